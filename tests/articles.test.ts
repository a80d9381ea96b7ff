import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { FAQ, PRICING_FAQ } from '~/content/faq.server'
import { GUIDE_SECTIONS } from '~/content/guides.server'
import { LEGAL, type LegalPage } from '~/content/legal.server'
import { POSTS } from '~/content/posts.server'
import { LEGAL_PAGES } from '~/features/articles/article'
import { readArticle } from '~/features/articles/article.server'
import { partsOf } from '~/features/library/blanks'
import { categories } from '~/features/library/category'
import { LANGUAGES } from '~/i18n/language'
import routes from '../app/routes'
import { publishedPrompts } from './support/library'

const BANNED =
	/unleash|elevate|supercharge|today[’']s fast-paced|unlock your|desbloque|\beleve\b|no mundo de hoje|!(?!\[)/i

const guides = GUIDE_SECTIONS.flatMap(({ slug, guides }) =>
	guides.map((guide, index) => ({ address: `/guides/${slug}/${index + 1}`, guide })),
)
const legal = Object.entries(LEGAL).map(([page, text]) => ({ address: `/${page}`, text }))
const questions = [...FAQ, ...PRICING_FAQ]

/** Every long text, in each language, with what stands around it. */
const texts = LANGUAGES.flatMap((language) => [
	...POSTS.map(({ id, body, title, description, lead }) => ({
		name: `/blog/${id} ${language}`,
		body: body[language],
		around: [title[language], description[language], lead[language]],
	})),
	...guides.map(({ address, guide: { body, title, description } }) => ({
		name: `${address} ${language}`,
		body: body[language],
		around: [title[language], description[language]],
	})),
	...legal.map(({ address, text }) => ({
		name: `${address} ${language}`,
		body: text.body[language],
		around: [text.title[language], text.description[language], text.lead[language]],
	})),
	...questions.map(({ id, question, answer }) => ({
		name: `/faq#${id} ${language}`,
		body: answer[language],
		around: [question[language]],
	})),
])

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
	entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
const patterns = flat(routes).flatMap(({ path }) =>
	path && path !== '*'
		? [new RegExp(`^/${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)]
		: [],
)
const known = new Set([
	...publishedPrompts.map(({ id }) => `/prompt/${id}`),
	...categories.map(({ id }) => `/category/${id}`),
	...POSTS.map(({ id }) => `/blog/${id}`),
	...guides.map(({ address }) => address),
])

/** Whether a link leads to a page: by the routes, and where they take an id, by what there is. */
function leadsSomewhere(link: string): boolean {
	const { pathname: path, hash } = new URL(link, 'http://pronto')
	const isRoute = link.startsWith('/') && (path === '/' || patterns.some((pattern) => pattern.test(path)))
	const needsOne = /^\/(prompt|category|blog|guides)\/./.test(path)
	const isQuestion = path !== '/faq' || hash === '' || FAQ.some(({ id }) => `#${id}` === hash)
	return isRoute && isQuestion && (!needsOne || known.has(path))
}

const linksOf = (markdown: string) =>
	readArticle(markdown, '').parts.flatMap((part) =>
		part.kind === 'html' ? [...part.html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to) : [],
	)
const countWords = (text: string) => text.trim().split(/\s+/).length

test('there are 3 posts, the newest first, 3 sections of 3 guides, 8 questions, 4 of the plans, and 4 legal texts', () => {
	expect(POSTS.map(({ id }) => id)).toEqual(['1', '2', '3'])
	const days = POSTS.map(({ publishedOn }) => publishedOn)
	expect(days).toEqual(days.toSorted().reverse())
	expect(GUIDE_SECTIONS.map(({ guides }) => guides.length)).toEqual([3, 3, 3])
	expect(new Set(GUIDE_SECTIONS.map(({ slug }) => slug)).size).toBe(3)
	expect(FAQ).toHaveLength(8)
	expect(PRICING_FAQ).toHaveLength(4)
	expect(new Set(FAQ.map(({ id }) => id)).size).toBe(8)
	expect(Object.keys(LEGAL)).toEqual([...LEGAL_PAGES])
})

test('a change of a legal text is announced at least 30 days before its day', () => {
	for (const { textOf, before, coming } of Object.values<LegalPage>(LEGAL)) {
		expect(textOf > (before ?? '')).toBe(true)
		if (!coming) continue
		expect(Date.parse(coming.from) - Date.parse(coming.announcedOn)).toBeGreaterThanOrEqual(30 * 86_400_000)
		for (const language of LANGUAGES) expect(coming.changes[language].trim()).not.toBe('')
	}
})

test('a post has 700 to 1,200 words in each language, and a prompt with blanks to copy', () => {
	for (const { id, body } of POSTS) {
		for (const language of LANGUAGES) {
			const words = countWords(body[language])
			expect(words, `${id} ${language}`).toBeGreaterThanOrEqual(700)
			expect(words, `${id} ${language}`).toBeLessThanOrEqual(1200)
			const prompts = readArticle(body[language], '').parts.filter(({ kind }) => kind === 'prompt')
			const blanks = prompts.flatMap((part) => (part.kind === 'prompt' ? partsOf(part.text) : []))
			expect(blanks.filter(({ kind }) => kind === 'blank').length, `${id} ${language}`).toBeGreaterThan(0)
		}
	}
})

test('a guide is shorter than a post', () => {
	for (const { address, guide } of guides) {
		for (const language of LANGUAGES) {
			expect(countWords(guide.body[language]), `${address} ${language}`).toBeGreaterThan(150)
			expect(countWords(guide.body[language]), `${address} ${language}`).toBeLessThan(700)
		}
	}
})

test('the prompts that posts and guides are about exist', () => {
	const ids = new Set<string>(publishedPrompts.map(({ id }) => id))
	const related = [...POSTS.map(({ related }) => related), ...guides.map(({ guide }) => guide.related)]
	for (const wanted of related) {
		expect(new Set(wanted).size).toBe(wanted.length)
		expect(wanted.filter((id) => !ids.has(id))).toEqual([])
	}
})

test('no title or description stands twice, and no description is cut by a search engine', () => {
	for (const language of LANGUAGES) {
		const pages = [...POSTS, ...guides.map(({ guide }) => guide), ...legal.map(({ text }) => text)]
		const titles = pages.map(({ title }) => title[language])
		const descriptions = pages.map(({ description }) => description[language])
		expect(new Set(titles).size).toBe(pages.length)
		expect(new Set(descriptions).size).toBe(pages.length)
		for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(155)
	}
})

describe.each(texts)('$name', ({ body, around }) => {
	test('is whole, and free of hype and exclamation marks', () => {
		for (const text of [body, ...around]) {
			expect(text.trim()).not.toBe('')
			expect(text).not.toMatch(BANNED)
		}
	})

	test('has no link that leads nowhere or away', () => {
		expect(linksOf(body).filter((link) => !leadsSomewhere(link))).toEqual([])
	})

	test('has headings whose ids are words and stand once', () => {
		const ids = readArticle(body, '').headings.map(({ id }) => id)
		expect(new Set(ids).size).toBe(ids.length)
		for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
	})

	test('keeps every prompt as a prompt', () => {
		const prompts = readArticle(body, '').parts.filter(({ kind }) => kind === 'prompt')
		expect(prompts).toHaveLength(body.match(/^\s*```prompt$/gm)?.length ?? 0)
	})
})

test('the two languages of a text have as many prompts to copy, and both have links', () => {
	for (const { id, body } of POSTS) {
		const counts = LANGUAGES.map((language) => body[language].split('```prompt').length)
		expect(new Set(counts).size, id).toBe(1)
		for (const language of LANGUAGES) expect(linksOf(body[language]).length).toBeGreaterThan(0)
	}
})
