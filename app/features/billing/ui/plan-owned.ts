import type { PaidTier, Tier } from '~/core/plans'
import type { MessageId } from '~/i18n/words'

/** All that a plan includes, where somebody has it. */
export const INCLUDED = {
	free: 'included_free',
	premium: 'included_premium',
	pro: 'included_pro',
} as const satisfies Record<Tier, MessageId>

/** What is said to who has just bought it. */
export const BOUGHT = { premium: 'success_creator', pro: 'success_legend' } as const satisfies Record<
	PaidTier,
	MessageId
>
