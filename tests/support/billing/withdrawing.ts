import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { subscriptions } from '~/features/billing/schema.server'
import { findCustomerId } from '~/features/billing/stripe-customer.server'
import { withdrawals } from '~/features/billing/withdrawal/schema.server'
import type { Whereabouts } from '~/features/billing/withdrawal/standing.server'
import { withdraw } from '~/features/billing/withdrawal/withdrawal.server'
import type { Account } from './sandbox-stripe'

export const BRAZIL: Whereabouts = { country: 'BR', timeZone: 'America/Sao_Paulo' }
export const FRANCE: Whereabouts = { country: 'FR', timeZone: 'Europe/Paris' }

/** The contract that a page would show. */
export async function contractOf({ userId }: Pick<Member, 'userId'>): Promise<string> {
	const [held] = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId))
	return held?.subscriptionId ?? ''
}

/** Somebody confirms on the page that shows what they have. */
export async function confirmed(member: Member, where = BRAZIL, contract?: string) {
	const statement = { contract: contract ?? (await contractOf(member)), name: 'Ana Sá', email: member.email }
	return withdraw(member, { ...statement, language: 'en' }, where)
}

/** What Stripe has of somebody's money, in cents: all that came in, and all that went back. */
export async function moneyOf({ stripe }: Account, { userId }: Pick<Member, 'userId'>) {
	const customer = (await findCustomerId(userId)) ?? randomUUID()
	const charges = (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid)
	const sum = (of: (charge: (typeof charges)[number]) => number) =>
		charges.reduce((total, charge) => total + of(charge), 0)
	return { paid: sum(({ amount }) => amount), back: sum((charge) => charge.amount_refunded) }
}

/** What waits for its next try may be tried now. */
export async function makeWithdrawalsDue(): Promise<void> {
	await db()
		.update(withdrawals)
		.set({ dueAt: sql`now()`, takenUntil: null })
		.where(and(ne(withdrawals.state, 'done')))
}
