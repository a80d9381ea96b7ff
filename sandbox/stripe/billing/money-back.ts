import { Fault, invalid } from '../api/fault'
import type { Books } from '../clock'
import { keepAndTell } from '../events'
import { newId } from '../ids'
import type { ChargeRow, DisputeRow, Metadata, RefundRow } from '../rows'

interface RefundWish {
	/** All that is left where it isn't given. */
	amount?: number | undefined
	reason?: string | undefined
	metadata?: Metadata
}

/** Gives money of a charge back. Throws a `Fault` where there is none left, or less than asked for. */
export function refund(books: Books, charge: ChargeRow, wish: RefundWish = {}): RefundRow {
	const left = charge.amount - charge.refunded
	const amount = wish.amount ?? left
	if (!charge.isPaid) throw invalid(`Charge ${charge.id} can't be refunded because it isn't paid.`, 'charge')
	if (charge.dispute && books.store.get('dispute', charge.dispute).status !== 'won') {
		throw new Fault(
			400,
			'invalid_request_error',
			`Charge ${charge.id} has been charged back; cannot issue a refund.`,
			{
				code: 'charge_disputed',
			},
		)
	}
	if (left === 0) {
		throw new Fault(400, 'invalid_request_error', `Charge ${charge.id} has already been refunded.`, {
			code: 'charge_already_refunded',
		})
	}
	if (amount < 1 || amount > left) {
		throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount')
	}
	const row: RefundRow = {
		id: newId('refund'),
		created: books.now,
		charge: charge.id,
		paymentIntent: charge.paymentIntent,
		customer: charge.customer,
		amount,
		currency: charge.currency,
		reason: wish.reason ?? null,
		metadata: wish.metadata ?? {},
	}
	books.store.keep('refund', row)
	keepAndTell(books, 'charge', { ...charge, refunded: charge.refunded + amount }, 'charge.refunded')
	return row
}

/** A customer's bank takes a charge back, and keeps it: the dispute begins and is lost. */
export function loseDispute(books: Books, charge: ChargeRow): DisputeRow {
	return closeDispute(books, openDispute(books, charge), 'lost')
}

/** A customer's bank asks about a charge, and takes it back until that is decided. */
export function openDispute(books: Books, charge: ChargeRow): DisputeRow {
	const open: DisputeRow = {
		id: newId('dispute'),
		created: books.now,
		charge: charge.id,
		paymentIntent: charge.paymentIntent,
		amount: charge.amount - charge.refunded,
		currency: charge.currency,
		reason: 'fraudulent',
		status: 'needs_response',
	}
	if (!charge.isPaid || charge.dispute || open.amount === 0) {
		throw invalid(`Charge ${charge.id} can't be disputed.`, 'charge')
	}
	books.store.keep('charge', { ...charge, dispute: open.id })
	keepAndTell(books, 'dispute', open, 'charge.dispute.created')
	return open
}

/** The bank decides: the charge is the account's again, or the customer keeps the money. */
export function closeDispute(books: Books, open: DisputeRow, status: 'won' | 'lost'): DisputeRow {
	const closed: DisputeRow = { ...open, status }
	keepAndTell(books, 'dispute', closed, 'charge.dispute.closed')
	return closed
}
