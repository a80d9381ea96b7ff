import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '~/i18n/language'
import { makeToken } from '../support/access/access-tokens'
import { callTool, connectTo } from '../support/mcp'
import type { RunningServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
beforeAll(async () => {
	server = await livedInServer()
})

/** Words that no other prompt holds. */
const WORD = `z${randomUUID().replace(/[^a-f]/g, '')}q`
const FORM = {
	title: `Lanterns ${WORD}`,
	description: `Three lanterns ${WORD}.`,
	category: 'storytelling',
	tags: WORD,
	promptText: `Ask which of the [three] lanterns ${WORD} the ferryman would rather repair.`,
}

async function somebody(email: string): Promise<PlainBrowser> {
	const browser = new PlainBrowser(server.origin)
	await browser.post('/login', { email, password: 'pronto-demo' })
	return browser
}

/** Wherever a created prompt can be read, listed or found. */
function exitsOf(id: string): string[] {
	return LANGUAGES.flatMap((language) =>
		[
			...[
				'',
				'.data',
				'.md',
				'.json',
				'/report',
				'/report.data',
				'/versions',
				'/versions.data',
				'/edit.data',
			].map((end) => `/prompt/${id}${end}?`),
			`/prompt/${id}?tab=instructions&`,
			`/api/v1/prompts/${id}?`,
			'/api/v1/prompts?limit=100&category=storytelling&',
			`/api/v1/search?q=lanterns&`,
			'/category/storytelling?',
			'/category/storytelling.data?',
			'/categories?q=lanterns&',
			'/categories.data?q=lanterns&',
			'/search/suggestions?q=lanter&',
			`/focus?prompt=${id}&`,
			`/focus.data?prompt=${id}&`,
			`/chat-legend/prompt/${id}?`,
			`/begun?id=${id}&`,
			'/feed.xml?',
			'/llms.txt?',
			'/sitemap.xml?',
		].map((path) => `${path}lang=${language}`),
	)
}

type Ask = (path: string) => Promise<Response>

/** The exits at which a piece of the prompt, or its id where nobody has asked by it, comes out. */
async function tellingExits(id: string, ask: Ask): Promise<string[]> {
	const telling: string[] = []
	for (const path of exitsOf(id)) {
		const said = await (await ask(path)).text()
		if (said.includes(WORD) || (!path.includes(id) && said.includes(id))) telling.push(path)
	}
	return telling
}

async function publish(author: PlainBrowser): Promise<string> {
	const created = await author.post('/create-prompt', FORM)
	return created.headers.get('Location')?.split('/').at(-1) ?? ''
}

test('what is hidden leaves by no exit but to its author and admins, and what is shown again leaves by all', async () => {
	const [author, admin, legend] = [
		await somebody('creator@pronto.test'),
		await somebody('admin@pronto.test'),
		await somebody('legend@pronto.test'),
	]
	const visitor = new PlainBrowser(server.origin)
	const id = await publish(author)
	const readers: Ask[] = [(path) => visitor.get(path), (path) => legend.get(path)]
	const token = await makeToken(legend)
	readers.push((path) => fetch(server.origin + path, { headers: { Authorization: `Bearer ${token}` } }))
	const before = await Promise.all(readers.map((ask) => tellingExits(id, ask)))
	for (const exits of before) expect(exits.length).toBeGreaterThan(20)
	const mcp = await connectTo(server, token)
	const searchByMcp = async () => {
		const { texts, data } = await callTool(mcp, 'search_prompts', { query: 'lanterns' })
		return JSON.stringify([texts, data])
	}
	expect(await searchByMcp()).toContain(id)

	const reported = await visitor.post(`/prompt/${id}/report`, { reason: 'spam', note: 'Only lanterns.' })
	expect(reported.status).toBe(303)
	const decide = (decision: string, decisions: string) => {
		const seen = { seenUntil: new Date().toISOString(), decisions }
		return admin.post('/admin/reports', { id, decision, word: 'Because.', ...seen })
	}
	expect((await decide('hide', '0')).status).toBe(303)
	// Kept pages follow within a second.
	for (const ask of readers) await expect.poll(() => tellingExits(id, ask)).toEqual([])
	expect((await visitor.get(`/prompt/${id}?lang=en`)).status).toBe(410)
	expect(await searchByMcp()).not.toContain(id)
	const read = await callTool(mcp, 'read_prompt', { id })
	await mcp.close()
	expect(read.isError).toBe(true)
	expect(JSON.stringify([read.texts, read.data])).not.toContain('ferryman')
	for (const browser of [author, admin]) {
		const html = await (await browser.get(`/prompt/${id}?lang=en`)).text()
		expect(html).toContain('data-message="hidden_prompt"')
		expect(html).toContain('Because.')
		expect(html).toContain('the ferryman would rather repair')
		const versions = await (await browser.get(`/prompt/${id}/versions?view=text&lang=en`)).text()
		expect(versions).toContain('the ferryman would rather repair')
	}

	expect((await decide('show', '1')).status).toBe(303)
	for (const [reader, ask] of readers.entries())
		await expect.poll(() => tellingExits(id, ask)).toEqual(expect.arrayContaining(before[reader] ?? []))
})

test('a report that is refused comes back as it was typed, and a prompt of the library takes none', async () => {
	const id = await publish(await somebody('creator@pronto.test'))
	const visitor = new PlainBrowser(server.origin)
	const long = `Lanterns & more. ${'x'.repeat(500)}`
	const refused = await visitor.post(`/prompt/${id}/report`, { reason: 'copied', note: long })
	const html = await refused.text()
	expect(refused.status).toBe(400)
	expect(html).toContain(long.replace('&', '&amp;'))
	expect(html).toMatch(/value="copied"[^>]*checked|checked=""[^>]*value="copied"/)
	expect(html).toContain('At most 500 characters')
	for (const path of ['/prompt/1/report', '/prompt/nowhere/report']) {
		expect((await visitor.get(path)).status).toBe(404)
	}
})
