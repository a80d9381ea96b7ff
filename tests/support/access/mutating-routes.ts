import { afterLogin, everybody, ownersAlone, PASSWORD, type Row, visitorsOnly } from './access.ts'

const PERSON = { email: 'x@pronto.test', password: 'long enough', next: '/faq' }
const PROFILE = {
	fullName: 'F',
	username: 'somebody',
	avatarUrl: 'https://x.org/a.png',
	language: 'en',
}
/** Every form of a page, for everybody, about everybody's things; tests/support/access/desk-routes.ts has focus, chat and locker. */
export const MUTATING_ROUTES: readonly Row[] = [
	{
		route: 'login',
		form: { email: 'x@pronto.test', password: 'wrong' },
		whole: PERSON,
		answers: { none: visitorsOnly('401') },
	},
	{
		route: 'signup',
		form: { email: 'no address', password: 'long enough' },
		whole: PERSON,
		answers: { none: visitorsOnly('400') },
	},
	{ route: 'login/google', form: { next: '/' }, answers: { none: everybody('303') } },
	{ route: 'logout', form: { next: '/' }, endsSession: true, answers: { none: everybody('303 /') } },
	{ route: 'forgot-password', form: { email: 'x@pronto.test' }, answers: { none: everybody('303 /login') } },
	{
		route: 'reset-password',
		form: { token: 'made up', password: 'long enough' },
		answers: { none: everybody('400') },
	},
	{ route: 'confirm-email', form: { next: '/faq' }, answers: { none: afterLogin('/faq', '303 /faq') } },
	{ route: 'confirm-email', form: { token: 'made.up.token' }, answers: { none: everybody('303 /') } },
	{
		route: 'prompt/:id/favorite',
		form: { favorite: 'on', next: '/faq', scripted: 'yes' },
		answers: {
			own: afterLogin('/faq', '200'),
			foreign: afterLogin('/faq', '200'),
			missing: afterLogin('/faq', '404'),
		},
	},
	{
		route: 'prompt/:id/used',
		form: { next: '/faq' },
		whole: { next: '/faq', scripted: 'yes' },
		answers: ownersAlone((answer) => afterLogin('/faq', answer), '303 /faq', '303 /faq'),
	},
	{
		route: 'prompt/:id/changes',
		params: { id: '1' },
		form: { next: '/faq' },
		whole: { next: '/faq', scripted: 'yes' },
		answers: { none: afterLogin('/faq', '303 /faq') },
	},
	{
		route: 'prompt/:id/changes',
		params: { id: 'made-up' },
		form: { next: '/faq', scripted: 'yes' },
		answers: { none: afterLogin('/faq', '404') },
	},
	{
		route: 'prompt/:id/report',
		form: { reason: 'spam', note: 'Only advertising.' },
		answers: {
			own: everybody('303 /prompt/:id'),
			foreign: everybody('303 /prompt/:id'),
			missing: everybody('404'),
		},
	},
	{
		route: 'profile',
		form: { avatarUrl: 'http://x.org' },
		whole: PROFILE,
		answers: { none: afterLogin('/profile', '400') },
	},
	{
		route: 'settings',
		form: { language: 'en' },
		whole: PROFILE,
		answers: { none: afterLogin('/settings', '303 /settings') },
	},
	{
		route: 'pricing',
		form: { planType: 'premium' },
		whole: { planType: 'premium', intent: 'buy' },
		answers: { none: afterLogin('/pricing?plan=premium', '303') },
	},
	{
		// By the token of a mail alone, whoever is signed in: tests/http/withdraw.http.test.ts.
		route: 'withdraw',
		form: { intent: 'ask', email: 'x@pronto.test' },
		answers: { none: everybody('303 /withdraw') },
	},
	{
		// Nobody ends what another one bought, whatever contract they name.
		route: 'withdraw',
		form: { intent: 'confirm', contract: 'sub_of_another', name: 'N', email: 'x@pronto.test' },
		whole: { intent: 'confirm', contract: 'sub_of_another', name: 'N', email: 'x@pronto.test', token: '' },
		answers: { none: afterLogin('/withdraw', '409') },
	},
	{
		route: 'settings/password',
		form: { current: 'wrong', wanted: 'long enough' },
		answers: { none: afterLogin('/settings/password', '400') },
	},
	{
		route: 'settings/sessions',
		endsSession: true,
		answers: { none: afterLogin('/settings?tab=account', '303 /login') },
	},
	{
		route: 'settings/weekly-mail',
		form: { weekly: 'off' },
		answers: { none: afterLogin('/settings?tab=account', '303 /settings?tab=account') },
	},
	{
		// By the token of a mail alone, whoever is signed in: tests/http/weekly-mail.http.test.ts.
		route: 'unsubscribe',
		form: { token: 'made.up' },
		answers: { none: everybody('303 /unsubscribe') },
	},
	{
		route: 'settings/answers',
		form: { remember: 'off' },
		answers: { none: afterLogin('/settings/answers', '303 /settings/answers') },
	},
	{
		// Whoever has logged in since stores nothing of what somebody else answered.
		route: 'settings/answers/sync',
		json: { owner: 'somebody else', told: [] },
		whole: {
			owner: 'somebody else',
			told: [
				{
					kind: 'named',
					id: 'a',
					changedAt: 1,
					value: { promptId: '1', title: 'T', name: 'N', filled: [['service', 'bike']] },
				},
			],
		},
		answers: { none: everybody('204') },
	},
	{
		route: 'settings/tokens',
		form: { intent: 'make', name: ' ', lifetime: '30' },
		whole: { intent: 'make', name: 'T', scopes: 'prompts:read', lifetime: '30' },
		answers: { none: afterLogin('/settings/tokens', '400 lists') },
	},
	{
		route: 'settings/tokens',
		form: { intent: 'revoke', id: ':thing' },
		about: 'access token',
		answers: ownersAlone((answer) => afterLogin('/settings/tokens', answer), '303 /settings/tokens'),
	},
	{
		// Nobody cancels what another one bought, whatever contract they name.
		route: 'settings/cancel',
		form: { contract: 'sub_of_another', reason: 'None' },
		answers: {
			none: {
				...afterLogin('/settings/cancel', '303 /settings/cancel'),
				subscriber: '409',
				legend: '409',
			},
		},
	},
	{
		route: 'settings/delete',
		form: { confirmation: 'somebody@else.test', password: PASSWORD },
		answers: { none: afterLogin('/settings/delete', '400') },
	},
	{
		route: 'contact',
		form: { name: 'Ana', email: 'ana@pronto.test', subject: 'A prompt', message: 'For the theatre?' },
		answers: { none: everybody('303 /contact') },
	},
	{
		route: 'categories',
		form: { words: 'A prompt for the theatre' },
		answers: { none: everybody('303 /categories') },
	},
]
