import { afterAll, beforeAll, expect, test } from 'vitest'
import { translateInto } from '~/i18n/translate.server'
import { makeToken } from '../support/access/access-tokens'
import { buySubscription } from '../support/billing/subscriber'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer
let admin: PlainBrowser
beforeAll(async () => {
	server = await startServer()
	admin = await somebody('admin@pronto.test')
})
afterAll(() => server.stop())

async function somebody(email: string, language = 'en'): Promise<PlainBrowser> {
	const browser = new PlainBrowser(server.origin, language)
	await browser.post('/login', { email, password: 'pronto-demo' })
	return browser
}

async function pageOf(query: string): Promise<string> {
	const list = await (await admin.get(`/admin?q=${encodeURIComponent(query)}`)).text()
	const [, id] = /\/admin\/people\/([\w-]+)"/.exec(list) ?? []
	if (!id) throw new Error(`Nobody was found by ${query}.`)
	return `/admin/people/${id}`
}

const asJson = (browser: PlainBrowser) => ({
	method: 'POST',
	headers: {
		'Content-Type': 'application/json',
		'Accept-Language': 'pt',
		Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
	},
	body: '{}',
})

test('without scripts somebody is found, suspended for a reason, reads on, is told why, and is let back in', async () => {
	const legend = await somebody('legend@pronto.test', 'pt')
	const token = await makeToken(legend)
	const why = (await translateInto('pt'))('suspended_abuse')
	const person = await pageOf('legend@')
	const shown = await (await admin.get(person)).text()
	expect(shown).toContain('legend@pronto.test')
	const asked = await admin.get(`${person}/suspend`)
	expect(asked.headers.get('X-Robots-Tag') ?? (await asked.text())).toContain('noindex')
	const refused = await admin.post(`${person}/suspend`, { reason: ' ', cause: 'abuse' })
	expect(refused.status).toBe(400)
	expect(await refused.text()).toContain('act_reason_missing')
	const done = await admin.post(`${person}/suspend`, { reason: 'Sells our texts.', cause: 'abuse' })
	expect(done.headers.get('Location')).toBe(person)
	const { html } = await admin.follow(done)
	expect(html).toContain('Sells our texts.')

	expect((await legend.get('/prompt/2')).status).toBe(200)
	const created = await legend.post('/create-prompt', { title: 'A prompt' })
	expect(created.headers.get('Location')).toBe('/create-prompt')
	expect((await legend.follow(created)).html).toContain(why)
	const favorite = await legend.post('/prompt/1/favorite', { favorite: 'on' })
	expect((await legend.follow(favorite)).html).toContain(why)
	const goingOn = await legend.post('/settings?tab=subscription', { intent: 'resume' })
	expect((await legend.follow(goingOn)).html).toContain(why)
	for (const path of ['/focus/session', '/functions/v1/chat-with-ai', '/functions/v1/customer-portal']) {
		const answer = await fetch(server.origin + path, asJson(legend))
		expect(answer.status, path).toBe(403)
		expect(await answer.text(), path).toContain('suspended')
	}
	const checked = await fetch(`${server.origin}/functions/v1/check-subscription`, asJson(legend))
	expect(checked.status).toBe(200)
	const program = await fetch(`${server.origin}/api/v1/prompts`, {
		headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'pt' },
	})
	expect(program.status).toBe(403)
	expect(await program.text()).toContain(why)

	await admin.post(`${person}/lift`, { reason: 'A mistake of ours.' })
	const again = await legend.post('/prompt/1/favorite', { favorite: 'on' })
	expect((await legend.follow(again)).html).not.toContain(why)
})

test('a plan that is given is open at once, told in the settings, and taken back', async () => {
	const explorer = await somebody('explorer@pronto.test')
	const person = await pageOf('explorer@')
	expect(await (await explorer.get('/prompt-locker')).text()).toContain('/pricing')
	const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
	const wish = { reason: 'She helped us.', tier: 'pro', until, seenUntil: '' }
	expect((await admin.post(`${person}/give-plan`, { ...wish, until: '2020-01-01' })).status).toBe(400)
	expect((await admin.post(`${person}/give-plan`, wish)).status).toBe(303)
	expect((await admin.post(`${person}/give-plan`, wish)).status).toBe(409)
	expect((await explorer.get('/prompt-locker/new')).status).toBe(200)
	expect(await (await explorer.get('/settings?tab=subscription')).text()).toContain('plan_given')
	const asked = await (await admin.get(`${person}/take-plan`)).text()
	const [, seenUntil = ''] = /name="seenUntil" value="([^"]+)"/.exec(asked) ?? []
	expect((await admin.post(`${person}/take-plan`, { reason: 'Too long.', seenUntil })).status).toBe(303)
	expect((await explorer.get('/prompt-locker/new')).status).toBe(303)
})

test('nothing of a person’s own stands on their page: no locker, chat, focus, token or session', async () => {
	const legend = await somebody('legend@pronto.test')
	const token = await makeToken(legend)
	const person = await pageOf('legend@')
	for (const address of [person, `${person}.data`]) {
		const text = await (await admin.get(address)).text()
		for (const secret of [token, token.slice(0, 12), ...legend.cookies.values(), 'argon2']) {
			expect(text).not.toContain(secret)
		}
	}
})

test('a payment goes back by its page’s own form, once however often it is sent, and another page then says so', async () => {
	const { email } = await buySubscription(server.origin, 'premium')
	const person = await pageOf(email)
	const payments = await (await admin.get(person)).text()
	const [, address = ''] = /href="([^"]+\/refund\?payment=[^"]+)"/.exec(payments) ?? []
	const shown = await (await admin.get(address)).text()
	const hidden = ['payment', 'wish', 'seenRefunded'].map((name) => [
		name,
		new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(shown)?.[1] ?? '',
	])
	const fields = { ...Object.fromEntries(hidden), reason: 'Half a month.' }
	const tooMuch = await admin.post(address, { ...fields, amount: '9,01' })
	expect(tooMuch.status).toBe(400)
	expect(await tooMuch.text()).toContain('act_amount_wrong')
	for (let times = 0; times < 2; times += 1) {
		expect((await admin.post(address, { ...fields, amount: '4.50' })).headers.get('Location')).toBe(person)
	}
	expect(await (await admin.get(person)).text()).toContain('$4.50 refunded')
	const behind = { ...fields, wish: 'a'.repeat(24), amount: '4.50' }
	const other = await admin.post(address, behind)
	expect([other.status, (await other.text()).includes('act_done_already')]).toEqual([409, true])
})

test('a form that names no role that there is gives none', async () => {
	const { email } = await buySubscription(server.origin, 'premium')
	const person = await pageOf(email)
	const userId = person.replace(/^.*\//, '')
	const wish = { intent: 'revoke', userId, confirmed: 'yes', reason: 'They leave.' }
	expect((await admin.post('/admin', { ...wish, role: 'nobody' })).status).toBe(400)
	expect((await admin.post('/admin', { ...wish, intent: 'remove', role: 'support' })).status).toBe(400)
	const shown = await (await admin.get(person)).text()
	expect(shown).toContain('value="grant"')
	expect(shown).not.toContain('value="revoke"')
})
