import { and, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { setClockAhead } from '~/db/clock.server'
import { promptSearch } from '~/db/schema.server'
import { findMoved, findWithdrawn } from '~/features/library/place.server'
import { readPrompt } from '~/features/library/prompt.server'
import {
	type PublishedPrompt,
	publishedPrompts,
	readContentVersion,
} from '~/features/library/published.server'
import { promptViewCounts } from '~/features/library/schema.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { changeLibrary } from '~/features/library/versions/library-change.server'
import { libraryAddresses, libraryChanges, libraryPrompts } from '~/features/library/versions/schema.server'
import { currentLibrary, renewLibrary } from '~/features/library/versions/snapshot.server'
import { countRead, storePromptViewCounts } from '~/features/library/view-counts.server'
import { fillLibrarySearch, findPrompts } from '~/features/search/search.server'
import { aFile } from '../../../tests/support/library'
import { aWord } from '../../../tests/support/prompts'
import { hide, publishDue, show } from './showing.server'

/** What waits is nothing to the next test. */
afterEach(async () => {
	setClockAhead(() => 3 * DAY_SECONDS)
	await publishDue()
	setClockAhead(undefined)
})

const DAY_SECONDS = 86_400
const inDays = (days: number) => new Date(Date.now() + days * DAY_SECONDS * 1_000).toISOString().slice(0, 10)

/** A file that waits for the day after tomorrow, with a word of its own in its titles. */
async function aWaitingFile() {
	const word = aWord()
	const file = aFile({ publishedOn: inDays(2) })
	const titled = { ...file, en: { ...file.en, title: word }, pt: { ...file.pt, title: word } }
	await fillLibrary([titled])
	await renewLibrary()
	return { id: file.id, word }
}

async function found(word: string): Promise<string[]> {
	const { prompts } = await findPrompts(VISITOR, 'en', { query: word, category: null, after: null })
	return prompts.map(({ id }) => id)
}

async function timesPublished(promptId: string): Promise<number> {
	const isIts = eq(libraryChanges.promptId, promptId)
	return db().$count(libraryChanges, and(isIts, eq(libraryChanges.action, 'publish_scheduled')))
}

test('what waits for its day is nowhere: not by address, in lists, feeds or the search', async () => {
	const { id, word } = await aWaitingFile()
	expect(await publishDue()).toBe(0)
	await expect(readPrompt(VISITOR, id, 'en')).rejects.toMatchObject({ code: 'not_found' })
	expect(await found(word)).toEqual([])
	const published: PublishedPrompt[] = []
	for await (const prompt of publishedPrompts()) published.push(prompt)
	expect(JSON.stringify([published, currentLibrary().prompts])).not.toContain(word)
})

test('when its day comes, it is published once, whoever looks, and is in lists, feeds and the search at once', async () => {
	const [one, other] = [await aWaitingFile(), await aWaitingFile()]
	const before = await readContentVersion()
	setClockAhead(() => 3 * DAY_SECONDS)
	const counts = await Promise.all(Array.from({ length: 8 }, publishDue))
	expect(counts.reduce((sum, count) => sum + count)).toBe(2)
	for (const { id, word } of [one, other]) {
		expect(await timesPublished(id)).toBe(1)
		expect(await found(word)).toEqual([id])
		expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ id, updatedOn: inDays(2), isIndexed: true })
	}
	expect(await readContentVersion()).toBeGreaterThan(before)
	expect(await publishDue()).toBe(0)
})

test('what is published is indexed as a start would index it', async () => {
	const { id } = await aWaitingFile()
	setClockAhead(() => 3 * DAY_SECONDS)
	await publishDue()
	const rows = () => db().select().from(promptSearch).where(eq(promptSearch.promptId, id))
	const before = await rows()
	await fillLibrarySearch()
	expect(await rows()).toEqual(before)
	expect(before).toHaveLength(1)
})

test('a transaction that breaks off leaves nothing: no address, no line, no hit', async () => {
	const { id, word } = await aWaitingFile()
	const breaksOff = changeLibrary(async (within) => {
		await show(within, [{ promptId: id, number: 1, when: new Date() }])
		throw new Error('killed')
	})
	await expect(breaksOff).rejects.toThrow('killed')
	expect(await renewLibrary()).toBe(false)
	expect(await found(word)).toEqual([])
	expect(await db().$count(promptSearch, eq(promptSearch.promptId, id))).toBe(0)
})

test('a prompt that was withdrawn leaves its category and neighbours, and none of its words', async () => {
	const { id, word } = await aWaitingFile()
	setClockAhead(() => 3 * DAY_SECONDS)
	await publishDue()
	await changeLibrary((within) => hide(within, id))
	await renewLibrary()
	await expect(readPrompt(VISITOR, id, 'en')).rejects.toMatchObject({ code: 'gone' })
	expect(findWithdrawn(VISITOR, id, 'en')).toMatchObject({
		category: 'finance',
		related: [{ id: '1' }, { id: '2' }, { id: '3' }],
	})
	expect(JSON.stringify(findWithdrawn(VISITOR, id, 'en'))).not.toContain(word)
	expect(await found(word)).toEqual([])
	expect(currentLibrary().prompts.map((prompt) => prompt.id)).not.toContain(id)
})

test('a prompt is found by its id and every address it ever had, and each but its own leads on', async () => {
	const { id } = await aWaitingFile()
	setClockAhead(() => 3 * DAY_SECONDS)
	await publishDue()
	const [first, now] = [aWord(), aWord()]
	await db()
		.insert(libraryAddresses)
		.values([first, now].map((address) => ({ address, promptId: id })))
	await db()
		.update(libraryPrompts)
		.set({ address: now, changedIn: currentLibrary().version + 1 })
		.where(eq(libraryPrompts.id, id))
	await db().execute(sql`update content_version set library = library + 1, version = version + 1`)
	await renewLibrary()
	for (const name of [id, first]) expect(findMoved(name)).toBe(now)
	expect(findMoved(now)).toBeNull()
	for (const name of [id, first, now]) {
		expect(await readPrompt(VISITOR, name, 'en')).toMatchObject({ id, address: now })
	}
	for (const name of [id, first, now, now]) countRead(name)
	await storePromptViewCounts()
	const { promptId, reads } = promptViewCounts
	expect(await db().select({ reads }).from(promptViewCounts).where(eq(promptId, id))).toEqual([{ reads: 4 }])
})
