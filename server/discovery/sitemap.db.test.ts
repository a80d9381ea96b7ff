import { expect, test } from 'vitest'
import { LANGUAGES } from '~/i18n/language'
import { childrenOf, parseXml, textOf } from '../../tests/support/xml'
import { type SitemapPage, sitemap } from './sitemap'

function generated(count: number, languages: SitemapPage['languages'] = LANGUAGES) {
	return async function* () {
		for (let index = 1; index <= count; index += 1) {
			yield { path: `/prompt/${index}`, updatedOn: `2026-01-${String(index).padStart(2, '0')}`, languages }
		}
	}
}

async function read(options: Parameters<typeof sitemap>[0], path: string) {
	const response = await sitemap(options).request(path)
	expect(response.status).toBe(200)
	expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
	return parseXml(await response.text())
}

const addressesOf = (root: ReturnType<typeof parseXml>) => root.children.map((child) => textOf(child, 'loc'))

test('each language of a page is an address of its own, and all of them name each other', async () => {
	const root = await read({ pages: generated(2) }, '/sitemap.xml')
	expect(root).toMatchObject({
		name: 'urlset',
		attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
	})
	expect(addressesOf(root).slice(0, 3)).toEqual([
		'http://localhost:3000/prompt/1',
		'http://localhost:3000/prompt/1?lang=en',
		'http://localhost:3000/prompt/1?lang=pt',
	])
	for (const entry of root.children) {
		const alternates = childrenOf(entry, 'xhtml:link').map(({ attributes }) => attributes)
		expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'pt-BR', 'x-default'])
		const named = alternates.map(({ href }) => href)
		expect(named).toContain(textOf(entry, 'loc'))
		expect(addressesOf(root)).toEqual(expect.arrayContaining(named))
	}
})

test('a page in one language has one address and no alternates', async () => {
	const root = await read({ pages: generated(2, []) }, '/sitemap.xml')
	expect(addressesOf(root)).toEqual(['http://localhost:3000/prompt/1', 'http://localhost:3000/prompt/2'])
	expect(root.children.flatMap((entry) => childrenOf(entry, 'xhtml:link'))).toEqual([])
})

test('as many addresses as one file may hold stay in one file', async () => {
	const root = await read({ pages: generated(10, []), limit: 10 }, '/sitemap.xml')
	expect(root.name).toBe('urlset')
	expect(root.children).toHaveLength(10)
})

test('one more makes an index of parts that hold every address once', async () => {
	const options = { pages: generated(11), limit: 10 }
	const index = await read(options, '/sitemap.xml')
	expect(index.name).toBe('sitemapindex')
	const parts = addressesOf(index).map((address) => new URL(address ?? '').pathname)
	expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml', '/sitemap-4.xml'])
	expect(index.children.map((part) => textOf(part, 'lastmod'))).toEqual([
		'2026-01-04',
		'2026-01-07',
		'2026-01-10',
		'2026-01-11',
	])
	const roots = await Promise.all(parts.map((part) => read(options, part)))
	expect(roots.map(({ children }) => children.length)).toEqual([10, 10, 10, 3])
	const all = roots.flatMap(addressesOf)
	expect(new Set(all).size).toBe(33)
	expect(all).toContain('http://localhost:3000/prompt/11?lang=pt')
})

test('50,000 addresses are one file within its limit of 50 MB, and one more is in a second', async () => {
	const pages = () => generated(50_001, [])()
	const first = await (await sitemap({ pages }).request('/sitemap-1.xml')).text()
	expect(first.match(/<loc>/g)).toHaveLength(50_000)
	expect(Buffer.byteLength(first)).toBeLessThan(50 * 1024 * 1024)
	expect((await read({ pages }, '/sitemap-2.xml')).children).toHaveLength(1)
	expect((await read({ pages }, '/sitemap.xml')).name).toBe('sitemapindex')
})

test.each(['/sitemap-5.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap--1.xml', '/sitemap-1e9.xml'])(
	'there is no part %s',
	async (path) => {
		expect((await sitemap({ pages: generated(11), limit: 10 }).request(path)).status).toBe(404)
	},
)

test('whatever an address holds, the file stays well-formed', async () => {
	async function* pages() {
		yield { path: '/prompt/<a>&"b"\u0000\uD800', updatedOn: null, languages: LANGUAGES }
	}
	const root = await read({ pages }, '/sitemap.xml')
	expect(addressesOf(root)[0]).toBe('http://localhost:3000/prompt/<a>&"b"')
	expect(textOf(root.children[0], 'lastmod')).toBeUndefined()
})
