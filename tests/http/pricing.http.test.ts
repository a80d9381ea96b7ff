import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { buySubscription } from '../support/billing/subscriber'
import type { RunningServer } from '../support/server'
import { messagesIn, PlainBrowser } from '../support/setup/plain-browser'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
beforeAll(async () => {
	server = await livedInServer()
})

/** The prices on the cards and in the table, as the first HTML has them. */
async function pricesFor(acceptLanguage: string, { path = '/pricing', cookie = '' } = {}) {
	const headers = { 'Accept-Language': acceptLanguage, ...(cookie ? { Cookie: cookie } : {}) }
	const html = (await (await fetch(server.origin + path, { headers })).text()).replaceAll('\u00a0', ' ')
	const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text.trim())
	return {
		cards: texts(/<p class="price">([^<]+)</g),
		table: texts(/<td>([^<]*\d [^<]*(?:month|mês))<\/td>/g),
	}
}

const DOLLARS = ['$0', '$9', '$19']
const REAIS = ['R$ 0', 'R$ 29', 'R$ 69']

test.each([
	{ who: 'an American', accepted: 'en-US', cards: DOLLARS, table: '$9 a month' },
	{ who: 'a Brazilian', accepted: 'pt-BR', cards: REAIS, table: 'R$ 29 por mês' },
	{
		who: 'a Portuguese in Lisbon',
		accepted: 'pt-PT',
		cards: ['US$ 0', 'US$ 9', 'US$ 19'],
		table: 'R$ 29 por mês',
	},
])(
	'$who sees prices by country on the cards, by language in the table',
	async ({ accepted, cards, table }) => {
		// Twice: rendered, and from the cache.
		for (const _time of [1, 2]) {
			const prices = await pricesFor(accepted)
			expect(prices.cards).toEqual(cards)
			expect(prices.table).toContain(table)
		}
	},
)

test('someone who reads English in Brazil pays reais, whether the browser says it or the clock', async () => {
	for (const cookie of ['', 'tz=America%2FSao_Paulo']) {
		const prices = await pricesFor(cookie ? 'en' : 'en-BR', { cookie })
		expect(prices.cards).toEqual(['R$0', 'R$29', 'R$69'])
		expect(prices.table).toContain('$9 a month')
	}
})

test('where the table is in another currency, it names it, and says what the reader pays', async () => {
	const rowsFor = async (acceptLanguage: string) => {
		const headers = { 'Accept-Language': acceptLanguage }
		const html = (await (await fetch(`${server.origin}/pricing`, { headers })).text()).replaceAll(
			'\u00a0',
			' ',
		)
		return [...html.matchAll(/<tr><th scope="row">([^<]+)<\/th>(.*?)<\/tr>/g)].map(([, head, cells = '']) => [
			head,
			...[...cells.matchAll(/<td>([^<]*)/g)].map(([, cell]) => cell),
		])
	}
	const [first, second] = await rowsFor('pt-PT')
	expect(first).toEqual(['Seu preço', 'US$ 0 por mês', 'US$ 9 por mês', 'US$ 19 por mês'])
	expect(second).toEqual(['Preço em reais', 'R$ 0 por mês', 'R$ 29 por mês', 'R$ 69 por mês'])
	const [english, dollars] = await rowsFor('en-BR')
	expect(english).toEqual(['Your price', 'R$0 a month', 'R$29 a month', 'R$69 a month'])
	expect(dollars?.[0]).toBe('Price in US dollars')
	const american = await rowsFor('en-US')
	expect(american.map(([head]) => head)).not.toContain('Your price')
	expect(american[0]?.[0]).toBe('Price')
	// Ten times as many in the sandbox.
	expect(american.find(([head]) => head === 'Chat Legend IA')?.at(-1)).toBe('2,000 messages a day')
})

test('whoever picks the free plan hears that it is theirs already, at home', async () => {
	const browser = new PlainBrowser(server.origin)
	const { html, address } = await browser.follow(await browser.post('/pricing', { planType: 'free' }))
	expect(new URL(address).pathname).toBe('/')
	expect(html).toContain('You already have access to the free plan!')
})

test('a plan that does not exist is refused with the message of a failure', async () => {
	const browser = new PlainBrowser(server.origin)
	for (const form of [{ planType: 'platinum', price: '1' }, { price: 'price_1' }]) {
		const answer = await browser.post('/pricing', form)
		expect(answer.status).toBe(400)
		expect(await answer.text()).toContain('Error processing payment. Please try again.')
	}
})

test('a visitor who comes to the success page logs in first', async () => {
	const answer = await new PlainBrowser(server.origin).get('/subscription-success?session_id=cs_1')
	expect(answer.status).toBe(303)
	expect(answer.headers.get('Location')).toBe('/login?next=%2Fsubscription-success%3Fsession_id%3Dcs_1')
})

/** A browser of somebody who has just signed up. */
async function aSignedInBrowser(): Promise<PlainBrowser> {
	const browser = new PlainBrowser(server.origin)
	const answer = await fetch(`${server.origin}/api/auth/sign-up/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: `${randomUUID()}@pronto.test`, password: 'a good password' }),
	})
	for (const header of answer.headers.getSetCookie()) {
		const [pair = ''] = header.split(';')
		browser.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
	}
	return browser
}

test('whoever buys comes to a checkout at the plan’s own price, whatever price the form names', async () => {
	const browser = await aSignedInBrowser()
	const wish = { planType: 'premium', price: 'price_of_mine', priceId: 'price_of_mine', amount: '1' }
	const answer = await browser.post('/pricing', wish)
	expect(answer.status).toBe(303)
	const { page, html } = await browser.follow(answer)
	expect(page.status).toBe(200)
	expect(html).toContain('$9')
	expect(html).not.toContain('price_of_mine')
})

test.each([
	['something that does not exist', { intent: 'anything' }, 400, 'invalid_input'],
	[
		'a portal without ever having bought',
		{ intent: 'portal' },
		404,
		'failed_to_open_subscription_management',
	],
])('who asks in settings for %s stays there and reads why', async (_, form, status, message) => {
	const browser = await aSignedInBrowser()
	const answer = await browser.post('/settings?tab=subscription', form)
	expect(answer.status).toBe(status)
	const html = await answer.text()
	expect(messagesIn(html)).toContain(message)
	expect(html).toContain('role="alert"')
})

test.each([
	{ intent: 'schedule', plan: 'pro', startsAt: '1795309036', monthlyAmount: '1900', resumes: 'false' },
	{ intent: 'upgrade', amountDue: '1000', prorationDate: '1795309036' },
])('who confirms another plan and has none any more reads that: $intent', async (form) => {
	const browser = await aSignedInBrowser()
	const answer = await browser.post('/settings?tab=subscription&plan=pro', form)
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/settings?tab=subscription'])
	expect((await browser.follow(answer)).html).toContain(
		'You have no paid plan, so there is nothing to change.',
	)
})

/** The hidden fields of the form that has this intent. */
function formOf(html: string, intent: string): Record<string, string> {
	const forms = [...html.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) =>
		Object.fromEntries(
			[...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, ...pair]) => pair),
		),
	)
	return forms.find((fields) => fields['intent'] === intent) ?? {}
}

test('a change of plan that two tabs confirm at once is answered to both with what is so', async () => {
	const browser = await aSignedInBrowser()
	const checkout = await browser.post('/pricing', { planType: 'premium' })
	await browser.follow(await browser.post(checkout.headers.get('Location') ?? '', { decision: 'pay' }))
	const page = '/settings?tab=subscription&plan=pro'
	const html = await (await browser.get(page)).text()
	const twin = new PlainBrowser(server.origin)
	for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
	const confirm = async (intent: string) => {
		const form = formOf(html, intent)
		const both = await Promise.all([browser, twin].map((tab) => tab.post(page, form)))
		expect(both.map(({ status }) => status)).toEqual([303, 303])
		return [browser.flash, twin.flash].toSorted()
	}
	expect(await confirm('schedule')).toEqual(['plan_change_scheduled', 'plan_change_scheduled'])
	expect(await confirm('upgrade')).toEqual(['already_subscribed', 'plan_changed'])
	const after = await (await browser.get('/settings?tab=subscription')).text()
	expect(after).toContain('Legend, $19 a month')
})

const IN_REAIS = /R\$[ \u00a0]?(?:29|69)(?:[,.]00)?(?![\d,.])/
const IN_DOLLARS = /(?<!R)\$[ \u00a0]?(?:9|19)(?:[,.]00)?(?![\d,.])/

/** Every page on which somebody who pays for Creator may read what a plan costs, and whether each of them says it. */
test('where a stand-in answers in the chat, the pricing page names no model', async () => {
	const html = await (
		await fetch(`${server.origin}/pricing`, { headers: { 'Accept-Language': 'en' } })
	).text()
	expect(html).toContain('Chat Legend IA')
	expect(html).not.toMatch(/AI models? in the chat|mistral/i)
})

const PRICED = [
	['/', false],
	['/pricing', true],
	['/chat-legend', true],
	['/settings?tab=subscription', true],
	['/settings?tab=subscription&plan=pro', true],
	['/settings/cancel', false],
	['/focus', false],
	['/prompt-locker', false],
	['/withdraw', true],
] as const

test.each([
	{ billed: 'dollars', country: 'US', browser: 'pt-BR', own: IN_DOLLARS, other: IN_REAIS },
	{ billed: 'reais', country: 'BR', browser: 'en-US', own: IN_REAIS, other: IN_DOLLARS },
])('who is billed in $billed reads every price in it, with a browser of $browser too', async (their) => {
	const { cookie } = await buySubscription(server.origin, 'premium', their.country)
	const browser = new PlainBrowser(server.origin, their.browser)
	browser.cookies.set(cookie.name, cookie.value)
	for (const [path, isPriced] of PRICED) {
		const { page, html } = await browser.follow(await browser.get(path))
		expect([path, page.status]).toEqual([path, 200])
		// The table has, besides, the price that goes by the page's language (docs/product.md#numbers).
		const shown = html.replace(/<tr><th scope="row">(?:Preço em reais|Price in US dollars)<.*?<\/tr>/, '')
		if (isPriced) expect([path, their.own.test(shown)]).toEqual([path, true])
		expect([path, their.other.exec(shown)?.[0]]).toEqual([path, undefined])
	}
	const { html } = await browser.follow(await browser.get('/pricing'))
	expect(html).toContain(their.billed === 'dollars' ? 'a moeda da sua assinatura' : 'your plan is billed in')
})
