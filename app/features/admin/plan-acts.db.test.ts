import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Admin, Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { suspensions } from '~/features/account/schema.server'
import { listPayments } from '~/features/billing/payment-history.server'
import { refreshNow } from '~/features/billing/subscription.server'
import { removePerson } from '~/features/personal-data/person-removal.server'
import { closeDispute, openDispute } from '../../../sandbox/stripe/billing/money-back'
import { booksOf } from '../../../sandbox/stripe/clock'
import { aStoredMember } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { broken, withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { readTrail } from './audit-log.server'
import { actsOn } from './person'
import { readPersonFully } from './person.server'
import { lift, suspend } from './person-acts.server'
import { changePlanEnd } from './plan-acts.server'
import { refundPayment } from './refund-act.server'
import { grantRole } from './role.server'

const billing = withBilling()
const reason = 'They asked for it.'

let admin: Admin
beforeAll(async () => {
	admin = { ...(await aStoredMember()), isAdmin: true }
})

async function planOf({ userId }: Member) {
	const { subscription } = (await readPersonFully(admin, userId)).plan
	return { userId, reason, subscriptionId: subscription?.id ?? '', isEnding: subscription?.isEnding ?? false }
}

test('while Stripe is away a plan is not ended, nobody suspended or deleted who pays, and no money given: each says so', async () => {
	const member = await billing.aBuyer()
	const { userId, email } = member
	const plan = await planOf(member)
	const [paid] = await listPayments(userId)
	const refund = { payment: paid?.chargeId ?? '', amount: 900, seenRefunded: 0, wish: crypto.randomUUID() }
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 10_000 })
	const acts = [
		() => changePlanEnd(admin, 'cancel_later', plan),
		() => changePlanEnd(admin, 'cancel_now', plan),
		() => suspend(admin, { userId, reason, cause: 'law' }),
		() => refundPayment(admin, { userId, reason, ...refund }),
		() => removePerson(admin, { userId, reason, confirmation: email }),
	]
	for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	expect(await refreshNow(member)).toMatchObject({ phase: 'active', tier: 'premium' })
	expect(await db().$count(user, eq(user.id, userId))).toBe(1)
	expect(await db().$count(suspensions, eq(suspensions.userId, userId))).toBe(0)
	expect((await readTrail(admin, userId)).filter(({ outcome }) => outcome === 'done')).toEqual([])
	expect(await refundPayment(admin, { userId, reason, ...refund })).toBe('done')
	expect(await refreshNow(member)).toMatchObject({ tier: 'free' })
})

test('who is made an admin while Stripe is asked for their plan’s end is suspended, and has no role', async () => {
	const member = await billing.aBuyer()
	const { userId } = member
	const asked = Promise.withResolvers<void>()
	const granted = Promise.withResolvers<void>()
	const end = withTroubles(billing.account, {
		when: /^POST \/v1\/subscriptions/,
		happen: async () => {
			asked.resolve()
			await granted.promise
			return undefined
		},
	})
	const suspension = suspend(admin, { userId, reason, cause: 'law' })
	await asked.promise
	const grant = await grantRole(admin, { userId, role: 'admin', reason }).catch((refusal) => refusal)
	granted.resolve()
	await suspension
	end()
	expect(grant).toMatchObject({ code: 'conflict', message: 'act_not_now' })
	expect(await refreshNow(member)).toMatchObject({ phase: 'ending', tier: 'premium' })
	expect(await db().$count(suspensions, eq(suspensions.userId, userId))).toBe(1)
})

test('a payment that the bank took back is told so, and gives nothing back; one that the bank decided for us does', async () => {
	const member = await billing.aBuyer()
	const { store } = billing.account
	const told = async () => (await listPayments(member.userId))[0]
	expect(await told()).toMatchObject({ dispute: 'none' })
	const charge = store.get('charge', (await told())?.chargeId ?? '')
	const dispute = store.transact(() => openDispute(booksOf(store), charge))
	expect(await told()).toMatchObject({ dispute: 'open' })
	store.transact(() => closeDispute(booksOf(store), dispute, 'lost'))
	expect(await told()).toMatchObject({ dispute: 'lost', state: 'paid' })
	const other = await billing.aBuyer()
	const kept = store.get('charge', (await listPayments(other.userId))[0]?.chargeId ?? '')
	const won = store.transact(() => openDispute(booksOf(store), kept))
	store.transact(() => closeDispute(booksOf(store), won, 'won'))
	expect(await listPayments(other.userId)).toMatchObject([{ dispute: 'none' }])
})

test('nobody lets the plan of somebody suspended go on', async () => {
	const member = await billing.aBuyer()
	await suspend(admin, { userId: member.userId, reason, cause: 'payment' })
	await expect(changePlanEnd(admin, 'resume', await planOf(member))).rejects.toMatchObject({
		message: 'act_not_now',
	})
	expect(actsOn(await readPersonFully(admin, member.userId), admin)).not.toContain('resume')
	expect(await refreshNow(member)).toMatchObject({ phase: 'ending' })
	await lift(admin, { userId: member.userId, reason })
	await changePlanEnd(admin, 'resume', await planOf(member))
	expect(await refreshNow(member)).toMatchObject({ phase: 'active' })
})

test('a form that names somebody else’s subscription ends neither', async () => {
	const [one, other] = [await billing.aBuyer(), await billing.aBuyer()]
	const { subscriptionId } = await planOf(other)
	for (const how of ['cancel_now', 'cancel_later'] as const) {
		const wish = { ...(await planOf(one)), subscriptionId }
		await expect(changePlanEnd(admin, how, wish)).rejects.toMatchObject({ message: 'plan_has_changed' })
	}
	for (const member of [one, other]) expect(await refreshNow(member)).toMatchObject({ phase: 'active' })
})
