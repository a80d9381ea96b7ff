import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '~/i18n/language'
import { type RunningServer, startServer } from '../support/server'

let server: RunningServer

beforeAll(async () => {
	server = await startServer()
})

afterAll(() => server.stop())

async function read(path: string, language: 'en' | 'pt' = 'en') {
	const response = await fetch(server.origin + path, {
		headers: { 'Accept-Language': language },
		redirect: 'manual',
	})
	return { response, html: await response.text() }
}

test.each([
	['/blog/0', 'post_not_found', '/blog'],
	['/blog/4', 'post_not_found', '/blog'],
	['/blog/01', 'post_not_found', '/blog'],
	['/blog/__proto__', 'post_not_found', '/blog'],
	['/guides/getting-started/0', 'guide_not_found', '/guides'],
	['/guides/getting-started/4', 'guide_not_found', '/guides'],
	['/guides/getting-started/1.0', 'guide_not_found', '/guides'],
	['/guides/nowhere/1', 'guide_not_found', '/guides'],
	['/guides/constructor/1', 'guide_not_found', '/guides'],
	['/guides/nowhere', 'guide_not_found', '/guides'],
])('%s is not there: %s, with a way on to %s', async (path, message, way) => {
	for (const language of LANGUAGES) {
		const { response, html } = await read(path, language)
		expect(response.status).toBe(404)
		const [, main = ''] = html.split('<main')
		expect(main).toContain(`data-message="${message}"`)
		expect(main).toContain(`href="${way}"`)
		expect(html).toContain('<meta name="robots" content="noindex"/>')
		expect(html).not.toContain('application/ld+json')
	}
})

test('a section of the guides without a number leads to its place in the list', async () => {
	const { response } = await read('/guides/getting-started')
	expect(response.status).toBe(301)
	expect(response.headers.get('location')).toBe('/guides#getting-started')
})

test('legal pages say since when they stand so, long-form in the page’s language', async () => {
	for (const path of ['/terms', '/privacy', '/cookies']) {
		expect((await read(path)).html).toContain('Last updated May 1, 2025')
		expect((await read(path, 'pt')).html).toContain('Última atualização: 1 de maio de 2025')
	}
})

test('an article carries no style, and no script but the frame’s', async () => {
	for (const path of ['/blog/1', '/guides/writing-prompts/2', '/faq', '/privacy']) {
		const { html } = await read(path)
		expect(html, path).not.toMatch(/ style="/)
		expect(html, path).not.toMatch(/<\w+[^>]* on\w+="/)
	}
})

test('every place that the contents lead to is on the page, once', async () => {
	for (const path of ['/blog/1', '/blog/2', '/guides/getting-started/1', '/terms', '/privacy']) {
		for (const language of LANGUAGES) {
			const { html } = await read(path, language)
			const places = new Set([...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id))
			expect(places.size, path).toBeGreaterThan(2)
			for (const id of places) {
				expect([...html.matchAll(new RegExp(` id="${id}"`, 'g'))], `${path}#${id}`).toHaveLength(1)
			}
		}
	}
})

test('a visitor’s article is kept: the second time it comes with the same tag, and 304 for who has it', async () => {
	for (const path of [
		'/blog',
		'/blog/1',
		'/guides',
		'/guides/getting-started/1',
		'/faq',
		'/terms',
		'/contact',
		'/developers',
	]) {
		await read(path)
		const { response } = await read(path)
		const tag = response.headers.get('ETag') ?? ''
		expect(tag, path).not.toBe('')
		const again = await fetch(server.origin + path, {
			headers: { 'Accept-Language': 'en', 'If-None-Match': tag },
		})
		expect(again.status, path).toBe(304)
	}
})
