import { href, Link } from 'react-router'
import { type PaidTier, PLANS, planOpens } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { PlanForm } from '../ui/plan-forms'
import { INCLUDED, type PlanChangeView } from '../ui/subscription-view'

/** What a cancellation ends, and when. */
export function PlanEnds({
	tier,
	day,
	scheduled,
}: {
	tier: PaidTier
	/** In words. */
	day: string
	scheduled: PaidTier | null
}) {
	const { t } = useWords()
	return (
		<section>
			<h2>{t('cancel_ends', { day })}</h2>
			<ul className="cancel-list">
				<li>{t('cancel_ends_premium')}</li>
				{planOpens(tier, 'locker') ? <li>{t('cancel_ends_desks')}</li> : null}
				{scheduled ? <li>{t('cancel_scheduled', { plan: PLANS[scheduled].title })}</li> : null}
			</ul>
		</section>
	)
}

/** What is somebody's also without a plan. */
export function PlanStays({ tier }: { tier: PaidTier }) {
	const { t } = useWords()
	return (
		<section>
			<h2>{t('cancel_stays')}</h2>
			<ul className="cancel-list">
				<li>{t('cancel_stays_free', { included: t(INCLUDED.free) })}</li>
				<li>{t(planOpens(tier, 'locker') ? 'cancel_stays_rooms' : 'cancel_stays_sessions')}</li>
				<li>{t('cancel_stays_texts')}</li>
			</ul>
		</section>
	)
}

/** The right to have everything back, for as long as somebody has it: canceling gives nothing back. */
export function WithdrawalInstead({ text }: { text: string }) {
	const { t } = useWords()
	return (
		<p>
			{text} <Link to={href('/withdraw')}>{t('nav_withdraw')}</Link>
		</p>
	)
}

/** The smaller plan, offered this once, by the form that every change of plan is. */
export function SmallerPlan({ change }: { change: PlanChangeView }) {
	const { t, day, money } = useWords()
	const plan = PLANS[change.to].title
	const values = { plan, day: day(change.startsOn), price: money(change.monthlyPrice, change.currency) }
	return (
		<section className="plan-panel" aria-labelledby="smaller-plan">
			<h2 id="smaller-plan">{t('cancel_smaller_title', values)}</h2>
			<p>{t('cancel_smaller_text', values)}</p>
			<PlanForm
				intent="schedule"
				plan={change.to}
				fields={{
					plan: change.to,
					startsAt: String(change.startsAt),
					monthlyAmount: String(Math.round(change.monthlyPrice * 100)),
					resumes: String(change.resumes),
				}}
				className="button button-secondary"
				busyLabel={t('change_saving')}
			>
				{t('cancel_smaller_button', values)}
			</PlanForm>
		</section>
	)
}
