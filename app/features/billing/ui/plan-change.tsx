import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { MONTHLY_PRICE, PLAN_TITLE } from '~/core/plan'
import { useWords } from '~/i18n/words'
import { planChangeAddress } from './plan-address'
import { PlanForm } from './plan-forms'
import type { PlanChangeView } from './subscription-view'

/** Confirms another plan, with its date and its money, before anything happens (docs/product.md#plans). */
export function PlanChange({ change }: { change: PlanChangeView }) {
	const { t, day, money, cents } = useWords()
	const { from, to, currency, now } = change
	const plan = PLAN_TITLE[to]
	const startsOn = day(change.startsOn)
	const price = money(change.monthlyPrice, currency)
	const amount = now ? cents(now.amountDue, currency) : ''
	return (
		<>
			<h2 className="mb-3">{t(to === 'pro' ? 'upgrade_to' : 'downgrade_to', { plan })}</h2>
			<dl className="stat">
				<div>
					<dt>{t('change_from')}</dt>
					<dd>
						{t('plan_with_price', {
							plan: PLAN_TITLE[from],
							price: money(MONTHLY_PRICE[from][currency], currency),
						})}
					</dd>
				</div>
				<div>
					<dt>{t('change_to')}</dt>
					<dd>{t('plan_with_price', { plan, price })}</dd>
				</div>
			</dl>
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
						<PlanForm
							intent="upgrade"
							plan={to}
							fields={{ amountDue: String(now.amountDue), prorationDate: String(now.prorationDate) }}
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
					{to === 'premium' ? <p>{t('change_downgrade_text', { day: startsOn })}</p> : null}
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
				{t('keep_plan', { plan: PLAN_TITLE[from] })}
			</Link>
		</>
	)
}
