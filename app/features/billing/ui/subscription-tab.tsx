import { ArrowRight, ArrowUpRight, CircleAlert, Download, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { monthlyPrice, PLANS } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { Billing, type BillingView, type InvoiceView } from '../own-plan/invoices'
import { PlanForm } from './plan-forms'
import { INCLUDED, PERIOD_END, STATUS, type SubscriptionView } from './subscription-view'

const EXPORTS = { JSON: href('/prompt-locker/export.json'), CSV: href('/prompt-locker/export.csv') }

/** Which plan a person has, until when, and what can be done about it. */
export function SubscriptionTab({
	subscription,
	problem,
	canExportLocker,
	withdrawal,
	billing,
}: {
	subscription: SubscriptionView
	/** Until when they can withdraw from the contract, in words; null where that is over. */
	withdrawal: string | null
	/** Why what stands here may be behind: the check of it failed. */
	problem: string | null
	canExportLocker: boolean
	/** Null for who was never billed. */
	billing: BillingView | 'unknown' | null
}) {
	const { t, day, money } = useWords()
	const { phase, tier, paidTier, given, currency, amount, periodEnd, nextTry, scheduled, hasPortal } =
		subscription
	const endLabel = PERIOD_END[phase]
	const plan =
		tier !== paidTier || tier === 'free' || !currency || amount === null
			? PLANS[tier].title
			: t('plan_with_price', {
					plan: PLANS[tier].title,
					price: money(amount / 100, currency),
				})
	// Who pays less for this plan may pay less for the next one: its page told how much.
	const isListed = currency !== null && amount === monthlyPrice(paidTier, currency) * 100
	return (
		<>
			<h2 className="visually-hidden">{t('subscription')}</h2>
			{problem ? (
				<p className="note note-error mb-4" role="alert">
					<CircleAlert className="icon" aria-hidden="true" />
					{problem}
				</p>
			) : null}
			<PhaseNote subscription={subscription} refunded={refundedOf(billing)} />
			{given ? (
				<p className="note plan-note mb-4" data-message="plan_given">
					<Info className="icon" aria-hidden="true" />
					{t('plan_given', { plan: PLANS[given.tier].title, day: day(given.endsOn) })}
				</p>
			) : null}
			<dl className="stat">
				<div>
					<dt>{t('subscription_status')}</dt>
					<dd>
						<span className={tier === 'free' ? undefined : 'pill'}>{t(STATUS[phase])}</span>
					</dd>
				</div>
				<div>
					<dt>{t('current_plan')}</dt>
					<dd>{plan}</dd>
				</div>
				{endLabel && periodEnd ? (
					<div>
						<dt>{t(endLabel)}</dt>
						<dd>{day(periodEnd)}</dd>
					</div>
				) : null}
				{nextTry ? (
					<div>
						<dt>{t('next_try')}</dt>
						<dd>{day(nextTry)}</dd>
					</div>
				) : null}
				<div>
					<dt>{t('included')}</dt>
					<dd>{t(INCLUDED[tier])}</dd>
				</div>
			</dl>
			{scheduled && currency && tier !== 'free' ? (
				<div className="plan-panel plan-scheduled">
					<p>
						{t(isListed ? 'plan_starts_on' : 'plan_starts_on_day', {
							plan: PLANS[scheduled.tier].title,
							day: day(scheduled.startsOn),
							price: money(monthlyPrice(scheduled.tier, currency), currency),
						})}
					</p>
					<PlanForm intent="undo" className="button button-secondary" busyLabel={t('change_saving')}>
						{t('keep_plan', { plan: PLANS[tier].title })}
					</PlanForm>
				</div>
			) : null}
			<div className="row pt-6">
				{tier === 'free' ? (
					<Link className="button button-primary" to={href('/pricing')}>
						{t('see_plans')} <ArrowRight className="icon" aria-hidden="true" />
					</Link>
				) : null}
				{hasPortal ? (
					<PlanForm
						intent="portal"
						className={tier === 'free' ? 'button button-secondary' : 'button button-primary'}
						busyLabel={t('opening_portal')}
					>
						{phase === 'past_due' ? t('update_payment') : t('manage_subscription')}{' '}
						<ArrowUpRight className="icon icon-small" aria-hidden="true" />
					</PlanForm>
				) : null}
				{tier === 'free' ? null : (
					<Link className="button button-quiet" to={href('/pricing')}>
						{t('compare_plans')}
					</Link>
				)}
				<CancelOrResume subscription={subscription} />
			</div>
			{hasPortal ? <p className="hint pt-4">{t('portal_hint')}</p> : null}
			{withdrawal ? <Withdrawal text={withdrawal} /> : null}
			{billing ? <Billing billing={billing} /> : null}
			{canExportLocker ? <LockerExport /> : null}
		</>
	)
}

/** The bills of this plan of which money went back: a newer bill, or an earlier plan's, tells nothing of them. */
function refundedOf(billing: BillingView | 'unknown' | null): InvoiceView[] {
	const invoices = billing && billing !== 'unknown' ? billing.invoices : []
	return invoices.filter(({ isOfPlan, refunded }) => isOfPlan && refunded > 0)
}

/** What is unusual about a subscription, in a sentence. */
function PhaseNote({
	subscription: { phase, periodEnd, nextTry, isCanceled },
	refunded,
}: {
	subscription: SubscriptionView
	/** None where nothing went back, or nobody knows. */
	refunded: readonly InvoiceView[]
}) {
	const { t, day, cents } = useWords()
	if (phase === 'past_due') {
		return (
			<p className="note note-error mb-4" data-message="last_payment_failed">
				<CircleAlert className="icon" aria-hidden="true" />
				{t('last_payment_failed')}{' '}
				{nextTry ? t('past_due_next_try', { day: day(nextTry) }) : t('past_due_no_try')}
				{isCanceled ? ` ${t('past_due_canceled')}` : null}
			</p>
		)
	}
	const refund = ({ state, ...bill }: InvoiceView) =>
		t(state === 'refunded' ? 'subscription_refunded_whole' : 'subscription_refunded_part', {
			day: day(bill.day),
			amount: cents(bill.refunded, bill.currency),
			paid: cents(bill.amount, bill.currency),
		})
	const text =
		phase === 'ending' && periodEnd
			? t('subscription_ending_text', { day: day(periodEnd) })
			: phase === 'ended'
				? [t('subscription_ended_text'), ...refunded.map(refund)].join(' ')
				: null
	if (!text) return null
	return (
		<p className="note plan-note mb-4">
			<Info className="icon" aria-hidden="true" />
			{text}
		</p>
	)
}

/** The way out, on a page of its own, and the way back for as long as there is one. */
function CancelOrResume({ subscription: { paidTier, isCanceled } }: { subscription: SubscriptionView }) {
	const { t } = useWords()
	if (paidTier === 'free') return null
	const plan = PLANS[paidTier].title
	if (isCanceled) {
		return (
			<PlanForm intent="resume" className="button button-secondary" busyLabel={t('change_saving')}>
				{t('keep_plan', { plan })}
			</PlanForm>
		)
	}
	return (
		<Link className="button button-quiet" to={href('/settings/cancel')}>
			{t('cancel_plan', { plan })}
		</Link>
	)
}

/** The right to withdraw, for as long as somebody has it (docs/product.md#withdrawal). */
function Withdrawal({ text }: { text: string }) {
	const { t } = useWords()
	return (
		<div className="plan-panel">
			<p>{text}</p>
			<Link className="button button-secondary" to={href('/withdraw')}>
				{t('nav_withdraw')}
			</Link>
		</div>
	)
}

/** After a downgrade nothing is deleted, and its owner can still take it along (docs/product.md#locker). */
function LockerExport() {
	const { t } = useWords()
	return (
		<div className="plan-panel">
			<p>{t('locker_stays')}</p>
			<div className="row">
				{Object.entries(EXPORTS).map(([format, address]) => (
					<a key={format} className="button button-secondary" href={address} download>
						<Download className="icon" aria-hidden="true" />
						{t('export_as', { format })}
					</a>
				))}
			</div>
		</div>
	)
}

/** Why nothing came of a wish about the subscription: an alert, focused. Give it a new `answer` object for each try. */
export function PlanProblem({
	problem: { id, text },
	answer,
}: {
	/** In words already: most of these are said so rarely that no browser has them. */
	problem: { id: string; text: string }
	answer: unknown
}) {
	const note = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told, also one with the same problem
	useEffect(() => note.current?.focus(), [answer])
	return (
		<div ref={note} className="note note-error mb-4" role="alert" tabIndex={-1} data-message={id}>
			<CircleAlert className="icon" aria-hidden="true" />
			<p>{text}</p>
		</div>
	)
}
