import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { consumeRateLimit } from '~/core/limit.server'
import { Refused, refuse } from '~/core/refuse.server'
import { db, type Within } from '~/db/client.server'
import { productNow } from '~/db/clock.server'
import type { Language } from '~/i18n/language'
import { log } from '~/log.server'
import { countStep } from '../money/funnel.server'
import { StripeFailure } from '../stripe/stripe-failure.server'
import { type CarriedOut, carryOut } from './carrying-out.server'
import type { Contract } from './contract.server'
import { type Withdrawal, withdrawals } from './schema.server'
import { listWithdrawals, readStanding, type Whereabouts, type Withdrawer } from './standing.server'
import { sendWithdrawalMailsSoon } from './withdrawal-mail.server'

/** Longer than Stripe may take: a process that died over a withdrawal keeps it no longer. */
const HELD_SECONDS = 60
const WAIT_MS = 12_000
const LOOK_AGAIN_MS = 100
/** The second try comes after so long, each further one after twice as long, up to half a day. */
const FIRST_WAIT_MINUTES = 5
const LAST_WAIT_MINUTES = 12 * 60
const AT_ONCE = 50

/** What somebody confirms. */
export interface WithdrawalStatement {
	/** The contract that their page showed. */
	contract: string
	name: string
	/** Where the receipt goes. */
	email: string
	language: Language
}

/**
 * Takes a withdrawal, and carries it out: from the moment it is stored it holds, whatever Stripe does; then the plan ends
 * and everything that was paid goes back, at once where Stripe answers, else as soon as it does (docs/product.md#withdrawal).
 * One contract has one withdrawal, however often, from however many tabs and devices it is confirmed. Answers how far it
 * has come. Refuses with `conflict` (withdraw_too_late, withdraw_nothing_left, withdraw_other_contract), `too_many`, or
 * `upstream_failed` where Stripe is away and nobody can say what was bought.
 */
export async function withdraw(
	person: Withdrawer,
	statement: WithdrawalStatement,
	where: Whereabouts,
): Promise<Withdrawal> {
	await consumeRateLimit('withdraw', person.userId)
	const made = await listWithdrawals(person.userId)
	const earlier = made.find(({ subscriptionId }) => subscriptionId === statement.contract)
	if (earlier) return goOn(earlier)
	const standing = await readStanding(person, where)
	switch (standing.kind) {
		case 'withdrawn':
			return goOn(standing.withdrawal)
		case 'late':
			throw refuse('conflict', undefined, { message: 'withdraw_too_late' })
		case 'unknown':
			throw refuse('upstream_failed', undefined, { message: 'withdraw_stripe_away' })
		case 'repaid':
		case 'none':
			throw refuse('conflict', undefined, { message: 'withdraw_nothing_left' })
	}
	const { contract } = standing
	if (contract.subscriptionId !== statement.contract) {
		throw refuse('conflict', undefined, { message: 'withdraw_other_contract' })
	}
	const { id } = await keep(person, statement, contract, where)
	// Where Stripe has just not answered, nobody waits for it once more: the next round does.
	if (contract.payments) await attempt(id)
	else sendWithdrawalMailsSoon()
	return settled(id)
}

/** Carries out every withdrawal whose time has come, each by one process; again later where Stripe doesn't answer. */
export async function retryWithdrawals(): Promise<void> {
	const due = await db()
		.select({ id: withdrawals.id })
		.from(withdrawals)
		.where(and(ne(withdrawals.state, 'done'), lte(withdrawals.dueAt, sql`now()`)))
		.orderBy(asc(withdrawals.dueAt))
		.limit(AT_ONCE)
	for (const { id } of due) await attempt(id)
}

/** Lets what waits for a bank's decision be looked at by the next round: a dispute was closed. */
export async function hurryDisputed(): Promise<void> {
	await db().update(withdrawals).set({ dueAt: sql`now()` }).where(eq(withdrawals.state, 'disputed'))
}

/**
 * Forgets, with an account, the withdrawals that are done and told of; others stay until they are, without the account.
 * Call it in the transaction in which its owner goes.
 */
export async function purgeWithdrawals(within: Pick<Within, 'delete'>, userId: string): Promise<void> {
	const isOver = and(eq(withdrawals.state, 'done'), sql`${withdrawals.doneSentAt} is not null`)
	await within.delete(withdrawals).where(and(eq(withdrawals.userId, userId), isOver))
}

/** What somebody has confirmed before; where nobody has tried it yet, as when two tabs confirm at once, it is tried now. */
async function goOn({ id, attempts }: Withdrawal): Promise<Withdrawal> {
	if (attempts === 0) await attempt(id)
	return settled(id)
}

/** Stores that somebody withdraws, once for each contract: the first moment counts. */
async function keep(
	{ userId }: Withdrawer,
	{ name, email, language }: WithdrawalStatement,
	{ subscriptionId, number, tier, currency, boughtAt }: Contract,
	{ timeZone }: Whereabouts,
): Promise<Withdrawal> {
	await db()
		.insert(withdrawals)
		.values({
			userId,
			subscriptionId,
			contractNumber: number,
			tier,
			currency,
			boughtAt,
			name,
			email,
			language,
			timeZone,
			receivedAt: productNow(),
		})
		.onConflictDoNothing()
	const [kept] = await db()
		.select()
		.from(withdrawals)
		.where(and(eq(withdrawals.subscriptionId, subscriptionId), eq(withdrawals.userId, userId)))
	if (!kept) throw refuse('conflict', undefined, { message: 'withdraw_other_contract' })
	return kept
}

/** A withdrawal as it is when nobody is at it any more: what another tab's press is doing is this one's answer, too. */
async function settled(id: string): Promise<Withdrawal> {
	for (const began = Date.now(); ; await wait(LOOK_AGAIN_MS)) {
		const [found] = await db().select().from(withdrawals).where(eq(withdrawals.id, id))
		if (!found) throw refuse('not_found')
		if (!found.takenUntil || found.state === 'done' || Date.now() > began + WAIT_MS) return found
	}
}

async function attempt(id: string): Promise<void> {
	const taken = await take(id)
	if (!taken) return
	const result = await carryOut(taken).catch((error: unknown) => {
		const isLater = error instanceof StripeFailure || error instanceof Refused
		// Whatever it is keeps this one waiting, and nobody behind it.
		if (isLater) log.warn({ err: error, withdrawal: id }, 'a withdrawal waits for Stripe')
		else log.error({ err: error, withdrawal: id }, 'a withdrawal met with what nobody expected, and waits')
		return null
	})
	await store(taken, result)
	if (result?.state === 'done') countStep('ended', taken.language)
	sendWithdrawalMailsSoon()
}

async function take(id: string): Promise<Withdrawal | undefined> {
	const isFree = or(isNull(withdrawals.takenUntil), lt(withdrawals.takenUntil, sql`now()`))
	const [taken] = await db()
		.update(withdrawals)
		.set({
			takenUntil: sql`now() + make_interval(secs => ${HELD_SECONDS})`,
			attempts: sql`${withdrawals.attempts} + 1`,
		})
		.where(and(eq(withdrawals.id, id), ne(withdrawals.state, 'done'), isFree))
		.returning()
	return taken
}

async function store({ id, attempts }: Withdrawal, result: CarriedOut | null): Promise<void> {
	const minutes = Math.min(FIRST_WAIT_MINUTES * 2 ** Math.min(attempts - 1, 10), LAST_WAIT_MINUTES)
	const isDone = result?.state === 'done'
	await db()
		.update(withdrawals)
		.set({
			...result,
			...(result ? { endedAt: sql`coalesce(${withdrawals.endedAt}, ${productNow()})` } : {}),
			...(isDone ? { doneAt: productNow() } : {}),
			takenUntil: null,
			dueAt: sql`now() + make_interval(mins => ${minutes})`,
		})
		.where(eq(withdrawals.id, id))
}
