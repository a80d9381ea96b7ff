import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { every, wholeText } from '../../../tests/support/locker/exported'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../tests/support/people'
import { editSavedPrompt } from './locker.server'
import { exportLocker, exportLockerAsJson } from './locker-export.server'
import { removeSavedPrompt } from './locker-removal.server'
import { lockerPieces } from './locker-row.server'
import { savedPrompts } from './schema.server'

/** So many prompts, a second apart, each of so many characters. */
async function aLocker(count: number, characters: number): Promise<{ legend: Legend; ids: string[] }> {
	const legend = await aStoredLegend()
	const rows = Array.from({ length: count }, (_, at) => ({
		...aSavedPrompt({ title: `Prompt ${at}`, content: 'é'.repeat(characters) }),
		tags: ['one'],
		userId: legend.userId,
		createdAt: new Date(Date.UTC(2026, 0, 1) + at * 1_000),
	}))
	const stored = await db().insert(savedPrompts).values(rows).returning({ id: savedPrompts.id })
	return { legend, ids: stored.map(({ id }) => id) }
}

test('however much a locker holds, no more than a quarter of a megabyte of it is read at once', async () => {
	const { legend, ids } = await aLocker(12, 100_000)
	const long = await every(lockerPieces(legend, { order: 'age' }))
	expect(long.map((piece) => piece.length)).toEqual(Array(12).fill(1))
	expect(long.flat().map(({ id }) => id)).toEqual(ids)
	const { legend: other, ids: many } = await aLocker(250, 10)
	const short = await every(lockerPieces(other, { order: 'age' }))
	expect(short.map((piece) => piece.length)).toEqual([100, 100, 50])
	expect(short.flat().map(({ id }) => id)).toEqual(many)
	expect(await every(lockerPieces(await aStoredLegend(), { order: 'age' }))).toEqual([])
})

test('a file that is being written tells each prompt once, as it is when its turn comes', async () => {
	const { legend, ids } = await aLocker(250, 10)
	const [first = '', second = '', third = ''] = [ids[0], ids[150], ids[200]]
	const edit = { ...aSavedPrompt({ title: 'Edited' }), editedAt: new Date() }
	const titles: string[] = []
	for await (const { title } of exportLocker(legend)) {
		if (titles.length === 0) {
			for (const id of [first, second]) await editSavedPrompt(legend, id, edit)
			await removeSavedPrompt(legend, third)
		}
		titles.push(title)
	}
	expect(titles).toHaveLength(249)
	expect([titles[0], titles[150]]).toEqual(['Prompt 0', 'Edited'])
	expect(titles).not.toContain('Prompt 200')
	expect(new Set(titles).size).toBe(249)
})

test('a file of a large locker is JSON, written as it would be at once', async () => {
	const { legend } = await aLocker(120, 10)
	const text = await wholeText(exportLockerAsJson(legend))
	const file = JSON.parse(text)
	expect(file.prompts).toHaveLength(120)
	expect(text).toBe(`${JSON.stringify(file, null, '\t')}\n`)
})
