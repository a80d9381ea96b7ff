import { href, Link } from 'react-router'
import type { Payment, PaymentState } from '~/features/billing/payment'
import { CURRENCIES } from '~/i18n/currency'
import { type MessageId, useWords } from '~/i18n/words'
import { useStripeWords } from './stripe-words'

const STATE = {
	paid: { look: 'live', message: 'payment_paid' },
	refunded: { look: 'off', message: 'payment_refunded' },
	partly_refunded: { look: 'wait', message: 'payment_partly_refunded' },
	failed: { look: 'bad', message: 'payment_failed' },
	due: { look: 'draft', message: 'payment_due' },
	void: { look: 'off', message: 'payment_void' },
} as const satisfies Record<PaymentState, { look: string; message: MessageId }>

/** What somebody was billed, the newest first; its dates are ISO dates. */
export function PaymentTable({
	payments,
	refundFor,
}: {
	payments: readonly Payment[]
	/** Whose payments can be given back; null where that is not the reader's to do. */
	refundFor: string | null
}) {
	const { t } = useWords()
	if (payments.length === 0) return <p className="muted">{t('payments_none')}</p>
	return (
		<table className="office-table payment-table">
			<caption className="visually-hidden">{t('payments')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('payment_date')}</th>
					<th scope="col">{t('payment_period')}</th>
					<th scope="col">{t('payment_state')}</th>
					<th scope="col" className="office-number">
						{t('payment_amount')}
					</th>
					<th scope="col">
						<span className="visually-hidden">{t('payment_refund')}</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{payments.map((payment) => (
					<PaymentRow key={payment.id} payment={payment} refundFor={refundFor} />
				))}
			</tbody>
		</table>
	)
}

function PaymentRow({ payment, refundFor }: { payment: Payment; refundFor: string | null }) {
	const { t, day, cents } = useWords()
	const { state, failure, nextTryAt, refunded, amount, chargeId, dispute } = payment
	const currency = CURRENCIES.find((one) => one === payment.currency)
	const { look, message } = STATE[state]
	const money = (sum: number) =>
		currency ? cents(sum, currency) : `${(sum / 100).toFixed(2)} ${payment.currency}`
	const say = useStripeWords()
	return (
		<tr>
			<td data-label={t('payment_date')}>{day(payment.createdAt)}</td>
			<td data-label={t('payment_period')}>
				{t('payment_from_to', { from: day(payment.periodStart), to: day(payment.periodEnd) })}
			</td>
			<td>
				<span className="person-state" data-state={look}>
					{t(message, { amount: money(refunded) })}
				</span>
				{failure ? <small>{say(failure)}</small> : null}
				{state === 'failed' ? (
					<small>
						{nextTryAt ? t('payment_next_try', { day: day(nextTryAt) }) : t('payment_no_more_tries')}
					</small>
				) : null}
				{dispute === 'none' ? null : (
					<small>{t(dispute === 'lost' ? 'payment_dispute_lost' : 'payment_disputed')}</small>
				)}
			</td>
			<td className="office-number">{money(amount)}</td>
			<td>
				{refundFor && chargeId && refunded < amount && dispute === 'none' ? (
					<Link
						className="button button-quiet button-small"
						to={`${href('/admin/people/:id/:act', { id: refundFor, act: 'refund' })}?${new URLSearchParams({ payment: chargeId })}`}
						aria-label={t('payment_refund_named', { day: day(payment.createdAt) })}
					>
						{t('payment_refund')}
					</Link>
				) : null}
			</td>
		</tr>
	)
}
