import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { href } from 'react-router'
import { LEGAL } from '~/content/legal.server'
import { env } from '~/env/env.server'
import { LEGAL_PAGES } from '~/features/articles/article'
import { listGuides } from '~/features/articles/guide.server'
import { listPosts } from '~/features/articles/post.server'
import { type CategoryId, categories } from '~/features/library/category'
import { type PublishedPrompt, publishedPrompts } from '~/features/library/published.server'
import { listSeries } from '~/features/library/series/series.server'
import { inLanguage } from '~/i18n/address'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { escapeXml } from '../../app/core/escape'
import type { ServerEnv } from '../telemetry/log'

/** A page that search engines shall know: its path without `?lang`, and the languages that `?lang` shows it in. */
export interface SitemapPage {
	path: string
	/** ISO date of the last change, where one is known. */
	updatedOn: string | null
	/** Empty where a page has one language only, whatever `?lang` says. */
	languages: readonly Language[]
}

/** Public pages that show prompts of all categories. A new public page is added here, or yielded below. */
const LISTS = [href('/'), href('/categories'), href('/featured'), href('/popular')]

/** Public pages that change with the product, not with its prompts. */
const STANDING = [href('/pricing')]

/** Every public page: the lists as of their newest prompt, the prompts themselves, then what is written for reading. */
export async function* sitemapPages(): AsyncGenerator<SitemapPage> {
	const newest = await newestByCategory()
	const newestOfAll = [...newest.values()].toSorted().at(-1) ?? null
	for (const path of LISTS) yield { path, updatedOn: newestOfAll, languages: LANGUAGES }
	for (const path of STANDING) yield { path, updatedOn: null, languages: LANGUAGES }
	for (const { id } of categories) {
		yield { path: href('/category/:id', { id }), updatedOn: newest.get(id) ?? null, languages: LANGUAGES }
	}
	for (const { id } of listSeries('en')) {
		yield { path: href('/series/:id', { id }), updatedOn: null, languages: LANGUAGES }
	}
	for await (const prompt of publishedPrompts()) {
		yield {
			path: href('/prompt/:id', { id: prompt.address }),
			updatedOn: prompt.updatedOn,
			languages: languagesOf(prompt),
		}
	}
	for (const [path, updatedOn] of articlePages()) yield { path, updatedOn, languages: LANGUAGES }
}

/** What is written for reading, with the day of its last change where it says one. The same in all languages. */
function articlePages(): [path: string, updatedOn: string | null][] {
	const posts = listPosts('en')
	const guides = listGuides('en').flatMap(({ guides }) => guides)
	return [
		[href('/blog'), posts[0]?.publishedOn ?? null],
		...posts.map(({ id, publishedOn }): [string, string] => [href('/blog/:id', { id }), publishedOn]),
		[href('/guides'), null],
		...guides.map(({ section, number }): [string, null] => [
			href('/guides/:section/:number', { section, number }),
			null,
		]),
		[href('/faq'), null],
		[href('/contact'), null],
		[href('/developers'), null],
		...LEGAL_PAGES.map((page): [string, string] => [href(`/${page}`), LEGAL[page].textOf]),
	]
}

async function newestByCategory(): Promise<Map<CategoryId, string>> {
	const newest = new Map<CategoryId, string>()
	for await (const { category, updatedOn } of publishedPrompts()) {
		if (updatedOn > (newest.get(category) ?? '')) newest.set(category, updatedOn)
	}
	return newest
}

function languagesOf({ words }: PublishedPrompt): readonly Language[] {
	return LANGUAGES.every((language) => words[language]) ? LANGUAGES : []
}

/** As many addresses as one file may name (sitemaps.org). */
const MOST_ADDRESSES = 50_000
const BATCH = 32_768
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface SitemapOptions {
	pages?: () => AsyncIterable<SitemapPage>
	limit?: number
}

/**
 * `/sitemap.xml` with every address of every public page and its language alternates; past `limit` addresses it
 * becomes an index of `/sitemap-1.xml` and so on. Written as it is read, so that its size costs no memory.
 */
export function sitemap({ pages = sitemapPages, limit = MOST_ADDRESSES }: SitemapOptions = {}) {
	return new Hono<ServerEnv>()
		.get('/sitemap.xml', compress(), async () => {
			const parts = await newestByPart(pages(), limit)
			return answerXml(parts.length > 1 ? writeIndex(parts) : writeAddresses(entries(pages())))
		})
		.get('/:file{sitemap-[1-9][0-9]*\\.xml}', compress(), async (c, next) => {
			const number = Number(c.req.param('file').replace(/\D/g, ''))
			const part = skip(entries(pages()), (number - 1) * limit)
			const first = await part.next()
			if (first.done) return next()
			return answerXml(writeAddresses(withFirst(first.value, part), limit))
		})
}

interface Entry {
	address: string
	page: SitemapPage
}

/** A page's own address and one for each language: search engines want every variant named, with all the others. */
async function* entries(pages: AsyncIterable<SitemapPage>): AsyncGenerator<Entry> {
	for await (const page of pages) {
		yield { address: page.path, page }
		for (const language of page.languages) yield { address: inLanguage(page.path, language), page }
	}
}

/** The date of the newest page of each part; as many dates as there are parts. */
async function newestByPart(pages: AsyncIterable<SitemapPage>, limit: number): Promise<string[]> {
	const newest: string[] = []
	let count = 0
	for await (const { page } of entries(pages)) {
		const part = Math.floor(count / limit)
		const updatedOn = page.updatedOn ?? ''
		if (updatedOn >= (newest[part] ?? '')) newest[part] = updatedOn
		count += 1
	}
	return newest
}

async function* skip<Item>(items: AsyncIterable<Item>, count: number): AsyncGenerator<Item> {
	let index = 0
	for await (const item of items) {
		if (index >= count) yield item
		index += 1
	}
}

async function* withFirst<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
	yield first
	yield* rest
}

async function* writeIndex(parts: readonly string[]): AsyncGenerator<string> {
	yield `${DECLARATION}<sitemapindex ${NAMESPACE}>\n`
	for (const [index, newest] of parts.entries()) {
		yield `<sitemap>${element('loc', `${env().origin}/sitemap-${index + 1}.xml`)}${element('lastmod', newest)}</sitemap>\n`
	}
	yield '</sitemapindex>\n'
}

async function* writeAddresses(written: AsyncIterable<Entry>, most = Number.POSITIVE_INFINITY) {
	yield `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
	let count = 0
	for await (const { address, page } of written) {
		yield `<url>${element('loc', env().origin + address)}${element('lastmod', page.updatedOn)}${alternates(page)}</url>\n`
		count += 1
		if (count === most) break
	}
	yield '</urlset>\n'
}

function alternates({ path, languages }: SitemapPage): string {
	if (languages.length === 0) return ''
	const neutral = alternate('x-default', path)
	return (
		languages.map((language) => alternate(LANGUAGE_TAG[language], inLanguage(path, language))).join('') +
		neutral
	)
}

function alternate(tag: string, address: string): string {
	return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(env().origin + address)}"/>`
}

function element(name: string, text: string | null): string {
	return text ? `<${name}>${escapeXml(text)}</${name}>` : ''
}

/** The same text in fewer, larger pieces: each piece on its own costs more than what is in it. */
async function* inBatches(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
	let batch = ''
	for await (const piece of pieces) {
		batch += piece
		if (batch.length < BATCH) continue
		yield Buffer.from(batch)
		batch = ''
	}
	yield Buffer.from(batch)
}

function answerXml(text: AsyncIterable<string>): Response {
	const batches = inBatches(text)
	const body = new ReadableStream<Uint8Array>({
		async pull(stream) {
			const { done, value } = await batches.next()
			if (done) stream.close()
			else stream.enqueue(value)
		},
		async cancel() {
			await batches.return(undefined)
		},
	})
	return new Response(body, {
		headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
	})
}
