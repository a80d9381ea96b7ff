import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { billingMails, stripeCustomers, subscriptions } from './schema.server'

/** What is stored about a person's payments, for their copy of it; null where there is nothing. */
export async function exportBilling({ userId }: Member) {
	const { userId: _customer, planHeldUntil: _turn, ...customer } = getTableColumns(stripeCustomers)
	const { userId: _subscriber, ticket: _order, ...subscription } = getTableColumns(subscriptions)
	const { userId: _reader, ...mail } = getTableColumns(billingMails)
	const [stripeCustomer] = await db()
		.select(customer)
		.from(stripeCustomers)
		.where(eq(stripeCustomers.userId, userId))
	const [held] = await db().select(subscription).from(subscriptions).where(eq(subscriptions.userId, userId))
	return {
		stripeCustomer: stripeCustomer ?? null,
		subscription: held ?? null,
		billingMails: await db()
			.select(mail)
			.from(billingMails)
			.where(eq(billingMails.userId, userId))
			.orderBy(asc(billingMails.createdAt)),
	}
}
