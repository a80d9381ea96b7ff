import { type Currency, currencyOf } from '~/i18n/currency'
import type { Language } from '~/i18n/language'
import { type Feature, planOpens, type Tier, type TierWith } from './plans'

/** What somebody may be beyond a member (docs/product.md#roles): an admin may what the others may. */
export const STAFF_ROLES = ['admin', 'editor', 'support'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Why somebody may read on and do nothing else (docs/product.md#people). */
export const SUSPENSION_CAUSES = ['abuse', 'payment', 'security', 'law'] as const
export type SuspensionCause = (typeof SUSPENSION_CAUSES)[number]

/** Whoever asks. A visitor has no user id; everything that is decided by person or plan is decided by this. */
export type Viewer = Visitor | Member

export interface Visitor {
	userId: null
	tier: 'free'
	isAdmin: false
	isEditor: false
	isSupport: false
}

/** The ticket of someone who is signed in. */
export interface Member {
	userId: string
	tier: Tier
	isAdmin: boolean
	/** Whether they have the role of an editor; admins do what editors do without it. */
	isEditor: boolean
	/** Whether they have the role of support; admins do what support does without it. */
	isSupport: boolean
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
	/** In which currency the plan that they pay for is billed; null for who pays for none. */
	billedIn: Currency | null
	/** Why they may read and do nothing else; null for nearly everybody. */
	suspendedFor: SuspensionCause | null
}

/** The ticket of someone whose plan opens a feature (docs/product.md#gates). */
export type MemberWith<Wanted extends Feature> = Member & { tier: TierWith<Wanted> }

/** The ticket of an admin (docs/product.md#gates). */
export interface Admin extends Member {
	isAdmin: true
}

/** The ticket of who edits the library and decides about reports (docs/product.md#roles). */
export type Editor = Admin | (Member & { isEditor: true })

/** The ticket of who looks after people (docs/product.md#roles). */
export type Support = Admin | (Member & { isSupport: true })

export const VISITOR: Visitor = {
	userId: null,
	tier: 'free',
	isAdmin: false,
	isEditor: false,
	isSupport: false,
}

export function isSignedIn(viewer: Viewer): viewer is Member {
	return viewer.userId !== null
}

export function isAdmin(viewer: Viewer): viewer is Admin {
	return viewer.isAdmin
}

export function isEditor(viewer: Viewer): viewer is Editor {
	return viewer.isAdmin || viewer.isEditor
}

export function isSupport(viewer: Viewer): viewer is Support {
	return viewer.isAdmin || viewer.isSupport
}

/** Whether somebody's plan opens a feature. */
export function opens<Wanted extends Feature>(viewer: Viewer, feature: Wanted): viewer is MemberWith<Wanted> {
	return isSignedIn(viewer) && planOpens(viewer.tier, feature)
}

/**
 * In which currency somebody is shown every price (docs/product.md#plans): their bill's, as another plan would be charged in
 * it too, else that of the country they ask from.
 */
export function currencyFor(viewer: Viewer, country: string): Currency {
	return (isSignedIn(viewer) ? viewer.billedIn : null) ?? currencyOf(country)
}
