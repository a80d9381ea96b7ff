import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { monthlyPrice, PLANS } from '~/core/plans'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { pricingAddress } from './plan-address'
import { PlanForm } from './plan-forms'
import { useOwnPlan } from './subscription-check'

/** The subscription of somebody who is signed in, beside the prompt at `address`: checking, active, past due, or an upgrade. */
export function SubscriptionBlock({ address, currency }: { address: string; currency: Currency }) {
	const { t, money } = useWords()
	const plan = useOwnPlan()
	if (!plan) return null
	const { tier, isPastDue, isChecking, problem } = plan
	if (isChecking) {
		return (
			<div className="side-block" aria-busy="true">
				<h2>{t('your_subscription')}</h2>
				<div className="skeleton w-3/5" />
				<div className="skeleton min-h-12" />
				<p className="visually-hidden" role="status">
					{t('checking_subscription')}
				</p>
			</div>
		)
	}
	// That a payment failed is said above every page.
	const alert = problem ? (
		<p className="note note-error p-3">
			<CircleAlert className="icon" aria-hidden="true" />
			{problem}
		</p>
	) : null
	if (tier === 'free') {
		return (
			<>
				{alert}
				<div className="side-upgrade">
					<h2>{t('every_premium_prompt')}</h2>
					<p>{t('creator_opens', { price: money(monthlyPrice('premium', currency), currency) })}</p>
					<Link className="button button-ink" to={pricingAddress(address)} prefetch="intent">
						{t('see_plans')}
					</Link>
				</div>
			</>
		)
	}
	return (
		<div className="side-block">
			<h2>{t('your_subscription')}</h2>
			{alert ??
				(isPastDue ? null : <p className="pill">{t('plan_is_active', { plan: PLANS[tier].title })}</p>)}
			<PlanForm intent="portal" className="button button-secondary button-wide" busyLabel={t('loading')}>
				{isPastDue ? t('update_payment') : t('manage_subscription')}
			</PlanForm>
		</div>
	)
}
