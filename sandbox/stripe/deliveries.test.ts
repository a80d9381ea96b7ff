import { afterEach, beforeEach, expect, test } from 'vitest'
import {
	type Account,
	aFolder,
	anAccount,
	anInbox,
	type Inbox,
} from '../../tests/support/billing/sandbox-stripe'
import { sign } from './deliveries'

let inbox: Inbox
const accounts: Account[] = []

beforeEach(async () => {
	inbox = await anInbox()
})
afterEach(async () => {
	for (const account of accounts.splice(0)) await account.close()
	await inbox.close()
})

async function open(folder = aFolder(), url = inbox.url) {
	const account = await anAccount(url, folder)
	accounts.push(account)
	return account
}

test('what the product failed to take comes again, later each time, until it is taken', async () => {
	const { stripe, pass, delivered } = await open()
	inbox.answers.push(500, 503, 302)
	await stripe.customers.create({ email: 'a@pronto.test' })
	await delivered()
	expect(inbox.bodies).toEqual([])
	for (const [seconds, count] of [
		[1, 0],
		[5, 0],
		[30, 1],
		[3_600, 1],
	] as const) {
		pass(seconds)
		await delivered()
		expect(inbox.bodies).toHaveLength(count)
	}
	const [event] = (await stripe.events.list()).data
	expect(event).toMatchObject({ type: 'customer.created', pending_webhooks: 0 })
	expect(JSON.parse(inbox.bodies[0]?.text ?? '')).toMatchObject({
		id: event?.id,
		data: { object: { email: 'a@pronto.test' } },
	})
})

test('what nobody took is delivered after a restart', async () => {
	const folder = aFolder()
	const early = await anAccount('http://127.0.0.1:9/', folder)
	await early.stripe.customers.create()
	await early.delivered()
	await early.close()
	expect(inbox.bodies).toEqual([])
	const later = await open(folder)
	later.pass(60)
	await later.delivered()
	expect(inbox.types()).toEqual(['customer.created'])
})

test('two processes on one folder know the same, and deliver each event once', async () => {
	const folder = aFolder()
	const one = await open(folder)
	const other = await open(folder)
	expect(other.secretKey).toBe(one.secretKey)
	const create = (account: Account) => account.stripe.customers.create()
	await Promise.all(Array.from({ length: 20 }, (_, number) => create(number % 2 ? one : other)))
	await Promise.all([one.delivered(), other.delivered()])
	expect((await one.stripe.customers.list({ limit: 100 })).data).toHaveLength(20)
	const ids = inbox.bodies.map(({ text }) => JSON.parse(text).id)
	expect(ids).toHaveLength(20)
	expect(new Set(ids).size).toBe(20)
})

test('a signature is accepted as it is, and refused when anything is changed or it is old', async () => {
	const { stripe, webhookSecret } = await open()
	const body = '{"id":"evt_1","object":"event"}'
	const accept = (text: string, signature: string) =>
		stripe.webhooks.constructEvent(text, signature, webhookSecret)
	expect(accept(body, sign(body, webhookSecret))).toMatchObject({ id: 'evt_1' })
	expect(() => accept(`${body} `, sign(body, webhookSecret))).toThrow('signature')
	expect(() => accept(body, sign(body, 'whsec_other'))).toThrow('signature')
	const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600
	expect(() => accept(body, sign(body, webhookSecret, tenMinutesAgo))).toThrow('tolerance')
})
