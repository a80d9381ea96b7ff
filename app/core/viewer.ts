import type { Language } from '~/i18n/language'
import { type Feature, planOpens, type Tier, type TierWith } from './plans'

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

/** The ticket of someone whose plan opens a feature (docs/product.md#gates). */
export type MemberWith<Wanted extends Feature> = Member & { tier: TierWith<Wanted> }

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

/** Whether somebody's plan opens a feature. */
export function opens<Wanted extends Feature>(viewer: Viewer, feature: Wanted): viewer is MemberWith<Wanted> {
	return isSignedIn(viewer) && planOpens(viewer.tier, feature)
}
