/**
 * Who asks. An author is somebody without a plan who once was a Legend: things of every kind are theirs. An editor and
 * somebody of support have that role and no plan.
 */
export const ROLES = [
	'visitor',
	'member',
	'subscriber',
	'legend',
	'admin',
	'editor',
	'support',
	'author',
] as const
/** Whose thing the request is about; 'none' where it is about nothing that has an owner. */
export const THINGS = ['own', 'foreign', 'missing', 'none'] as const
export type Role = (typeof ROLES)[number]
export type Thing = (typeof THINGS)[number]
export type Method = 'GET' | 'POST'

/**
 * A status; where it leads to; `reads` where the answer holds the thing's secret; `lists` where it holds secrets of the
 * asker's own, or all of a kind for an admin; `changes` where the thing is another one afterwards. What is not said must
 * not be.
 */
export type Answer = string
/** Who is not named is answered like who has less: a Legend like a subscriber, everybody else like a member. */
export type Answers = Record<'visitor' | 'member' | 'admin', Answer> &
	Partial<Record<'subscriber' | 'legend' | 'editor' | 'support' | 'author', Answer>>

export const ACCOUNT = {
	member: 'explorer@pronto.test',
	subscriber: 'creator@pronto.test',
	legend: 'legend@pronto.test',
	admin: 'admin@pronto.test',
	editor: 'editor@pronto.test',
	support: 'support@pronto.test',
	author: 'author@pronto.test',
}
/** Somebody else, whose things are foreign to everybody above. */
export const STRANGER = 'stranger@pronto.test'
export const PASSWORD = 'pronto-demo'

/** The kinds of things that somebody owns; tests/support/access/access-things.ts makes them. */
export type Kind =
	| 'prompt'
	| 'prompt draft'
	| 'person'
	| 'saved prompt'
	| 'import'
	| 'conversation'
	| 'reply'
	| 'focus session'
	| 'message'
	| 'access token'
	| 'library draft'
	| 'collection'

/** A request that somebody sends who means well. */
export interface HonestRequest {
	/** The path in `app/routes.ts`, or of a door of the server's own. */
	route: string
	/** What parts of the path stand for, but `:id` where the request is about a thing. */
	params?: Record<string, string>
	form?: Record<string, string>
	/** Sent as JSON instead of a form. */
	json?: object
	/** Everything that the door reads of such a body, where `form` or `json` leaves some of it out. */
	whole?: object
	/** Signs in anew for each request, because it ends the session. */
	endsSession?: boolean
	/** What `:id` of the path and `:thing` of the body stand for; a prompt where it is not said. */
	about?: Kind
}

export interface Row extends HonestRequest {
	/** The asker comes with a personal access token of theirs, for everything that tokens are for, instead of a session. */
	byToken?: boolean
	answers: Partial<Record<Thing, Answers>>
	/** Whether scripts of every other site may read it; then it looks at no cookie. */
	isForEverySite?: boolean
}

/** Somebody who has a session is sent home, whatever the form says. */
export const visitorsOnly = (answer: Answer) => ({ visitor: answer, member: '302 /', admin: '302 /' })
/** What admins alone may, or who has a role as well; everybody else is told no. */
export const staffOnly = (answer: Answer, role?: 'editor' | 'support'): Answers => ({
	visitor: '403',
	member: '403',
	admin: answer,
	...(role ? { [role]: answer } : {}),
})
/** The same of a form with a reason: a visitor's session may have ended while they wrote it. */
export const staffAfterLogin = (answer: Answer, role?: 'editor' | 'support'): Answers => ({
	...staffOnly(answer, role),
	visitor: '303',
})
export const everybody = (answer: Answer) => ({ visitor: answer, member: answer, admin: answer })
/** A visitor is sent to log in and comes back to `next`. */
export const afterLogin = (next: string, answer: Answer) => ({
	visitor: `303 /login${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`,
	member: answer,
	admin: answer,
})
/** The locker is for Legends alone, and admins are none for being admins. */
export const legendsOnly = (next: string, answer: Answer) => ({ ...afterLogin(next, '403'), legend: answer })
/** A function or an API says it by a status alone. */
export const byFunction = (answer: Answer) => ({ visitor: '401', member: answer, admin: answer })

/** One answer about what is theirs; what is somebody else's is answered exactly like what is missing. */
export function ownersAlone(gate: (answer: Answer) => Answers, own: Answer, others: Answer = '404') {
	return { own: gate(own), foreign: gate(others), missing: gate(others) }
}

export function answerTo(role: Role, answers: Answers): Answer {
	const { member, subscriber = member, legend = subscriber } = answers
	const { author = member, editor = member, support = member } = answers
	return { ...answers, subscriber, legend, author, editor, support }[role]
}

/** Forms without a page of their own lead to the page they belong to. */
export const leadsTo = (route: string, page: string, about?: Row['about']): Row => {
	const answer = everybody(`302 ${page}`)
	return about
		? { route, about, answers: { own: answer, foreign: answer, missing: answer } }
		: { route, answers: { none: answer } }
}
