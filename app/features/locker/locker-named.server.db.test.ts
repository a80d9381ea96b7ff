import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../tests/support/people'
import { findByName } from './locker-named.server'
import { savedPrompts } from './schema.server'

const SAVED = [
	{ title: 'Cold outbound email', content: 'Write to [name].', tags: ['b2b'] },
	{ title: 'Ata da reunião', content: 'Resuma a reunião sobre [tema].', tags: ['Gestão'] },
	{ title: 'Reply to a bad review', content: 'Write a calm email to [name].', tags: ['shop'] },
]

async function aLocker(): Promise<Legend> {
	const legend = await aStoredLegend()
	const at = Date.parse('2026-05-04T09:00:00.000Z')
	const rows = SAVED.map((saved, place) => ({
		...aSavedPrompt({ ...saved, description: '' }),
		userId: legend.userId,
		updatedAt: new Date(at - place * 1_000),
	}))
	await db().insert(savedPrompts).values(rows)
	return legend
}

const found = async (legend: Legend, query: string, most = 5) =>
	(await findByName(legend, query, { most })).map(({ titleParts }) =>
		SAVED.findIndex(({ title }) => title === titleParts.map(({ text }) => text).join('')),
	)

test.each([
	['', [0, 1, 2]],
	['…', [0, 1, 2]],
	['outb', [0]],
	['REUNIAO', [1]],
	['gestao', [1]],
	['email cold', [0]],
	// In the title first, then in the text.
	['email', [0, 2]],
	['calm', [2]],
	['[tema]', [1]],
	['outbuond', [0]],
	['reveiw', [2]],
	['reuniõa', [1]],
	['outbnd', []],
	['bat', []],
	['cold reunião', []],
])('%j finds what is called so, says so, or was meant', async (query, places) => {
	expect(await found(await aLocker(), query)).toEqual(places)
})

test('no more come than are wanted, and what was typed is marked', async () => {
	const legend = await aLocker()
	expect(await found(legend, '', 2)).toEqual([0, 1])
	expect(await found(legend, 'email', 1)).toEqual([0])
	const [first] = await findByName(legend, 'outb', { most: 5 })
	expect(first?.titleParts).toEqual([
		{ text: 'Cold ', isMatch: false },
		{ text: 'outbound', isMatch: true },
		{ text: ' email', isMatch: false },
	])
})

test('what is somebody else’s, or was removed, is not found', async () => {
	const legend = await aLocker()
	expect(await found(await aStoredLegend(), 'email')).toEqual([])
	await db().update(savedPrompts).set({ removedAt: new Date() }).where(eq(savedPrompts.userId, legend.userId))
	expect(await found(legend, 'email')).toEqual([])
	expect(await found(legend, '')).toEqual([])
})
