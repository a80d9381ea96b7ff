import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { href } from 'react-router'
import { brand } from '~/brand'
import { env } from '~/env/env.server'
import { listPosts } from '~/features/articles/post.server'
import { type CategoryId, findCategory } from '~/features/library/category'
import { publishedPrompts } from '~/features/library/published.server'
import { inLanguage } from '~/i18n/address'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { escapeXml } from '../../app/core/escape'
import type { ServerEnv } from '../telemetry/log'

const MOST_ENTRIES = 120
/** Any constant UUID: ours makes the names of entries different from everyone else's (RFC 9562, 5.5). */
const NAMESPACE = Buffer.from('1b0d4f2e6a5c4c0f9f0e7d3a52c1b846', 'hex')

/**
 * `/feed.xml`: the newest posts and prompts as an Atom feed (RFC 4287) in the language that a page would have: public
 * fields only.
 */
export const feed = new Hono<ServerEnv>().get('/feed.xml', compress(), etag(), async (c) => {
	const language = requestLanguage(c.req.raw, new URL(c.req.url))
	c.header('Content-Type', 'application/atom+xml; charset=utf-8')
	c.header('Cache-Control', 'public, max-age=600')
	c.header('Content-Language', LANGUAGE_TAG[language])
	c.header('Vary', 'Accept-Language, Cookie')
	return c.body(await writeFeed(language))
})

interface Item {
	/** Tells it from all others for ever. */
	name: string
	path: string
	title: string
	summary: string
	category: CategoryId
	/** ISO date: what changed since is no news. */
	publishedOn: string
	/** ISO date. */
	updatedOn: string
}

async function writeFeed(language: Language): Promise<string> {
	const t = await translateInto(language)
	const items = await newestItems(language)
	const own = `${env().origin}${inLanguage('/feed.xml', language)}`
	const home = `${env().origin}${inLanguage(href('/'), language)}`
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAG[language]}">`,
		`<id>${stableId(`feed/${language}`)}</id>`,
		`<title>${escapeXml(t('feed_title', { name: brand.name }))}</title>`,
		`<subtitle>${escapeXml(t('footer_blurb'))}</subtitle>`,
		`<updated>${moment(items[0]?.updatedOn ?? '1970-01-01')}</updated>`,
		`<link rel="self" type="application/atom+xml" href="${escapeXml(own)}"/>`,
		`<link rel="alternate" type="text/html" hreflang="${LANGUAGE_TAG[language]}" href="${escapeXml(home)}"/>`,
		`<author><name>${escapeXml(brand.name)}</name><uri>${escapeXml(env().origin)}</uri></author>`,
		`<icon>${escapeXml(env().origin)}/icon-192.png</icon>`,
		...items.map((item) => writeEntry(item, language)),
		'</feed>',
		'',
	].join('\n')
}

/** The newest first; of the same day, the prompt added last. */
async function newestItems(language: Language): Promise<Item[]> {
	const items: Item[] = listPosts(language).map(({ id, title, description, category, publishedOn }) => ({
		name: `post/${id}/${language}`,
		path: href('/blog/:id', { id }),
		title,
		summary: description,
		category,
		publishedOn,
		updatedOn: publishedOn,
	}))
	for await (const { id, address, words, category, publishedOn, updatedOn } of publishedPrompts()) {
		const own = words[language]
		if (!own) continue
		const { title, description: summary } = own
		const path = href('/prompt/:id', { id: address })
		items.push({ name: `prompt/${id}/${language}`, path, title, summary, category, publishedOn, updatedOn })
	}
	return items
		.reverse()
		.sort((one, other) => other.updatedOn.localeCompare(one.updatedOn))
		.slice(0, MOST_ENTRIES)
}

function writeEntry(item: Item, language: Language): string {
	const { name, path, title, summary, category, publishedOn, updatedOn } = item
	const address = env().origin + inLanguage(path, language)
	const label = findCategory(category)?.[language].title ?? category
	return [
		'<entry>',
		`<id>${stableId(name)}</id>`,
		`<title>${escapeXml(title)}</title>`,
		`<published>${moment(publishedOn)}</published>`,
		`<updated>${moment(updatedOn)}</updated>`,
		`<link rel="alternate" type="text/html" hreflang="${LANGUAGE_TAG[language]}" href="${escapeXml(address)}"/>`,
		`<category term="${escapeXml(category)}" label="${escapeXml(label)}"/>`,
		`<summary>${escapeXml(summary)}</summary>`,
		'</entry>',
	].join('\n')
}

/** The same name gives the same id for ever, also after the product has moved to another address. */
function stableId(name: string): string {
	const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
	hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
	hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
	return `urn:uuid:${hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`
}

function moment(day: string): string {
	return `${day}T00:00:00Z`
}
