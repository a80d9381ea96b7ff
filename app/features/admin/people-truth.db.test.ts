import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import type { Admin, Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { suspensions } from '~/features/account/schema.server'
import { tierOf } from '~/features/billing/entitlement'
import type { PLAN_ENDS } from '~/features/billing/plan-end.server'
import { retryRefunds } from '~/features/billing/refund.server'
import {
	billingMails,
	planGrants,
	refunds,
	stripeCustomers,
	stripeEvents,
	subscriptions,
} from '~/features/billing/schema.server'
import { reconcile } from '~/features/billing/subscription/reconciliation.server'
import { receiveStripeEvent } from '~/features/billing/subscription/stripe-event.server'
import { refreshSubscription } from '~/features/billing/subscription/subscription-sync.server'
import { sign } from '../../../sandbox/stripe/deliveries'
import { aStoredMember, catchMails } from '../../../tests/support/accounts'
import { MoneyWorld, WORLD_SECRET } from '../../../tests/support/billing/money-world'
import { histories } from '../../../tests/support/histories'
import { readPersonFully } from './person.server'
import { givePlan, lift, suspend, takePlan } from './person-acts.server'
import { changePlanEnd } from './plan-acts.server'
import { refundPayment } from './refund-act.server'
import { auditLog } from './schema.server'

catchMails()
const RUNS = histories(30)
const MINUTES = 60 * 60_000
const DAY = 86_400
const reason = 'A history.'

let member: Member
let admins: readonly [Admin, Admin]
beforeAll(async () => {
	member = await aStoredMember()
	admins = [
		{ ...(await aStoredMember()), isAdmin: true },
		{ ...(await aStoredMember()), isAdmin: true },
	]
})

/** What happens at Stripe behind the admins' backs. */
const HAPPENINGS: Record<string, (world: MoneyWorld, nth: number, amount: number) => void> = {
	buys: (world, nth) => world.living.length === 0 && world.buy(nth % 2 ? 'pro' : 'premium', member.userId),
	'days pass': (world, nth) => world.pass(((nth % 40) + 1) * DAY),
	'gets a part back elsewhere': (world, nth, amount) =>
		pick(world.charges, nth, (one) => world.refund(one, amount)),
	'is ended in the dashboard': (world, nth) => pick(world.living, nth, (one) => world.end(one)),
	'Stripe goes away': (world) => Object.assign(world, { isAway: true }),
	'Stripe is back': (world) => Object.assign(world, { isAway: false }),
	'answers get lost': (world, nth) => Object.assign(world, { lost: (nth % 3) + 1 }),
}

/** What admins, the person and jobs do; several of these are under way at once. */
const DOINGS: Record<string, (world: MoneyWorld, nth: number, amount: number) => Promise<unknown>> = {
	'an admin gives a part back': (world, nth, amount) => refundTwice(world, nth, amount, 1),
	'two admins give the same back': (world, nth, amount) => refundTwice(world, nth, amount, 2),
	'an admin gives all back': (world, nth) => refundTwice(world, nth, 1_000_000, 1),
	'an admin cancels for later': (_, nth) => end('cancel_later', nth),
	'an admin ends it now': (_, nth) => end('cancel_now', nth),
	'an admin lets it go on': (_, nth) => end('resume', nth),
	'two admins cancel at once': () => Promise.all([end('cancel_later', 0), end('cancel_later', 1)]),
	'an admin suspends': (_, nth) =>
		unlessNo(suspend(by(nth), { userId: member.userId, reason, cause: 'payment' })),
	'an admin lifts it': (_, nth) => unlessNo(lift(by(nth), { userId: member.userId, reason })),
	'an admin gives a plan': async (_, nth) => {
		const endsAt = new Date(Date.now() + (nth + 1) * DAY * 1_000)
		await unlessNo(
			givePlan(by(nth), { userId: member.userId, reason, tier: 'pro', endsAt, seenUntil: await given() }),
		)
	},
	'an admin takes it back': async (_, nth) =>
		unlessNo(takePlan(by(nth), { userId: member.userId, reason, seenUntil: await given() })),
	'the job runs': async () => {
		await makeRefundsDue()
		await retryRefunds()
	},
	'an event comes': (world, nth) => deliver(world, nth),
	'the person checks': () => refreshSubscription(member.userId).catch(unlessAway),
}

const by = (nth: number) => (nth % 2 ? admins[1] : admins[0])
const given = async () => (await readPersonFully(admins[0], member.userId)).plan.given?.endsAt ?? ''
const makeRefundsDue = () => db().update(refunds).set({ dueAt: sql`now()`, takenUntil: null })

function pick<Thing>(things: readonly Thing[], nth: number, act: (one: Thing) => void): void {
	const one = things[nth % Math.max(things.length, 1)]
	if (one) act(one)
}

/** A no is an answer, too, if it says why; anything else is a fault. */
async function unlessNo(act: Promise<unknown>): Promise<boolean> {
	try {
		await act
		return true
	} catch (error) {
		if (!(error instanceof Refused) || error.message === undefined) throw error
		return false
	}
}

function unlessAway(error: unknown): void {
	if (!(error instanceof Error) || error.name !== 'StripeFailure') throw error
}

/** Some admins give back what all of them see on the same page; one of them does. */
async function refundTwice(world: MoneyWorld, nth: number, asked: number, presses: number): Promise<void> {
	const charge = world.charges[nth % Math.max(world.charges.length, 1)]
	if (!charge) return
	const { id: payment, refunded: seenRefunded } = charge
	const amount = Math.max(1, Math.min(asked, charge.amount - seenRefunded))
	const shown = { userId: member.userId, reason, payment, amount, seenRefunded }
	const acts = Array.from({ length: presses }, (_, press) =>
		unlessNo(refundPayment(by(press), { ...shown, wish: randomUUID() })),
	)
	const done = (await Promise.all(acts)).filter(Boolean)
	expect(done.length, 'two gave back what both saw').toBeLessThanOrEqual(1)
}

async function end(how: (typeof PLAN_ENDS)[number], nth: number): Promise<void> {
	const { subscription } = (await readPersonFully(by(nth), member.userId)).plan
	if (!subscription) return
	const shown = { subscriptionId: subscription.id, isEnding: subscription.isEnding }
	await unlessNo(changePlanEnd(by(nth), how, { userId: member.userId, reason, ...shown }))
}

async function deliver({ store }: MoneyWorld, nth: number): Promise<void> {
	const events = store.list('event')
	const event = events[nth % Math.max(events.length, 1)]
	if (!event) return
	const body = JSON.stringify({ id: event.id, type: event.type, data: { object: event.object } })
	await receiveStripeEvent(Buffer.from(body), sign(body, WORLD_SECRET)).catch(unlessAway)
}

const step = fc.tuple(
	fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...Object.keys(HAPPENINGS)) },
		{ weight: 5, arbitrary: fc.constantFrom(...Object.keys(DOINGS)) },
		{ weight: 2, arbitrary: fc.constant('all settles') },
	),
	fc.nat(11),
	fc.integer({ min: 1, max: 1_200 }),
)
const steps = fc.array(step, { minLength: 1, maxLength: 12 })

async function play(sequence: readonly (readonly [string, number, number])[]): Promise<MoneyWorld> {
	const tables = [
		billingMails,
		refunds,
		subscriptions,
		stripeCustomers,
		stripeEvents,
		suspensions,
		planGrants,
	]
	for (const table of [...tables, auditLog]) await db().delete(table)
	const world = new MoneyWorld(member.userId)
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
	Object.assign(world, { isAway: false, lost: 0 })
	for (let round = 0; round < 2; round += 1) {
		await makeRefundsDue()
		await retryRefunds()
	}
	for (let nth = 0; nth < world.store.list('event').length; nth += 1) await deliver(world, nth)
	await reconcile()
	return world
}

async function expectTheTruth(world: MoneyWorld): Promise<void> {
	const made = world.store.list('refund', { where: { customer: world.customer } })
	const marks = made.flatMap(({ metadata }) => metadata['pronto_refund'] ?? [])
	expect(new Set(marks).size, 'a refund was made twice').toBe(marks.length)
	for (const { amount, refunded } of world.charges) expect(refunded).toBeLessThanOrEqual(amount)
	const lines = await db()
		.select()
		.from(auditLog)
		.where(eq(auditLog.userId, member.userId))
		.orderBy(auditLog.id)
	const told = lines.filter(({ action, outcome }) => action === 'refund' && outcome === 'done')
	const done = (await db().select().from(refunds)).filter(({ state }) => state === 'done')
	// What was done is told; what is told was done, or refused by Stripe in the end.
	expect(done.length).toBeLessThanOrEqual(lines.filter(({ action }) => action === 'refund').length)
	for (const { details } of told.filter(({ details }) => !details.waits)) {
		expect(
			done.some(({ payment, refunded }) => payment === details.payment && refunded === details.amount),
		).toBe(true)
	}
	const [stored] = await db().select().from(subscriptions).where(eq(subscriptions.userId, member.userId))
	const [living, ...more] = world.living
	expect(more).toEqual([])
	expect(tierOf(stored ?? null, new Date(0)) !== 'free').toBe(living !== undefined)
	if (living) expect(stored).toMatchObject({ subscriptionId: living.id, status: living.status })
	for (const charge of living ? world.chargesOf(living.id) : []) {
		expect(charge.refunded, 'all of it went back, and the plan goes on').toBeLessThan(charge.amount)
	}
	// Each state stands in the record as its last line.
	const lastOf = (...actions: string[]) =>
		lines.filter(({ action, outcome }) => actions.includes(action) && outcome === 'done').at(-1)?.action
	expect(lastOf('suspend', 'lift') === 'suspend').toBe((await db().$count(suspensions)) === 1)
	expect(lastOf('give_plan', 'take_plan') === 'give_plan').toBe((await db().$count(planGrants)) === 1)
}

test(
	'whatever admins do, at once, while Stripe is away or loses answers: it ends in Stripe’s truth, and no cent goes twice',
	async () => {
		await fc.assert(
			fc.asyncProperty(steps, async (sequence) => {
				const world = await play(sequence)
				try {
					await expectTheTruth(world)
				} finally {
					world.close()
				}
			}),
			RUNS,
		)
	},
	MINUTES,
)
