import type { MessageId } from '~/i18n/words'
import type { SubscriptionPhase } from '../subscription'

/** How a subscription stands. */
export const STATUS: Record<SubscriptionPhase, MessageId> = {
	none: 'no_subscription',
	active: 'subscription_active',
	ending: 'subscription_ending',
	past_due: 'subscription_past_due',
	ended: 'subscription_ended',
}

/** What the end of its period is. */
export const PERIOD_END: Record<SubscriptionPhase, MessageId | null> = {
	none: null,
	active: 'next_billing_date',
	ending: 'access_until',
	past_due: 'next_billing_date',
	ended: 'ended_on',
}
