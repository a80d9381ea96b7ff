import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { sign } from '../../../../sandbox/stripe/deliveries'
import { aStoredMember } from '../../../../tests/support/accounts'
import {
	CUSTOMER,
	MONTHLY_AMOUNT,
	StripeTruth,
	type TrueEvent,
	type TrueSubscription,
} from '../../../../tests/support/billing/stripe-truth'
import { histories } from '../../../../tests/support/histories'
import { tierOf } from '../entitlement'
import { billingMails, stripeCustomers, stripeEvents, subscriptions } from '../schema.server'
import { speakToStripe } from '../stripe/stripe.server'
import { checkSubscription, readSubscription, refreshNow } from '../subscription.server'
import { reconcile } from './reconciliation.server'
import { receiveStripeEvent } from './stripe-event.server'

const SECRET = 'whsec_truth'
const BY_EVENTS = histories(150)
const COMPARED = histories(50)
const MINUTES = 30 * 60_000

let member: Member
beforeAll(async () => {
	member = await aStoredMember()
})

/** What can happen at Stripe; `nth` says to which subscription. */
const HAPPENINGS: Record<string, (truth: StripeTruth, nth: number) => void> = {
	'buys Creator': (truth) => truth.buy('premium'),
	'buys Legend': (truth) => truth.buy('pro'),
	'begins to buy': (truth) => truth.buy('premium', 'incomplete'),
	'is renewed': (truth, nth) => onLiving(truth, nth, (one) => !one.isEnding && truth.renew(one)),
	'could not be charged': (truth, nth) =>
		onLiving(truth, nth, (one) => truth.change(one, { status: 'past_due' })),
	'was never paid': (truth, nth) =>
		onLiving(truth, nth, (one) => one.status === 'past_due' && truth.change(one, { status: 'unpaid' })),
	'cancels for later': (truth, nth) =>
		onLiving(truth, nth, (one) => truth.change(one, { isEnding: true, nextTier: null })),
	resumes: (truth, nth) => onLiving(truth, nth, (one) => truth.change(one, { isEnding: false })),
	'ends with its period': (truth, nth) =>
		onLiving(truth, nth, (one) => one.isEnding && truth.change(one, { status: 'canceled' })),
	'is cancelled at once': (truth, nth) =>
		onLiving(truth, nth, (one) => truth.change(one, { status: 'canceled' })),
	'becomes Legend': (truth, nth) => onLiving(truth, nth, (one) => truth.change(one, { tier: 'pro' })),
	'becomes Creator later': (truth, nth) =>
		onLiving(
			truth,
			nth,
			(one) => one.tier === 'pro' && !one.isEnding && truth.change(one, { nextTier: 'premium' }),
		),
	'gets the money back': (truth, nth) => onLiving(truth, nth, (one) => truth.refund(one)),
	'says something else': (truth) => truth.tellOf('product.updated'),
	'says something about invoices': (truth) => truth.tellOf('invoice.finalized'),
}

function onLiving({ living }: StripeTruth, nth: number, happen: (one: TrueSubscription) => unknown): void {
	const one = living[nth % Math.max(living.length, 1)]
	if (one) happen(one)
}

/** What the product does; nothing waits for it, so that several of these are under way at once. */
const DOINGS: Record<string, (truth: StripeTruth, nth: number) => Promise<unknown>> = {
	'an event comes': (truth, nth) => deliver(truth, truth.events[nth % Math.max(truth.events.length, 1)]),
	'the last event comes': (truth) => deliver(truth, truth.events.at(-1)),
	'the person checks': () => checkSubscription(member),
	'the person comes back from Stripe': () => refreshNow(member),
	'the day’s comparison runs': () => reconcile(),
}

async function deliver({ delivered }: StripeTruth, event: TrueEvent | undefined): Promise<void> {
	if (!event) return
	delivered.add(event)
	const body = JSON.stringify(event)
	await receiveStripeEvent(Buffer.from(body), sign(body, SECRET))
}

const step = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(...Object.keys(HAPPENINGS)) },
	{ weight: 3, arbitrary: fc.constantFrom(...Object.keys(DOINGS)) },
	{ weight: 1, arbitrary: fc.constant('all settles') },
)
const isTold = fc.nat(9).map((drawn) => drawn > 1)
/** What comes next, for which subscription or event, and whether Stripe's event of it comes at once. */
const steps = fc.array(fc.tuple(step, fc.nat(7), isTold), { minLength: 1, maxLength: 12 })
const slowness = fc.infiniteStream(fc.nat(5))

/** Plays a sequence against a Stripe of its own; everything is settled when it answers. */
async function play(sequence: [string, number, boolean][], delays: Iterator<number>): Promise<StripeTruth> {
	const truth = new StripeTruth()
	truth.slowness = () => Number(delays.next().value)
	speakToStripe({ secretKey: 'sk_test_x', webhookSecret: SECRET, apiBase: null }, truth.fetch)
	for (const table of [billingMails, subscriptions, stripeCustomers, stripeEvents]) await db().delete(table)
	await db().insert(stripeCustomers).values({ userId: member.userId, customerId: CUSTOMER })
	const underWay: Promise<unknown>[] = []
	for (const [name, nth, isToldAtOnce] of sequence) {
		truth.pace.step()
		const known = truth.events.length
		HAPPENINGS[name]?.(truth, nth)
		const asked = truth.pace.nextAsked()
		const news = isToldAtOnce ? truth.events[known] : undefined
		const doing = news ? deliver(truth, news) : DOINGS[name]?.(truth, nth)
		if (doing) underWay.push(doing)
		// The next step comes while Stripe is thinking about this one.
		if (doing) await Promise.race([doing, asked])
		else if (name === 'all settles') await settle()
	}
	await settle()
	truth.pace.hurry()
	return truth

	async function settle(): Promise<void> {
		truth.pace.hurry()
		await Promise.all(underWay.splice(0))
		truth.pace.hurry(false)
	}
}

/** Nobody has two, what was bought twice went back, what went back has ended, and what is stored is what is so. */
async function expectTheTruth(truth: StripeTruth): Promise<void> {
	const [stored] = await db().select().from(subscriptions).where(eq(subscriptions.userId, member.userId))
	const [living, ...more] = truth.living
	expect(more).toEqual([])
	expect(living?.charges.at(-1)?.isRefunded ?? false).toBe(false)
	expect(tierOf(stored ?? null, new Date())).toBe(living?.tier ?? 'free')
	if (!living) return
	expect(stored).toMatchObject({
		subscriptionId: living.id,
		status: living.status,
		tier: living.tier,
		amount: MONTHLY_AMOUNT[living.tier],
		currentPeriodEnd: new Date(living.periodEnd * 1000),
		cancelAtPeriodEnd: living.isEnding,
		scheduledTier: living.nextTier,
	})
	expect(await readSubscription(member)).toMatchObject({ tier: living.tier, hasPortal: true })
}

test(
	'however events come, in any order, twice, many at once: when all have come, what is stored is true',
	async () => {
		await fc.assert(
			fc.asyncProperty(steps, slowness, async (sequence, delays) => {
				const truth = await play(sequence, delays)
				// Ending what was paid back, or bought twice, tells of itself in turn.
				for (const event of truth.events) if (!truth.delivered.has(event)) await deliver(truth, event)
				await expectTheTruth(truth)
			}),
			BY_EVENTS,
		)
	},
	MINUTES,
)

test(
	'whichever events were lost, the day’s comparison makes what is stored true',
	async () => {
		await fc.assert(
			fc.asyncProperty(steps, slowness, async (sequence, delays) => {
				const truth = await play(sequence, delays)
				await reconcile()
				await expectTheTruth(truth)
				expect(await reconcile()).toEqual([])
			}),
			COMPARED,
		)
	},
	MINUTES,
)
