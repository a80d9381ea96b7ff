import { eq, sql } from 'drizzle-orm'
import { inBackground } from '~/core/background.server'
import { db } from '~/db/client.server'
import { profiles } from '~/db/schema.server'
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/language'
import { billingMails } from '../schema.server'
import { withdrawals } from '../withdrawal/schema.server'
import { billedInvoices, type FUNNEL_STEPS, funnelCounts } from './schema.server'

export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** What was counted since it was last stored. In memory: what is lost with a process are a few seconds of counting. */
const waiting = new Map<string, { language: Language; step: FunnelStep; count: number }>()

/** Counts one step on the way to a plan: of nobody, by the language alone. */
export function countStep(step: FunnelStep, language: Language): void {
	const key = `${step} ${language}`
	const known = waiting.get(key)
	if (known) known.count += 1
	else waiting.set(key, { language, step, count: 1 })
}

/** The same of a person, by the language of their profile. */
export async function countStepFor(step: FunnelStep, userId: string): Promise<void> {
	const [profile] = await db()
		.select({ language: profiles.language })
		.from(profiles)
		.where(eq(profiles.id, userId))
	countStep(step, profile?.language ?? DEFAULT_LANGUAGE)
}

/** Whether somebody paid for anything before an invoice, as far as it is stored: a plan that they withdrew from, too. */
export async function hasPaidBefore(userId: string, invoice: string): Promise<boolean> {
	const { rows } = await db().execute<{ paid: boolean }>(sql`
		select exists (select from ${withdrawals} where user_id = ${userId})
			or exists (
				select from ${billedInvoices}
				where user_id = ${userId} and invoice <> ${invoice} and amount_paid > 0)
			or exists (
				select from ${billingMails}
				where user_id = ${userId} and kind = 'receipt' and id <> ${`receipt:${invoice}`}) as paid`)
	return rows[0]?.paid ?? false
}

/** Stores what was counted, by the day it is now in UTC. */
export async function storeFunnel(): Promise<void> {
	const counted = [...waiting.values()]
	waiting.clear()
	for (const { language, step, count } of counted) {
		await db()
			.insert(funnelCounts)
			.values({ day: sql`(now() at time zone 'UTC')::date`, language, step, count })
			.onConflictDoUpdate({
				target: [funnelCounts.day, funnelCounts.language, funnelCounts.step],
				set: { count: sql`${funnelCounts.count} + ${count}` },
			})
	}
}

/** The same after an answer. */
export function storeFunnelSoon(): void {
	inBackground('funnel counts', storeFunnel)
}
