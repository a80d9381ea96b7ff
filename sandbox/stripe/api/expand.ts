import type { Noun } from '../rows'
import { shapeCheckoutLine } from '../shapes/checkout-session'
import { shape } from '../shapes/shape'
import { innerList } from '../shapes/wire'
import type { Store } from '../store'
import { invalid } from './fault'

type Thing = Record<string, unknown>

/** Replaces ids by the things they name along each path, as `expand[]` asks (`latest_invoice.payments`, `data.customer`). */
export function expand(answer: object, paths: readonly string[], store: Store): object {
	let expanded: Thing = { ...answer }
	for (const path of paths) expanded = follow(expanded, path.split('.'), path, store)
	return expanded
}

function follow(thing: Thing, [name = '', ...deeper]: string[], path: string, store: Store): Thing {
	const found = Object.hasOwn(thing, name) ? thing[name] : included(thing, name, store)
	if (found === undefined) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
	return { ...thing, [name]: opened(found, deeper, path, store) }
}

function opened(found: unknown, deeper: string[], path: string, store: Store): unknown {
	if (Array.isArray(found)) return found.map((item) => opened(item, deeper, path, store))
	const thing = typeof found === 'string' ? named(found, path, store) : found
	if (!isThing(thing) || deeper.length === 0) return thing
	return follow(thing, deeper, path, store)
}

function named(id: string, path: string, store: Store): object {
	const noun = store.nounOf(id)
	const row = noun && store.find(noun, id)
	if (!row) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
	return shape(noun, row, store)
}

/** What is there only if it is asked for. */
function included(thing: Thing, name: string, store: Store): unknown {
	const id = String(thing['id'])
	const inside = (noun: Noun, field: string, url: string) =>
		innerList(
			url,
			store.list(noun, { where: { [field]: id }, limit: 10 }).map((row) => shape(noun, row, store)),
		)
	switch (`${thing['object']}.${name}`) {
		case 'invoice.payments':
			return inside('invoice_payment', 'invoice', `/v1/invoice_payments?invoice=${id}`)
		case 'charge.refunds':
			return inside('refund', 'charge', `/v1/refunds?charge=${id}`)
		case 'customer.subscriptions':
			return innerList(
				`/v1/customers/${id}/subscriptions`,
				store
					.list('subscription', { where: { customer: id, status: ['active', 'past_due', 'unpaid'] } })
					.map((row) => shape('subscription', row, store)),
			)
		case 'checkout.session.line_items':
			return innerList(`/v1/checkout/sessions/${id}/line_items`, [
				shapeCheckoutLine(store.get('checkout.session', id), store),
			])
		default:
			return undefined
	}
}

function isThing(value: unknown): value is Thing {
	return typeof value === 'object' && value !== null
}
