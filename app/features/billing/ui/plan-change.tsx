import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { isAbove } from '~/core/plan-order'
import { PLANS, planOpens } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { UpgradeCosts } from '../own-plan/upgrade-costs'
import { planChangeAddress } from './plan-address'
import { PlanForm } from './plan-forms'
import type { PlanChangeView } from './subscription-view'

/** What the words about a smaller plan name. */
const DESKS = ['chat', 'locker'] as const

/** Confirms another plan, with its date and its money, before anything happens (docs/product.md#plans). */
export function PlanChange({ change }: { change: PlanChangeView }) {
	const { t, day, money, cents } = useWords()
	const { from, to, currency, now } = change
	const plan = PLANS[to].title
	const closesDesks =
		!DESKS.some((feature) => planOpens(to, feature)) && DESKS.every((feature) => planOpens(from, feature))
	const startsOn = day(change.startsOn)
	const price = money(change.monthlyPrice, currency)
	const amount = now ? cents(now.amountDue, currency) : ''
	return (
		<>
			<h2 className="mb-3">{t(isAbove(to, from) ? 'upgrade_to' : 'downgrade_to', { plan })}</h2>
			<dl className="stat">
				<div>
					<dt>{t('change_from')}</dt>
					<dd>
						{t('plan_with_price', {
							plan: PLANS[from].title,
							price: money(change.presentPrice, currency),
						})}
					</dd>
				</div>
				<div>
					<dt>{t('change_to')}</dt>
					<dd>{t('plan_with_price', { plan, price })}</dd>
				</div>
			</dl>
			{change.isDiscounted ? <p className="hint mt-4">{t('change_discounted')}</p> : null}
			{change.resumes ? (
				<p className="note plan-note mt-4">
					<Info className="icon" aria-hidden="true" />
					{t('change_resumes')}
				</p>
			) : null}
			<div className="plan-choices">
				{now ? (
					<section aria-labelledby="change-now">
						<h3 id="change-now">{t('change_now_title')}</h3>
						<p>{t('change_now_text', { plan, amount, day: startsOn, price })}</p>
						<UpgradeCosts change={change} now={now} />
						<PlanForm
							intent="upgrade"
							plan={to}
							fields={{
								plan: to,
								amountDue: String(now.amountDue),
								prorationDate: String(now.prorationDate),
							}}
							className="button button-primary"
							busyLabel={t('change_paying')}
						>
							{t('change_now_button', { amount })}
						</PlanForm>
					</section>
				) : null}
				<section aria-labelledby="change-next">
					<h3 id="change-next">{t('change_next_title')}</h3>
					<p>{t('change_next_text', { plan, day: startsOn, price })}</p>
					{closesDesks ? <p>{t('change_downgrade_text', { day: startsOn })}</p> : null}
					<PlanForm
						intent="schedule"
						plan={to}
						fields={{
							plan: to,
							startsAt: String(change.startsAt),
							monthlyAmount: String(Math.round(change.monthlyPrice * 100)),
							resumes: String(change.resumes),
						}}
						className={now ? 'button button-secondary' : 'button button-primary'}
						busyLabel={t('change_saving')}
					>
						{t('change_next_button', { day: startsOn })}
					</PlanForm>
				</section>
			</div>
			<Link className="button button-quiet -ml-2.5" to={planChangeAddress()}>
				{t('keep_plan', { plan: PLANS[from].title })}
			</Link>
		</>
	)
}
