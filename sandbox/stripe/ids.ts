import { randomBytes } from 'node:crypto'
import type { Noun } from './rows'

const PREFIX: Record<Noun, string> = {
	customer: 'cus_',
	product: 'prod_',
	price: 'price_',
	payment_method: 'pm_',
	'checkout.session': 'cs_test_',
	'billing_portal.configuration': 'bpc_',
	'billing_portal.session': 'bps_',
	subscription_schedule: 'sub_sched_',
	subscription: 'sub_',
	invoice: 'in_',
	invoice_payment: 'inpay_',
	payment_intent: 'pi_',
	charge: 'ch_',
	refund: 're_',
	dispute: 'du_',
	event: 'evt_',
}
/** Ids that stand in an address must not be guessable. */
const LENGTH: Partial<Record<Noun, number>> = { 'checkout.session': 48, 'billing_portal.session': 40 }

export function newId(noun: Noun): string {
	return PREFIX[noun] + randomText(LENGTH[noun] ?? 24)
}

/** Letters and digits of chance, as in Stripe's ids and keys. */
export function randomText(length: number): string {
	let text = ''
	while (text.length < length) text += randomBytes(length).toString('base64').replace(/\W/g, '')
	return text.slice(0, length)
}

export function isNoun(name: unknown): name is Noun {
	return typeof name === 'string' && Object.hasOwn(PREFIX, name)
}
