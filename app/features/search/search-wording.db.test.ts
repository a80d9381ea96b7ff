import { like } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import type { Language } from '~/i18n/language'
import { fillLibrarySearch, findPrompts } from './search.server'
import { searchForgiving } from './search-answer.server'
import { indexPrompts } from './search-index.server'

beforeAll(fillLibrarySearch)

afterEach(async () => {
	await db().delete(promptSearch).where(like(promptSearch.promptId, 'test-%'))
})

async function search(query: string, language: Language = 'en') {
	const { prompts, near } = await findPrompts(VISITOR, language, { query, category: null, after: null })
	return { ids: prompts.map(({ id }) => id), nearIds: near.map(({ id }) => id) }
}

test('two words that a prompt is called by in a row bring it before one that holds more words strewn', async () => {
	const called = { strewn: ['mauve lantern', 'brass rota'], row: ['lantern rota', 'mauve'] }
	await indexPrompts(
		Object.entries(called).map(([id, tags], position) => ({
			promptId: `test-${id}`,
			source: 'created',
			category: 'finance',
			position: 5_000 + position,
			isPremium: false,
			publishedAt: new Date('2026-01-01'),
			texts: [{ language: 'en', title: 'Zebra', tags, description: '' }],
		})),
	)
	const anywhere = { category: null, access: null, sort: 'relevance', after: null, limit: 12 } as const
	const { close } = await searchForgiving('lantern rota xyzzyx mauve', anywhere, 'en')
	expect(close.map(({ candidate }) => candidate.promptId)).toEqual(['test-row', 'test-strewn'])
})

test.each([
	'write a zebra',
	'i want to write a zebra',
	'could you please write a zebra for me today',
	'need help to write a zebra',
])('words that say little count where a prompt is called so: %s', async (query) => {
	const called = { word: ['zebra'], row: ['write a zebra'] }
	await indexPrompts(
		Object.entries(called).map(([id, tags], position) => ({
			promptId: `test-${id}`,
			source: 'created',
			category: 'finance',
			position: 5_000 + position,
			isPremium: false,
			publishedAt: new Date('2026-01-01'),
			texts: [{ language: 'en', title: 'Mauve', tags, description: '' }],
		})),
	)
	const anywhere = { category: null, access: null, sort: 'relevance', after: null, limit: 12 } as const
	const { hits } = await searchForgiving(query, anywhere, 'en')
	expect(hits.rows.map(({ promptId }) => promptId)).toEqual(['test-row', 'test-word'])
})

test('how many of something there are does not count beside words', async () => {
	expect((await search('compras da semana com 200 reais', 'pt')).ids.slice(0, 3)).toContain('4')
})

test('a word in a longer name is near where nothing else is', async () => {
	expect((await search('potty kubernetes')).nearIds).toEqual(['bedtime-story-with-their-things'])
})

test('what a mistyped word surely means is near, though the library knows no other word of the query', async () => {
	expect((await search('bussiness unicorn')).nearIds).toContain('business-plan-on-one-page')
})

test.each([
	['en', 'storytime for my nephew', 'bedtime-story-with-their-things'],
	['en', 'lessonplan unicorn', '16'],
	['pt', 'emprestimos', '14'],
	['pt', 'provinha surpresa', 'quiz-with-telling-mistakes'],
] as const)('in %s %s leads to %s', async (language, query, id) => {
	const { ids, nearIds } = await search(query, language)
	expect([...ids, ...nearIds].slice(0, 3)).toContain(id)
})

test.each([
	['en', 'write a book', 'novel-chapter-by-chapter'],
	['en', 'i want to write a book', 'novel-chapter-by-chapter'],
	['en', 'i would like to write a book, where do i start', 'novel-chapter-by-chapter'],
	['pt', 'escrever um livro', 'novel-chapter-by-chapter'],
	['pt', 'quero escrever um livro', 'novel-chapter-by-chapter'],
	['pt', 'preciso de ajuda para escrever um livro', 'novel-chapter-by-chapter'],
	['en', 'book', 'novel-chapter-by-chapter'],
	['pt', 'livro', 'novel-chapter-by-chapter'],
	['en', 'console error', 'stack-trace-in-five-lines'],
	['pt', 'erro no console', 'stack-trace-in-five-lines'],
	['pt', 'erro no console não sei o que é', 'stack-trace-in-five-lines'],
] as const)('in %s what %s names is among the first three', async (language, query, id) => {
	expect((await search(query, language)).ids.slice(0, 3)).toContain(id)
})
