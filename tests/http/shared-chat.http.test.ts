import { beforeAll, expect, test } from 'vitest'
import { buySubscription } from '../support/billing/subscriber'
import { publishedPrompts } from '../support/library'
import type { RunningServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'
import { livedInServer } from '../support/shared-server'

const CANARY_LENGTH = 45
const [premium] = publishedPrompts.filter(({ isPremium }) => isPremium)
if (!premium) throw new Error('The library has premium prompts.')
const { promptText, title } = premium.en
const canaries = promptText
	.split(/[^\p{L}\d ,.:;()%-]+/u)
	.map((run) => run.trim())
	.filter((run) => run.length >= CANARY_LENGTH)

let server: RunningServer
beforeAll(async () => {
	server = await livedInServer()
})

/** A Legend who said this in the chat and shares it; answers their browser and the path of the link. */
async function share(message: string) {
	const { email, password, token } = await buySubscription(server.origin, 'pro')
	const answered = await fetch(`${server.origin}/functions/v1/chat-with-ai`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
		body: JSON.stringify({ message }),
	})
	expect(answered.status).toBe(200)
	const owner = new PlainBrowser(server.origin)
	await owner.post('/login', { email, password })
	const chat = await (await owner.get('/chat-legend')).text()
	const conversation = /href="\/chat-legend\/([\w-]{36})"/.exec(chat)?.[1] ?? ''
	const asking = await (await owner.get(`/chat-legend/links?conversation=${conversation}`)).text()
	expect(asking).toContain('name="conversation"')
	await owner.post('/chat-legend/links', { intent: 'share', conversation, end: '' })
	const links = await (await owner.get('/chat-legend/links')).text()
	expect(await (await owner.get('/settings?tab=account')).text()).toContain('href="/chat-legend/links"')
	const id = /\/shared\/([a-z2-9]{26})/.exec(links)?.[1] ?? ''
	return { owner, id, path: `/shared/${id}`, email }
}

test('no page, data or head of a link holds a piece of a premium text for who may not read it; its name and a lock stand there', async () => {
	const { path } = await share(promptText)
	const visitor = new PlainBrowser(server.origin)
	const member = new PlainBrowser(server.origin)
	await member.post('/login', { email: 'explorer@pronto.test', password: 'pronto-demo' })
	const creator = new PlainBrowser(server.origin)
	await creator.post('/login', { email: 'creator@pronto.test', password: 'pronto-demo' })
	expect(canaries.length).toBeGreaterThan(3)
	for (const browser of [visitor, member]) {
		for (const address of [
			path,
			`${path}.data`,
			`${path}?lang=pt`,
			`${path}?before=1`,
			`${path}.data?before=1`,
		]) {
			const text = await (await browser.get(address)).text()
			expect(canaries.filter((canary) => text.includes(canary))).toEqual([])
		}
		const page = await (await browser.get(`${path}?lang=en`)).text()
		expect(page).toContain(title)
		expect(page).toContain('data-message="shared_chat_locked"')
	}
	for (const address of [path, `${path}.data`]) {
		const text = await (await creator.get(address)).text()
		expect(canaries.filter((canary) => !text.includes(canary))).toEqual([])
	}
})

test('a link needs no cookie and sets none but for the language asked for, is kept by nobody, and stays out of search engines', async () => {
	const { path, email } = await share('How do I price a weekend workshop?')
	const page = await fetch(server.origin + path)
	expect(page.status).toBe(200)
	expect(page.headers.getSetCookie()).toEqual([])
	expect(page.headers.get('Cache-Control')).toMatch(/no-store|private/)
	const html = await page.text()
	expect(html).toContain('<meta name="robots" content="noindex"')
	expect(html).toContain('How do I price a weekend workshop?')
	expect(html).not.toMatch(/rel="canonical"/)
	expect(html).not.toContain(email)
	for (const list of ['/sitemap.xml', '/feed.xml?lang=en', '/llms.txt']) {
		expect(await (await fetch(server.origin + list)).text()).not.toContain('/shared/')
	}
})

test('a link that its owner closed shows nothing, nor one whose conversation was removed', async () => {
	const { owner, path, id } = await share('How do I price a weekend workshop?')
	const other = new PlainBrowser(server.origin)
	await other.post('/login', { email: 'legend@pronto.test', password: 'pronto-demo' })
	await other.post('/chat-legend/links', { intent: 'close', id })
	expect((await fetch(server.origin + path)).status).toBe(200)
	await owner.post('/chat-legend/links', { intent: 'close', id })
	expect(owner.flash).toBe('chat_share_closed')
	const gone = await fetch(server.origin + path)
	expect(gone.status).toBe(404)
	expect(await gone.text()).toContain('data-message="shared_chat_gone"')
})
