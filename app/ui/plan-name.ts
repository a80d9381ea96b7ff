import type { Tier } from '~/core/viewer'
import type { MessageId } from '~/i18n/words'

export const PLAN_NAME: Record<Tier, MessageId> = {
	free: 'plan_explorer',
	premium: 'plan_creator',
	pro: 'plan_legend',
}
