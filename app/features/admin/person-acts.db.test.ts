import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Admin, Member, Support } from '~/core/viewer'
import { db } from '~/db/client.server'
import { session, user, userRoles } from '~/db/schema.server'
import { createAccessToken, readTokenHolder } from '~/features/account/access-token.server'
import { readViewer } from '~/features/account/viewer.server'
import { listPayments } from '~/features/billing/payment-history.server'
import { planGrants } from '~/features/billing/schema.server'
import { checkSubscription, readSubscription, refreshNow } from '~/features/billing/subscription.server'
import { removePerson } from '~/features/personal-data/person-removal.server'
import {
	aBrowserOf,
	anAccount,
	aStoredMember,
	aStoredStaff,
	catchMails,
} from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { readTrail } from './audit-log.server'
import { actsOn } from './person'
import { readPersonFully } from './person.server'
import {
	endSessions,
	givePlan,
	lift,
	sendConfirmation,
	sendPasswordLink,
	suspend,
	takePlan,
} from './person-acts.server'
import { changePlanEnd } from './plan-acts.server'
import { grantRole } from './role.server'

const billing = withBilling()
const mails = catchMails()
const DAY_MS = 86_400_000
const reason = 'They asked for it.'

let admin: Admin
let support: Support
beforeAll(async () => {
	;({ admin, support } = await aStoredStaff())
})

const viewerOf = async (member: Member) => (await readViewer(await aBrowserOf(member))).viewer
const actionsOf = async (userId: string) =>
	(await readTrail(admin, userId)).map(({ action, outcome }) => `${action} ${outcome}`)
const shownOf = async (userId: string) => {
	const { subscription } = (await readPersonFully(admin, userId)).plan
	return { subscriptionId: subscription?.id ?? '', isEnding: subscription?.isEnding ?? false }
}

test('who is suspended is known by it at once, by session and token, until it is lifted', async () => {
	const member = await aStoredMember()
	const { userId } = member
	const token = { name: 'A program', scopes: ['prompts:read' as const], lifetime: '30' as const }
	const key = await createAccessToken(member, token, await aBrowserOf(member))
	await suspend(support, { userId, reason, cause: 'abuse' })
	expect(await viewerOf(member)).toMatchObject({ suspendedFor: 'abuse' })
	expect((await readTokenHolder(key.token))?.viewer.suspendedFor).toBe('abuse')
	await expect(suspend(admin, { userId, reason, cause: 'law' })).rejects.toMatchObject({
		status: 409,
		message: 'act_done_already',
	})
	await lift(admin, { userId, reason })
	expect(await viewerOf(member)).toMatchObject({ suspendedFor: null })
	await expect(lift(admin, { userId, reason })).rejects.toMatchObject({ message: 'act_done_already' })
	expect(await actionsOf(userId)).toEqual(['lift done', 'suspend done'])
})

test('two who suspend at the same moment do it once', async () => {
	const { userId } = await aStoredMember()
	const wishes = [admin, support].map((by) => suspend(by, { userId, reason, cause: 'payment' }))
	expect((await Promise.allSettled(wishes)).map(({ status }) => status).toSorted()).toEqual([
		'fulfilled',
		'rejected',
	])
	expect(await actionsOf(userId)).toEqual(['suspend done'])
})

test('a suspended subscriber is charged no more', async () => {
	const member = await billing.aBuyer('premium')
	const { userId } = member
	await suspend(admin, { userId, reason, cause: 'payment' })
	expect(await refreshNow(member)).toMatchObject({ phase: 'ending', tier: 'premium' })
	billing.account.pass(40 * 86_400)
	expect(await refreshNow(member)).toMatchObject({ phase: 'ended', tier: 'free' })
	expect(await listPayments(userId)).toHaveLength(1)
})

test('a plan that is given opens what it opens beside what is paid for, ends by itself, and is taken back at once', async () => {
	const member = await billing.aBuyer('premium')
	const { userId } = member
	const endsAt = new Date(Date.now() + 7 * DAY_MS)
	await givePlan(support, { userId, reason, tier: 'pro', endsAt, seenUntil: '' })
	expect(await viewerOf(member)).toMatchObject({ tier: 'pro' })
	expect(await checkSubscription(member)).toMatchObject({
		tier: 'pro',
		paidTier: 'premium',
		phase: 'active',
		given: { tier: 'pro', endsAt },
	})
	const again = { userId, reason, tier: 'pro' as const, endsAt: new Date(endsAt.getTime() + DAY_MS) }
	await expect(givePlan(admin, { ...again, seenUntil: '' })).rejects.toMatchObject({
		message: 'act_done_already',
	})
	await givePlan(admin, { ...again, seenUntil: endsAt.toISOString() })
	await db()
		.update(planGrants)
		.set({ endsAt: new Date(Date.now() - 1) })
		.where(eq(planGrants.userId, userId))
	expect(await viewerOf(member)).toMatchObject({ tier: 'premium' })
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium', given: null })
	await givePlan(admin, { userId, reason, tier: 'pro', endsAt, seenUntil: '' })
	await takePlan(admin, { userId, reason, seenUntil: endsAt.toISOString() })
	expect(await viewerOf(member)).toMatchObject({ tier: 'premium' })
	await expect(takePlan(admin, { userId, reason, seenUntil: '' })).rejects.toMatchObject({ status: 409 })
	const [taken] = await readTrail(admin, userId)
	expect(taken).toMatchObject({ action: 'take_plan', details: { before: { tier: 'pro' } } })
})

test('a plan is ended with its period, taken back, and ended at once; each once, by who saw it as it was', async () => {
	const member = await billing.aBuyer('pro')
	const { userId } = member
	const shown = await shownOf(userId)
	const twice = [support, admin].map((by) => changePlanEnd(by, 'cancel_later', { userId, reason, ...shown }))
	const results = await Promise.allSettled(twice)
	expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(await refreshNow(member)).toMatchObject({ phase: 'ending' })
	await changePlanEnd(admin, 'resume', { userId, reason, ...(await shownOf(userId)) })
	expect(await refreshNow(member)).toMatchObject({ phase: 'active' })
	await changePlanEnd(admin, 'cancel_now', { userId, reason, ...(await shownOf(userId)) })
	expect(await refreshNow(member)).toMatchObject({ phase: 'ended', tier: 'free' })
	await expect(changePlanEnd(admin, 'resume', { userId, reason, ...shown })).rejects.toMatchObject({
		message: 'plan_has_changed',
	})
	const [last, before, resumed, ...first] = await actionsOf(userId)
	expect([last, before, resumed]).toEqual(['resume failed', 'cancel_now done', 'resume done'])
	expect(first.toSorted()).toEqual(['cancel_later done', 'cancel_later failed'])
	const [, ended] = await readTrail(admin, userId)
	expect(ended).toMatchObject({ action: 'cancel_now', details: { tier: 'pro' } })
})

test('links go to the person alone, and all their sessions and tokens end', async () => {
	const { userId, email } = await anAccount({ isConfirmed: false })
	await sendConfirmation(support, { userId, reason })
	await sendPasswordLink(support, { userId, reason })
	const sent = await mails.sentTo(email)
	expect(sent).toHaveLength(2)
	expect(sent.some(({ text }) => text.includes('The Pronto team sent you this link'))).toBe(true)
	expect(sent.some(({ text }) => text.includes('You asked'))).toBe(false)
	expect(await mails.sentTo(support.email)).toEqual([])
	await aBrowserOf({ userId })
	await endSessions(support, { userId, reason })
	expect(await db().$count(session, eq(session.userId, userId))).toBe(0)
	expect(await actionsOf(userId)).toEqual([
		'end_sessions done',
		'send_password_link done',
		'send_confirmation done',
	])
	await db().update(user).set({ emailVerified: true }).where(eq(user.id, userId))
	await expect(sendConfirmation(support, { userId, reason })).rejects.toMatchObject({
		message: 'email_confirmed',
	})
	expect((await actionsOf(userId))[0]).toBe('send_confirmation failed')
})

test('an account is deleted as its owner would: Stripe first, and what was done is still told of nobody', async () => {
	const member = await billing.aBuyer('pro')
	const { userId, email } = member
	await givePlan(admin, { userId, reason, tier: 'pro', endsAt: new Date(Date.now() + DAY_MS), seenUntil: '' })
	const wish = { userId, reason, confirmation: email }
	await expect(removePerson(admin, { ...wish, confirmation: 'else@pronto.test' })).rejects.toMatchObject({
		message: 'confirmation_differs',
	})
	await removePerson(admin, wish)
	expect(await db().$count(user, eq(user.id, userId))).toBe(0)
	const { data } = await billing.account.stripe.subscriptions.list({ status: 'active', limit: 100 })
	expect(data.some(({ metadata }) => metadata['user_id'] === userId)).toBe(false)
	expect(await actionsOf(userId)).toEqual([])
	await expect(removePerson(admin, wish)).rejects.toMatchObject({ status: 404, message: 'user_not_found' })
	await expect(suspend(admin, { userId, reason, cause: 'law' })).rejects.toMatchObject({ status: 404 })
})

test('nobody acts on themselves, support on nobody with a role, and an admin is neither suspended nor deleted', async () => {
	const other = await aStoredMember()
	await grantRole(admin, { userId: other.userId, role: 'admin', reason })
	const acts = [endSessions, sendPasswordLink, lift]
	for (const act of acts) {
		await expect(act(admin, { userId: admin.userId, reason })).rejects.toMatchObject({
			message: 'act_on_self',
		})
		await expect(act(support, { userId: other.userId, reason })).rejects.toMatchObject({
			status: 403,
			message: 'act_on_staff',
		})
	}
	const wish = { userId: other.userId, reason }
	await expect(suspend(admin, { ...wish, cause: 'law' })).rejects.toMatchObject({
		message: 'act_take_role_first',
	})
	await expect(removePerson(admin, { ...wish, confirmation: other.email })).rejects.toMatchObject({
		message: 'act_take_role_first',
	})
	expect(actsOn(await readPersonFully(admin, admin.userId), admin)).toEqual([])
	expect(actsOn(await readPersonFully(admin, other.userId), support)).toEqual([])
	expect(actsOn(await readPersonFully(admin, other.userId), admin)).toContain('give-plan')
	expect(await db().$count(userRoles, eq(userRoles.userId, other.userId))).toBe(1)
})
