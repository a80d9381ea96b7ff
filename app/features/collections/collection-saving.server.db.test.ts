import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { findFile } from '~/features/library/catalogue.server'
import { MOST_PROMPTS } from '~/features/locker/locker'
import { addToLocker } from '~/features/locker/locker.server'
import { findOrigin, rememberOrigin } from '~/features/locker/locker-origin.server'
import { savedPrompts } from '~/features/locker/schema.server'
import { aStoredLegend, aStoredMember } from '../../../tests/support/accounts'
import { aCollection } from '../../../tests/support/collections'
import { aSavedPrompt, everySaved } from '../../../tests/support/locker/saved-prompts'
import { addToCollection } from './collected.server'
import { saveCollection } from './collection-saving.server'
import { readShared, shareCollection, unshareCollection } from './shared-collection.server'

const PREMIUM = '17'

test('a Legend keeps all of it in the locker, in its order, as copies that know their originals', async () => {
	const [author, legend] = [await aStoredLegend(), await aStoredLegend()]
	const own = await addToLocker(author, aSavedPrompt({ title: 'Of the author' }))
	const id = await aCollection(author, { prompts: ['1', PREMIUM] })
	await addToCollection(author, id, { promptId: own.id, isSaved: true })
	const slug = await shareCollection(author, id)
	expect(await saveCollection(legend, slug, 'pt')).toBe(3)
	const saved = await everySaved(legend)
	const { prompts } = await readShared(legend, slug, 'pt')
	expect(saved.map(({ title }) => title)).toEqual(prompts.map(({ card, saved }) => (card ?? saved)?.title))
	for (const { content } of saved) expect(content.length).toBeGreaterThan(20)
	const first = findFile('1')?.pt.blanks.map(({ name, example }) => ({ name, example }))
	expect(saved[0]?.blanks).toMatchObject(first ?? [])
	const origins = await Promise.all(saved.map(({ id }) => findOrigin(legend, id)))
	expect(origins.map((one) => one && [one.promptId, one.language])).toEqual([
		['1', 'pt'],
		[PREMIUM, 'pt'],
		undefined,
	])
})

test('asked for again, twice at once, it brings nothing twice, and nothing that was there before', async () => {
	const [author, legend] = [await aStoredMember(), await aStoredLegend()]
	const slug = await shareCollection(author, await aCollection(author))
	const mine = await addToLocker(legend, aSavedPrompt({ title: 'My own wording' }))
	await rememberOrigin(legend, mine.id, { promptId: '2', language: 'en' })
	const added = await Promise.all([saveCollection(legend, slug, 'en'), saveCollection(legend, slug, 'en')])
	expect(added.toSorted()).toEqual([0, 2])
	expect(await saveCollection(legend, slug, 'en')).toBe(0)
	expect(await everySaved(legend)).toHaveLength(3)
})

test('a copy of somebody’s copy is for who may read the original too', async () => {
	const [author, legend] = [await aStoredLegend(), await aStoredLegend()]
	const copy = await addToLocker(author, aSavedPrompt({ content: 'Premium words, mine in between.' }))
	await rememberOrigin(author, copy.id, { promptId: PREMIUM, language: 'en' })
	const id = await aCollection(author, { prompts: [] })
	await addToCollection(author, id, { promptId: copy.id, isSaved: true })
	expect(await saveCollection(legend, await shareCollection(author, id), 'en')).toBe(1)
	const [saved] = await everySaved(legend)
	expect(await findOrigin(legend, saved?.id ?? '')).toMatchObject({ promptId: PREMIUM, language: 'en' })
})

test('where not all fit, none comes; and a link that was taken back brings nothing', async () => {
	const [author, legend] = [await aStoredMember(), await aStoredLegend()]
	const id = await aCollection(author)
	const slug = await shareCollection(author, id)
	const row = { userId: legend.userId, title: 'One of many', content: 'Text.' }
	const rows = Array.from({ length: MOST_PROMPTS - 2 }, () => row)
	for (let at = 0; at < rows.length; at += 1_000)
		await db()
			.insert(savedPrompts)
			.values(rows.slice(at, at + 1_000))
	await expect(saveCollection(legend, slug, 'en')).rejects.toMatchObject({ message: 'locker_full' })
	expect(await db().$count(savedPrompts)).toBeGreaterThanOrEqual(MOST_PROMPTS - 2)
	await unshareCollection(author, id)
	await expect(saveCollection(legend, slug, 'en')).rejects.toMatchObject({ code: 'not_found' })
})
