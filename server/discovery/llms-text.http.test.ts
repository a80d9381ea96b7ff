import { beforeAll, expect, test } from 'vitest'
import { publishedPrompts } from '../../tests/support/library'
import type { RunningServer } from '../../tests/support/server'
import { untouchedServer } from '../../tests/support/shared-server'

let server: RunningServer
const read = async (language: string) => (await fetch(`${server.origin}/llms.txt?lang=${language}`)).text()
const addressesIn = (text: string) =>
	[...text.matchAll(/^- \[.+?\]\((https?:[^)]+)\)/gm)].map(([, to = '']) => to)

beforeAll(async () => {
	server = await untouchedServer()
})

test('llms.txt has the form of llmstxt.org: a title, a summary, details, then sections that hold links alone', async () => {
	const text = await read('en')
	const [title, summary, ...rest] = text.trim().split('\n\n')
	expect(title).toBe('# Pronto')
	expect(summary).toMatch(/^> .+/)
	const sections = rest.slice(rest.findIndex((block) => block.startsWith('## ')))
	expect(sections.length).toBeGreaterThan(20)
	for (const [index, block] of sections.entries()) {
		const lines = block.split('\n')
		if (index % 2 === 0) expect(lines).toEqual([expect.stringMatching(/^## .+/)])
		else for (const line of lines) expect(line).toMatch(/^- \[.+\]\(http:.+\)(?:: .+)?$/)
	}
	expect(text).toContain('\n## Optional\n')
	expect(text).toContain(`${server.origin}/mcp`)
})

test('it names every prompt in both languages, without a premium text, and every address answers', async () => {
	const [english, portuguese] = [await read('en'), await read('pt')]
	const addresses = new Set([...addressesIn(english), ...addressesIn(portuguese)])
	for (const { id, en, pt } of publishedPrompts) {
		for (const language of ['en', 'pt']) {
			expect(addressesIn(english)).toContain(`${server.origin}/prompt/${id}.md?lang=${language}`)
		}
		expect(english).not.toContain(en.promptText.slice(0, 60))
		expect(portuguese).not.toContain(pt.promptText.slice(0, 60))
	}
	const statuses = await Promise.all(
		[...addresses].map(async (address) => [address, (await fetch(address)).status] as const),
	)
	expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
	expect(statuses.length).toBeGreaterThan(80)
})

test('it may be kept by anybody for an hour, and is not sent again to who has it', async () => {
	const first = await fetch(`${server.origin}/llms.txt?lang=en`)
	expect(Object.fromEntries(first.headers)).toMatchObject({
		'content-type': 'text/plain; charset=utf-8',
		'cache-control': 'public, max-age=3600',
		'content-language': 'en',
	})
	const known = { 'If-None-Match': first.headers.get('ETag') ?? '' }
	expect((await fetch(`${server.origin}/llms.txt?lang=en`, { headers: known })).status).toBe(304)
})

test('a prompt’s page tells programs where its Markdown is', async () => {
	const page = await (await fetch(`${server.origin}/prompt/4?lang=pt`)).text()
	const [tag = ''] = page.match(/<link [^>]*type="text\/markdown"[^>]*>/) ?? []
	expect(tag).toContain('rel="alternate"')
	const [, address = ''] = /href="([^"]+)"/.exec(tag) ?? []
	const file = await fetch(address)
	expect(file.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
	expect(await file.text()).toContain('language: "pt"')
})
