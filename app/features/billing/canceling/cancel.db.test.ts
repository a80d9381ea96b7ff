import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Admin, Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { aStoredMember } from '../../../../tests/support/accounts'
import { scheduleAsShown, withBilling } from '../../../../tests/support/billing/billing'
import { failCard } from '../../../../tests/support/billing/sandbox-stripe'
import { broken, withTroubles } from '../../../../tests/support/billing/stripe-troubles'
import { billingMails } from '../schema.server'
import { readSubscription, refreshNow } from '../subscription.server'
import { cancelOwnPlan, findOwnContract, resumeOwnPlan } from './cancel.server'
import {
	countCancelReasons,
	exportCancelReasons,
	purgeCancelReasons,
	storeCancelReason,
} from './cancel-reason.server'
import { cancelReasons } from './schema.server'

const billing = withBilling()
const DAY = 86_400
const CHANGE = /^POST \/v1\/subscriptions\/sub_\w+$/

async function contractOf(member: Member): Promise<string> {
	return (await findOwnContract(member))?.id ?? ''
}

async function cancel(member: Member, reason: string | null = null) {
	return cancelOwnPlan(member, { contract: await contractOf(member), reason })
}

async function atStripe(member: Member) {
	return billing.account.stripe.subscriptions.retrieve(await contractOf(member))
}

async function mailsTo({ userId }: Member): Promise<string[]> {
	const rows = await db()
		.select({ kind: billingMails.kind })
		.from(billingMails)
		.where(eq(billingMails.userId, userId))
		.orderBy(billingMails.createdAt)
	return rows.map(({ kind }) => kind).filter((kind) => kind === 'cancellation' || kind === 'resumed')
}

const saidBy = async (member: Member) => (await exportCancelReasons(member)).map(({ words }) => words)

test('a canceled plan lasts to its period’s end, is not charged again, and is mailed; without a reason too', async () => {
	const member = await billing.aBuyer('pro')
	const { periodEnd } = await readSubscription(member)
	expect(await cancel(member)).toBe('canceled')
	expect(await readSubscription(member)).toMatchObject({
		phase: 'ending',
		tier: 'pro',
		periodEnd,
		isCanceled: true,
	})
	expect(await saidBy(member)).toEqual([])
	expect(await mailsTo(member)).toEqual(['cancellation'])
	billing.account.pass(32 * DAY)
	expect(await refreshNow(member)).toMatchObject({ phase: 'ended', tier: 'free', isCanceled: false })
	await expect(cancel(member)).rejects.toMatchObject({ code: 'not_found' })
})

test('two tabs cancel once; the later one hears that it was done, and the last reason counts', async () => {
	const member = await billing.aBuyer('premium')
	const contract = await contractOf(member)
	const both = await Promise.all([
		cancelOwnPlan(member, { contract, reason: 'One' }),
		cancelOwnPlan(member, { contract, reason: null }),
	])
	expect(both.toSorted()).toEqual(['canceled', 'was_canceled'])
	expect(await cancelOwnPlan(member, { contract, reason: 'Two' })).toBe('was_canceled')
	expect(await cancelOwnPlan(member, { contract, reason: null })).toBe('was_canceled')
	expect(await saidBy(member)).toEqual(['Two'])
	expect(await mailsTo(member)).toEqual(['cancellation'])
})

test('a canceled plan goes on by a second press, once, with a mail', async () => {
	const member = await billing.aBuyer('pro')
	await cancel(member)
	await Promise.all([resumeOwnPlan(member), resumeOwnPlan(member)])
	await resumeOwnPlan(member)
	expect(await readSubscription(member)).toMatchObject({ phase: 'active', isCanceled: false })
	expect(await atStripe(member)).toMatchObject({ cancel_at_period_end: false })
	expect(await mailsTo(member)).toEqual(['cancellation', 'resumed'])
})

test('canceling takes back the plan that was to follow', async () => {
	const member = await billing.aBuyer('pro')
	await scheduleAsShown(member, 'premium')
	expect(await cancel(member)).toBe('canceled')
	expect(await readSubscription(member)).toMatchObject({ phase: 'ending', scheduled: null })
	billing.account.pass(32 * DAY)
	expect(await refreshNow(member)).toMatchObject({ phase: 'ended', tier: 'free' })
})

test('while a payment is due a plan is canceled too, and says so; paying it begins no further month', async () => {
	const member = await billing.aBuyer('premium')
	failCard(billing.account, await contractOf(member))
	billing.account.pass(31 * DAY)
	expect(await refreshNow(member)).toMatchObject({ phase: 'past_due', isCanceled: false })
	expect(await cancel(member, 'My card')).toBe('canceled')
	expect(await readSubscription(member)).toMatchObject({ phase: 'past_due', isCanceled: true })
	expect(await atStripe(member)).toMatchObject({ status: 'past_due', cancel_at_period_end: true })
	billing.account.pass(70 * DAY)
	expect(await refreshNow(member)).toMatchObject({ phase: 'ended', tier: 'free' })
})

test('Stripe away changes nothing and keeps no reason; an answer that was lost is found at the next try', async () => {
	const member = await billing.aBuyer('pro')
	const end = withTroubles(billing.account, { when: CHANGE, happen: broken, times: 9 })
	await expect(cancel(member, 'Too dear')).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	expect(await readSubscription(member)).toMatchObject({ phase: 'active' })
	expect(await saidBy(member)).toEqual([])
	const contract = await contractOf(member)
	const lost = withTroubles(billing.account, {
		when: CHANGE,
		async happen() {
			await billing.account.stripe.subscriptions.update(contract, { cancel_at_period_end: true })
			return broken()
		},
		times: 9,
	})
	await expect(cancel(member, 'Too dear')).rejects.toMatchObject({ code: 'upstream_failed' })
	lost()
	expect(await cancelOwnPlan(member, { contract, reason: 'Too dear' })).toBe('was_canceled')
	expect(await saidBy(member)).toEqual(['Too dear'])
})

test('nobody cancels a contract that is not theirs, or that the page did not show', async () => {
	const [member, other] = [await billing.aBuyer('pro'), await billing.aBuyer('pro')]
	const wish = { contract: await contractOf(other), reason: 'Not mine' }
	await expect(cancelOwnPlan(member, wish)).rejects.toMatchObject({ message: 'plan_has_changed' })
	const nobody = await aStoredMember()
	await expect(cancelOwnPlan(nobody, wish)).rejects.toMatchObject({ code: 'not_found' })
	await expect(resumeOwnPlan(nobody)).rejects.toMatchObject({ code: 'not_found' })
	for (const one of [member, other]) expect(await readSubscription(one)).toMatchObject({ phase: 'active' })
	expect([await saidBy(member), await saidBy(other)]).toEqual([[], []])
})

test('admins see reasons by how often they were given, and not by whom; after a year they are gone', async () => {
	const admin: Admin = { ...(await aStoredMember()), isAdmin: true }
	const [often, once] = [`Price ${randomUUID()}`, `Once ${randomUUID()}`]
	const people = [await aStoredMember(), await aStoredMember(), await aStoredMember()]
	for (const [place, words] of [often, often.toUpperCase(), once].entries()) {
		const who = people[place] ?? admin
		await storeCancelReason(who, { subscriptionId: `sub_${randomUUID()}`, tier: 'pro', words })
	}
	const counted = (await countCancelReasons(admin)).filter(({ words }) =>
		[often, once].some((one) => one.toLowerCase() === words.toLowerCase()),
	)
	expect(counted.map(({ times }) => times)).toEqual([2, 1])
	expect(Object.keys(counted[0] ?? {}).toSorted()).toEqual(['lastOn', 'times', 'words'])
	await db()
		.update(cancelReasons)
		.set({ createdAt: sql`now() - interval '367 days'` })
		.where(eq(cancelReasons.words, once))
	await purgeCancelReasons()
	expect(await Promise.all(people.map(saidBy))).toEqual([[often], [often.toUpperCase()], []])
})
