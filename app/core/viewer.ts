import type { Language } from '~/i18n/language'

export const TIERS = ['free', 'premium', 'pro'] as const
export type Tier = (typeof TIERS)[number]

/** Whoever asks. A visitor has no user id; everything that is decided by person or plan is decided by this. */
export type Viewer = Visitor | Member

export interface Visitor {
	userId: null
	tier: 'free'
	isAdmin: false
}

/** The ticket of someone who is signed in. */
export interface Member {
	userId: string
	tier: Tier
	isAdmin: boolean
	email: string
	/** What the header calls them: the full name, else the address. */
	name: string
	avatarUrl: string | null
	/** The language of their profile, for mails; a page's language is the visit's. */
	language: Language
	/** Whether they followed a link that was mailed to the address, or Google vouched for it. */
	isConfirmed: boolean
	/** Whether their last payment failed: the plan goes on, with a notice (docs/product.md#plans). */
	isPastDue: boolean
}

/** The ticket of someone whose premium or pro plan is paid for (docs/product.md#gates). */
export interface Subscriber extends Member {
	tier: 'premium' | 'pro'
}

/** The ticket of someone whose pro plan is paid for (docs/product.md#gates). */
export interface Legend extends Member {
	tier: 'pro'
}

/** The ticket of an admin (docs/product.md#gates). */
export interface Admin extends Member {
	isAdmin: true
}

export const VISITOR: Visitor = { userId: null, tier: 'free', isAdmin: false }

export function isSignedIn(viewer: Viewer): viewer is Member {
	return viewer.userId !== null
}

export function isAdmin(viewer: Viewer): viewer is Admin {
	return viewer.isAdmin
}

export function isSubscriber(viewer: Viewer): viewer is Subscriber {
	return isSignedIn(viewer) && viewer.tier !== 'free'
}

export function isLegend(viewer: Viewer): viewer is Legend {
	return isSignedIn(viewer) && viewer.tier === 'pro'
}
