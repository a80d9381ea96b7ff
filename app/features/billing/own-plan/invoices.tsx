import './invoices.css'
import { ArrowUpRight } from 'lucide-react'
import type { Currency } from '~/i18n/currency'
import { type MessageId, useWords } from '~/i18n/words'
import type { PaymentState } from '../payment'
import { PlanForm } from '../ui/plan-forms'
import type { CardOnFile } from './card-on-file'

/** A bill as its owner sees it: its days are ISO dates of their own calendar, its sums cents or centavos. */
export interface InvoiceView {
	id: string
	/** Whether it is of the plan that they have, or had last. */
	isOfPlan: boolean
	state: PaymentState
	day: string
	amount: number
	refunded: number
	currency: Currency
	/** The day on which the card is tried again; null where it isn't. */
	nextTry: string | null
	/** Stripe's page of it. */
	receipt: string | null
}

export interface BillingView {
	invoices: readonly InvoiceView[]
	card: CardOnFile | null
	/** Whether there may be older ones than these. */
	isCut: boolean
	/** Whether something that was paid for the plan is neither back nor at a bank. */
	hasMoneyLeft: boolean
}

const STATE = {
	paid: 'invoice_paid',
	refunded: 'invoice_refunded',
	partly_refunded: 'invoice_partly_refunded',
	failed: 'invoice_failed',
	due: 'invoice_due',
	void: 'invoice_void',
} as const satisfies Record<PaymentState, MessageId>

/** What somebody was billed and what they pay with; where Stripe doesn't tell, that it doesn't. */
export function Billing({ billing }: { billing: BillingView | 'unknown' }) {
	const { t } = useWords()
	if (billing === 'unknown') {
		return (
			<section className="billing" aria-labelledby="invoices-title">
				<h3 id="invoices-title">{t('invoices')}</h3>
				<p className="note plan-note" data-message="invoices_unknown">
					{t('invoices_unknown')}
				</p>
			</section>
		)
	}
	const { card, invoices, isCut } = billing
	return (
		<>
			{card ? (
				<section className="billing" aria-labelledby="card-title">
					<h3 id="card-title">{t('card_on_file')}</h3>
					<div className="billing-card">
						<CardName card={card} />
						<PlanForm
							intent="portal"
							className="button button-secondary button-small"
							busyLabel={t('opening_portal')}
						>
							{t('change_card')} <ArrowUpRight className="icon icon-small" aria-hidden="true" />
						</PlanForm>
					</div>
				</section>
			) : null}
			{invoices.length > 0 ? (
				<section className="billing" id="invoices" aria-labelledby="invoices-title">
					<h3 id="invoices-title">{t('invoices')}</h3>
					<ul>
						{invoices.map((invoice) => (
							<Invoice key={invoice.id} invoice={invoice} />
						))}
					</ul>
					{isCut ? <p className="hint">{t('invoices_older', { count: invoices.length })}</p> : null}
				</section>
			) : null}
		</>
	)
}

/** A card by its brand, its last digits and the month in which it expires. */
function CardName({ card }: { card: CardOnFile }) {
	const { t } = useWords()
	if (card.kind === 'other') return <p>{t('card_other')}</p>
	const { brand, digits, month, year } = card
	return (
		<p>
			{t('card_named', { brand, digits })}
			<small>{t('card_expires', { month: String(month).padStart(2, '0'), year: String(year) })}</small>
		</p>
	)
}

function Invoice({ invoice }: { invoice: InvoiceView }) {
	const { t, day, cents } = useWords()
	const { state, amount, refunded, currency, nextTry, receipt } = invoice
	return (
		<li data-state={state}>
			<span className="billing-day">{day(invoice.day)}</span>
			<span className="billing-amount">{cents(amount, currency)}</span>
			<span className="billing-state">
				{t(STATE[state], { amount: cents(refunded, currency) })}
				{nextTry ? <small>{t('invoice_next_try', { day: day(nextTry) })}</small> : null}
			</span>
			{receipt ? (
				<a href={receipt} rel="noreferrer" aria-label={t('invoice_receipt_of', { day: day(invoice.day) })}>
					{t('invoice_receipt')}
				</a>
			) : null}
		</li>
	)
}
