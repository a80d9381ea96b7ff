import { expect, test } from 'vitest'
import { listPosts } from '~/features/articles/post.server'
import { publishedPrompts } from '../../tests/support/library'
import { childrenOf, parseXml, textOf, type XmlElement } from '../../tests/support/xml'
import { feed } from './feed'

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

async function read(path: string, headers: Record<string, string> = {}) {
	const response = await feed.request(path, { headers })
	return { response, root: parseXml(await response.text()) }
}

const linkOf = (element: XmlElement, rel: string) =>
	childrenOf(element, 'link').find(({ attributes }) => attributes['rel'] === rel)?.attributes

test.each(['en', 'pt'] as const)(
	'the %s feed is valid Atom: what RFC 4287 demands is there once',
	async (language) => {
		const { response, root } = await read(`/feed.xml?lang=${language}`)
		expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
		expect(root).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } })
		for (const element of [root, ...childrenOf(root, 'entry')]) {
			for (const name of ['id', 'title', 'updated']) expect(childrenOf(element, name)).toHaveLength(1)
			expect(textOf(element, 'id')).toMatch(
				/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
			)
			expect(textOf(element, 'updated')).toMatch(RFC_3339)
			expect(linkOf(element, 'alternate')?.['href']).toContain(`?lang=${language}`)
		}
		expect(childrenOf(root, 'author').map((author) => textOf(author, 'name'))).toEqual(['Pronto'])
		expect(linkOf(root, 'self')?.['href']).toBe(`http://localhost:3000/feed.xml?lang=${language}`)
	},
)

test('every prompt and post is an entry, the newest first, by its public fields', async () => {
	const posts = listPosts('pt')
	const { root } = await read('/feed.xml?lang=pt')
	const entries = childrenOf(root, 'entry')
	expect(entries.map((entry) => textOf(entry, 'title')).toSorted()).toEqual(
		[...publishedPrompts.map(({ pt }) => pt.title), ...posts.map(({ title }) => title)].toSorted(),
	)
	const moments = entries.map((entry) => textOf(entry, 'updated'))
	expect(moments).toEqual(moments.toSorted().reverse())
	expect(textOf(root, 'updated')).toBe(moments[0])
	expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(
		publishedPrompts.length + posts.length,
	)
	for (const entry of entries)
		expect((textOf(entry, 'published') ?? '') <= (textOf(entry, 'updated') ?? '')).toBe(true)
	const [oldest] = posts.slice(-1)
	const entry = entries.find((one) => textOf(one, 'title') === oldest?.title)
	expect(textOf(entry, 'updated')).toBe(`${oldest?.publishedOn}T00:00:00Z`)
	expect(entry && linkOf(entry, 'alternate')?.['href']).toBe(
		`http://localhost:3000/blog/${oldest?.id}?lang=pt`,
	)
	expect(new Set(entries.flatMap(({ children }) => children.map(({ name }) => name)))).toEqual(
		new Set(['id', 'title', 'published', 'updated', 'link', 'category', 'summary']),
	)
})

test('an id never changes, and differs between the languages', async () => {
	const idOf = async (language: string) => textOf((await read(`/feed.xml?lang=${language}`)).root, 'id')
	expect(await idOf('en')).toBe(await idOf('en'))
	expect(await idOf('en')).not.toBe(await idOf('pt'))
	const { root } = await read('/feed.xml?lang=en')
	const first = childrenOf(root, 'entry').find((entry) =>
		linkOf(entry, 'alternate')?.['href']?.includes('/prompt/1?'),
	)
	expect(textOf(first, 'id')).toBe('urn:uuid:4c81e50a-5649-5030-9cbc-07fbd0495a33')
})

test('without ?lang the language is the one a page would have', async () => {
	const languageOf = async (headers: Record<string, string>) =>
		(await read('/feed.xml', headers)).root.attributes['xml:lang']
	expect(await languageOf({ 'Accept-Language': 'pt-BR' })).toBe('pt-BR')
	expect(await languageOf({ 'Accept-Language': 'de' })).toBe('en')
	expect(await languageOf({ 'Accept-Language': 'de', Cookie: 'language=pt' })).toBe('pt-BR')
	const { response } = await read('/feed.xml')
	expect(response.headers.get('Vary')).toContain('Accept-Language, Cookie')
})

test('a reader that has the feed already gets none', async () => {
	const { response } = await read('/feed.xml?lang=en')
	const tag = response.headers.get('ETag') ?? ''
	expect((await feed.request('/feed.xml?lang=en', { headers: { 'If-None-Match': tag } })).status).toBe(304)
	expect((await feed.request('/feed.xml?lang=pt', { headers: { 'If-None-Match': tag } })).status).toBe(200)
})
