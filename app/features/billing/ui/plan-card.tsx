import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { isAbove } from '~/core/plan-order'
import { monthlyPrice, PLANS, type Tier } from '~/core/plans'
import type { Currency } from '~/i18n/currency'
import { type MessageId, useWords } from '~/i18n/words'
import { planChangeAddress } from './plan-address'

/** A plan with its price in the person's currency (docs/product.md#plans); `children` is what can be done about it. */
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
	const look = PLAN_LOOK[tier]
	const title = `plan-${tier}`
	return (
		<section className={look.card} aria-labelledby={title}>
			<h2 id={title}>{PLANS[tier].title}</h2>
			<p className="price">
				{money(monthlyPrice(tier, currency), currency)}
				<small>{` ${t('a_month')}`}</small>
			</p>
			<p>{t(look.text)}</p>
			<ul>
				{look.points.map((feature) => (
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

/** What the person who looks at the plans has already. */
export interface OwnPlan {
	/** Null for visitors. */
	tier: Tier | null
	/** The plan that begins with the next billing cycle, and its ISO date. */
	scheduled: { tier: Tier; startsOn: string } | null
}

/**
 * What can be done about a plan: start it, see that one has it, or go where a change is confirmed
 * (docs/product.md#plans; never a second subscription).
 */
export function PlanAction({
	tier,
	own,
	next,
}: {
	tier: Tier
	own: OwnPlan
	/** Where it is to open something; the home page stands for nowhere. */
	next: string
}) {
	const { t, day } = useWords()
	if (own.tier === tier && tier !== 'free') return <Fact text={t('your_plan')} />
	if (own.scheduled?.tier === tier) {
		return (
			<>
				<Fact text={t('starts_on', { day: day(own.scheduled.startsOn) })} />
				<Link className={PLAN_LOOK[tier].button} to={planChangeAddress()}>
					{t('manage_subscription')}
				</Link>
			</>
		)
	}
	if (own.tier === null || own.tier === 'free')
		return <Purchase tier={tier} isOwn={own.tier === tier} next={next} />
	if (tier === 'free') return <Fact text={t('included_in_your_plan')} />
	return (
		<Link className={PLAN_LOOK[tier].button} to={planChangeAddress(tier)}>
			{t(isAbove(tier, own.tier) ? 'upgrade_to' : 'downgrade_to', { plan: PLANS[tier].title })}
		</Link>
	)
}

function Fact({ text }: { text: string }) {
	return (
		<p className="plan-fact">
			<Check className="icon" aria-hidden="true" />
			{text}
		</p>
	)
}

/** The loading text stands on the chosen plan only. */
function Purchase({ tier, isOwn, next }: { tier: Tier; isOwn: boolean; next: string }) {
	const { t } = useWords()
	const { formAction, formData } = useNavigation()
	const chosen = formAction === href('/pricing') ? formData?.get('planType') : undefined
	const isBusy = chosen === tier
	const label = tier === 'free' ? t('start_free') : t('choose_plan', { plan: PLANS[tier].title })
	const busyLabel = tier === 'free' ? t('loading') : t('opening_checkout')
	return (
		<>
			{isOwn ? <Fact text={t('your_plan')} /> : null}
			<Form method="post" action={href('/pricing')}>
				<input type="hidden" name="next" value={next} />
				<button
					className={PLAN_LOOK[tier].button}
					type="submit"
					name="planType"
					value={tier}
					aria-busy={isBusy ? true : undefined}
					onClick={(event) => chosen && event.preventDefault()}
				>
					{isBusy ? busyLabel : label}
				</button>
			</Form>
		</>
	)
}

interface PlanLook {
	card: string
	button: string
	/** One sentence on its card. */
	text: MessageId
	points: readonly MessageId[]
}

/** How each plan presents itself. */
const PLAN_LOOK = {
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
		points: ['everything_in_creator', 'nav_chat', 'nav_locker', 'all_focus_sessions'],
	},
} as const satisfies Record<Tier, PlanLook>
