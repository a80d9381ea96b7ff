import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { sendToOutbox } from '~/core/mail.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { aStoredMember, catchMails } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { failCard } from '../../../tests/support/billing/sandbox-stripe'
import { broken, withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { confirmed } from '../../../tests/support/billing/withdrawing'
import { sendBillingMails } from './billing-mail.server'
import { requestRefund } from './refund.server'
import { billingMails } from './schema.server'
import { findCustomerId } from './stripe-customer.server'
import { receiveStripeEvent } from './subscription/stripe-event.server'
import { refreshNow } from './subscription.server'

const billing = withBilling()
const mails = catchMails()
const DAY = 86_400

afterEach(() => backgroundIsDone())

async function heldBy({ userId }: Member) {
	const customer = (await findCustomerId(userId)) ?? ''
	const { data } = await billing.account.stripe.subscriptions.list({ customer, status: 'all' })
	return data[0]?.id ?? ''
}

/** The subjects, the oldest first, after looking at Stripe a few times at once: nothing may be mailed twice. */
async function mailedTo(member: Member): Promise<string[]> {
	await Promise.all([refreshNow(member), refreshNow(member), refreshNow(member)])
	const sent = await mails.sentTo(member.email)
	return sent.map(({ subject }) => subject).reverse()
}

test('a payment, a failed one, a cancellation and an end are each mailed once, in the person’s language', async () => {
	const { stripe } = billing.account
	const member = await billing.aBuyer('premium', 'BR', 'pt')
	expect(await mailedTo(member)).toEqual(['Recebemos seu pagamento'])
	const [receipt] = await mails.sentTo(member.email)
	expect(receipt?.text).toMatch(
		/Você pode desistir desta compra em \S+\/withdraw\?lang=pt por 7 dias a partir do dia deste pagamento, ou por 14/,
	)
	expect(receipt?.text).toContain('Recebemos R$\u00a029,00 pelo plano Creator. Obrigado.')
	billing.account.pass(31 * DAY)
	expect(await mailedTo(member)).toHaveLength(2)
	failCard(billing.account, await heldBy(member))
	billing.account.pass(31 * DAY)
	expect((await mailedTo(member)).slice(2)).toEqual(['Seu pagamento ao Pronto foi recusado'])
	const [failed] = await mails.sentTo(member.email)
	expect(failed?.text).toMatch(
		/Vamos tentar de novo em \d+ de [a-zç]+ de \d{4}, e até lá o plano continua\. Se nenhuma/,
	)
	await stripe.subscriptions.cancel(await heldBy(member))
	expect((await mailedTo(member)).slice(3)).toEqual(['Seu plano Creator terminou'])
})

test('a receipt names in whose name the invoice is, where a tax id was given, this month and the next', async () => {
	const member = await aStoredMember()
	billing.pay(await billing.open(member, 'premium', 'BR'), {
		name: 'Sá & Filhos Ltda',
		taxId: { type: 'br_cnpj', value: '11.222.333/0001-81' },
	})
	expect(await mailedTo(member)).toHaveLength(1)
	billing.account.pass(31 * DAY)
	expect(await mailedTo(member)).toHaveLength(2)
	for (const receipt of await mails.sentTo(member.email)) {
		expect(receipt.text).toContain('The invoice is made out to Sá & Filhos Ltda, 11.222.333/0001-81.')
	}
})

test('the receipt of each contract’s first payment tells of its own days to withdraw, that of a renewal of none', async () => {
	const member = await billing.aBuyer('premium')
	await confirmed(member)
	await backgroundIsDone()
	billing.pay(await billing.open(member, 'pro'))
	await mailedTo(member)
	billing.account.pass(31 * DAY)
	await mailedTo(member)
	const receipts = (await mails.sentTo(member.email)).filter(
		({ subject }) => subject === 'We received your payment',
	)
	const promised =
		/You can withdraw from this purchase at \S+\/withdraw\?lang=en for 7 days from the day of this/
	expect(receipts.map(({ text }) => promised.test(text))).toEqual([false, true, true])
	for (const { text } of receipts) expect(text).toMatch(/the terms of your contract at \S+\/terms/)
})

test('after a month that was given, the first payment’s receipt tells of the days to withdraw', async () => {
	const member = await aStoredMember()
	billing.pay(await billing.open(member), null, 'PRONTO100')
	expect(await mailedTo(member)).toEqual([])
	billing.account.pass(31 * DAY)
	expect(await mailedTo(member)).toEqual(['We received your payment'])
	expect((await mails.sentTo(member.email))[0]?.text).toContain('for 7 days from the day of this payment')
	billing.account.pass(31 * DAY)
	await mailedTo(member)
	expect((await mails.sentTo(member.email))[0]?.text).not.toContain('withdraw')
})

test('each cancellation is confirmed with the day to which access lasts, and each resuming once', async () => {
	const { stripe } = billing.account
	const member = await billing.aBuyer('pro')
	const id = await heldBy(member)
	await stripe.subscriptions.update(id, { cancel_at_period_end: true })
	expect((await mailedTo(member)).slice(1)).toEqual(['Your Legend plan is canceled'])
	const [confirmation] = await mails.sentTo(member.email)
	expect(confirmation?.text).toMatch(
		/You keep it until \w+ \d+, \d{4} \(UTC\), and nothing more is charged\./,
	)
	await stripe.subscriptions.update(id, { cancel_at_period_end: false })
	expect((await mailedTo(member)).slice(2)).toEqual(['Your Legend plan continues'])
	const [goingOn] = await mails.sentTo(member.email)
	expect(goingOn?.text).toMatch(/It renews on \w+ \d+, \d{4} \(UTC\), and you’ll be charged then\./)
	billing.account.pass(5)
	await stripe.subscriptions.update(id, { cancel_at_period_end: true })
	expect((await mailedTo(member)).slice(3)).toEqual(['Your Legend plan is canceled'])
	billing.account.pass(31 * DAY)
	expect((await mailedTo(member)).slice(4)).toEqual(['Your Legend plan has ended'])
})

test.each([
	[
		'who reads Portuguese as Brazil has it, which is the one on their screen',
		'BR',
		'pt',
		'26 de dezembro de 2026, e',
	],
	[
		'who reads English, and may be anywhere, by a zone that is named',
		'US',
		'en',
		'December 27, 2026 (UTC), and',
	],
] as const)('a day is told to %s', async (_who, country, language, day) => {
	const member = await billing.aBuyer('premium', country, language)
	const details = { tier: 'premium', until: '2026-12-27T01:30:00Z' } as const
	await db()
		.insert(billingMails)
		.values({ id: `cancellation:${member.userId}`, userId: member.userId, kind: 'cancellation', details })
	await sendBillingMails()
	const [confirmation] = await mails.sentTo(member.email)
	expect(confirmation?.text).toContain(day)
})

/** The first payment of somebody who has just bought. */
async function chargeOf({ userId }: Member) {
	const customer = (await findCustomerId(userId)) ?? ''
	const [charge] = (await billing.account.stripe.charges.list({ customer })).data
	return charge?.id ?? ''
}

async function toldOfRefund(charge: string): Promise<void> {
	const object = await billing.account.stripe.charges.retrieve(charge)
	const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type: 'charge.refunded', created: 1 }
	const { body, signature } = billing.signed({ ...event, data: { object } })
	await receiveStripeEvent(body, signature)
}

test('each part that goes back is mailed once with its sum, and the plan goes on', async () => {
	const member = await billing.aBuyer('pro')
	const charge = await chargeOf(member)
	const { stripe } = billing.account
	await stripe.refunds.create({ charge, amount: 250 })
	await Promise.all([toldOfRefund(charge), toldOfRefund(charge)])
	expect((await mailedTo(member)).slice(1)).toEqual(['Your refund from Pronto: $2.50'])
	const [mail] = await mails.sentTo(member.email)
	expect(mail?.text).toContain('We refunded $2.50 of the $19.00 you paid for Legend.')
	expect(mail?.text).toContain('Your plan goes on as before.')
	await stripe.refunds.create({ charge, amount: 100 })
	await toldOfRefund(charge)
	expect((await mailedTo(member)).slice(2)).toEqual(['Your refund from Pronto: $1.00'])
})

test('a whole refund is one mail, with its sum and the end; asked for here, told by Stripe, and again', async () => {
	const member = await billing.aBuyer('pro', 'BR', 'pt')
	const charge = await chargeOf(member)
	const wish = { id: crypto.randomUUID(), userId: member.userId, payment: charge, amount: null }
	await requestRefund({ ...wish, reason: 'requested_by_customer', byUserId: null })
	await toldOfRefund(charge)
	await toldOfRefund(charge)
	expect((await mailedTo(member)).slice(1)).toEqual(['Seu reembolso do Pronto: R$\u00a069,00'])
	const [mail] = await mails.sentTo(member.email)
	expect(mail?.text).toContain('Reembolsamos por inteiro o seu pagamento de R$\u00a069,00 pelo plano Legend.')
	expect(mail?.text).toContain('No cartão, o estorno pode levar até duas faturas para aparecer.')
	expect(mail?.text).toContain('o plano Legend terminou, e nada mais é cobrado')
})

test('where Stripe is away in the middle, the refund is told when it is back, once', async () => {
	const member = await billing.aBuyer()
	const charge = await chargeOf(member)
	await billing.account.stripe.refunds.create({ charge })
	for (const when of [/^GET \/v1\/refunds/, /^GET \/v1\/invoice_payments/, /^DELETE \/v1\/subscriptions/]) {
		const end = withTroubles(billing.account, { when, happen: broken, times: 9 })
		await expect(toldOfRefund(charge)).rejects.toThrow()
		end()
	}
	await toldOfRefund(charge)
	expect((await mailedTo(member)).slice(1)).toEqual(['Your refund from Pronto: $9.00'])
})

test('a refund after the plan is over says nothing of an end; an old one is no news', async () => {
	const member = await billing.aBuyer()
	const charge = await chargeOf(member)
	const { stripe, store } = billing.account
	await stripe.subscriptions.cancel(await heldBy(member))
	expect((await mailedTo(member)).slice(1)).toEqual(['Your Creator plan has ended'])
	const { id } = await stripe.refunds.create({ charge, amount: 100 })
	const made = store.get('refund', id)
	store.keep('refund', { ...made, created: Math.floor(Date.now() / 1000) - 8 * DAY })
	await toldOfRefund(charge)
	expect(await mailedTo(member)).toHaveLength(2)
	await stripe.refunds.create({ charge })
	await toldOfRefund(charge)
	expect((await mailedTo(member)).slice(2)).toEqual(['Your refund from Pronto: $8.00'])
	const [mail] = await mails.sentTo(member.email)
	expect(mail?.text).toContain('Nothing else changes.')
})

test('who withdraws is told of the money by the receipt of that alone', async () => {
	const member = await billing.aBuyer()
	const charge = await chargeOf(member)
	await confirmed(member)
	await backgroundIsDone()
	await toldOfRefund(charge)
	const subjects = await mailedTo(member)
	expect(subjects.filter((subject) => subject.startsWith('Your refund'))).toEqual([])
})

test('a mail that nobody took is sent later, once', async () => {
	sendToOutbox('smtp://127.0.0.1:9')
	const member = await billing.aBuyer('premium')
	await backgroundIsDone()
	expect(await mails.sentTo(member.email)).toEqual([])
	mails.open()
	await sendBillingMails()
	// Whoever tried last may still be at it.
	expect(await mails.sentTo(member.email)).toEqual([])
	await db()
		.update(billingMails)
		.set({ takenAt: new Date(0) })
		.where(eq(billingMails.userId, member.userId))
	await Promise.all([sendBillingMails(), sendBillingMails()])
	expect(await mails.sentTo(member.email)).toHaveLength(1)
})
