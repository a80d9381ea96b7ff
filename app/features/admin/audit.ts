import type { PaidTier } from '~/core/plans'
import type { StaffRole, SuspensionCause } from '~/core/viewer'
import type { Currency } from '~/i18n/currency'

/** What can be done to a person from /admin (docs/product.md#people). */
export const AUDIT_ACTIONS = [
	'grant_role',
	'revoke_role',
	'suspend',
	'lift',
	'give_plan',
	'take_plan',
	'cancel_later',
	'cancel_now',
	'resume',
	'refund',
	'send_confirmation',
	'send_password_link',
	'end_sessions',
	'delete',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/**
 * How an act went: `begun` until Stripe has answered, and for good where a process died over it; then the payments say
 * what became of it.
 */
export const AUDIT_OUTCOMES = ['begun', 'done', 'failed'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

/** What an act was about: codes, sums and dates, and no text that anybody wrote. */
export interface AuditDetails {
	role?: StaffRole
	tier?: PaidTier
	/** ISO 8601. */
	until?: string
	/** In cents or centavos. */
	amount?: number
	currency?: Currency
	/** The id of a charge at Stripe. */
	payment?: string
	cause?: SuspensionCause
	/** What was given before, and until when. */
	before?: { tier: PaidTier; until: string }
	/** Whether it is done as soon as Stripe or the bank lets it. */
	waits?: boolean
	/** Whether it took back what was done just before. */
	isUndo?: boolean
}

/** How long a reason may be. */
export const REASON_AT_MOST = 500

/** A line of the trail as screens show it. */
export interface TrailLine {
	id: number
	at: string
	action: AuditAction
	outcome: AuditOutcome
	/** What they are called who did it; null for the command line and for who has left since. */
	by: string | null
	isByCommand: boolean
	reason: string | null
	details: AuditDetails
}
