import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardOf, type SavedPrompt } from './locker'
import { categoryFilter, inLockerOrder, isAsked } from './locker-search'

const CATEGORY = { id: 'c1', name: 'Loja', color: null, createdAt: '2026-01-01T00:00:00.000Z' }

function aPrompt(given: Partial<SavedPrompt>): SavedPrompt {
	const moment = '2026-01-01T00:00:00.000Z'
	const words = { title: 'Title', content: 'Content', description: '', tags: [], categoryId: null }
	return { id: 'p1', ...words, isPinned: false, createdAt: moment, updatedAt: moment, ...given }
}

const find = (prompt: SavedPrompt, query: string, category = 'all') => isAsked(prompt, { query, category })

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

test('pinned ones come first, then those that changed last', () => {
	const old = aPrompt({ id: 'old', updatedAt: '2026-01-01T00:00:00.000Z' })
	const young = aPrompt({ id: 'young', updatedAt: '2026-02-01T00:00:00.000Z' })
	const pinned = aPrompt({ id: 'pinned', isPinned: true, updatedAt: '2025-01-01T00:00:00.000Z' })
	expect(inLockerOrder([old, young, pinned].map(cardOf)).map(({ id }) => id)).toEqual([
		'pinned',
		'young',
		'old',
	])
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
