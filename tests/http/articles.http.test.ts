import { beforeAll, expect, test } from 'vitest'
import { operatorIn } from '~/content/operator.server'
import { LANGUAGES } from '~/i18n/language'
import type { RunningServer } from '../support/server'
import { untouchedServer } from '../support/shared-server'

let server: RunningServer

beforeAll(async () => {
	server = await untouchedServer()
})

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

test('legal pages say of when their text is, and the one before it, long-form in the page’s language', async () => {
	for (const path of ['/terms', '/privacy', '/cookies']) {
		const { html } = await read(path)
		expect(html).toMatch(/In force since November \d\d, 2026 · Earlier text \(Last updated May 1, 2025\)</)
		const pt = (await read(path, 'pt')).html
		expect(pt).toMatch(
			/Em vigor desde \d\d de novembro de 2026 · Texto anterior \(Última atualização: 1 de maio de 2025\)</,
		)
	}
})

test('the statement on accessibility says of when it is and where to complain, and is linked in every footer', async () => {
	const { html } = await read('/accessibility')
	expect(html).toContain('>In force since November 25, 2026<')
	expect(html).toContain('href="mailto:operator@pronto.test"')
	for (const language of LANGUAGES) {
		const [, foot = ''] = (await read('/', language)).html.split('<footer')
		expect(foot).toContain('href="/accessibility"')
	}
})

test('gates say that an AI answers, that it can be wrong and what it gets; the sign-up says from what age', async () => {
	const { en, pt } = {
		en: [
			/is an AI and can be wrong\. What you write in the chat goes to the chat service/,
			/AI can be wrong\. For a/,
			/must be 18, or at least 13/,
		],
		pt: [
			/é uma IA e pode errar\. O que você escreve no chat vai para o serviço/,
			/IA pode errar\. Para a/,
			/ter 18 anos, ou pelo menos 13/,
		],
	}
	for (const [at, path] of ['/chat-legend', '/focus', '/signup'].entries()) {
		expect((await read(path)).html, path).toMatch(en[at] ?? /^$/)
		expect((await read(path, 'pt')).html, path).toMatch(pt[at] ?? /^$/)
	}
})

test('who runs the site stands at the foot of every page, in the terms and in the privacy notice', async () => {
	for (const language of LANGUAGES) {
		const { name, number, address, mail, form, officer, hostingCountry } = operatorIn(language)
		for (const path of ['/', '/pricing', '/nowhere']) {
			const [, foot = ''] = (await read(path, language)).html.split('<footer')
			expect(foot, path).toContain(`<address>${name}, ${number} · ${address} · ${mail}</address>`)
		}
		for (const [path, ...more] of [['/terms'], ['/privacy', officer.split(',')[0], hostingCountry]]) {
			const [, main = ''] = (await read(path ?? '', language)).html.split('<main')
			expect(main).not.toContain('{operator')
			for (const line of [name, form, number, address, mail, ...more]) expect(main).toContain(line)
		}
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
