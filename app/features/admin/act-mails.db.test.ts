import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sendToOutbox } from '~/core/mail.server'
import { type Admin, SUSPENSION_CAUSES, type Support } from '~/core/viewer'
import { db } from '~/db/client.server'
import { sendBillingMails } from '~/features/billing/billing-mail.server'
import { cancelOwnPlan, resumeOwnPlan } from '~/features/billing/canceling/cancel.server'
import { billingMails } from '~/features/billing/schema.server'
import { translateInto } from '~/i18n/translate.server'
import { aStoredMember, aStoredStaff, catchMails } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { readPersonFully } from './person.server'
import { givePlan, lift, suspend, takePlan } from './person-acts.server'
import { changePlanEnd } from './plan-acts.server'

const billing = withBilling()
const mails = catchMails()
const reason = 'They asked for it.'

let admin: Admin
let support: Support
beforeAll(async () => {
	;({ admin, support } = await aStoredStaff())
})

const shownOf = async (userId: string) => {
	const { subscription } = (await readPersonFully(admin, userId)).plan
	return { subscriptionId: subscription?.id ?? '', isEnding: subscription?.isEnding ?? false }
}

/** The newest mail to somebody. */
async function newestTo({ email }: { email: string }) {
	const [newest] = await mails.sentTo(email)
	return newest
}

test('a mail about what staff did to a plan says that they did', async () => {
	const member = await billing.aBuyer('pro')
	const { userId } = member
	await changePlanEnd(support, 'cancel_later', { userId, reason, ...(await shownOf(userId)) })
	const canceled = await newestTo(member)
	expect(canceled?.text).toContain('The Pronto team canceled Legend. You keep it until')
	expect(canceled?.text).not.toContain(reason)
	await changePlanEnd(admin, 'resume', { userId, reason, ...(await shownOf(userId)) })
	expect((await newestTo(member))?.text).toContain('The Pronto team undid the cancellation of Legend.')
	billing.account.pass(5)
	const { subscriptionId: contract } = await shownOf(userId)
	await cancelOwnPlan(member, { contract, reason: null })
	expect((await newestTo(member))?.text).toContain('You canceled Legend.')
	await resumeOwnPlan(member)
	expect((await newestTo(member))?.text).toContain('You undid the cancellation of Legend.')
	await changePlanEnd(admin, 'cancel_now', { userId, reason, ...(await shownOf(userId)) })
	const ended = await newestTo(member)
	expect(ended?.text).toContain('The Pronto team ended your Legend plan, and nothing more is charged.')
	expect(ended?.text).toMatch(
		/You can still withdraw from this purchase at \S+\/withdraw\?lang=en and get back/,
	)
})

test('an end of a plan that nobody can withdraw from any more says nothing of that', async () => {
	const member = await billing.aBuyer('premium', 'BR', 'pt')
	const { userId } = member
	const { store } = billing.account
	const { subscriptionId } = await shownOf(userId)
	const held = store.get('subscription', subscriptionId)
	store.keep('subscription', { ...held, created: Math.floor(Date.now() / 1000) - 18 * 86_400 })
	await changePlanEnd(admin, 'cancel_now', { userId, reason, ...(await shownOf(userId)) })
	const ended = await newestTo(member)
	expect(ended?.text).toContain('A equipe do Pronto encerrou o seu plano Creator, e nada mais será cobrado.')
	expect(ended?.text).not.toContain('/withdraw')
})

test('who is given a plan, or loses it, is mailed so, until when, and never why', async () => {
	const member = await aStoredMember({ language: 'pt' })
	const { userId } = member
	const endsAt = new Date('2036-12-27T15:00:00Z')
	await givePlan(support, { userId, reason, tier: 'pro', endsAt, seenUntil: '' })
	const given = await newestTo(member)
	expect(given?.subject).toBe('Você tem o Legend até 27 de dezembro de 2036')
	expect(given?.text).toContain('A equipe do Pronto deu a você o plano Legend até 27 de dezembro de 2036.')
	await takePlan(support, { userId, reason, seenUntil: endsAt.toISOString() })
	const taken = await newestTo(member)
	expect(taken?.subject).toBe('O plano Legend que demos a você terminou')
	for (const mail of [given, taken]) expect(mail?.text).not.toContain(reason)
	expect(await mails.sentTo(member.email)).toHaveLength(2)
})

test.each(SUSPENSION_CAUSES)(
	'who is suspended (%s) is mailed the words of the notice, and when it is over',
	async (cause) => {
		const member = await aStoredMember()
		const { userId } = member
		await suspend(support, { userId, reason, cause })
		const suspended = await newestTo(member)
		expect(suspended?.subject).toBe('Your Pronto account is suspended')
		expect(suspended?.text).toContain((await translateInto('en'))(`suspended_${cause}`))
		expect(suspended?.text).toMatch(/Write to us: \S+\/contact/)
		expect(suspended?.text).not.toContain(reason)
		await lift(support, { userId, reason })
		expect((await newestTo(member))?.subject).toBe('Your Pronto account is open again')
		expect(await mails.sentTo(member.email)).toHaveLength(2)
	},
)

test('what nobody could mail when it was done is mailed afterwards', async () => {
	sendToOutbox('smtp://127.0.0.1:9')
	const member = await aStoredMember()
	await suspend(support, { userId: member.userId, reason, cause: 'abuse' })
	expect(await mails.sentTo(member.email)).toEqual([])
	mails.open()
	await db()
		.update(billingMails)
		.set({ takenAt: new Date(0) })
		.where(eq(billingMails.userId, member.userId))
	await sendBillingMails()
	expect(await mails.sentTo(member.email)).toHaveLength(1)
})
