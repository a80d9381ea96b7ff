import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { purgeExpired } from '~/features/personal-data/expired.server'
import { aStoredMember } from '../../../tests/support/accounts'
import { aCollection, collectedIn } from '../../../tests/support/collections'
import { addToCollection, moveCollected, noteCollected, removeCollected } from './collected.server'
import { MOST_COLLECTIONS } from './collection'
import {
	createCollection,
	editCollection,
	listCollections,
	readOwn,
	removeCollection,
	restoreCollection,
} from './collection.server'
import { CollectionInput } from './collection-input.server'
import { collections } from './schema.server'
import { shareCollection, unshareCollection } from './shared-collection.server'

test('a collection begins empty and private, and stands first in the list of its author alone', async () => {
	const [author, other] = [await aStoredMember(), await aStoredMember()]
	await createCollection(author, { title: 'Older' }, 'pt')
	const id = await createCollection(author, { title: 'Newer' }, 'en')
	expect(await readOwn(author, id, 'en')).toMatchObject({
		title: 'Newer',
		slug: null,
		hidden: null,
		prompts: [],
	})
	expect((await listCollections(author)).map(({ title }) => title)).toEqual(['Newer', 'Older'])
	expect(await listCollections(other)).toEqual([])
})

test('what is begun again by the same form is the same collection, until it has another title or was removed', async () => {
	const [author, other] = [await aStoredMember(), await aStoredMember()]
	const begin = (member: typeof author, title: string) => createCollection(member, { title }, 'en', 'a key')
	const tries = await Promise.all([begin(author, 'Twice'), begin(author, 'Twice')])
	const [first, second] = tries
	expect(first).toBe(second)
	const others = [await begin(author, 'Another'), await begin(other, 'Twice')]
	expect(new Set([...tries, ...others]).size).toBe(3)
	await removeCollection(author, first)
	expect(await begin(author, 'Twice')).not.toBe(first)
	expect((await listCollections(author)).map(({ title }) => title)).toEqual(['Twice', 'Another'])
})

test('a title is one line that says something, and texts have their lengths', () => {
	const said = (input: object) => CollectionInput.safeParse(input).error?.issues.map(({ message }) => message)
	expect(CollectionInput.parse({ title: ' One\r\nline ', description: ' Two\r\nlines ' })).toEqual({
		title: 'One line',
		description: 'Two\nlines',
	})
	expect(said({ title: ' \u200b ', description: '' })).toEqual(['collection_title_required'])
	expect(said({ title: 'x'.repeat(121), description: '' })).toEqual(['text_too_long'])
	expect(said({ title: 'x', description: 'x'.repeat(1_001) })).toEqual(['text_too_long'])
	expect(said({ title: 'x'.repeat(120), description: 'x'.repeat(1_000) })).toBeUndefined()
})

test('what was changed elsewhere is not written over, unless it says the same', async () => {
	const author = await aStoredMember()
	const id = await createCollection(author, { title: 'First' }, 'en')
	const { seen } = await readOwn(author, id, 'en')
	const second = { title: 'Second', description: 'Why.' }
	await editCollection(author, id, second, seen)
	await editCollection(author, id, second, seen)
	const late = editCollection(author, id, { title: 'Third', description: '' }, seen)
	await expect(late).rejects.toMatchObject({ code: 'conflict', details: second })
	expect(await readOwn(author, id, 'en')).toMatchObject(second)
	await editCollection(
		author,
		id,
		{ title: 'Third', description: '' },
		(await readOwn(author, id, 'en')).seen,
	)
	expect(await readOwn(author, id, 'en')).toMatchObject({ title: 'Third', description: '' })
})

test('a removed collection comes back as it was, within the hour', async () => {
	const author = await aStoredMember()
	const id = await aCollection(author)
	const slug = await shareCollection(author, id)
	await removeCollection(author, id)
	expect(await listCollections(author)).toEqual([])
	await expect(readOwn(author, id, 'en')).rejects.toMatchObject({ code: 'not_found' })
	for (let times = 0; times < 2; times += 1) await restoreCollection(author, id)
	expect(await readOwn(author, id, 'en')).toMatchObject({ slug, prompts: [{}, {}, {}] })
	await removeCollection(author, id)
	await db()
		.update(collections)
		.set({ removedAt: sql`now() - interval '61 minutes'` })
		.where(eq(collections.id, id))
	await purgeExpired()
	await expect(restoreCollection(author, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('nobody has more collections than there can be, however they come', async () => {
	const author = await aStoredMember()
	const rows = Array.from({ length: MOST_COLLECTIONS - 1 }, () => ({
		...{ userId: author.userId, title: 'One of many', language: 'en' as const },
	}))
	await db().insert(collections).values(rows)
	const removed = await createCollection(author, { title: 'Comes back' }, 'en')
	await removeCollection(author, removed)
	const both = await Promise.allSettled([
		createCollection(author, { title: 'Last' }, 'en'),
		createCollection(author, { title: 'Too much' }, 'en'),
	])
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	await expect(restoreCollection(author, removed)).rejects.toMatchObject({ message: 'collections_full' })
	expect(await listCollections(author)).toHaveLength(MOST_COLLECTIONS)
})

test('somebody else’s collection answers as a missing one, and stays as it was', async () => {
	const [author, other] = [await aStoredMember(), await aStoredMember()]
	const id = await aCollection(author)
	const { ids: [one = ''] = [] } = await collectedIn(author, id)
	const before = await readOwn(author, id, 'en')
	for (const wanted of [id, 'none', '\0', 'x'.repeat(5_000)])
		for (const act of [
			() => readOwn(other, wanted, 'en'),
			() => editCollection(other, wanted, { title: 'Stolen', description: '' }, before.seen),
			() => addToCollection(other, wanted, { promptId: '4', isSaved: false }),
			() => moveCollected(other, wanted, one, 1),
			() => noteCollected(other, wanted, one, { note: 'Stolen', seen: '' }),
			() => removeCollected(other, wanted, one),
			() => shareCollection(other, wanted),
			() => unshareCollection(other, wanted),
			() => removeCollection(other, wanted),
			() => restoreCollection(other, wanted),
		])
			await expect(act()).rejects.toMatchObject({ code: 'not_found' })
	expect(await readOwn(author, id, 'en')).toEqual(before)
})
