import { and, eq, sql } from 'drizzle-orm'
import type { PaidTier } from '~/core/plans'
import { refuse } from '~/core/refuse.server'
import type { Support, SuspensionCause } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { resendConfirmation } from '~/features/account/confirmation.server'
import { lockPerson } from '~/features/account/credential.server'
import { requestReset, signOutEverywhere } from '~/features/account/password.server'
import { suspensions } from '~/features/account/schema.server'
import { sendBillingMailsSoon } from '~/features/billing/billing-mail.server'
import { tellOfAct } from '~/features/billing/billing-mail-cause.server'
import { planGrants } from '~/features/billing/schema.server'
import { type Act, recorded, settled, writeDown } from './audit-log.server'
import { doneAlready, requireActedOn } from './person-guard.server'
import { endSoon } from './plan-acts.server'

/** Whom an act is about, and why. */
export interface ActWish {
	userId: string
	reason: string
}

/**
 * Lets somebody read and do nothing else, until it is lifted; a plan that they pay for ends with its period, so that nothing
 * more is charged. They are suspended before Stripe is asked: a role that is granted meanwhile must not end their plan and
 * keep them. Refuses as `requireActedOn` does, with `conflict` for an admin (act_take_role_first) and where they are
 * suspended already (act_done_already), and with `upstream_failed`: then it is taken back.
 */
export async function suspend(by: Support, wish: ActWish & { cause: SuspensionCause }): Promise<void> {
	const { userId, cause } = wish
	const since = new Date()
	const line = await db().transaction(async (within) => {
		await lockPerson(within, userId)
		await requireSuspendable(by, userId, within)
		await within.insert(suspensions).values({ userId, cause, since })
		return writeDown(within, { ...lineOf(by, 'suspend', wish, { cause }), outcome: 'begun' })
	})
	await settled(line, { cause }, async () => {
		try {
			await endSoon(by, wish)
		} catch (error) {
			const isThis = and(eq(suspensions.userId, userId), eq(suspensions.since, since))
			await db().delete(suspensions).where(isThis)
			throw error
		}
		await tellOfAct(db(), { userId, kind: 'suspended', details: { cause } })
	})
	sendBillingMailsSoon()
}

async function requireSuspendable(
	by: Support,
	userId: string,
	within: Pick<Within, 'select'>,
): Promise<void> {
	const { roles, suspendedFor } = await requireActedOn(by, userId, within)
	if (roles.includes('admin')) throw refuse('conflict', undefined, { message: 'act_take_role_first' })
	if (suspendedFor) throw doneAlready()
}

/** Lifts a suspension; what it ended of a plan stays so. Refuses as `suspend` does. */
export async function lift(by: Support, wish: ActWish): Promise<void> {
	await requireActedOn(by, wish.userId)
	await db().transaction(async (within) => {
		const [lifted] = await within
			.delete(suspensions)
			.where(eq(suspensions.userId, wish.userId))
			.returning({ cause: suspensions.cause })
		if (!lifted) throw doneAlready()
		await tellOfAct(within, { userId: wish.userId, kind: 'lifted', details: {} })
		await writeDown(within, lineOf(by, 'lift', wish, { cause: lifted.cause }))
	})
	sendBillingMailsSoon()
}

/** What a page showed of the plan that somebody was given: ISO 8601, '' for none. */
interface SeenGrant {
	seenUntil: string
}

/**
 * Gives somebody a plan until a moment, without payment; in place of what they were given before. Refuses as
 * `requireActedOn` does, and with `conflict` (act_done_already) where that is another by now than the page showed.
 */
export async function givePlan(
	by: Support,
	wish: ActWish & SeenGrant & { tier: PaidTier; endsAt: Date },
): Promise<void> {
	const { userId, tier, endsAt } = wish
	await requireActedOn(by, userId)
	await db().transaction(async (within) => {
		await lockPerson(within, userId)
		const [held] = await within.select().from(planGrants).where(eq(planGrants.userId, userId))
		if (seenOf(held) !== wish.seenUntil) throw doneAlready()
		const grant = { tier, endsAt, givenAt: sql`now()` }
		await within
			.insert(planGrants)
			.values({ userId, ...grant })
			.onConflictDoUpdate({ target: planGrants.userId, set: grant })
		const details = { tier, until: endsAt.toISOString() }
		await tellOfAct(within, { userId, kind: 'plan_given', details })
		const before = held && held.endsAt > new Date() ? { before: heldOf(held) } : {}
		await writeDown(within, lineOf(by, 'give_plan', wish, { ...details, ...before }))
	})
	sendBillingMailsSoon()
}

/** Takes back what somebody was given, at once. Refuses as `givePlan` does. */
export async function takePlan(by: Support, wish: ActWish & SeenGrant): Promise<void> {
	await requireActedOn(by, wish.userId)
	await db().transaction(async (within) => {
		await lockPerson(within, wish.userId)
		const [held] = await within.select().from(planGrants).where(eq(planGrants.userId, wish.userId))
		if (!held || seenOf(held) !== wish.seenUntil || !wish.seenUntil) throw doneAlready()
		await within.delete(planGrants).where(eq(planGrants.userId, wish.userId))
		await tellOfAct(within, { userId: wish.userId, kind: 'plan_taken', details: { tier: held.tier } })
		await writeDown(within, lineOf(by, 'take_plan', wish, { before: heldOf(held) }))
	})
	sendBillingMailsSoon()
}

/** Mails the link that confirms an address. Refuses as `requireActedOn` does, with `conflict` (email_confirmed), and with `too_many`. */
export async function sendConfirmation(by: Support, wish: ActWish): Promise<void> {
	const person = await requireActedOn(by, wish.userId)
	await recorded(lineOf(by, 'send_confirmation', wish), () => resendConfirmation(person, fromDesk(by)))
}

/** Mails a link for a new password, which nobody but the person sees. Refuses as `requireActedOn` does, and with `too_many`. */
export async function sendPasswordLink(by: Support, wish: ActWish): Promise<void> {
	const { email } = await requireActedOn(by, wish.userId)
	await recorded(lineOf(by, 'send_password_link', wish), () => requestReset(email, fromDesk(by), 'staff'))
}

/** Ends all sessions and tokens of somebody. Refuses as `requireActedOn` does. */
export async function endSessions(by: Support, wish: ActWish): Promise<void> {
	await requireActedOn(by, wish.userId)
	await recorded(lineOf(by, 'end_sessions', wish), () => signOutEverywhere(wish))
}

/** An act as it is written down. */
export function lineOf(
	by: Support,
	action: Act['action'],
	{ userId, reason }: ActWish,
	details: Act['details'] = {},
): Act {
	return { action, userId, byUserId: by.userId, reason, details }
}

/** Mails that staff ask for count against them, not against an address that others share. */
const fromDesk = (by: Support) => ({ address: `staff ${by.userId}` })

type Grant = typeof planGrants.$inferSelect

/** One that is over is as none. */
function seenOf(held: Grant | undefined): string {
	return held && held.endsAt > new Date() ? held.endsAt.toISOString() : ''
}

const heldOf = ({ tier, endsAt }: Grant) => ({ tier, until: endsAt.toISOString() })
