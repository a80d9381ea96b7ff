import { invalid } from '../api/fault'
import { addIntervals, type Books } from '../clock'
import { randomText } from '../ids'
import type { LineRow, PriceRow, SubscriptionRow } from '../rows'
import { isRunning, takenOff } from './promotion'

/** The line of a whole period. */
export function periodLine(
	{ store }: Books,
	subscription: SubscriptionRow,
	[start, end]: readonly [number, number] = [subscription.periodStart, subscription.periodEnd],
): LineRow {
	const price = store.get('price', subscription.price)
	const { name } = store.get('product', price.product)
	const amount = price.amount * subscription.quantity
	const { discount } = subscription
	return {
		id: `il_${randomText(24)}`,
		amount,
		price: price.id,
		description: `${subscription.quantity} × ${name} (at ${decimal(price.amount)} / ${price.interval})`,
		start,
		end,
		isProration: false,
		...(isRunning(discount, start)
			? { discount: { id: discount.id, amount: takenOff(discount, amount, start) } }
			: {}),
	}
}

/** The period after the present one, counted from the anchor, so that the 31st comes back after a short month. */
export function nextPeriod(
	{ store }: Books,
	{ price, anchor, periodEnd }: SubscriptionRow,
): readonly [start: number, end: number] {
	const { interval, intervalCount } = store.get('price', price)
	for (let count = 1; ; count += 1) {
		const end = addIntervals(anchor, interval ?? 'month', count * intervalCount)
		if (end > periodEnd) return [periodEnd, end]
	}
}

/** What is given back for the rest of the period at the old price, and what it costs at the new one, to the second, less what a discount takes off. */
export function prorationLines(
	{ store }: Books,
	subscription: SubscriptionRow,
	to: { price: PriceRow; quantity: number } | null,
	at: number,
): LineRow[] {
	const { periodStart, periodEnd } = subscription
	const rest = Math.max(0, periodEnd - at) / (periodEnd - periodStart)
	if (rest === 0) return []
	const from = { price: store.get('price', subscription.price), quantity: subscription.quantity }
	const billed = (amount: number) => amount - takenOff(subscription.discount, amount, at)
	const line = (words: string, sign: 1 | -1, { price, quantity }: typeof from): LineRow => ({
		id: `il_${randomText(24)}`,
		amount: sign * Math.round(billed(price.amount * quantity) * rest),
		price: price.id,
		description: `${words} ${store.get('product', price.product).name} after ${day(at)}`,
		start: at,
		end: periodEnd,
		isProration: true,
	})
	return [line('Unused time on', -1, from), ...(to ? [line('Remaining time on', 1, to)] : [])]
}

/** The price a subscription may change to. Throws a `Fault` where it may not. */
export function priceFor(
	{ store }: Books,
	subscription: SubscriptionRow,
	id: string,
	param: string,
): PriceRow {
	const price = store.find('price', id)
	if (!price) throw invalid(`No such price: '${id}'`, param, 'resource_missing')
	if (!price.active)
		throw invalid('The price specified is inactive. This field only accepts active prices.', param)
	const present = store.get('price', subscription.price)
	if (!price.interval) {
		throw invalid(
			'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
			param,
		)
	}
	if (price.currency !== present.currency) {
		throw invalid(
			`The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${present.currency}\`.`,
			param,
		)
	}
	if (price.interval !== present.interval || price.intervalCount !== present.intervalCount) {
		throw invalid('The sandbox changes prices of one interval only.', param)
	}
	return price
}

function decimal(amount: number): string {
	return (amount / 100).toFixed(2)
}

function day(at: number): string {
	return new Date(at * 1000).toISOString().slice(0, 10)
}
