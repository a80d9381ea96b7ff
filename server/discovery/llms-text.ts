import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { href } from 'react-router'
import { brand } from '~/brand'
import { linkMarkdown } from '~/core/markdown'
import { env } from '~/env/env.server'
import { listGuides } from '~/features/articles/guide.server'
import { type CategoryId, categories } from '~/features/library/category'
import { categoryText } from '~/features/library/category-text.server'
import { type PublishedPrompt, publishedPrompts } from '~/features/library/published.server'
import { inLanguage } from '~/i18n/address'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { Translate } from '~/i18n/words'
import { promptFileAddress } from '~/requests/prompt-file.server'
import { callerLanguage } from '../caller'
import type { ServerEnv } from '../telemetry/log'

/** The catalogue and more created ones than a model would read; the sitemap and the API name all. */
const MOST_PROMPTS = 500

/**
 * `/llms.txt` (https://llmstxt.org): what the product is and where a program finds its prompts, in both languages, told in
 * the language that a page would have. Public fields only.
 */
export const llmsText = new Hono<ServerEnv>().get('/llms.txt', compress(), etag(), async (c) => {
	const language = callerLanguage(c)
	const text = await writeText(language)
	c.header('Content-Type', 'text/plain; charset=utf-8')
	c.header('Cache-Control', 'public, max-age=3600')
	c.header('Content-Language', LANGUAGE_TAG[language])
	c.header('Vary', 'Accept-Language, Cookie')
	return c.body(text)
})

async function writeText(language: Language): Promise<string> {
	const t = await translateInto(language)
	const { origin } = env()
	const sections: [title: string, links: string[]][] = [
		[
			t('llms_programs'),
			[
				link('OpenAPI', inLanguage('/api/openapi.json', language), t('llms_openapi')),
				link(t('nav_developers'), inLanguage(href('/developers'), language), t('llms_developers_text')),
			],
		],
		[t('nav_categories'), categories.flatMap(categoryLinks)],
		...(await promptSections(language, t)),
		[t('nav_guides'), LANGUAGES.flatMap(guideLinks)],
		['Optional', optionalLinks(language, t)],
	]
	return [
		`# ${brand.name}`,
		`> ${t('footer_blurb')}`,
		t('llms_files'),
		t('llms_access', { settings: origin + href('/settings/tokens') }),
		t('llms_mcp', { address: `${origin}/mcp` }),
		...sections.flatMap(([title, links]) => (links.length > 0 ? [`## ${title}`, links.join('\n')] : [])),
	]
		.join('\n\n')
		.concat('\n')
}

function link(words: string, path: string, note?: string): string {
	return entry(words, env().origin + path, note)
}

function entry(words: string, address: string, note?: string): string {
	const line = `- ${linkMarkdown(words, address)}`
	return note ? `${line}: ${note.replace(/\s+/g, ' ')}` : line
}

function categoryLinks({ id, ...words }: (typeof categories)[number]): string[] {
	return LANGUAGES.map((language) => {
		const { description } = categoryText(id, language)
		return link(words[language].title, inLanguage(href('/category/:id', { id }), language), description)
	})
}

/** One section for each category that has prompts, in the order of the categories. */
async function promptSections(language: Language, t: Translate): Promise<[string, string[]][]> {
	const links = new Map<CategoryId, string[]>()
	let count = 0
	for await (const prompt of publishedPrompts()) {
		links.set(prompt.category, [...(links.get(prompt.category) ?? []), ...promptLinks(prompt, t)])
		count += 1
		if (count === MOST_PROMPTS) break
	}
	return categories.map(({ id, [language]: { title } }) => [
		t('prompts_in', { category: title }),
		links.get(id) ?? [],
	])
}

function promptLinks({ address, isPremium, words }: PublishedPrompt, t: Translate): string[] {
	return LANGUAGES.flatMap((language) => {
		const own = words[language]
		if (!own) return []
		const note = isPremium ? `${t('premium')}. ${own.description}` : own.description
		return [entry(own.title, promptFileAddress(address, 'md', language), note)]
	})
}

function guideLinks(language: Language): string[] {
	return listGuides(language)
		.flatMap(({ guides }) => guides)
		.map(({ section, number, title, description }) =>
			link(title, inLanguage(href('/guides/:section/:number', { section, number }), language), description),
		)
}

function optionalLinks(language: Language, t: Translate): string[] {
	const pages: [string, string][] = [
		[t('nav_blog'), href('/blog')],
		[t('nav_faq'), href('/faq')],
		[t('pricing_meta_title'), href('/pricing')],
	]
	return [
		...pages.map(([words, path]) => link(words, inLanguage(path, language))),
		link(t('llms_sitemap'), '/sitemap.xml'),
		...LANGUAGES.map((one) => link(`Atom (${LANGUAGE_NAME[one]})`, inLanguage('/feed.xml', one))),
	]
}
