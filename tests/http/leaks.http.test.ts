import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CataloguePrompt } from '~/content/catalogue'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { LANGUAGES, type Language } from '~/i18n/language'
import { makeToken } from '../support/access/access-tokens'
import { shareCollectionOf } from '../support/access/collection-canary'
import { API_EXITS, FOCUS_EXITS, MACHINE_EXITS } from '../support/access/leak-exits'
import { CREATED_CANARY, createPremium, pastsOf } from '../support/authoring/created-canary'
import { buySubscription } from '../support/billing/subscriber'
import { publishedPrompts } from '../support/library'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

const CANARY_LENGTH = 45

let server: RunningServer
/** A premium prompt that an admin created while the server ran. */
let createdId = ''
let adminHeaders: Record<string, string> = {}
/** All premium prompts, and what somebody saved of one, under a link. */
let collection: Awaited<ReturnType<typeof shareCollectionOf>>
/** Some two thousand pages are read, which takes minutes on a busy machine. */
const WALK = 300_000

const answers = new Map<string, string>()

/** Runs of a prompt's text that no escaping changes, long enough to stand nowhere else. */
function canaries(prompt: CataloguePrompt, language: Language): string[] {
	const { promptText, followUp } = prompt[language]
	const runs = promptText.split(/[^\p{L}\d ,.:;()%-]+/u).filter((run) => run.trim().length >= CANARY_LENGTH)
	const spread = [runs[0], runs[Math.floor(runs.length / 2)], runs.at(-1)]
	return [...spread, followUp.slice(0, CANARY_LENGTH)]
		.filter((run) => run !== undefined)
		.map((run) => run.trim().slice(0, CANARY_LENGTH))
}

const premium = cataloguePrompts.filter((prompt) => prompt.isPremium)
const free = publishedPrompts.filter((prompt) => !prompt.isPremium)
const canariesOf = (prompts: CataloguePrompt[]) =>
	prompts.flatMap((prompt) => LANGUAGES.flatMap((language) => canaries(prompt, language)))

async function fetchText(path: string, headers: Record<string, string> = {}): Promise<string> {
	const response = await fetch(server.origin + path, { redirect: 'manual', headers })
	return Buffer.from(await response.arrayBuffer()).toString('utf8')
}

/** Every page that a link leads to, in both languages, with its data answer. A search leads nowhere else; its page holds its data. */
async function crawl(): Promise<void> {
	const waiting = LANGUAGES.flatMap((language) =>
		['/', '/categories'].map((path) => `${path}?lang=${language}`),
	)
	const seen = new Set(waiting)
	for (const path of waiting) {
		const html = await fetchText(path)
		answers.set(path, html)
		const [pathname = '/', query = ''] = path.split('?')
		if (new URLSearchParams(query).has('q')) continue
		const dataPath = `${pathname === '/' ? '/_' : pathname}.data?${query}`
		answers.set(dataPath, await fetchText(dataPath))
		for (const [, link = ''] of html.matchAll(/href="(\/(?!\/|assets)[^"#]*)"/g)) {
			const address = new URL(link.replaceAll('&amp;', '&'), server.origin)
			const language =
				address.searchParams.get('lang') ?? new URL(path, server.origin).searchParams.get('lang')
			if (language) address.searchParams.set('lang', language)
			const next = address.pathname + address.search
			if (!seen.has(next) && !address.pathname.includes('.')) {
				seen.add(next)
				waiting.push(next)
			}
		}
	}
}

function readFolder(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png|ico)$/.test(entry.name))
		.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

beforeAll(async () => {
	server = await startServer()
	;({ id: createdId, headers: adminHeaders } = await createPremium(server.origin))
	await crawl()
	const ids = [...premium.map(({ id }) => id), createdId]
	collection = await shareCollectionOf(server.origin, ids, premium[0]?.en.promptText ?? '')
	for (const path of [...MACHINE_EXITS, ...API_EXITS, ...FOCUS_EXITS, ...collection.paths])
		answers.set(path, await fetchText(path))
	const explorer = new PlainBrowser(server.origin)
	await explorer.post('/login', { email: 'explorer@pronto.test', password: 'pronto-demo' })
	for (const path of collection.paths)
		answers.set(`${path} by a member`, await (await explorer.get(path)).text())
	const byToken = { Authorization: `Bearer ${await makeToken(explorer)}` }
	for (const path of [...API_EXITS, ...FOCUS_EXITS]) {
		answers.set(`${path} by a token`, await fetchText(path, byToken))
	}
	// A text is searched nowhere, so that one passage of each tells as much as four.
	for (const prompt of premium) {
		const [canary = ''] = canariesOf([prompt])
		const query = encodeURIComponent(canary)
		for (const path of [
			`/categories?q=${query}`,
			`/categories.data?q=${query}`,
			`/search/suggestions?q=${query}`,
			`/api/v1/search?q=${query}`,
		]) {
			// The page repeats what was asked; only what it answers counts.
			answers.set(path, (await fetchText(path)).replaceAll(canary, ''))
		}
	}
}, WALK)

afterAll(() => server.stop())

test('the walk reaches every prompt, in both languages and both tabs', () => {
	for (const { id } of publishedPrompts) {
		for (const language of LANGUAGES) {
			expect([...answers.keys()]).toContain(`/prompt/${id}?lang=${language}`)
			expect([...answers.keys()]).toContain(`/prompt/${id}?tab=instructions&lang=${language}`)
		}
	}
})

test('the walk reaches every post and guide', () => {
	const reached = [...answers.keys()].filter((path) => /^\/(blog|guides\/.+)\/\d\?/.test(path))
	expect(reached).toHaveLength(LANGUAGES.length * (3 + 9))
})

test('the detector sees a free prompt’s text on its page and in the API, so it would see a premium one', () => {
	for (const prompt of free) {
		for (const language of LANGUAGES) {
			const address = `/prompts/${prompt.id}?lang=${language}`
			for (const path of [address.replace('prompts', 'prompt'), `/api/v1${address}`]) {
				const text = answers.get(path) ?? ''
				for (const canary of canaries(prompt, language)) expect(text).toContain(canary)
			}
		}
	}
})

test('no page, data answer, search, suggestion, feed, sitemap or picture shows a visitor any premium text', () => {
	const wanted = canariesOf(premium)
	expect(wanted.length).toBeGreaterThan(100)
	const any = new RegExp(wanted.map((canary) => canary.replaceAll(/[^\p{L}\d ]/gu, '\\$&')).join('|'))
	const leaks = [...answers].flatMap(([path, body]) =>
		(any.exec(body) ?? []).map((canary) => `${path}: ${canary}`),
	)
	expect(leaks).toEqual([])
})

test('a premium prompt that somebody created leaks as little, while its admin reads it', async () => {
	const paths = [...answers.keys()].filter((path) => path.startsWith(`/prompt/${createdId}`))
	expect(createdId).not.toBe('')
	expect(paths.length).toBeGreaterThan(1)
	const pictures = LANGUAGES.map((language) => `/share/${language}/prompt/${createdId}.png`)
	const files = ['md', 'json'].map((file) => `/prompt/${createdId}.${file}`)
	const member = new PlainBrowser(server.origin)
	await member.post('/login', { email: 'creator@pronto.test', password: 'pronto-demo' })
	for (const path of pastsOf(createdId)) {
		answers.set(path, await fetchText(path))
		// A subscriber may read what it says, not what it said.
		answers.set(`${path} by a subscriber`, await (await member.get(path)).text())
	}
	const found = ['/search/suggestions', '/categories', '/api/v1/search'].map((path) => `${path}?q=repair`)
	for (const path of [...pictures, ...found, '/feed.xml', `/api/v1/prompts/${createdId}`, ...files]) {
		answers.set(path, await fetchText(path))
	}
	const parts = CREATED_CANARY.split(/[[\]]/).map((part) => part.trim())
	const leaks = [...answers].filter(([, body]) =>
		parts.some((part) => part.length > 10 && body.includes(part)),
	)
	expect(leaks.map(([path]) => path)).toEqual([])
	const page = await fetch(`${server.origin}/prompt/${createdId}`, { headers: adminHeaders })
	const html = await page.text()
	expect(parts.filter((part) => !html.includes(part))).toEqual([])
	for (const path of ['/versions?version=1&view=text', '/edit']) {
		const own = await fetchText(`/prompt/${createdId}${path}`, adminHeaders)
		expect(parts.filter((part) => !own.includes(part))).toEqual([])
	}
})

test('a copy that a Legend saved is read by nobody else, and by its owner at every door of the locker', async () => {
	const [owner, other, creator] = [
		await buySubscription(server.origin, 'pro'),
		await buySubscription(server.origin, 'pro'),
		await buySubscription(server.origin, 'premium'),
	]
	const { promptText } = cataloguePrompts.find(({ isPremium }) => isPremium)?.en ?? { promptText: '' }
	const ask = (path: string, token?: string, body?: object) =>
		fetch(server.origin + path, {
			headers: {
				...(token ? { Authorization: `Bearer ${token}` } : {}),
				...(body ? { 'Content-Type': 'application/json' } : {}),
			},
			...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
		})
	const call = (token: string | undefined, function_name: string, params: object) =>
		ask('/functions/v1/prompt_locker_functions', token, { function_name, params })
	const saved = await call(owner.token, 'create_saved_prompt', {
		title_param: 'T',
		content_param: promptText,
	})
	const { id, user_id }: { id: string; user_id: string } = await saved.json()
	const doors = (token?: string) => [
		...['', '.data', `/${id}`, `/${id}.data`, `/${id}/edit`, '/export.json', '/export.csv'].map((path) =>
			ask(`/prompt-locker${path}`, token),
		),
		call(token, 'get_saved_prompt', { prompt_id_param: id }),
		call(token, 'get_saved_prompts_with_categories', { user_id_param: user_id }),
		call(token, 'duplicate_saved_prompt', { prompt_id_param: id, user_id_param: user_id }),
	]
	const canary = /[\p{L} ,]{30,}/u.exec(promptText)?.[0] ?? ''
	expect(canary).not.toBe('')
	const said = async (token?: string) =>
		Promise.all(doors(token).map(async (answer) => (await (await answer).text()).includes(canary)))
	expect(await said(owner.token)).not.toContain(false)
	for (const token of [undefined, other.token, creator.token]) expect(await said(token)).not.toContain(true)
})

test('focus mode begins with a premium text for a subscriber, so the detector would see it there', async () => {
	const { token } = await buySubscription(server.origin, 'premium')
	const [prompt] = premium
	if (!prompt) throw new Error('The library has premium prompts.')
	const answer = await fetchText(`/focus.data?prompt=${prompt.id}&lang=en`, {
		Authorization: `Bearer ${token}`,
	})
	expect(canaries(prompt, 'en').some((canary) => answer.includes(canary))).toBe(true)
})

test('a collection under a link shows a saved premium text to a subscriber, so the detector would see it there', async () => {
	const { token } = await buySubscription(server.origin, 'premium')
	const wanted = canariesOf(premium.slice(0, 1))
	for (const headers of [collection.headers, { Authorization: `Bearer ${token}` }]) {
		const html = await fetchText(`${collection.shared}?lang=en`, headers)
		expect(wanted.some((canary) => html.includes(canary))).toBe(true)
		expect(html).toContain(`/prompt/${createdId}`)
	}
})

test('no file of the browser’s build holds the text of any prompt, nor a source map', () => {
	const files = readFolder('build/client')
	const leaks = canariesOf([...premium, ...free]).filter((canary) =>
		files.some((file) => file.includes(canary)),
	)
	expect(leaks).toEqual([])
	expect(
		readdirSync('build/client', { recursive: true }).filter((name) => String(name).endsWith('.map')),
	).toEqual([])
})
