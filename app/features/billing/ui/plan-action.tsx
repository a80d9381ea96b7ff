import { Check } from 'lucide-react'
import { Form, href, Link, useNavigation } from 'react-router'
import { PLAN_TITLE } from '~/core/plan'
import { TIERS, type Tier } from '~/core/viewer'
import { useWords } from '~/i18n/words'
import { planChangeAddress } from './plan-address'

/** What the person who looks at the plans has already. */
export interface OwnPlan {
	/** Null for visitors. */
	tier: Tier | null
	/** The plan that begins with the next billing cycle, and its ISO date. */
	scheduled: { tier: Tier; startsOn: string } | null
}

const BUTTON: Record<Tier, string> = {
	free: 'button button-secondary button-wide',
	premium: 'button button-ink button-wide',
	pro: 'button button-primary button-wide',
}

/**
 * What can be done about a plan: start it, see that one has it, or go where a change is confirmed
 * (docs/product.md#plans; never a second subscription).
 */
export function PlanAction({ tier, own }: { tier: Tier; own: OwnPlan }) {
	const { t, day } = useWords()
	if (own.tier === tier && tier !== 'free') return <Fact text={t('your_plan')} />
	if (own.scheduled?.tier === tier) {
		return (
			<>
				<Fact text={t('starts_on', { day: day(own.scheduled.startsOn) })} />
				<Link className={BUTTON[tier]} to={planChangeAddress()}>
					{t('manage_subscription')}
				</Link>
			</>
		)
	}
	if (own.tier === null || own.tier === 'free') return <Purchase tier={tier} isOwn={own.tier === tier} />
	if (tier === 'free') return <Fact text={t('included_in_your_plan')} />
	const isUpgrade = TIERS.indexOf(tier) > TIERS.indexOf(own.tier)
	return (
		<Link className={BUTTON[tier]} to={planChangeAddress(tier)}>
			{t(isUpgrade ? 'upgrade_to' : 'downgrade_to', { plan: PLAN_TITLE[tier] })}
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
function Purchase({ tier, isOwn }: { tier: Tier; isOwn: boolean }) {
	const { t } = useWords()
	const { formAction, formData } = useNavigation()
	const chosen = formAction === href('/pricing') ? formData?.get('planType') : undefined
	const isBusy = chosen === tier
	const label = tier === 'free' ? t('start_free') : t('choose_plan', { plan: PLAN_TITLE[tier] })
	const busyLabel = tier === 'free' ? t('loading') : t('opening_checkout')
	return (
		<>
			{isOwn ? <Fact text={t('your_plan')} /> : null}
			<Form method="post" action={href('/pricing')}>
				<button
					className={BUTTON[tier]}
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
