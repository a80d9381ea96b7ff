import type { SubscriptionRow } from '../rows'
import type { Store } from '../store'
import type { PageVisit } from './visit'

/** The subscription that counts: the one that lives, else the one that ended last. */
export function presentSubscription(store: Store, customer: string): SubscriptionRow | undefined {
	const all = store.list('subscription', { where: { customer } })
	return all.find(({ status }) => status !== 'canceled') ?? all[0]
}

/** What it is a subscription of. */
export function planName(store: Store, price: string): string {
	return store.get('product', store.get('price', price).product).name
}

/** Where a subscription stands, in sentences. */
export function standing({ t, day }: PageVisit, store: Store, subscription: SubscriptionRow): string[] {
	const { status, periodEnd, endedAt, cancelAtPeriodEnd, cancelAt } = subscription
	if (status === 'canceled') return [t('sandbox_subscription_ended', { date: day(endedAt ?? periodEnd) })]
	if (status === 'unpaid') return [t('sandbox_subscription_unpaid')]
	if (cancelAtPeriodEnd) return [t('sandbox_subscription_ends', { date: day(cancelAt ?? periodEnd) })]
	return [
		...(status === 'past_due' ? [lateness({ t, day }, store, subscription)] : []),
		t('sandbox_subscription_renews', { date: day(periodEnd) }),
		...change({ t, day }, store, subscription),
	]
}

function lateness({ t, day }: Pick<PageVisit, 't' | 'day'>, store: Store, { id }: SubscriptionRow): string {
	const open = store.list('invoice', { where: { subscription: id, status: 'open' } })
	const next = open.find(({ nextAttempt }) => nextAttempt !== null)?.nextAttempt
	return next ? t('sandbox_subscription_retry', { date: day(next) }) : t('sandbox_subscription_late')
}

function change(
	{ t, day }: Pick<PageVisit, 't' | 'day'>,
	store: Store,
	{ schedule, price }: SubscriptionRow,
): string[] {
	const planned = schedule ? store.get('subscription_schedule', schedule) : undefined
	const next = planned?.phases[planned.phase + 1]
	if (!next || next.price === price) return []
	return [t('sandbox_subscription_changes', { plan: planName(store, next.price), date: day(next.start) })]
}
