import type { Tier } from '~/core/plans'
import type { MessageId } from '~/i18n/words'

interface PlanLook {
	card: string
	button: string
	/** One sentence on its card. */
	text: MessageId
	points: readonly MessageId[]
}

/** How each plan presents itself. */
export const PLAN_LOOK = {
	free: {
		card: 'plan',
		button: 'button button-secondary button-wide',
		text: 'explorer_text',
		points: ['5_prompts_per_category', 'new_prompts_every_30_days', '2_favorites', 'fill_in_copy_and_share'],
	},
	premium: {
		card: 'plan plan-creator',
		button: 'button button-ink button-wide',
		text: 'creator_text',
		points: ['everything_in_explorer', 'every_premium_prompt', 'focus_mode_included', 'new_prompts_weekly'],
	},
	pro: {
		card: 'plan plan-legend inverse',
		button: 'button button-primary button-wide',
		text: 'legend_text',
		points: ['everything_in_creator', 'nav_chat', 'nav_locker', 'unlimited_history'],
	},
} as const satisfies Record<Tier, PlanLook>
