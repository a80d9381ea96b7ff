import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { PLANS } from '~/core/plans'
import type { CancelReasonCount } from '~/features/billing/canceling/cancel-reason'
import type { SearchWish } from '~/features/search/search-choice'
import type { Currency } from '~/i18n/currency'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import type {
	FailedPayments,
	PlanNumbers,
	PromptViewCounts,
	RevenueNumbers,
	SearchMiss,
	SignUps,
	ViewCountSpan,
} from '../numbers'
import { NumbersTable } from './numbers-table'
import { SignUpNumbers } from './sign-up-numbers'

interface Numbers {
	signUps: SignUps
	plans: readonly PlanNumbers[]
	revenue: readonly RevenueNumbers[]
	failed: readonly FailedPayments[]
	reasons: readonly CancelReasonCount[]
	read: readonly PromptViewCounts[]
	copied: readonly PromptViewCounts[]
	misses: readonly SearchMiss[]
	wishes: readonly SearchWish[]
	span: ViewCountSpan
	order: 'frequent' | 'newest'
}

/** What admins see of how the product does: people, money, and what is read and looked for. */
export function NumbersView({ numbers }: { numbers: Numbers }) {
	const { t } = useWords()
	const { signUps, plans, revenue, failed, reasons, read, copied, misses, wishes, span, order } = numbers
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('admin'), to: href('/admin') }, { label: t('numbers_title') }]} />
			<div className="two account-page">
				<div>
					<h1>{t('numbers_title')}</h1>
					<p className="muted">{t('numbers_text')}</p>
				</div>
				<div className="numbers">
					<SignUpNumbers signUps={signUps} />
					<PlanTables plans={plans} revenue={revenue} failed={failed} />
					<CancelReasons reasons={reasons} />
					<ViewCountTables read={read} copied={copied} span={span} order={order} />
					<Misses misses={misses} span={span} order={order} />
					<Wishes wishes={wishes} />
				</div>
			</div>
		</div>
	)
}

function PlanTables({ plans, revenue, failed }: Pick<Numbers, 'plans' | 'revenue' | 'failed'>) {
	const { t, number, money, cents } = useWords()
	// To the unit: with cents three columns don't fit a phone.
	const units = (amount: number, currency: Currency) => money(amount / 100, currency)
	return (
		<>
			<NumbersTable
				title={t('numbers_subscribers')}
				empty={t('numbers_subscribers_empty')}
				columns={[t('numbers_plan'), t('numbers_paying'), t('numbers_ending'), t('numbers_past_due')]}
				rows={plans.map(({ tier, currency, paying, ending, pastDue }) => ({
					key: `${tier} ${currency}`,
					head: `${PLANS[tier].title}, ${currency}`,
					cells: [number(paying), number(ending), number(pastDue)],
				}))}
			/>
			<NumbersTable
				title={t('numbers_revenue')}
				note={t('numbers_revenue_note')}
				empty={t('numbers_revenue_empty')}
				columns={[
					t('numbers_currency'),
					t('numbers_monthly'),
					t('numbers_revenue_ending'),
					t('numbers_past_due_apart'),
				]}
				rows={revenue.map(({ currency, monthly, ending, pastDue }) => ({
					key: currency,
					head: currency,
					cells: [units(monthly, currency), units(ending, currency), units(pastDue, currency)],
				}))}
			/>
			<NumbersTable
				title={t('numbers_failed')}
				note={t('numbers_failed_note')}
				empty={t('numbers_failed_empty')}
				columns={[t('numbers_currency'), t('numbers_payments'), t('numbers_amount')]}
				rows={failed.map(({ currency, count, amount }) => ({
					key: currency,
					head: currency,
					cells: [number(count), cents(amount, currency)],
				}))}
			/>
		</>
	)
}

/** In their own words, which may be long; not who they are. */
function CancelReasons({ reasons }: Pick<Numbers, 'reasons'>) {
	const { t, number, day } = useWords()
	return (
		<NumbersTable
			title={t('numbers_reasons')}
			note={t('numbers_reasons_note')}
			empty={t('numbers_reasons_empty')}
			columns={[t('numbers_reason'), t('numbers_times'), t('numbers_last_on')]}
			rows={reasons.map(({ words, times, lastOn }) => ({
				key: words,
				head: <span className="wrap-anywhere">{words}</span>,
				cells: [number(times), day(lastOn)],
			}))}
		/>
	)
}

function ViewCountTables({ read, copied, span, order }: Pick<Numbers, 'read' | 'copied' | 'span' | 'order'>) {
	const { t, number } = useWords()
	const columns = [t('tab_prompt'), t('numbers_7_days'), t('numbers_30_days')]
	const rowsOf = (counts: readonly PromptViewCounts[]) =>
		counts.map(({ id, title, week, month }) => ({
			key: id,
			head: (
				<Link to={href('/prompt/:id', { id })} prefetch="intent">
					{title}
				</Link>
			),
			cells: [number(week), number(month)],
		}))
	return (
		<>
			<NumbersTable
				title={t('numbers_read')}
				empty={t('numbers_view_counts_empty')}
				columns={columns}
				rows={rowsOf(read)}
			>
				<Choices label={t('numbers_order')}>
					<Choice to={addressOf({ span: 7, order })} isCurrent={span === 7}>
						{t('numbers_by_7_days')}
					</Choice>
					<Choice to={addressOf({ span: 30, order })} isCurrent={span === 30}>
						{t('numbers_by_30_days')}
					</Choice>
				</Choices>
			</NumbersTable>
			<NumbersTable
				title={t('numbers_copied')}
				empty={t('numbers_view_counts_empty')}
				columns={columns}
				rows={rowsOf(copied)}
			/>
		</>
	)
}

function Misses({ misses, span, order }: Pick<Numbers, 'misses' | 'span' | 'order'>) {
	const { t, number, day } = useWords()
	return (
		<NumbersTable
			title={t('numbers_misses')}
			note={t('numbers_misses_note')}
			empty={t('numbers_misses_empty')}
			columns={[t('numbers_words'), t('numbers_times'), t('numbers_last_on')]}
			rows={misses.map(({ words, times, lastOn }) => ({
				key: words,
				head: words,
				cells: [number(times), day(lastOn)],
			}))}
		>
			<Choices label={t('numbers_misses_order')}>
				<Choice to={addressOf({ span, order: 'frequent' })} isCurrent={order === 'frequent'}>
					{t('numbers_most_frequent')}
				</Choice>
				<Choice to={addressOf({ span, order: 'newest' })} isCurrent={order === 'newest'}>
					{t('numbers_newest')}
				</Choice>
			</Choices>
		</NumbersTable>
	)
}

/** What people told us in their own words, each with a way to forget it. */
function Wishes({ wishes }: Pick<Numbers, 'wishes'>) {
	const { t, day } = useWords()
	return (
		<section aria-labelledby="wishes">
			<h2 className="text-h3" id="wishes">
				{t('numbers_wishes')}
			</h2>
			<p className="muted">{t(wishes.length > 0 ? 'numbers_wishes_note' : 'numbers_wishes_empty')}</p>
			<ul className="numbers-wishes">
				{wishes.map(({ id, words, language, at }) => (
					<li key={id}>
						<Form method="post" action={href('/admin/numbers')} className="row" preventScrollReset>
							<span className="wrap-anywhere" lang={LANGUAGE_TAG[language]}>
								{words}
							</span>
							<span className="muted">{day(at.slice(0, 10))}</span>
							<button
								className="button button-quiet button-small"
								type="submit"
								name="id"
								value={id}
								aria-label={t('numbers_wish_remove_named', { words })}
							>
								{t('numbers_wish_remove')}
							</button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
	return (
		<nav className="row numbers-choices" aria-label={label}>
			{children}
		</nav>
	)
}

function Choice({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
	return (
		<Link
			className="button button-quiet button-small"
			to={to}
			aria-current={isCurrent ? 'true' : undefined}
			preventScrollReset
		>
			{children}
		</Link>
	)
}

function addressOf({ span, order }: Pick<Numbers, 'span' | 'order'>): string {
	return `${href('/admin/numbers')}?${new URLSearchParams({ days: String(span), searches: order })}`
}
