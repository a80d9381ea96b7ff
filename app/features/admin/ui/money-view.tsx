import { Download } from 'lucide-react'
import { href } from 'react-router'
import { PLANS } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import {
	type Churn,
	type FailedPayment,
	type FunnelMonth,
	MONEY_FILES,
	type MonthOfRevenue,
	type OpenWithdrawal,
	type ReturnedMoney,
} from '../money'
import { NumbersTable } from './numbers-table'
import { useSpokenNames } from './spoken-names'
import { useStripeWords } from './stripe-words'

export interface Money {
	revenue: readonly MonthOfRevenue[]
	failed: readonly FailedPayment[]
	refunds: readonly ReturnedMoney[]
	disputes: readonly ReturnedMoney[]
	funnel: readonly FunnelMonth[]
	churn: readonly Churn[]
	open: readonly OpenWithdrawal[]
}

const FILE_NAME = {
	revenue: 'money_revenue',
	failed: 'money_failed',
	refunds: 'money_refunds',
	disputes: 'money_disputes',
	funnel: 'money_funnel',
	invoices: 'money_invoices',
} as const

/** What came in, what did not, and what went back, for admins; each of it as a file, too. */
export function MoneyView({ money }: { money: Money }) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('admin'), to: href('/admin') }, { label: t('money_title') }]} />
			<div className="two account-page">
				<div>
					<h1>{t('money_title')}</h1>
					<p className="muted">{t('money_text')}</p>
					<h2 className="text-h3 pt-6">{t('money_files')}</h2>
					<ul className="money-files">
						{MONEY_FILES.map((file) => (
							<li key={file}>
								<a href={`${href('/admin/money.csv')}?${new URLSearchParams({ of: file })}`} download>
									<Download className="icon icon-small" aria-hidden="true" />
									{t(FILE_NAME[file])}
								</a>
							</li>
						))}
					</ul>
					<p className="hint">{t('money_invoices_note')}</p>
				</div>
				<div className="numbers">
					<OpenWithdrawals open={money.open} />
					<Revenue revenue={money.revenue} />
					<Failed failed={money.failed} />
					<Returns kind="refund" rows={money.refunds} />
					<Returns kind="dispute" rows={money.disputes} />
					<Funnel funnel={money.funnel} churn={money.churn} />
				</div>
			</div>
		</div>
	)
}

function OpenWithdrawals({ open }: Pick<Money, 'open'>) {
	const { t, day, number } = useWords()
	if (open.length === 0) return null
	const state = {
		received: 'money_open_received',
		disputed: 'money_open_disputed',
		refused: 'money_open_refused',
	} as const
	return (
		<NumbersTable
			isWide
			title={t('money_open')}
			note={t('money_open_note')}
			empty=""
			columns={[t('money_number'), t('money_person'), t('money_on'), t('money_state'), t('money_attempts')]}
			rows={open.map((row) => ({
				key: row.number,
				head: row.number,
				cells: [
					row.email,
					day(row.on),
					row.state === 'received' || row.state === 'disputed' || row.state === 'refused'
						? t(state[row.state])
						: row.state,
					number(row.attempts),
				],
			}))}
		/>
	)
}

function Revenue({ revenue }: Pick<Money, 'revenue'>) {
	const { t, cents, number } = useWords()
	const { month, country } = useSpokenNames()
	return (
		<NumbersTable
			isWide
			title={t('money_revenue')}
			note={t('money_revenue_note')}
			empty={t('money_empty')}
			columns={[
				t('money_month'),
				t('numbers_plan'),
				t('money_country'),
				t('numbers_payments'),
				t('money_paid'),
				t('money_kept'),
			]}
			inWords={[t('numbers_plan'), t('money_country')]}
			rows={revenue.map((row) => ({
				key: `${row.month} ${row.tier} ${row.currency} ${row.country}`,
				head: month(row.month),
				cells: [
					PLANS[row.tier].title,
					row.country ? country(row.country) : t('money_unknown'),
					number(row.payments),
					cents(row.paid, row.currency),
					cents(row.paid - row.returned, row.currency),
				],
			}))}
		/>
	)
}

function Failed({ failed }: Pick<Money, 'failed'>) {
	const { t, cents, day } = useWords()
	const say = useStripeWords()
	const outcome = ({ recoveredOn, nextOn }: FailedPayment) => {
		if (recoveredOn) return t('money_recovered', { day: day(recoveredOn) })
		return nextOn ? t('money_next_try', { day: day(nextOn) }) : t('money_given_up')
	}
	return (
		<NumbersTable
			isWide
			title={t('money_failed')}
			note={t('money_failed_note')}
			empty={t('money_failed_empty')}
			columns={[t('money_person'), t('numbers_amount'), t('money_on'), t('money_reason'), t('money_outcome')]}
			inWords={[t('money_on'), t('money_reason'), t('money_outcome')]}
			rows={failed.map((row) => ({
				key: row.invoice,
				head: row.email ?? t('money_nobody'),
				cells: [cents(row.amount, row.currency), day(row.failedOn), say(row.failure), outcome(row)],
			}))}
		/>
	)
}

/** Refunds, or disputes. */
function Returns({ kind, rows }: { kind: 'refund' | 'dispute'; rows: readonly ReturnedMoney[] }) {
	const { t, cents, day } = useWords()
	const say = useStripeWords()
	const isDispute = kind === 'dispute'
	return (
		<NumbersTable
			isWide
			title={t(isDispute ? 'money_disputes' : 'money_refunds')}
			empty={t(isDispute ? 'money_disputes_empty' : 'money_refunds_empty')}
			columns={[
				t('money_person'),
				t('numbers_amount'),
				t('money_on'),
				t('money_reason'),
				t(isDispute ? 'money_answer_by' : 'money_state'),
			]}
			inWords={[t('money_on'), t('money_reason'), t(isDispute ? 'money_answer_by' : 'money_state')]}
			rows={rows.map((row) => ({
				key: row.reference,
				head: row.email ?? t('money_nobody'),
				cells: [
					cents(row.amount, row.currency),
					day(row.on),
					row.reason === null ? '' : say(row.reason),
					isDispute && row.dueOn ? `${say(row.status)}, ${day(row.dueOn)}` : say(row.status),
				],
			}))}
		/>
	)
}

function Funnel({ funnel, churn }: Pick<Money, 'funnel' | 'churn'>) {
	const { t, number } = useWords()
	const { month, languageName } = useSpokenNames()
	const share = ({ paying, ended }: Churn) =>
		paying + ended === 0 ? '0%' : `${number(Math.round((1_000 * ended) / (paying + ended)) / 10)}%`
	return (
		<>
			<NumbersTable
				isWide
				title={t('money_funnel')}
				note={t('money_funnel_note')}
				empty={t('money_funnel_empty')}
				columns={[
					t('money_month'),
					t('money_visits'),
					t('money_sign_ups'),
					t('money_checkouts'),
					t('money_buyers'),
				]}
				rows={funnel.map((row) => ({
					key: `${row.month} ${row.language}`,
					head: `${month(row.month)}, ${languageName(row.language)}`,
					cells: [row.visit, row.signUp, row.checkout, row.paid].map((count) => number(count)),
				}))}
			/>
			<NumbersTable
				isWide
				title={t('money_churn')}
				note={t('money_churn_note')}
				empty={t('money_empty')}
				columns={[t('money_language'), t('numbers_paying'), t('money_ended'), t('money_share')]}
				rows={churn.map((row) => ({
					key: row.language,
					head: languageName(row.language),
					cells: [number(row.paying), number(row.ended), share(row)],
				}))}
			/>
		</>
	)
}
