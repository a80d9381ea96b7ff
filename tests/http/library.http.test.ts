import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { libraryAddresses } from '~/features/library/versions/schema.server'
import { LANGUAGES } from '~/i18n/language'
import { makeToken } from '../support/access/access-tokens'
import { inDatabase } from '../support/billing/people-with-plans'
import { addUnseen, aFile, UNSEEN } from '../support/library'
import { aFilledFolder, type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

/** Where the desk shows what waits, is being written, or was withdrawn. */
const DESK_EXITS = ['', '.data'].flatMap((data) =>
	['', '&show=coming', '&show=drafts', '&show=withdrawn'].map((shown) => `/admin${data}?tab=prompts${shown}`),
)
const folder = aFilledFolder()
const moved = aFile({ isPremium: false })
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const soon = aFile({ id: 'soon-enough', publishedOn: tomorrow })
const NEW_ADDRESS = 'a-better-name'
let ids: Awaited<ReturnType<typeof addUnseen>>
let server: RunningServer

beforeAll(async () => {
	ids = await inDatabase(folder, async () => {
		await fillLibrary([moved, soon])
		await db().insert(libraryAddresses).values({ address: NEW_ADDRESS, promptId: moved.id })
		await db().execute(sql`update library_prompts set address = ${NEW_ADDRESS} where id = ${moved.id}`)
		return addUnseen()
	})
	server = await startServer({ env: { PRONTO_DATA: folder } })
})

afterAll(async () => {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}) =>
	fetch(server.origin + path, { redirect: 'manual', headers })

test('a former address leads on for good, in every shape, with what was asked', async () => {
	for (const [from, to] of [
		[`/prompt/${moved.id}`, `/prompt/${NEW_ADDRESS}`],
		[`/prompt/${moved.id}?tab=instructions&lang=pt`, `/prompt/${NEW_ADDRESS}?tab=instructions&lang=pt`],
		[`/prompt/${moved.id}.md?lang=pt`, `/prompt/${NEW_ADDRESS}.md?lang=pt`],
		[`/prompt/${moved.id}.json`, `/prompt/${NEW_ADDRESS}.json`],
	] as const) {
		const answer = await ask(from)
		expect([answer.status, answer.headers.get('Location')], from).toEqual([301, to])
	}
	const page = await (await ask(`/prompt/${NEW_ADDRESS}`)).text()
	expect(page).toContain(`<link rel="canonical" href="${server.origin}/prompt/${NEW_ADDRESS}"`)
	const record: { id: string; url: string } = await (await ask(`/api/v1/prompts/${moved.id}`)).json()
	expect(record).toMatchObject({ id: moved.id })
	expect(record.url).toContain(`/prompt/${NEW_ADDRESS}`)
	const sitemap = await (await ask('/sitemap.xml')).text()
	expect(sitemap).toContain(`/prompt/${NEW_ADDRESS}<`)
	expect(sitemap).not.toContain(`/prompt/${moved.id}<`)
})

test('a withdrawn prompt is gone, and its page leads on', async () => {
	const page = await ask(`/prompt/${ids.withdrawn}`)
	expect(page.status).toBe(410)
	const html = await page.text()
	expect(html).toContain('data-message="prompt_withdrawn"')
	expect(html).toContain('noindex')
	for (const path of ['/category/finance', '/prompt/1', '/prompt/2']) expect(html).toContain(`href="${path}"`)
	for (const path of [`/prompt/${ids.withdrawn}.md`, `/prompt/${ids.withdrawn}.json`]) {
		expect((await ask(path)).status, path).toBe(410)
	}
	expect((await ask(`/api/v1/prompts/${ids.withdrawn}`)).status).toBe(410)
})

test('what waits or is being written is as if it did not exist', async () => {
	for (const id of [ids.waiting, ids.draft]) {
		for (const path of [`/prompt/${id}`, `/prompt/${id}.md`, `/prompt/${id}.json`, `/api/v1/prompts/${id}`]) {
			expect((await ask(path)).status, path).toBe(404)
		}
	}
})

test('no door of the product gives drafts, old versions, offers, or what is scheduled or withdrawn', async () => {
	const people = ['explorer', 'creator', 'legend', 'admin'].map((name) => `${name}@pronto.test`)
	const browsers = await Promise.all(
		people.map(async (email) => {
			const browser = new PlainBrowser(server.origin)
			await browser.post('/login', { email, password: 'pronto-demo' })
			return browser
		}),
	)
	const [explorer] = browsers
	if (!explorer) throw new Error('There are four people.')
	const token = { Authorization: `Bearer ${await makeToken(explorer)}` }
	const paths = LANGUAGES.flatMap((language) => [
		...Object.values(ids).flatMap((id) => [
			...['', '.data', '.md', '.json', '/edit', '/remove'].map(
				(part) => `/prompt/${id}${part}?lang=${language}`,
			),
			`/api/v1/prompts/${id}?lang=${language}`,
			`/begun?id=${id}&lang=${language}`,
			`/chat-legend/prompt/${id}?lang=${language}`,
			`/focus?prompt=${id}&lang=${language}`,
			`/focus.data?prompt=${id}&lang=${language}`,
			`/share/${language}/prompt/${id}.png`,
		]),
		// Of the open one readers got what it said before.
		...[ids.waiting, ids.draft, ids.withdrawn].flatMap((id) =>
			['/changes', '/changes.data'].map((part) => `/prompt/${id}${part}?lang=${language}`),
		),
		...['/', '/_.data', '/featured', '/popular', '/categories', '/categories.data', '/category/finance'].map(
			(path) => `${path}?lang=${language}`,
		),
		...['/chat-legend', '/focus', '/profile', '/prompt-locker', '/admin/numbers'].map(
			(path) => `${path}?lang=${language}`,
		),
		`/api/v1/prompts?limit=100&lang=${language}`,
		`/feed.xml?lang=${language}`,
		`/llms.txt?lang=${language}`,
	])
	const isOpen = async (path: string, answer: Promise<Response>) =>
		(await (await answer).text()).includes(UNSEEN) ? [path] : []
	const open: string[] = []
	for (const path of [...paths, '/sitemap.xml']) {
		open.push(...(await isOpen(path, ask(path))), ...(await isOpen(`${path} by a token`, ask(path, token))))
		for (const browser of browsers) open.push(...(await isOpen(path, browser.get(path))))
	}
	expect(open).toEqual([])
	// A page repeats what was asked, so what it finds is looked for.
	for (const path of ['/search/suggestions', '/api/v1/search']) {
		const found: { prompts: unknown[] } = await (await ask(`${path}?q=${UNSEEN}`)).json()
		expect(found.prompts, path).toEqual([])
	}
	// What is open shows that the words would be seen.
	expect(await (await ask(`/prompt/${ids.open}`)).text()).toContain('open-')
})

test('the desk shows its editors what nobody else may see, and nobody else anything', async () => {
	const versions = ['', '.data'].flatMap((data) => [
		...[ids.waiting, ids.draft, ids.withdrawn].map((id) => `/admin/prompts/${id}/versions${data}`),
		...['1', '3', 'draft', 'offer'].map(
			(side) => `/admin/prompts/${ids.open}/versions${data}?version=${side}`,
		),
	])
	const paths = LANGUAGES.flatMap((language) =>
		[...DESK_EXITS, ...versions].map((path) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`),
	)
	const askers = await Promise.all(
		['explorer', 'creator', 'legend'].map(async (name) => {
			const browser = new PlainBrowser(server.origin)
			await browser.post('/login', { email: `${name}@pronto.test`, password: 'pronto-demo' })
			return browser
		}),
	)
	const admin = new PlainBrowser(server.origin)
	await admin.post('/login', { email: 'admin@pronto.test', password: 'pronto-demo' })
	const token = { Authorization: `Bearer ${await makeToken(admin)}` }
	for (const path of paths) {
		const answers = [ask(path), ask(path, token), ...askers.map((browser) => browser.get(path))]
		for (const answer of await Promise.all(answers)) {
			expect(answer.status, path).toBe(403)
			expect(await answer.text(), path).not.toContain(UNSEEN)
		}
		const shown = await admin.get(path)
		expect(shown.status, path).toBe(200)
		expect(await shown.text(), path).toContain(UNSEEN)
	}
})

test('when the sandbox’s clock has passed a day, what waited for it is in lists, search, sitemap and feed', async () => {
	const path = `/prompt/${soon.id}`
	expect((await ask(path)).status).toBe(404)
	const admin = new PlainBrowser(server.origin)
	for (let days = 0; days < 2; days += 1) {
		const moved = await admin.post('/sandbox', { action: 'clock', step: 'day' })
		expect(moved.status).toBeLessThan(400)
	}
	await expect.poll(async () => (await ask(path)).status, { timeout: 20_000 }).toBe(200)
	const { title } = soon.en
	await expect.poll(async () => (await ask('/category/finance')).text(), { timeout: 20_000 }).toContain(title)
	for (const list of [`/categories?q=${soon.id}`, '/feed.xml', `/api/v1/search?q=${soon.id}`]) {
		expect(await (await ask(`${list}${list.includes('?') ? '&' : '?'}lang=en`)).text(), list).toContain(title)
	}
	expect(await (await ask('/sitemap.xml')).text()).toContain(`${path}<`)
	// What the library opened with is not new, and what has just come is.
	const badge = '<span class="badge badge-new">'
	expect(await (await ask('/prompt/1')).text()).not.toContain(badge)
	for (const shown of [path, `/categories?q=${soon.id}`, '/category/finance']) {
		for (const [language, word] of [
			['en', 'New'],
			['pt', 'Novo'],
		]) {
			const html = await (await ask(`${shown}${shown.includes('?') ? '&' : '?'}lang=${language}`)).text()
			expect(html.split(`${badge}${word}<`), `${shown} ${language}`).toHaveLength(2)
		}
	}
})
