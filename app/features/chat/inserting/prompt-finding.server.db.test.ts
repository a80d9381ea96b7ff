import { beforeAll, expect, test } from 'vitest'
import { addFavorite } from '~/features/library/marks/favorite.server'
import { addToLocker } from '~/features/locker/locker.server'
import { fillLibrarySearch } from '~/features/search/search.server'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { aSavedPrompt } from '../../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../../tests/support/people'
import { findForMessage } from './prompt-finding.server'

beforeAll(fillLibrarySearch)

function find(legend: Legend, typed: string) {
	return findForMessage(legend, typed, { language: 'pt', signal: new AbortController().signal })
}

test('one’s own and the library’s are found by their words, mistyped ones too', async () => {
	const legend = await aStoredLegend()
	const { id } = await addToLocker(legend, aSavedPrompt({ title: 'Preço da oficina' }))
	for (const typed of ['preço', 'PRECO', 'prec', 'perço']) {
		const { query, own, library } = await find(legend, typed)
		expect(query).toBe(typed)
		expect(own.map((prompt) => prompt.id)).toEqual([id])
		expect(
			library.map((prompt) => prompt.id),
			typed,
		).toContain('1')
	}
	expect(await find(legend, 'xyzzyq')).toEqual({ query: 'xyzzyq', own: [], library: [] })
})

test('nothing but titles comes along', async () => {
	const legend = await aStoredLegend()
	await addToLocker(legend, aSavedPrompt())
	const { own, library } = await find(legend, 're')
	expect(own.map(Object.keys)).toEqual([['id', 'titleParts']])
	expect(new Set(library.flatMap(Object.keys))).toEqual(new Set(['id', 'category', 'language', 'titleParts']))
})

test('before anything is typed, what is at hand: the first of the locker, and what was saved in the library', async () => {
	const legend = await aStoredLegend()
	expect((await find(legend, '')).library).toHaveLength(5)
	await addFavorite(legend, '8')
	const { id } = await addToLocker(legend, aSavedPrompt())
	const { own, library } = await find(legend, '')
	expect(own.map((prompt) => prompt.id)).toEqual([id])
	expect(library.map((prompt) => prompt.id)).toEqual(['8'])
})

test('somebody’s own prompts are for nobody else', async () => {
	await addToLocker(await aStoredLegend(), aSavedPrompt({ title: 'Preço da oficina' }))
	expect((await find(await aStoredLegend(), 'preço')).own).toEqual([])
})

test.each(['x'.repeat(5_000), '\0', '\ud83d', '"', '%_\\', '-', "' or true --"])(
	'any text is a query: %j',
	async (typed) => {
		await expect(find(await aStoredLegend(), typed)).resolves.toMatchObject({ query: typed.slice(0, 60) })
	},
)
