export const ROLES = ['visitor', 'member', 'subscriber', 'legend', 'admin'] as const
export const THINGS = ['own', 'foreign', 'missing', 'none'] as const
export type Role = (typeof ROLES)[number]
/** Whose thing the request is about; 'none' where it is about nothing that has an owner. */
export type Thing = (typeof THINGS)[number]
/** A status, or a status and where it leads to. */
type Answer = string
/** Who is not named is answered like who has less: a Legend like a subscriber, a subscriber like a member. */
export type Answers = Record<'visitor' | 'member' | 'admin', Answer> &
	Partial<Record<'subscriber' | 'legend', Answer>>

export const ACCOUNT = {
	member: 'explorer@pronto.test',
	subscriber: 'creator@pronto.test',
	legend: 'legend@pronto.test',
	admin: 'admin@pronto.test',
}
/** Somebody else, whose things are foreign to everybody above. */
export const STRANGER = 'stranger@pronto.test'
export const PASSWORD = 'pronto-demo'
export const TITLE = 'Untouched by strangers'
export const PROMPT = {
	title: TITLE,
	description: 'What it is.',
	category: 'finance',
	promptText: 'Do [this].',
}

export interface Row {
	/** The path in `app/routes.ts`. */
	route: string
	form?: Record<string, string>
	/** Signs in anew for each request, because it ends the session. */
	endsSession?: boolean
	/** What `:id` of the path and `:thing` of the form stand for; a prompt where it is not said. */
	about?: 'prompt' | 'person' | 'saved prompt' | 'conversation'
	answers: Partial<Record<Thing, Answers>>
	/** What must hold afterwards where the answer was no redirect. */
	staysAsItWas?: boolean
}

/** Somebody who has a session is sent home, whatever the form says (spec 2). */
const visitorsOnly = (answer: Answer) => ({ visitor: answer, member: '302 /', admin: '302 /' })
const everybody = (answer: Answer) => ({ visitor: answer, member: answer, admin: answer })
/** A visitor is sent to log in and comes back to `next`. */
const afterLogin = (next: string, answer: Answer) => ({
	visitor: `303 /login${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`,
	member: answer,
	admin: answer,
})

/** The locker is for Legends alone, and admins are none for being admins. */
const legendsOnly = (next: string, answer: Answer) => ({ ...afterLogin(next, '403'), legend: answer })

export function answerTo(role: Role, answers: Answers): Answer {
	const { member, subscriber = member, legend = subscriber } = answers
	return { ...answers, subscriber, legend }[role]
}

/** Every route that changes something, for everybody, about everybody's things (architecture 8). */
export const TABLE: readonly Row[] = [
	{
		route: 'login',
		form: { email: 'x@pronto.test', password: 'wrong' },
		answers: { none: visitorsOnly('401') },
	},
	{
		route: 'signup',
		form: { email: 'no address', password: 'long enough' },
		answers: { none: visitorsOnly('400') },
	},
	{ route: 'login/google', form: { next: '/' }, answers: { none: everybody('303') } },
	{ route: 'logout', endsSession: true, answers: { none: everybody('303 /') } },
	{ route: 'forgot-password', form: { email: 'x@pronto.test' }, answers: { none: everybody('303 /login') } },
	{
		route: 'reset-password',
		form: { token: 'made up', password: 'long enough' },
		answers: { none: everybody('400') },
	},
	{ route: 'confirm-email', form: { next: '/faq' }, answers: { none: afterLogin('/faq', '303 /faq') } },
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
		answers: {
			own: afterLogin('/faq', '303 /faq'),
			foreign: afterLogin('/faq', '303 /faq'),
			missing: afterLogin('/faq', '303 /faq'),
		},
	},
	{
		route: 'prompt/:id/edit',
		form: { ...PROMPT, title: 'Stolen', editedAt: '2999-01-01' },
		staysAsItWas: true,
		answers: {
			own: afterLogin('/prompt/:id/edit', '303 /prompt/:id'),
			foreign: { ...afterLogin('/prompt/:id/edit', '404'), admin: '303 /prompt/:id' },
			missing: afterLogin('/prompt/:id/edit', '404'),
		},
	},
	{
		route: 'prompt/:id/remove',
		staysAsItWas: true,
		answers: {
			own: afterLogin('/prompt/:id/remove', '303 /profile?tab=prompts'),
			foreign: { ...afterLogin('/prompt/:id/remove', '404'), admin: '303 /profile?tab=prompts' },
			missing: afterLogin('/prompt/:id/remove', '404'),
		},
	},
	{ route: 'create-prompt', form: { title: 'Half' }, answers: { none: afterLogin('/create-prompt', '400') } },
	{ route: 'profile', form: { avatarUrl: 'http://x.org' }, answers: { none: afterLogin('/profile', '400') } },
	{
		route: 'settings',
		form: { language: 'en' },
		answers: { none: afterLogin('/settings', '303 /settings') },
	},
	{
		route: 'pricing',
		form: { planType: 'premium' },
		answers: { none: afterLogin('/pricing', '303') },
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
		route: 'admin/messages',
		form: { intent: 'read', id: ':thing' },
		answers: { missing: { visitor: '403', member: '403', admin: '404' } },
	},
	{
		// Whose session it is counts in tests/focus.http.test.ts.
		route: 'focus',
		form: { intent: 'start', title: ' ' },
		answers: { none: { ...afterLogin('/focus', '403'), subscriber: '400' } },
	},
	{
		route: 'focus/session',
		form: { id: 'no JSON' },
		answers: { none: { visitor: '401', member: '415', admin: '415' } },
	},
	{
		route: 'chat-legend/:id?',
		form: { message: ' ' },
		answers: { missing: legendsOnly('/chat-legend/:id', '400') },
	},
	{
		route: 'chat-legend/conversation/:id',
		form: { intent: 'rename', title: 'Renamed' },
		about: 'conversation',
		answers: {
			own: legendsOnly('/chat-legend/conversation/:id', '200'),
			foreign: legendsOnly('/chat-legend/conversation/:id', '404'),
			missing: legendsOnly('/chat-legend/conversation/:id', '404'),
		},
	},
	{
		// Whose reply it is counts in app/domain/chat.server.db.test.ts.
		route: 'chat-legend/reply/:id',
		answers: { missing: legendsOnly('/chat-legend/reply/:id', '200') },
	},
	{
		route: 'prompt-locker/new',
		form: { title: ' ', content: 'Do [this].' },
		answers: { none: legendsOnly('/prompt-locker', '400') },
	},
	{
		route: 'prompt-locker/import',
		form: { text: '{}' },
		answers: { none: legendsOnly('/prompt-locker/import', '400') },
	},
	{
		route: 'prompt-locker/:id/edit',
		form: { title: 'Stolen', content: 'Do [this].', editedAt: '2999-01-01' },
		about: 'saved prompt',
		answers: {
			own: legendsOnly('/prompt-locker/:id/edit', '303 /prompt-locker'),
			foreign: legendsOnly('/prompt-locker/:id/edit', '404'),
			missing: legendsOnly('/prompt-locker/:id/edit', '404'),
		},
	},
	{
		route: 'prompt-locker/:id/remove',
		about: 'saved prompt',
		answers: {
			own: legendsOnly('/prompt-locker/:id/remove', '303 /prompt-locker'),
			foreign: legendsOnly('/prompt-locker/:id/remove', '404'),
			missing: legendsOnly('/prompt-locker/:id/remove', '404'),
		},
	},
	...['pin', 'duplicate'].map(
		(what): Row => ({
			route: `prompt-locker/:id/${what}`,
			form: { pinned: 'on', scripted: 'yes' },
			about: 'saved prompt',
			answers: {
				own: legendsOnly('/prompt-locker', '200'),
				foreign: legendsOnly('/prompt-locker', '404'),
				missing: legendsOnly('/prompt-locker', '404'),
			},
		}),
	),
	{
		// What was removed comes back in app/domain/locker.server.db.test.ts.
		route: 'prompt-locker/:id/restore',
		form: { scripted: 'yes' },
		about: 'saved prompt',
		answers: {
			own: legendsOnly('/prompt-locker', '404'),
			foreign: legendsOnly('/prompt-locker', '404'),
			missing: legendsOnly('/prompt-locker', '404'),
		},
	},
	{
		route: 'admin',
		form: { intent: 'grant', userId: ':thing' },
		about: 'person',
		answers: {
			own: { visitor: '403', member: '403', admin: '409' },
			foreign: { visitor: '403', member: '403', admin: '303 /admin' },
			missing: { visitor: '403', member: '403', admin: '404' },
		},
	},
]
