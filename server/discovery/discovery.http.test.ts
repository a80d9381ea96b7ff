import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { series } from '~/content/series'
import { categories } from '~/features/library/category'
import { LANGUAGES } from '~/i18n/language'
import { PICTURE_SIZE } from '~/requests/share-picture.server'
import { publishedPrompts } from '../../tests/support/library'
import type { RunningServer } from '../../tests/support/server'
import { untouchedServer } from '../../tests/support/shared-server'
import { childrenOf, parseXml, textOf } from '../../tests/support/xml'

const LISTS = ['/', '/categories', '/featured', '/popular']
const POSTS = ['1', '2', '3'].map((id) => `/blog/${id}`)
const GUIDES = ['getting-started', 'writing-prompts', 'working-with-answers'].flatMap((section) =>
	['1', '2', '3'].map((number) => `/guides/${section}/${number}`),
)
const LEGAL = ['/terms', '/privacy', '/cookies', '/accessibility']
const ARTICLES = ['/blog', ...POSTS, '/guides', ...GUIDES, '/faq', '/contact', '/developers', ...LEGAL]

let server: RunningServer
/** Every page that the sitemap names, by its address. */
const pages = new Map<string, { status: number; html: string }>()

async function fetchText(path: string, init: RequestInit = {}) {
	const response = await fetch(new URL(path, server.origin), { redirect: 'manual', ...init })
	return { response, text: await response.text() }
}

const readSitemap = async () => parseXml((await fetchText('/sitemap.xml')).text).children

/** The attributes of every element of this name in a page's head. */
function tagsOf(html: string, name: string): Record<string, string>[] {
	const [head = ''] = html.split('</head>')
	return [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
		Object.fromEntries(
			[...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
				key.toLowerCase(),
				value.replaceAll('&amp;', '&'),
			]),
		),
	)
}

const contentOf = (html: string, property: string) =>
	tagsOf(html, 'meta').find((tag) => tag['property'] === property || tag['name'] === property)?.['content']

function structuredDataOf(html: string): Record<string, unknown>[] {
	const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
	return [...scripts].map(([, json = '']) => JSON.parse(json))
}

beforeAll(async () => {
	server = await untouchedServer()
	for (const entry of await readSitemap()) {
		const address = textOf(entry, 'loc') ?? ''
		const { response, text } = await fetchText(address)
		pages.set(address, { status: response.status, html: text })
	}
})

test('the sitemap names every public page in every language, and each of them is there', () => {
	const paths = [
		...LISTS,
		...categories.map(({ id }) => `/category/${id}`),
		...publishedPrompts.map(({ id }) => `/prompt/${id}`),
		...series.map(({ id }) => `/series/${id}`),
		'/pricing',
		...ARTICLES,
	]
	const addresses = paths.flatMap((path) =>
		[path, ...LANGUAGES.map((language) => `${path}?lang=${language}`)].map(
			(address) => server.origin + address,
		),
	)
	expect([...pages.keys()].toSorted()).toEqual(addresses.toSorted())
	for (const [address, { status }] of pages) expect(status, address).toBe(200)
})

test('every page names itself as canonical and the same alternates as the sitemap, which name it back', async () => {
	const alternatesOf = new Map<string, Record<string, string>>()
	for (const [address, { html }] of pages) {
		const links = tagsOf(html, 'link')
		expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([address])
		const named = links.flatMap(({ rel, hreflang = '', href = '' }) =>
			rel === 'alternate' && hreflang ? [[hreflang, href] as const] : [],
		)
		expect(named.map(([tag]) => tag).toSorted()).toEqual(['en', 'pt-BR', 'x-default'])
		alternatesOf.set(address, Object.fromEntries(named))
	}
	for (const [address, alternates] of alternatesOf) {
		expect(Object.values(alternates)).toContain(address)
		for (const other of Object.values(alternates)) expect(alternatesOf.get(other), other).toEqual(alternates)
	}
	for (const entry of await readSitemap()) {
		const named = childrenOf(entry, 'xhtml:link').map(({ attributes: { hreflang = '', href = '' } }) => [
			hreflang,
			href,
		])
		expect(Object.fromEntries(named)).toEqual(alternatesOf.get(textOf(entry, 'loc') ?? ''))
	}
})

test('every page has a title and a description of its own, in each language', () => {
	for (const language of LANGUAGES) {
		const shown = [...pages]
			.filter(([address]) => address.endsWith(`lang=${language}`))
			.map(([, { html }]) => html)
		const titles = shown.map((html) => html.match(/<title>([^<]*)<\/title>/)?.[1])
		expect(new Set(titles).size).toBe(shown.length)
		expect(new Set(shown.map((html) => contentOf(html, 'description'))).size).toBe(shown.length)
	}
})

test('every page has a card whose picture is there: a PNG of 1200 by 630 under 300 kB that may be kept for ever', async () => {
	const pictures = new Set<string>()
	for (const [address, { html }] of pages) {
		expect(contentOf(html, 'og:url')).toBe(address)
		expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
		for (const property of ['og:title', 'og:description', 'og:site_name', 'og:locale', 'og:image:alt']) {
			expect(contentOf(html, property), `${address} ${property}`).toBeTruthy()
		}
		if (address.endsWith('lang=pt')) expect(contentOf(html, 'og:locale')).toBe('pt_BR')
		pictures.add(contentOf(html, 'og:image') ?? '')
	}
	expect(pictures.size).toBe(LANGUAGES.length * (publishedPrompts.length + POSTS.length + 1))
	for (const picture of pictures) {
		const response = await fetch(picture)
		expect(Object.fromEntries(response.headers)).toMatchObject({
			'content-type': 'image/png',
			'cache-control': 'public, max-age=31536000, immutable',
			'cross-origin-resource-policy': 'cross-origin',
			'x-content-type-options': 'nosniff',
		})
		const png = Buffer.from(await response.arrayBuffer())
		expect(png.length).toBeLessThan(300_000)
		expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...PICTURE_SIZE })
	}
})

test('what a page’s head links to is there: icons, manifest, feed', async () => {
	const links = tagsOf(pages.get(`${server.origin}/?lang=pt`)?.html ?? '', 'link')
	const wanted = links.filter(
		({ rel = '', type }) => /icon|manifest/.test(rel) || type === 'application/atom+xml',
	)
	expect(wanted.map(({ href }) => href).toSorted()).toEqual([
		'/apple-touch-icon.png',
		'/favicon.ico',
		'/feed.xml?lang=pt',
		'/icon.svg',
		'/manifest.webmanifest?lang=pt',
	])
	for (const { href = '' } of wanted) expect((await fetchText(href)).response.status, href).toBe(200)
})

test('pages say what they are in structured data that search engines read', () => {
	const typesOf = (path: string) =>
		structuredDataOf(pages.get(server.origin + path)?.html ?? '').map((data) => data['@type'])
	expect(typesOf('/')).toEqual(['WebSite', 'Organization'])
	expect(typesOf('/categories')).toEqual(['CollectionPage'])
	expect(typesOf('/category/finance')).toEqual(['BreadcrumbList', 'CollectionPage'])
	for (const { id, isPremium, en } of publishedPrompts) {
		const { html = '' } = pages.get(`${server.origin}/prompt/${id}?lang=en`) ?? {}
		expect(typesOf(`/prompt/${id}?lang=en`)).toEqual(['BreadcrumbList', 'CreativeWork'])
		const work = structuredDataOf(html).at(-1)
		expect(work).toMatchObject({ name: en.title, inLanguage: 'en', isAccessibleForFree: !isPremium })
		// What is said to be paid for must be on the page, or else the page looks as if it hid something.
		expect(html.includes('class="lock"')).toBe(isPremium)
	}
})

test('articles say what they are, when they were written and where they stand', () => {
	for (const language of LANGUAGES) {
		const dataOf = (path: string) =>
			structuredDataOf(pages.get(`${server.origin}${path}?lang=${language}`)?.html ?? '')
		const typesOf = (path: string) => dataOf(path).map((data) => data['@type'])
		expect(typesOf('/blog')).toEqual(['BreadcrumbList', 'Blog'])
		for (const path of POSTS) {
			expect(typesOf(path)).toEqual(['BreadcrumbList', 'BlogPosting'])
			expect(dataOf(path).at(-1)).toMatchObject({
				headline: expect.any(String),
				url: `${server.origin}${path}?lang=${language}`,
				inLanguage: { en: 'en', pt: 'pt-BR' }[language],
				datePublished: expect.stringMatching(/^2026-11-\d\d$/),
				image: expect.stringContaining(`/share/${language}/post/`),
			})
		}
		for (const path of GUIDES) expect(typesOf(path)).toEqual(['BreadcrumbList', 'Article'])
		for (const path of LEGAL) expect(typesOf(path)).toEqual(['BreadcrumbList'])
		expect(typesOf('/faq')).toEqual(['BreadcrumbList', 'FAQPage'])
		const questions = dataOf('/faq').at(-1)?.['mainEntity']
		expect(questions).toHaveLength(8)
		// What search engines are told must be what people read, with links that work anywhere.
		expect(JSON.stringify(questions)).not.toContain('href=\\"/')
	}
})

test('the sitemap says when posts and legal texts were last changed', async () => {
	const changed = new Map(
		(await readSitemap()).map((entry) => [
			new URL(textOf(entry, 'loc') ?? '').pathname,
			textOf(entry, 'lastmod'),
		]),
	)
	for (const path of POSTS) expect(changed.get(path), path).toMatch(/^2026-11-/)
	for (const path of LEGAL) expect(changed.get(path), path).toMatch(/^2026-11-\d\d$/)
	expect(changed.get('/blog')).toBe(changed.get('/blog/1'))
})

test('an address that is moved, unknown or only taken by GET says so', async () => {
	const statusOf = async (path: string, method = 'GET') => (await fetchText(path, { method })).response.status
	expect(await statusOf('/Sitemap.xml')).toBe(301)
	expect(await statusOf('/share/PT/site.png')).toBe(301)
	for (const path of [
		'/sitemap-2.xml',
		'/share/de/site.png',
		'/share/en/prompt/22.png',
		'/share/en/post/4.png',
		'/feed.atom',
	]) {
		expect(await statusOf(path), path).toBe(404)
	}
	for (const path of [
		'/sitemap.xml',
		'/robots.txt',
		'/feed.xml',
		'/manifest.webmanifest',
		'/share/en/site.png',
	]) {
		expect(await statusOf(path, 'POST'), path).toBeGreaterThanOrEqual(400)
		const { response, text } = await fetchText(path, { method: 'HEAD' })
		expect([response.status, text]).toEqual([200, ''])
	}
})

test('fifty people who ask for a picture at once all get it', async () => {
	const asked = await Promise.all(
		Array.from({ length: 50 }, (_, index) => fetch(`${server.origin}/share/pt/prompt/7.png?v=${index}`)),
	)
	const tags = new Set(asked.map((response) => response.headers.get('ETag')))
	expect(asked.every(({ status }) => status === 200)).toBe(true)
	expect(tags.size).toBe(1)
})
