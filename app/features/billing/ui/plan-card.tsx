import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Currency, MONTHLY_PRICE, PLAN_TITLE } from '~/core/plan'
import type { Tier } from '~/core/viewer'
import { type MessageId, useWords } from '~/i18n/words'

const LOOK: Record<Tier, string> = {
	free: 'plan',
	premium: 'plan plan-creator',
	pro: 'plan plan-legend inverse',
}
const TEXT: Record<Tier, MessageId> = { free: 'explorer_text', premium: 'creator_text', pro: 'legend_text' }
const FEATURES: Record<Tier, readonly MessageId[]> = {
	free: ['5_prompts_per_category', 'new_prompts_every_30_days', '2_favorites', 'fill_in_copy_and_share'],
	premium: ['everything_in_explorer', 'every_premium_prompt', 'focus_mode_included', 'new_prompts_weekly'],
	pro: ['everything_in_creator', 'nav_chat', 'nav_locker', 'unlimited_history'],
}

/** A plan with its price in the currency of the person's country (docs/product.md#numbers); `children` is what can be done about it. */
export function PlanCard({
	tier,
	currency,
	children,
}: {
	tier: Tier
	currency: Currency
	children: ReactNode
}) {
	const { t, money } = useWords()
	const title = `plan-${tier}`
	return (
		<section className={LOOK[tier]} aria-labelledby={title}>
			<h2 id={title}>{PLAN_TITLE[tier]}</h2>
			<p className="price">
				{money(tier === 'free' ? 0 : MONTHLY_PRICE[tier][currency], currency)}
				<small>{` ${t('a_month')}`}</small>
			</p>
			<p>{t(TEXT[tier])}</p>
			<ul>
				{FEATURES[tier].map((feature) => (
					<li key={feature}>
						<Check className="icon" aria-hidden="true" />
						<span>{t(feature)}</span>
					</li>
				))}
			</ul>
			<div className="plan-action">{children}</div>
		</section>
	)
}
