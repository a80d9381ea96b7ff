import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SavedPrompt } from './locker'
import {
	addressOfList,
	categoryFilter,
	isAsked,
	type LockerQuery,
	searchOf,
	sortOf,
	tagFilter,
	WHOLE,
	withTag,
} from './locker-search'

const CATEGORY = { id: 'c1', name: 'Loja', color: null, createdAt: '2026-01-01T00:00:00.000Z' }

function aPrompt(given: Partial<SavedPrompt>): SavedPrompt {
	const moment = '2026-01-01T00:00:00.000Z'
	const words = { title: 'Title', content: 'Content', description: '', tags: [], categoryId: null }
	return { id: 'p1', ...words, isPinned: false, blanks: [], createdAt: moment, updatedAt: moment, ...given }
}

const find = (prompt: SavedPrompt, query: string, category = 'all') =>
	isAsked(prompt, { ...WHOLE, query, category })

test('words are found in title, description, content and tags, without accents, in any order, as they are typed', () => {
	const prompt = aPrompt({
		title: 'Reunião às dez',
		description: 'Para a equipe',
		content: 'Resuma as AÇÕES de [projeto]',
		tags: ['Gestão'],
	})
	for (const query of [
		'reuniao',
		'REUNIÃO',
		'equipe dez',
		'acoes',
		'projeto',
		'gest',
		'ges reun',
		'[projeto]',
		'  ',
	]) {
		expect(find(prompt, query), query).toBe(true)
	}
	for (const query of ['reuniao amanha', 'zzz']) expect(find(prompt, query), query).toBe(false)
})

test('a category shows its own, uncategorized the others, and an unknown one all', () => {
	const [filed, loose] = [aPrompt({ categoryId: CATEGORY.id }), aPrompt({})]
	expect([find(filed, '', CATEGORY.id), find(loose, '', CATEGORY.id)]).toEqual([true, false])
	expect([find(filed, '', 'uncategorized'), find(loose, '', 'uncategorized')]).toEqual([false, true])
	expect([find(filed, ''), find(loose, '')]).toEqual([true, true])
	expect(categoryFilter('nowhere', [CATEGORY])).toBe('all')
	expect(categoryFilter(null, [CATEGORY])).toBe('all')
	expect(categoryFilter(CATEGORY.id, [CATEGORY])).toBe(CATEGORY.id)
})

test('tags have to be there as they are written, all of them', () => {
	const prompt = aPrompt({ tags: ['email', 'B2B'] })
	const has = (...tags: string[]) => isAsked(prompt, { ...WHOLE, tags })
	expect([has(), has('email'), has('email', 'B2B')]).toEqual([true, true, true])
	expect([has('b2b'), has('email', 'x'), has('mail')]).toEqual([false, false, false])
})

test('an address keeps search, category, tags and order, and nothing that is usual', () => {
	const asked: LockerQuery = { ...WHOLE, query: 'a & b', category: 'c1', tags: ['b, c', 'ç=d'], sort: 'name' }
	const search = new URLSearchParams(searchOf(asked, { show: 60, after: 'x' }))
	expect(tagFilter(search)).toEqual(asked.tags)
	expect([search.get('q'), search.get('category'), search.get('show'), search.get('after')]).toEqual([
		'a & b',
		'c1',
		'60',
		'x',
	])
	expect(sortOf(search.get('sort'))).toBe('name')
	expect(searchOf(WHOLE)).toBe('')
	expect([sortOf(null), sortOf('size')]).toEqual(['edited', 'edited'])
})

test('a page that comes from a list leads back to it, and nowhere else', () => {
	expect(addressOfList('?q=a&tag=b&tag=c&sort=name&show=60&next=//evil.test')).toBe(
		'/prompt-locker?q=a&tag=b&tag=c&sort=name&show=60',
	)
	expect([addressOfList(''), addressOfList('//evil.test')]).toEqual(['/prompt-locker', '/prompt-locker'])
	expect(addressOfList('?tag=a', true)).toBe('/prompt-locker?tag=a&select=on')
})

test('a press on a tag adds it or takes it away; an address names each once, and no more than ten', () => {
	const one = withTag(WHOLE, 'a')
	expect([one.tags, withTag(one, 'b').tags, withTag(one, 'a').tags]).toEqual([['a'], ['a', 'b'], []])
	const many = new URLSearchParams(Array.from({ length: 30 }, (_, at) => ['tag', `t${at % 15}`]))
	many.append('tag', '')
	many.append('tag', 'x'.repeat(101))
	expect(tagFilter(many)).toEqual(Array.from({ length: 10 }, (_, at) => `t${at}`))
})

test('a prompt is found by its own words, however they are written', () => {
	const sign = fc.oneof(
		fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
		fc.constantFrom('é', 'e\u0301', 'Ç', 'ﬁ', 'Σ', 'ı', '한', '\u0300', ' '),
	)
	const text = fc.array(sign, { minLength: 1, maxLength: 40 }).map((signs) => signs.join(''))
	fc.assert(
		fc.property(text, (content) => {
			for (const form of ['NFC', 'NFD', 'NFKD'] as const) {
				expect(find(aPrompt({ content: `Before ${content} after` }), content.normalize(form)), form).toBe(
					true,
				)
			}
		}),
	)
})
