import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { rateCounts } from '~/db/schema.server'
import { sign } from '../../../../sandbox/stripe/deliveries'
import { aStoredMember, catchMails } from '../../../../tests/support/accounts'
import { MoneyWorld, WORLD_SECRET } from '../../../../tests/support/billing/money-world'
import { BRAZIL, confirmed, FRANCE, makeWithdrawalsDue } from '../../../../tests/support/billing/withdrawing'
import { histories } from '../../../../tests/support/histories'
import { tierOf } from '../entitlement'
import { requestRefund, retryRefunds } from '../refund.server'
import { billingMails, refunds, stripeCustomers, stripeEvents, subscriptions } from '../schema.server'
import { reconcile } from '../subscription/reconciliation.server'
import { receiveStripeEvent } from '../subscription/stripe-event.server'
import { refreshSubscription } from '../subscription/subscription-sync.server'
import { withdrawals } from './schema.server'
import { readStanding } from './standing.server'
import { retryWithdrawals } from './withdrawal.server'

catchMails()
const RUNS = histories(50)
const MINUTES = 60 * 60_000
const DAY = 86_400

let member: Member
beforeAll(async () => {
	member = await aStoredMember()
})

type Step = readonly [name: string, nth: number, amount: number]

/** What happens at Stripe behind the product's back. */
const HAPPENINGS: Record<string, (world: MoneyWorld, nth: number, amount: number) => void> = {
	buys: (world, nth) => world.living.length === 0 && world.buy(nth % 2 ? 'pro' : 'premium', member.userId),
	'buys once more': (world, nth) =>
		world.living.length === 1 && world.buy(nth % 2 ? 'pro' : 'premium', member.userId),
	'changes the plan at once': (world) => {
		const [living] = world.living
		if (living?.status === 'active') world.change(living)
	},
	'hours pass': (world, nth) => world.pass((nth + 1) * 3_600),
	'days pass': (world, nth) => world.pass(((nth % 5) + 1) * DAY),
	'is ended in the dashboard': (world, nth) => pick(world.living, nth, (one) => world.end(one)),
	'gets a part back elsewhere': (world, nth, amount) =>
		pick(world.charges, nth, (one) => world.refund(one, amount)),
	'gets all back elsewhere': (world, nth) => pick(world.charges, nth, (one) => world.refund(one, one.amount)),
	disputes: (world, nth) => pick(world.charges, nth, (one) => world.dispute(one)),
	'bank decides for us': (world) => world.decide('won'),
	'bank decides against us': (world) => world.decide('lost'),
	'Stripe goes away': (world) => Object.assign(world, { isAway: true }),
	'Stripe is back': (world) => Object.assign(world, { isAway: false }),
	'answers get lost': (world, nth) => Object.assign(world, { lost: (nth % 3) + 1 }),
}

/** What people, admins and jobs do; several of these are under way at once. */
const DOINGS: Record<string, (world: MoneyWorld, nth: number, amount: number) => Promise<unknown>> = {
	withdraws: (world, nth) => press(world, nth),
	'withdraws twice': (world, nth) => Promise.all([press(world, nth), press(world, nth + 1)]),
	'an admin gives a part back': (world, nth, amount) => give(world, nth, amount),
	'an admin gives all back': (world, nth) => give(world, nth, null),
	'the job runs': async () => {
		await makeWithdrawalsDue()
		await makeRefundsDue()
		await Promise.all([retryWithdrawals(), retryRefunds()])
	},
	'an event comes': (world, nth) => deliver(world, nth),
	'the day’s comparison runs': () => reconcile().catch(unlessAway),
	'the person checks': () => refreshSubscription(member.userId).catch(unlessAway),
}

function pick<Thing>(things: readonly Thing[], nth: number, act: (one: Thing) => void): void {
	const one = things[nth % Math.max(things.length, 1)]
	if (one) act(one)
}

function unlessAway(error: unknown): void {
	if (!(error instanceof Error) || error.name !== 'StripeFailure') throw error
}

/** Confirms what the page shows at that moment, as somebody in Brazil or in France. */
async function press(_world: MoneyWorld, nth: number): Promise<void> {
	const where = nth % 3 === 0 ? FRANCE : BRAZIL
	const shown = await readStanding(member, where)
	const contract = 'contract' in shown ? shown.contract.subscriptionId : 'none'
	try {
		await confirmed(member, where, contract)
	} catch (error) {
		// A no is an answer, too; anything else is a fault.
		if (!(error instanceof Refused) || error.message === undefined) throw error
	}
}

async function give(world: MoneyWorld, nth: number, amount: number | null): Promise<void> {
	const { charges } = world
	const charge = charges[nth % Math.max(charges.length, 1)]
	if (!charge) return
	const payment = charge.paymentIntent
	const wish = { id: randomUUID(), userId: member.userId, payment, amount, byUserId: 'an admin' }
	await requestRefund({ ...wish, reason: 'requested_by_customer' })
}

const makeRefundsDue = () => db().update(refunds).set({ dueAt: sql`now()`, takenUntil: null })

async function deliver({ store }: MoneyWorld, nth: number): Promise<void> {
	const events = store.list('event')
	const event = events[nth % Math.max(events.length, 1)]
	if (!event) return
	const body = JSON.stringify({ id: event.id, type: event.type, data: { object: event.object } })
	await receiveStripeEvent(Buffer.from(body), sign(body, WORLD_SECRET)).catch(unlessAway)
}

const step: fc.Arbitrary<Step> = fc.tuple(
	fc.oneof(
		{ weight: 5, arbitrary: fc.constantFrom(...Object.keys(HAPPENINGS)) },
		{ weight: 5, arbitrary: fc.constantFrom(...Object.keys(DOINGS)) },
		{ weight: 1, arbitrary: fc.constant('all settles') },
	),
	fc.nat(11),
	fc.integer({ min: 1, max: 1_200 }),
)
const steps = fc.array(step, { minLength: 1, maxLength: 14 })

async function play(sequence: readonly Step[], delays: Iterator<number>): Promise<MoneyWorld> {
	for (const table of [
		billingMails,
		refunds,
		withdrawals,
		subscriptions,
		stripeCustomers,
		stripeEvents,
		rateCounts,
	]) {
		await db().delete(table)
	}
	const world = new MoneyWorld(member.userId)
	world.slowness = () => Number(delays.next().value)
	await db().insert(stripeCustomers).values({ userId: member.userId, customerId: world.customer })
	world.buy('premium', member.userId)
	await refreshSubscription(member.userId)
	const underWay: Promise<unknown>[] = []
	for (const [name, nth, amount] of sequence) {
		HAPPENINGS[name]?.(world, nth, amount)
		const doing = DOINGS[name]?.(world, nth, amount)
		if (doing) underWay.push(doing)
		if (name === 'all settles') await Promise.all(underWay.splice(0))
	}
	await Promise.all(underWay)
	await settle(world)
	return world
}

/** Stripe is there, banks have decided, and everything that waits was tried. */
async function settle(world: MoneyWorld): Promise<void> {
	Object.assign(world, { isAway: false, lost: 0, slowness: () => 0 })
	while (world.isDisputed) world.decide('won')
	for (let round = 0; round < 2; round += 1) {
		await makeWithdrawalsDue()
		await makeRefundsDue()
		await retryWithdrawals()
		await retryRefunds()
	}
	await reconcile()
}

async function expectRightMoneyOnce(world: MoneyWorld): Promise<void> {
	const made = world.store.list('refund', { where: { customer: world.customer } })
	const marks = made.flatMap(({ metadata }) => metadata['pronto_refund'] ?? [])
	expect(new Set(marks).size, 'a refund was made twice').toBe(marks.length)
	for (const { amount, refunded } of world.charges) expect(refunded).toBeLessThanOrEqual(amount)

	const withdrawn = await db().select().from(withdrawals)
	for (const one of withdrawn) {
		expect(one.state).toBe('done')
		const charges = world.chargesOf(one.subscriptionId)
		const total = charges.reduce((sum, { amount }) => sum + amount, 0)
		expect(one.refunded + one.refundedBefore + one.disputed, 'what its owner is told').toBe(total)
		const own = made.filter(({ metadata }) => metadata['pronto_refund']?.startsWith(`withdrawal-${one.id}-`))
		expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.refunded)
		for (const charge of charges) {
			const isLost = charge.dispute !== null && world.store.get('dispute', charge.dispute).status === 'lost'
			if (!isLost) expect(charge.refunded, 'not all went back').toBe(charge.amount)
		}
		expect(world.store.get('subscription', one.subscriptionId).status).toBe('canceled')
	}

	for (const wish of await db().select().from(refunds)) {
		const own = made.filter(({ metadata }) => metadata['pronto_refund'] === wish.id)
		expect(own.map(({ amount }) => amount)).toEqual(wish.state === 'done' ? [wish.refunded] : [])
		if (wish.amount !== null && wish.state === 'done') expect(wish.refunded).toBe(wish.amount)
		expect(['done', 'nothing_left', 'refused', 'disputed']).toContain(wish.state)
	}

	const [stored] = await db().select().from(subscriptions).where(eq(subscriptions.userId, member.userId))
	const [living, ...more] = world.living
	expect(more).toEqual([])
	expect(tierOf(stored ?? null, new Date(0)) !== 'free').toBe(living !== undefined)
	expect(withdrawn.some(({ subscriptionId }) => subscriptionId === living?.id)).toBe(false)
}

test(
	'whatever persons, admins, banks and Stripe do, in any order and at once: the right money goes back once, and everybody is told so',
	async () => {
		await fc.assert(
			fc.asyncProperty(steps, fc.infiniteStream(fc.nat(2)), async (sequence, delays) => {
				const world = await play(sequence, delays)
				try {
					await expectRightMoneyOnce(world)
				} finally {
					world.close()
				}
			}),
			RUNS,
		)
	},
	MINUTES,
)
