import { eq } from 'drizzle-orm'
import { backgroundIsDone } from '~/core/background.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { storeCancelReason } from '~/features/billing/canceling/cancel-reason.server'
import { syncMoney } from '~/features/billing/money/money-sync.server'
import { requestRefund } from '~/features/billing/refund.server'
import { billingMails, stripeCustomers, subscriptions } from '~/features/billing/schema.server'
import { refreshNow } from '~/features/billing/subscription.server'
import { withdraw } from '~/features/billing/withdrawal/withdrawal.server'
import { requestWithdrawalLink } from '~/features/billing/withdrawal/withdrawal-link.server'
import { aClient } from '../accounts'
import { type Billing, scheduleAsShown } from './billing'

/** Has somebody do everything about money that the product remembers. */
export async function billPerson(member: Member, mark: string, billing: Billing): Promise<void> {
	const { userId } = member
	billing.pay(await billing.open(member, 'pro'))
	await refreshNow(member)
	await scheduleAsShown(member, 'premium')
	await db()
		.update(billingMails)
		.set({ details: { tier: 'pro', amount: 1_900, currency: 'USD', url: `https://pay.test/${mark}` } })
		.where(eq(billingMails.userId, userId))
	const wish = { checkoutWish: `pro USD ${mark}`, planHeldUntil: new Date('2026-01-02T03:04:05Z') }
	await db().update(stripeCustomers).set(wish).where(eq(stripeCustomers.userId, userId))
	await db().update(subscriptions).set({ ticket: 777_777 }).where(eq(subscriptions.userId, userId))
	await storeCancelReason(member, {
		subscriptionId: await contractOf(userId),
		tier: 'pro',
		words: `${mark} reason`,
	})
	await requestWithdrawalLink(member.email, aClient())
	await withdraw(
		member,
		{ contract: await contractOf(userId), name: mark, email: member.email, language: 'en' },
		{ country: 'US', timeZone: 'UTC' },
	)
	await backgroundIsDone()
	await syncMoney(3)
	const back = { userId, payment: `ch_${mark}`, amount: null, byUserId: userId }
	await requestRefund({ id: `${mark}-refund`, ...back, reason: 'requested_by_customer' })
}

async function contractOf(userId: string): Promise<string> {
	const [held] = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId))
	return held?.subscriptionId ?? ''
}
