import { inArray } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { libraryPrompts } from '../versions/schema.server'
import { loadLibrary } from '../versions/snapshot.server'
import { findPlaceInSeries, findSeries, listSeries } from './series.server'

async function setState(state: 'published' | 'withdrawn', ...ids: string[]) {
	await db().update(libraryPrompts).set({ state }).where(inArray(libraryPrompts.id, ids))
	await loadLibrary()
}

afterEach(() => setState('published', '1', '14', 'budget-with-slack'))

const idsOf = (series: ReturnType<typeof findSeries>) => series?.steps.map(({ prompt }) => prompt.id)

test('a prompt knows its place in its series, and the ones beside it', () => {
	expect(findPlaceInSeries('1', 'en')).toMatchObject({
		id: 'sell-a-service',
		step: 2,
		count: 4,
		before: { address: 'next-question-for-your-client' },
		next: { address: '17', title: 'The proposal that fits on a phone' },
	})
	expect(findPlaceInSeries('three-invoice-reminders', 'pt')).toMatchObject({ step: 4, next: null })
	expect(findPlaceInSeries('next-question-for-your-client', 'pt')?.before).toBeNull()
	expect(findPlaceInSeries('2', 'en')).toBeNull()
	for (const id of ['constructor', '__proto__', '']) {
		expect(findPlaceInSeries(id, 'en')).toBeNull()
		expect(findSeries(VISITOR, id, 'en')).toBeNull()
	}
})

test('the cards of a series are those its viewer may see, and hold no text', () => {
	const found = findSeries(VISITOR, 'sell-a-service', 'pt')
	expect(found?.steps.map(({ prompt }) => prompt.isOpen)).toEqual([true, true, false, true])
	expect(JSON.stringify(found)).not.toContain('Proposta em PDF')
})

test('what is withdrawn falls out of its series, and the others close up', async () => {
	await setState('withdrawn', '1')
	expect(idsOf(findSeries(VISITOR, 'sell-a-service', 'en'))).toEqual([
		'next-question-for-your-client',
		'17',
		'three-invoice-reminders',
	])
	expect(findPlaceInSeries('1', 'en')).toBeNull()
	expect(findPlaceInSeries('17', 'en')).toMatchObject({
		step: 2,
		count: 3,
		before: { address: 'next-question-for-your-client' },
	})
})

test('a series of which one prompt is left is none', async () => {
	await setState('withdrawn', '14', 'budget-with-slack')
	expect(findSeries(VISITOR, 'money-month', 'en')).toBeNull()
	expect(findPlaceInSeries('cash-installments-or-wait', 'en')).toBeNull()
	expect(listSeries('en').map(({ id }) => id)).toEqual(['sell-a-service', 'ship'])
})
