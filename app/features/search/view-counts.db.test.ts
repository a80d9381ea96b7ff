import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Admin, VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { listMisses, listViewCounts } from '~/features/admin/numbers.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { readPrompt } from '~/features/library/prompt.server'
import { promptViewCounts, searchMisses } from '~/features/library/schema.server'
import { countCopy, countRead } from '~/features/library/view-counts.server'
import { purgeOldViewCounts, storeCounts } from '../../../server/telemetry/view-count-watch'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aPromptInput } from '../../../tests/support/prompts'
import { fillLibrarySearch } from './search.server'
import { countMiss, storeSearchMisses } from './zero-result-search.server'

const MINUTE = 60_000

let admin: Admin

beforeAll(async () => {
	await fillLibrarySearch()
	admin = { ...(await aStoredMember()), isAdmin: true }
})

beforeEach(async () => {
	await storeCounts()
	await db().delete(promptViewCounts)
	await db().delete(searchMisses)
})

const readViewCounts = (span: 7 | 30 = 7, what: 'reads' | 'copies' = 'reads') =>
	listViewCounts(admin, what, span, 'en')

test('reads and copies add up by the day, whenever they are stored; what is no prompt is left out', async () => {
	for (let visit = 0; visit < 3; visit += 1) countRead('1')
	countRead('2')
	countCopy('2')
	countRead('made-up')
	countRead('x'.repeat(10_000))
	countRead('1\0')
	await storeCounts()
	countRead('1')
	await storeCounts()
	await storeCounts()
	expect(await db().select().from(promptViewCounts).orderBy(promptViewCounts.promptId)).toMatchObject([
		{ promptId: '1', reads: 4, copies: 0 },
		{ promptId: '2', reads: 1, copies: 1 },
	])
	expect(await readViewCounts()).toMatchObject([
		{ id: '1', week: 4, month: 4 },
		{ id: '2', week: 1, month: 1 },
	])
	expect(await readViewCounts(7, 'copies')).toMatchObject([{ id: '2', week: 1 }])
})

test('the author of a created prompt is told how often it was opened and copied, admins too, and nobody else', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput(), aClient())
	countRead(id)
	countRead(id)
	countCopy(id)
	await storeCounts()
	for (const one of [author, admin])
		expect((await readPrompt(one, id, 'en')).counts).toEqual({ reads: 2, copies: 1 })
	for (const one of [VISITOR, await aStoredMember()])
		expect((await readPrompt(one, id, 'en')).counts).toBeUndefined()
	await db().execute(sql`update ${promptViewCounts} set day = day - 30`)
	expect((await readPrompt(author, id, 'en')).counts).toEqual({ reads: 0, copies: 0 })
	expect((await readPrompt(admin, '1', 'en')).counts).toBeUndefined()
})

test('two processes that store at the same moment both count', async () => {
	const store = async () => {
		countRead('3')
		await storeCounts()
	}
	await Promise.all(Array.from({ length: 8 }, store))
	expect(await readViewCounts()).toMatchObject([{ id: '3', week: 8 }])
})

test('what could not be stored is counted the next time', async () => {
	countRead('1')
	await db().execute(sql`alter table prompt_tallies rename to prompt_tallies_away`)
	await expect(storeCounts()).rejects.toThrow()
	countRead('1')
	await db().execute(sql`alter table prompt_tallies_away rename to prompt_tallies`)
	await storeCounts()
	expect(await readViewCounts()).toMatchObject([{ id: '1', week: 2 }])
})

test('made-up ids fill no more memory than there is room for', async () => {
	for (let id = 0; id < 6_000; id += 1) countRead(`made-up-${id}`)
	countRead('1')
	await storeCounts()
	expect(await readViewCounts()).toEqual([])
	countRead('1')
	await storeCounts()
	expect(await readViewCounts()).toMatchObject([{ id: '1', week: 1 }])
})

test('7 and 30 days are counted apart, and after 90 days nothing is left', async () => {
	const daysAgo = (days: number) => sql`(now() at time zone 'UTC')::date - ${days}::int`
	await db()
		.insert(promptViewCounts)
		.values([
			{ day: daysAgo(0), promptId: '1', reads: 1 },
			{ day: daysAgo(8), promptId: '2', reads: 5 },
			{ day: daysAgo(31), promptId: '3', reads: 9 },
			{ day: daysAgo(91), promptId: '4', reads: 9 },
		])
	await db()
		.insert(searchMisses)
		.values([
			{ day: daysAgo(2), words: 'old news', times: 7 },
			{ day: daysAgo(0), words: 'new things', times: 2 },
			{ day: daysAgo(91), words: 'long ago', times: 2 },
		])
	expect(await readViewCounts(7)).toMatchObject([{ id: '1', week: 1, month: 1 }])
	expect(await readViewCounts(30)).toMatchObject([
		{ id: '2', week: 0, month: 5 },
		{ id: '1', week: 1, month: 1 },
	])
	const wordsBy = async (order: 'frequent' | 'newest') =>
		(await listMisses(admin, order)).map(({ words }) => words)
	expect(await wordsBy('frequent')).toEqual(['old news', 'new things'])
	expect(await wordsBy('newest')).toEqual(['new things', 'old news'])
	await purgeOldViewCounts()
	expect(await db().select().from(promptViewCounts)).toHaveLength(3)
	expect(await db().select().from(searchMisses)).toHaveLength(2)
})

test('a search that found nothing is stored once it comes again a while later, never before', async () => {
	const start = Date.now()
	countMiss('Tax for  Bakers', start)
	countMiss('tax for bakers', start + MINUTE)
	countMiss('ana@example.com', start)
	countMiss('ana@example.com', start + 11 * MINUTE)
	await storeSearchMisses(start + MINUTE)
	expect(await listMisses(admin, 'frequent')).toEqual([])
	countMiss('TAX FOR BAKERS', start + 11 * MINUTE)
	countMiss('tax for bakers', start + 12 * MINUTE)
	await storeSearchMisses(start + 12 * MINUTE)
	await storeSearchMisses(start + 12 * MINUTE)
	expect(await listMisses(admin, 'frequent')).toMatchObject([{ words: 'tax for bakers', times: 3 }])
})

test('who searches once is forgotten within a day', async () => {
	const start = Date.now()
	countMiss('only me', start)
	await storeSearchMisses(start + 25 * 60 * MINUTE)
	countMiss('only me', start + 25 * 60 * MINUTE)
	await storeSearchMisses(start + 25 * 60 * MINUTE)
	expect(await listMisses(admin, 'frequent')).toEqual([])
})
