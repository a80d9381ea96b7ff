import { like } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import type { Language } from '~/i18n/language'
import { fillLibrarySearch, findPrompts } from './search.server'
import { indexPrompts, type SearchText } from './search-index.server'

beforeAll(fillLibrarySearch)

afterEach(async () => {
	await db().delete(promptSearch).where(like(promptSearch.promptId, 'test-%'))
})

async function search(query: string, language: Language = 'pt') {
	const found = await findPrompts(VISITOR, language, { query, category: null, after: null })
	return { ...found, ids: found.prompts.map(({ id }) => id) }
}

function prompt(id: string, text: Partial<SearchText>) {
	return {
		promptId: `test-${id}`,
		source: 'created' as const,
		category: 'finance' as const,
		position: 5_000,
		isPremium: false,
		publishedAt: new Date('2026-01-01'),
		texts: [{ language: 'pt' as const, title: 'Zebra', tags: [], description: '', ...text }],
	}
}

test('a word that a prompt is called by is meant rather than one that many texts hold', async () => {
	await indexPrompts([
		prompt('text', { description: 'Quokkind.' }),
		prompt('text-too', { description: 'Quokkind.' }),
		prompt('tag', { tags: ['quokkint'] }),
	])
	expect(await search('quokkinf')).toMatchObject({ corrected: 'quokkint', total: 1 })
})

test('a word that stands beside the others is meant rather than one that stands elsewhere', async () => {
	await indexPrompts([
		prompt('beside', { title: 'Quokkap numbat' }),
		prompt('elsewhere', { title: 'Quokkar' }),
		prompt('elsewhere-too', { title: 'Quokkar' }),
	])
	expect(await search('quokkax numbat')).toMatchObject({ corrected: 'quokkap numbat' })
})

test.each([
	['enen', 'enem', 'essay-against-the-rubric'],
	['redação enen', 'redação enem', 'essay-against-the-rubric'],
	['plano de estudo pro enen', 'plano de estudo pro enem', '12'],
	['fluxo d caxa', 'fluxo d caixa', '6'],
])('on a Portuguese page %s means %s', async (query, corrected, id) => {
	const found = await search(query)
	expect(found.corrected).toBe(corrected)
	expect(found.ids.slice(0, 3)).toContain(id)
})

test('of two that prompts are called by the one of the page’s language is meant', async () => {
	expect((await search('enen', 'pt')).corrected).toBe('enem')
	expect((await search('enen', 'en')).corrected).toBe('even')
})

test('two words that the library writes as one are that one', async () => {
	await indexPrompts([prompt('joined', { title: 'Quokkacards do mês' })])
	expect(await search('quokka cards do mês')).toMatchObject({ corrected: 'quokkacards do mês', total: 1 })
})

test('a longer query has no loose corrections: the whole of it is offered, or what leads on as it stands', async () => {
	await indexPrompts([prompt('pair', { title: 'Quoka numbat' })])
	expect(await search('quokka numba')).toMatchObject({ total: 0, nearestWords: ['quoka numbat'] })
	expect((await search('orçamento kubernetes d')).nearestWords).toEqual(['orçamento'])
})

test('a word that sounds as it is written is meant rather than one that more texts hold', async () => {
	const { corrected, ids } = await search('preso do serviço')
	expect(corrected).toBe('preço do serviço')
	expect(ids[0]).toBe('1')
})
