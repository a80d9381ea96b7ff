import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
beforeAll(async () => {
	server = await livedInServer()
})

/** Presses a plan's button as a visitor, and the log-in's address that it leads to. */
async function chooseAsVisitor(browser: PlainBrowser, form: Record<string, string>) {
	const answer = await browser.post('/pricing', form)
	expect(answer.status).toBe(303)
	return answer.headers.get('Location') ?? ''
}

const DEMO = { email: 'explorer@pronto.test', password: 'pronto-demo' }

test('a visitor who buys is sent to log in with a word, and then straight to the checkout of that plan', async () => {
	const browser = new PlainBrowser(server.origin)
	const login = await chooseAsVisitor(browser, { planType: 'pro' })
	expect(login).toBe('/login?next=%2Fpricing%3Fplan%3Dpro')
	expect((await browser.follow(await browser.get(login))).html).toContain(
		'Log in to subscribe to a premium plan',
	)
	const { page, html, address } = await browser.follow(await browser.post(login, DEMO))
	expect(page.status).toBe(200)
	expect(new URL(address).pathname).toMatch(/^\/sandbox\/checkout\//)
	expect(html).toContain('$19')
	// By the browser's Back, or by a link of somebody else's, nothing is opened.
	const again = await browser.follow(await browser.get(login))
	expect(new URL(again.address).pathname).toBe('/pricing')
	expect(again.html).not.toContain('You’re logged in')
})

test('a visitor who buys at the chat’s gate is sent to log in with the same word', async () => {
	const browser = new PlainBrowser(server.origin)
	const login = await chooseAsVisitor(browser, { planType: 'pro', next: '/chat-legend' })
	expect(login).toBe('/login?next=%2Fpricing%3Fplan%3Dpro%26next%3D%252Fchat-legend')
	expect((await browser.follow(await browser.get(login))).html).toContain(
		'Log in to subscribe to a premium plan',
	)
})

test('who turns back at the checkout is where they came from, to choose again', async () => {
	const browser = new PlainBrowser(server.origin)
	const backFrom = async (answer: Response) => {
		const { html } = await browser.follow(answer)
		return /<section class="checkout-order.*?<a href="([^"]+)"/s.exec(html)?.[1]
	}
	const login = await chooseAsVisitor(browser, { planType: 'premium', next: '/prompt/2' })
	expect(login).toBe('/signup?next=%2Fpricing%3Fplan%3Dpremium%26next%3D%252Fprompt%252F2')
	const back = (await backFrom(await browser.post(login.replace('/signup', '/login'), DEMO))) ?? ''
	expect(back).toBe(`${server.origin}/prompt/2`)
	// By the browser's Back as well, by way of the log-in that is over.
	const again = await browser.follow(await browser.get(login))
	expect(new URL(again.address).pathname).toBe('/prompt/2')
	const locked = await (await browser.get(back)).text()
	expect(locked).toContain('name="next" value="/prompt/2"')
	expect(await backFrom(await browser.post('/pricing', { planType: 'pro' }))).toBe(`${server.origin}/pricing`)
	expect(await backFrom(await browser.post('/pricing', { planType: 'pro', next: '//evil.test' }))).toBe(
		`${server.origin}/pricing`,
	)
})

test('who compares the plans on the way from a prompt keeps the prompt, to the checkout and after it', async () => {
	const browser = new PlainBrowser(server.origin)
	const locked = await (await browser.get('/prompt/2')).text()
	const compare = /<a[^>]*href="(\/pricing[^"]*)"[^>]*>Compare plans/.exec(locked)?.[1]
	expect(compare).toBe('/pricing?next=%2Fprompt%2F2')
	const plans = await (await browser.get(compare ?? '')).text()
	expect(plans.match(/name="next" value="\/prompt\/2"/g)).toHaveLength(3)
	// The kept page of those who come from elsewhere knows nothing of it.
	expect(await (await browser.get('/pricing')).text()).not.toContain('/prompt/2"')
	const door = await chooseAsVisitor(browser, { planType: 'pro', next: '/prompt/2' })
	expect(door).toBe('/signup?next=%2Fpricing%3Fplan%3Dpro%26next%3D%252Fprompt%252F2')
})

test('who signs up on the way keeps the plan as well', async () => {
	const browser = new PlainBrowser(server.origin)
	const login = await chooseAsVisitor(browser, { planType: 'premium', next: '/prompt/2' })
	const person = { email: `${randomUUID()}@pronto.test`, password: 'a good password' }
	const { html, address } = await browser.follow(await browser.post(login, person))
	expect(new URL(address).pathname).toMatch(/^\/sandbox\/checkout\//)
	expect(html).toContain('$9')
})

test('who turns out to have what opens the prompt comes back to it, and to no checkout', async () => {
	for (const email of ['creator@pronto.test', 'legend@pronto.test']) {
		const browser = new PlainBrowser(server.origin)
		const login = await chooseAsVisitor(browser, { planType: 'premium', next: '/prompt/2' })
		const answer = await browser.post(login.replace('/signup', '/login'), { email, password: 'pronto-demo' })
		expect(new URL((await browser.follow(answer)).address).pathname).toBe('/prompt/2')
		const pressed = await browser.post('/pricing', { planType: 'premium', next: '/prompt/2' })
		expect(pressed.headers.get('Location')).toBe('/prompt/2')
	}
})

test('who has the smaller plan comes to the change of plan, after the log-in too', async () => {
	const browser = new PlainBrowser(server.origin)
	const login = await chooseAsVisitor(browser, { planType: 'pro', next: '//evil.test' })
	expect(login).toBe('/login?next=%2Fpricing%3Fplan%3Dpro')
	const person = { email: 'creator@pronto.test', password: 'pronto-demo' }
	const { address } = await browser.follow(await browser.post(login, person))
	expect(new URL(address).pathname + new URL(address).search).toBe('/settings?tab=subscription&plan=pro')
})

test.each([
	['en', 'Open “'],
	['pt', 'Abrir “'],
])(
	'who has paid for a plan that they chose on a prompt’s page goes on to it first: %s',
	async (language, open) => {
		const browser = new PlainBrowser(server.origin, language)
		const login = await chooseAsVisitor(browser, { planType: 'premium', next: '/prompt/2' })
		const person = { email: `${randomUUID()}@pronto.test`, password: 'a good password' }
		const checkout = await browser.follow(await browser.post(login, person))
		const paid = await browser.post(checkout.address, { decision: 'pay' })
		// Where this page is the first to learn of the payment, it offers the prompt as well.
		const early = await (await browser.get('/subscription-success?next=%2Fprompt%2F2')).text()
		expect(early).toContain(open)
		const { html, address } = await browser.follow(paid)
		expect(new URL(address).pathname + new URL(address).search).toBe(
			'/subscription-success?next=%2Fprompt%2F2',
		)
		const prompt = await (await browser.get('/prompt/2')).text()
		const title = /<h1[^>]*>([^<]+)</.exec(prompt)?.[1] ?? ''
		const buttons = [...html.matchAll(/<a class="button button-(\w+)"[^>]*href="([^"]*)"[^>]*>([^<]*)</g)]
		expect(buttons.map(([, kind, to]) => [kind, to])).toEqual([
			['primary', '/prompt/2'],
			['secondary', '/'],
			['quiet', '/account'],
		])
		expect(buttons[0]?.[3]).toBe(`${open}${title}”`)
		expect(html.split('href="/prompt/2"')).toHaveLength(2)
		for (const elsewhere of ['//evil.test', '/prompt/of-nobody', '/pricing']) {
			const plain = await browser.get(`/subscription-success?next=${encodeURIComponent(elsewhere)}`)
			expect(await plain.text()).toMatch(/<a class="button button-primary"[^>]*href="\/"/)
		}
	},
)

test.each([
	['en', 'Creator, $9 a month. You need an account for this'],
	['pt', 'Creator, R$\u00a029 por mês. Para assinar, é preciso ter uma conta'],
])('the way to a checkout names plan and price, on sign-up and on log-in: %s', async (language, words) => {
	const browser = new PlainBrowser(server.origin, language)
	const signUp = await chooseAsVisitor(browser, { planType: 'premium', next: '/prompt/2' })
	for (const address of [signUp, signUp.replace('/signup', '/login')]) {
		const { html } = await browser.follow(await browser.get(address))
		expect(html).toContain(words)
	}
	expect((await browser.follow(await browser.get('/login?next=/settings'))).html).not.toContain('Creator')
})
