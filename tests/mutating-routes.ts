export const ROLES = ['visitor', 'member', 'admin'] as const
export const THINGS = ['own', 'foreign', 'missing', 'none'] as const
export type Role = (typeof ROLES)[number]
/** Whose thing the request is about; 'none' where it is about nothing that has an owner. */
export type Thing = (typeof THINGS)[number]
/** A status, or a status and where it leads to. */
type Answer = string

export const ACCOUNT = { member: 'explorer@pronto.test', admin: 'admin@pronto.test' }
export const STRANGER = 'legend@pronto.test'
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
	answers: Partial<Record<Thing, Record<Role, Answer>>>
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
		route: 'admin',
		form: { intent: 'grant', userId: ':user' },
		answers: {
			own: { visitor: '403', member: '403', admin: '409' },
			foreign: { visitor: '403', member: '403', admin: '303 /admin' },
			missing: { visitor: '403', member: '403', admin: '404' },
		},
	},
]
