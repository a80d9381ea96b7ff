import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CataloguePrompt } from '~/content/catalogue'
import { db } from '~/db/client.server'
import { aFile } from '../../../../tests/support/library'
import { cataloguePrompts, digestOf } from '../catalogue.server'
import { fillLibrary } from './fill.server'
import { libraryAddresses, libraryOffers, libraryPrompts, libraryVersions } from './schema.server'
import { currentLibrary, renewLibrary } from './snapshot.server'

const rowOf = async (id: string) =>
	(await db().select().from(libraryPrompts).where(eq(libraryPrompts.id, id)))[0]

const versionsOf = (promptId: string) =>
	db()
		.select({
			number: libraryVersions.number,
			origin: libraryVersions.origin,
			content: libraryVersions.content,
		})
		.from(libraryVersions)
		.where(eq(libraryVersions.promptId, promptId))
		.orderBy(libraryVersions.number)

const offerOf = async (promptId: string) =>
	(await db().select().from(libraryOffers).where(eq(libraryOffers.promptId, promptId)))[0]

/** The file with another title in English. */
const retitled = (file: CataloguePrompt, title: string): CataloguePrompt => ({
	...file,
	en: { ...file.en, title },
})

/** An editor's version, published. */
async function edit(file: CataloguePrompt, title: string): Promise<void> {
	const { id: promptId } = file
	const number = (await versionsOf(promptId)).length + 1
	const { category, isPremium, relatedPrompts, en, pt } = retitled(file, title)
	const content = { category, isPremium, relatedPrompts, en, pt }
	await db().insert(libraryVersions).values({ promptId, number, origin: 'editor', content })
}

test('the library begins with what the files say, in their order, which is 1 to 21 and then by day', async () => {
	const published = cataloguePrompts.filter(
		({ publishedOn }) => new Date(`${publishedOn}T09:00Z`) <= new Date(),
	)
	expect(currentLibrary().prompts.map(({ id }) => id)).toEqual(published.map(({ id }) => id))
	expect(
		currentLibrary()
			.prompts.slice(0, 21)
			.map(({ id }) => id),
	).toEqual(Array.from({ length: 21 }, (_, at) => String(at + 1)))
	for (const { id, updatedOn } of published) {
		expect(currentLibrary().find(id)).toMatchObject({ id, address: id, version: 1, updatedOn })
	}
})

test('filling again changes nothing, several at once neither', async () => {
	const rows = () => db().select().from(libraryPrompts).orderBy(libraryPrompts.id)
	const before = await rows()
	await Promise.all([fillLibrary(), fillLibrary(), fillLibrary()])
	expect(await rows()).toEqual(before)
	expect(await renewLibrary()).toBe(false)
})

test('a new file comes in once, whoever of several is first, and is read by whoever renews', async () => {
	const file = aFile()
	await Promise.all([fillLibrary([file]), fillLibrary([file]), fillLibrary([file])])
	expect(await versionsOf(file.id)).toMatchObject([{ number: 1, origin: 'file' }])
	expect(currentLibrary().find(file.id)).toBeUndefined()
	expect(await renewLibrary()).toBe(true)
	expect(currentLibrary().find(file.id)).toMatchObject({ version: 1, publishedOn: file.publishedOn })
})

test('a file whose day has not come waits for 09:00 UTC of it', async () => {
	const file = aFile({ publishedOn: '2999-12-31' })
	await fillLibrary([file])
	await renewLibrary()
	expect(await rowOf(file.id)).toMatchObject({
		state: 'scheduled',
		scheduledVersion: 1,
		scheduledFor: new Date('2999-12-31T09:00:00Z'),
		publishedVersion: null,
	})
	expect(currentLibrary().find(file.id)).toBeUndefined()
	await fillLibrary([{ ...file, publishedOn: '2999-12-30' }])
	expect(await rowOf(file.id)).toMatchObject({ scheduledFor: new Date('2999-12-30T09:00:00Z') })
	await fillLibrary([retitled({ ...file, publishedOn: '2999-12-30' }, 'Mended before its day')])
	expect(await rowOf(file.id)).toMatchObject({ state: 'scheduled', scheduledVersion: 2 })
})

test('a changed file is the next version, and what it said before stays', async () => {
	const file = aFile()
	await fillLibrary([file])
	const mended = { ...retitled(file, 'A clearer title'), updatedOn: '2026-11-22' }
	await fillLibrary([mended])
	await renewLibrary()
	expect(currentLibrary().find(file.id)).toMatchObject({
		version: 2,
		updatedOn: '2026-11-22',
		words: { en: { title: 'A clearer title' }, pt: { title: file.pt.title } },
	})
	expect((await versionsOf(file.id)).map(({ content }) => content.en.title)).toEqual([
		file.en.title,
		'A clearer title',
	])
})

test('an older release that starts beside a newer one brings nothing back', async () => {
	const file = aFile()
	const newer = retitled(file, 'Of the newer release')
	await fillLibrary([file])
	await Promise.all([fillLibrary([newer]), fillLibrary([file]), fillLibrary([newer]), fillLibrary([file])])
	await renewLibrary()
	expect(currentLibrary().find(file.id)?.words.en.title).toBe('Of the newer release')
	expect(await versionsOf(file.id)).toHaveLength(2)
})

test('a file that says the same in another order is no version, and its day of change is taken over', async () => {
	const { en, ...rest } = aFile()
	await fillLibrary([{ ...rest, en }])
	const { id, publishedOn, updatedOn: _before, ...content } = rest
	const again = { en, ...content, publishedOn, id, updatedOn: '2026-11-23' }
	expect(digestOf(again)).not.toBe(digestOf({ ...rest, en }))
	await fillLibrary([again])
	expect(await versionsOf(id)).toHaveLength(1)
	expect(await rowOf(id)).toMatchObject({ updatedOn: '2026-11-23' })
})

test('what an editor has changed since is not overwritten: the file waits as an offer, the newest alone', async () => {
	const file = aFile()
	await fillLibrary([file])
	await edit(file, 'By an editor')
	for (const title of ['One', 'Another']) await fillLibrary([retitled(file, title)])
	expect((await versionsOf(file.id)).map(({ content }) => content.en.title)).toEqual([
		file.en.title,
		'By an editor',
	])
	expect(await offerOf(file.id)).toMatchObject({ state: 'waiting', content: { en: { title: 'Another' } } })
	await fillLibrary([retitled(file, 'Another')])
	expect(await versionsOf(file.id)).toHaveLength(2)
})

test('an address that an editor gave away stays with its prompt, and the rest of the files come in', async () => {
	const [file, taken] = [aFile(), aFile()]
	await fillLibrary([file])
	await db().insert(libraryAddresses).values({ address: taken.id, promptId: file.id })
	const other = aFile()
	await fillLibrary([taken, other])
	expect(await rowOf(taken.id)).toBeUndefined()
	expect(await rowOf(other.id)).toMatchObject({ state: 'published' })
})
