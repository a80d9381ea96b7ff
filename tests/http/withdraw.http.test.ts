import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutbox } from '../../sandbox/mail/outbox'
import { accountVisits } from '../support/account-visits'
import { buySubscription } from '../support/billing/subscriber'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn, type PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer
const { browser, signedIn } = accountVisits(() => server)

beforeAll(async () => {
	server = await startServer()
})
afterAll(() => server.stop())

const mailsTo = (email: string, about: RegExp) =>
	readOutbox(server.dataFolder).filter(({ to, subject }) => to === email && about.test(subject))

/** The link that somebody without a log-in is mailed. */
async function mailedLink(someone: PlainBrowser, email: string): Promise<string> {
	await someone.post('/withdraw', { intent: 'ask', email })
	const links = () => mailsTo(email, /Withdraw from your contract/).flatMap((mail) => mail.links)
	await expect.poll(() => links().length, { timeout: 10_000 }).toBeGreaterThan(0)
	return links()[0] ?? ''
}

/** What the page’s own form would send with what was typed. */
function hiddenOf(html: string, name: string): string {
	return new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? ''
}

test('whether an address has an account is not told, and a wrong one is named beside its field', async () => {
	const buyer = await buySubscription(server.origin, 'premium')
	const answers = []
	for (const email of [buyer.email, 'nobody@pronto.test']) {
		const someone = browser()
		const answer = await someone.post('/withdraw', { intent: 'ask', email })
		answers.push([answer.status, answer.headers.get('Location'), someone.flash])
	}
	expect(answers[0]).toEqual([303, '/withdraw', 'withdraw_link_sent'])
	expect(answers[1]).toEqual(answers[0])
	await expect.poll(() => mailsTo(buyer.email, /Withdraw from/).length, { timeout: 10_000 }).toBe(1)
	expect(mailsTo('nobody@pronto.test', /./)).toEqual([])
	const wrong = await browser().post('/withdraw', { intent: 'ask', email: 'no address' })
	expect(wrong.status).toBe(400)
	expect(await wrong.text()).toContain('value="no address"')
})

test('without scripts and without a log-in: the link shows, two steps withdraw, and it opens nothing more', async () => {
	const { email } = await buySubscription(server.origin, 'premium')
	const someone = browser()
	const link = await mailedLink(someone, email)
	const { pathname, search } = new URL(link)
	expect(pathname).toBe('/withdraw')
	for (let looks = 0; looks < 2; looks += 1) {
		const page = await someone.get(pathname + search)
		expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'same-origin'])
		expect(await page.text()).toContain('$9.00')
	}
	const shown = await (await someone.get(pathname + search)).text()
	const fields = { token: hiddenOf(shown, 'token'), contract: hiddenOf(shown, 'contract') }
	const nameless = await someone.post('/withdraw', { ...fields, intent: 'check', name: ' ', email })
	expect(nameless.status).toBe(400)
	const typed = { ...fields, name: 'Ana <Sá>', email }
	// The form is sent to the page’s own address.
	const checked = await someone.post(pathname + search, { ...typed, intent: 'check' })
	expect(checked.status).toBe(200)
	const second = await checked.text()
	expect(second).toContain('I withdraw from the contract for Creator')
	expect(second).toContain('Ana &lt;Sá&gt;')
	expect(second).toContain('Confirm withdrawal')
	const back = await someone.post(pathname + search, { ...typed, intent: 'confirm', back: 'yes' })
	expect([back.status, (await back.text()).includes('value="Ana &lt;Sá&gt;"')]).toEqual([200, true])
	const confirmed = await someone.post(pathname + search, { ...typed, intent: 'confirm' })
	expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, pathname + search])
	const done = await (await someone.get(pathname + search)).text()
	for (const text of ['We’ve received your withdrawal', '$9.00 to your Visa ending in 4242', 'W-20']) {
		expect(done).toContain(text)
	}
	const twice = await someone.post(pathname + search, { ...typed, intent: 'confirm' })
	expect(twice.headers.get('Location')).toBe(pathname + search)
	await expect.poll(() => mailsTo(email, /withdrawal/).length, { timeout: 10_000 }).toBe(1)
})

test('who comes without a log-in reads the right of their own country', async () => {
	const leads = [
		['en-US', 'You have 7 days'],
		['pt-BR', 'Você tem 7 dias'],
		['en-IE', 'In the EU and the EEA, you have 14 days'],
		['en-GB', 'In the United Kingdom, you have 14 days'],
		['de-CH', 'You have 7 days'],
	] as const
	for (const [language, lead] of leads) {
		expect(await (await browser(language).get('/withdraw')).text(), language).toContain(lead)
	}
})

test('a link that nobody mailed opens nothing, and withdraws from nothing', async () => {
	const someone = browser()
	const page = await someone.get('/withdraw?token=made-up')
	expect(page.status).toBe(404)
	expect(messagesIn(await page.text())).toContain('withdraw_link_over')
	const form = { intent: 'confirm', token: 'made-up', contract: 'sub_1', name: 'N', email: 'n@pronto.test' }
	const answer = await someone.post('/withdraw', form)
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/withdraw'])
	expect(someone.flash).toBe('withdraw_link_over')
})

test('who is signed in withdraws from the subscription tab, in the EU for fourteen days; their card says whose rule', async () => {
	const buyer = await buySubscription(server.origin, 'pro')
	const someone = await signedIn(buyer)
	const tab = await (await someone.get('/settings?tab=subscription')).text()
	expect(tab).toContain('7 days left')
	expect(tab).toContain('href="/withdraw"')
	const page = await (await someone.get('/withdraw')).text()
	expect(page).toContain('You have 7 days')
	const contract = hiddenOf(page, 'contract')
	const statement = { contract, name: 'Ana', email: buyer.email, intent: 'confirm' }
	const confirmed = await someone.post('/withdraw', statement)
	expect(confirmed.headers.get('Location')).toBe('/withdraw')
	expect(await (await someone.get('/withdraw')).text()).toContain('$19.00')
	const over = await (await someone.get('/settings?tab=subscription')).text()
	expect(over).not.toContain('href="/withdraw" class="button')
	expect(over).toMatch(
		/Your paid plan has ended\. [^<]* Your invoice of [^.<]* was refunded in full: \$19\.00\./,
	)
})

test('by the sandbox’s clock: seven days in the US, fourteen in Ireland, each to the end of its last one', async () => {
	const clock = browser()
	const pass = async (step: 'hour' | 'day', times: number) => {
		for (let done = 0; done < times; done += 1) await clock.post('/sandbox', { action: 'clock', step })
	}
	// Neither midnight nor a weekend at the end is what this is about.
	const now = new Date()
	await pass('hour', now.getUTCHours() > 21 ? 3 : 0)
	await pass('day', (9 - now.getUTCDay()) % 7)
	const [american, late, irish] = await Promise.all(
		['en-US', 'en-US', 'en-IE'].map(async (language) => {
			const { email, password } = await buySubscription(server.origin, 'premium')
			const someone = browser(language)
			await someone.post('/login', { email, password })
			return { someone, email }
		}),
	)
	if (!american || !late || !irish) throw new Error('Nobody bought.')
	const left = async ({ someone }: typeof irish) => {
		const tab = await (await someone.get('/settings?tab=subscription')).text()
		return /That’s today|\d+ days? left/.exec(tab)?.[0]
	}
	const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]
	const confirmedBy = async ({ someone, email }: typeof irish, contract: string) => {
		const form = { contract, name: 'Ana', email, intent: 'confirm' }
		return headingOf((await someone.follow(await someone.post('/withdraw', form))).html)
	}
	await pass('day', 6)
	expect([await left(american), await left(irish)]).toEqual(['1 day left', '8 days left'])
	await pass('day', 1)
	expect([await left(american), await left(irish)]).toEqual(['That’s today', '7 days left'])
	const seen = hiddenOf(await (await late.someone.get('/withdraw')).text(), 'contract')
	const contract = hiddenOf(await (await american.someone.get('/withdraw')).text(), 'contract')
	expect(await confirmedBy(american, contract)).toBe('We’ve received your withdrawal')
	await pass('day', 1)
	expect([await left(late), await left(irish)]).toEqual([undefined, '6 days left'])
	expect(headingOf(await (await late.someone.get('/withdraw')).text())).toBe('It’s too late to withdraw')
	// The page of the day before is no way around it.
	expect(await confirmedBy(late, seen)).toBe('It’s too late to withdraw')
	await pass('day', 6)
	expect(await left(irish)).toBe('That’s today')
	const theirs = await (await irish.someone.get('/withdraw')).text()
	expect(theirs.includes('you have 14 days')).toBe(true)
	await pass('day', 1)
	expect(await left(irish)).toBeUndefined()
	expect(await confirmedBy(irish, hiddenOf(theirs, 'contract'))).toBe('It’s too late to withdraw')
})
