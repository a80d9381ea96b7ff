import { expect, test } from 'vitest'
import { z } from 'zod'
import { pageMeta } from './page-meta.server'
import { promptSharePicture } from './share-picture.server'

const WORDS = { title: 'Price it', description: 'Three prices.' }
const Tag = z.looseObject({ property: z.string(), content: z.string() })

function properties(meta: ReturnType<typeof pageMeta>): Record<string, string> {
	const tags = meta.map((tag) => Tag.safeParse(tag)).flatMap(({ data }) => (data ? [data] : []))
	return Object.fromEntries(tags.map(({ property, content }) => [property, content]))
}

const at = (path: string) => new URL(path, 'http://anything.test')

test('a shared page has a card: Open Graph with absolute addresses, and a large picture', () => {
	const meta = pageMeta(at('/prompt/1?lang=pt&utm_source=x'), {
		...WORDS,
		language: 'pt',
		type: 'article',
		picture: promptSharePicture({ id: '1', category: 'finance', title: 'Price it' }, 'pt'),
	})
	expect(properties(meta)).toMatchObject({
		'og:site_name': 'Pronto',
		'og:type': 'article',
		'og:title': 'Price it',
		'og:description': 'Three prices.',
		'og:url': 'http://localhost:3000/prompt/1?lang=pt',
		'og:locale': 'pt_BR',
		'og:locale:alternate': 'en_US',
		'og:image': expect.stringMatching(/^http:\/\/localhost:3000\/share\/pt\/prompt\/1\.png\?v=[\w-]{8}$/),
		'og:image:width': '1200',
		'og:image:height': '630',
		'og:image:alt': 'Price it',
	})
	expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a page without a picture of its own shows the product’s, in its language', () => {
	expect(properties(pageMeta(at('/'), { ...WORDS, language: 'pt' }))['og:image']).toContain(
		'/share/pt/site.png?v=',
	)
	expect(properties(pageMeta(at('/?lang=pt'), WORDS))['og:image']).toContain('/share/pt/site.png?v=')
	expect(properties(pageMeta(at('/'), WORDS))['og:image']).toContain('/share/en/site.png?v=')
})

test('a page that is not indexed has a card, but no canonical address and no structured data', () => {
	const meta = pageMeta(at('/login'), {
		...WORDS,
		isIndexed: false,
		structuredData: [{ '@type': 'WebPage' }],
	})
	expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
	expect(properties(meta)['og:title']).toBe('Price it')
	expect(JSON.stringify(meta)).not.toMatch(/canonical|hrefLang|ld\+json/)
})

test('the canonical address keeps the language that was asked for; every address names all the others', () => {
	const hrefs = (path: string, rel: string) =>
		pageMeta(at(path), WORDS).flatMap((tag) => ('rel' in tag && tag.rel === rel ? [tag['href']] : []))
	expect(hrefs('/popular', 'canonical')).toEqual(['http://localhost:3000/popular'])
	expect(hrefs('/popular?lang=en', 'canonical')).toEqual(['http://localhost:3000/popular?lang=en'])
	const alternates = [
		'http://localhost:3000/popular?lang=en',
		'http://localhost:3000/popular?lang=pt',
		'http://localhost:3000/popular',
	]
	for (const path of ['/popular', '/popular?lang=en', '/popular?lang=pt']) {
		expect(hrefs(path, 'alternate')).toEqual(alternates)
	}
})
