import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles } from '~/db/schema.server'
import { suspensions } from '~/features/account/schema.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { prompts as createdPrompts } from '~/features/library/schema.server'
import { libraryPrompts } from '~/features/library/versions/schema.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'
import { addToLocker, editSavedPrompt } from '~/features/locker/locker.server'
import { rememberOrigin } from '~/features/locker/locker-origin.server'
import { removeSavedPrompt } from '~/features/locker/locker-removal.server'
import { aClient, aStoredLegend, aStoredMember, aStoredSubscriber } from '../../../tests/support/accounts'
import { aCollection } from '../../../tests/support/collections'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import { aPromptInput } from '../../../tests/support/prompts'
import { addToCollection, noteCollected } from './collected.server'
import { LONGEST_SHOWN, SLUG } from './collection'
import { createCollection, readOwn, removeCollection, restoreCollection } from './collection.server'
import { markOf } from './collection-input.server'
import { collections } from './schema.server'
import { findSharedTitle, readShared, shareCollection, unshareCollection } from './shared-collection.server'

const MISSING = { code: 'not_found', status: 404 }
const PREMIUM = '17'
const read = (slug: string, viewer: Viewer = VISITOR) => readShared(viewer, slug, 'en')

test('whoever has the link reads it: title, order and notes, and nothing of a text', async () => {
	const author = await aStoredMember()
	await db().update(profiles).set({ fullName: 'Carla Nunes' }).where(eq(profiles.id, author.userId))
	const id = await aCollection(author, {
		title: 'De um preço aos 10 primeiros clientes',
		prompts: ['1', PREMIUM],
	})
	const slug = await shareCollection(author, id)
	expect(slug).toMatch(/^de-um-preco-aos-10-primeiros-clientes-[a-z0-9]{16}$/)
	const found = await read(slug)
	expect(found).toMatchObject({ author: 'Carla Nunes', isOwn: false, isIndexed: true, isHidden: false })
	expect(found.prompts.map(({ card }) => [card?.id, card?.isOpen])).toEqual([
		['1', true],
		[PREMIUM, false],
	])
	expect(JSON.stringify(found)).not.toContain(author.email)
	const inOther = await readShared(await aStoredSubscriber(), slug, 'pt')
	expect(inOther.prompts.map(({ card }) => [card?.language, card?.isOpen])).toEqual([
		['pt', true],
		['pt', true],
	])
	expect((await read(slug, author)).isOwn).toBe(true)
})

test.each(['', '\0', '日本', '—', 'x'.repeat(120)])(
	'a link is of one kind, whatever the title (%j)',
	async (word) => {
		const author = await aStoredMember()
		const title = `${word} a`.slice(0, 120)
		const [one, other] = [
			await aCollection(author, { title, prompts: [] }),
			await aCollection(author, { title }),
		]
		const slugs = [await shareCollection(author, one), await shareCollection(author, other)]
		for (const slug of slugs) expect(slug).toMatch(SLUG)
		expect(new Set(slugs).size).toBe(2)
		expect(await shareCollection(author, one)).toBe(slugs[0])
	},
)

test('a link that was taken back leads nowhere at once, and never comes again', async () => {
	const author = await aStoredMember()
	const id = await aCollection(author)
	const first = await shareCollection(author, id)
	await unshareCollection(author, id)
	for (const viewer of [VISITOR, author]) await expect(read(first, viewer)).rejects.toMatchObject(MISSING)
	const second = await shareCollection(author, id)
	expect(second).not.toBe(first)
	await expect(read(first)).rejects.toMatchObject(MISSING)
	await removeCollection(author, id)
	await expect(read(second)).rejects.toMatchObject(MISSING)
	await restoreCollection(author, id)
	expect((await read(second)).prompts).toHaveLength(3)
	for (const made of ['', 'no', '\0'.repeat(16), 'a'.repeat(16), 'x'.repeat(9_000)])
		await expect(read(made)).rejects.toMatchObject(MISSING)
})

test('search engines stay away until the author’s address is confirmed', async () => {
	const author = await aStoredMember({ isConfirmed: false })
	const slug = await shareCollection(author, await aCollection(author))
	expect((await read(slug)).isIndexed).toBe(false)
})

test('a suspended author’s collections, and closed ones, are there for who decides about them alone', async () => {
	const author = await aStoredMember()
	const editor = { ...(await aStoredMember()), isEditor: true as const }
	const id = await aCollection(author)
	const slug = await shareCollection(author, id)
	await db().insert(suspensions).values({ userId: author.userId, cause: 'abuse' })
	for (const viewer of [VISITOR, await aStoredLegend()])
		await expect(read(slug, viewer)).rejects.toMatchObject(MISSING)
	expect(await read(slug, editor)).toMatchObject({ isHidden: true, isIndexed: false })
	await db().delete(suspensions).where(eq(suspensions.userId, author.userId))
	expect((await read(slug)).isHidden).toBe(false)
	await db().update(collections).set({ hiddenAt: new Date() }).where(eq(collections.id, id))
	await expect(read(slug)).rejects.toMatchObject(MISSING)
	for (const viewer of [author, editor]) expect((await read(slug, viewer)).isHidden).toBe(true)
})

test('what is withdrawn, hidden or removed from its locker falls out, and the others close up', async () => {
	const legend = await aStoredLegend()
	const created = await createPrompt(legend, aPromptInput(), aClient())
	const saved = await addToLocker(legend, aSavedPrompt())
	const id = await aCollection(legend, { prompts: ['1', created, '14', '2'] })
	await addToCollection(legend, id, { promptId: saved.id, isSaved: true })
	const slug = await shareCollection(legend, id)
	expect((await read(slug)).prompts).toHaveLength(5)
	await db().update(createdPrompts).set({ hiddenAt: new Date() }).where(eq(createdPrompts.id, created))
	await removeSavedPrompt(legend, saved.id)
	const withdrawn = eq(libraryPrompts.id, '14')
	await db().update(libraryPrompts).set({ state: 'withdrawn' }).where(withdrawn)
	await loadLibrary()
	const left = (await read(slug)).prompts.map(({ card }) => card?.id)
	await db().update(libraryPrompts).set({ state: 'published' }).where(withdrawn)
	await loadLibrary()
	expect(left).toEqual(['1', '2'])
})

test('the author’s own saved prompts are shown with their texts, as they are now', async () => {
	const legend = await aStoredLegend()
	const saved = await addToLocker(legend, aSavedPrompt({ title: 'Mine', content: 'Do [this].' }))
	const id = await aCollection(legend, { prompts: [] })
	await addToCollection(legend, id, { promptId: saved.id, isSaved: true })
	const slug = await shareCollection(legend, id)
	expect((await read(slug)).prompts).toMatchObject([
		{ card: null, saved: { title: 'Mine', text: 'Do [this].' } },
	])
	const longer = aSavedPrompt({ title: 'Mine', content: 'y'.repeat(LONGEST_SHOWN + 9) })
	await editSavedPrompt(legend, saved.id, { ...longer, editedAt: new Date() })
	expect((await read(slug)).prompts[0]?.saved?.text).toHaveLength(LONGEST_SHOWN)
})

test('a saved copy of a premium prompt stays locked for who may not read the original, whatever became of that', async () => {
	const legend = await aStoredLegend()
	const secret = 'The words of a premium prompt.'
	const saved = await addToLocker(
		legend,
		aSavedPrompt({ title: 'My copy', content: secret, description: secret }),
	)
	await rememberOrigin(legend, saved.id, { promptId: PREMIUM, language: 'en' })
	const id = await aCollection(legend, { prompts: [] })
	await addToCollection(legend, id, { promptId: saved.id, isSaved: true })
	const slug = await shareCollection(legend, id)
	for (const viewer of [VISITOR, await aStoredMember()]) {
		const found = await read(slug, viewer)
		expect(found.prompts).toMatchObject([{ card: { id: PREMIUM, isOpen: false }, saved: null }])
		expect(JSON.stringify(found)).not.toContain(secret)
	}
	expect((await read(slug, await aStoredSubscriber())).prompts).toMatchObject([{ saved: { text: secret } }])
	const withdrawn = eq(libraryPrompts.id, PREMIUM)
	await db().update(libraryPrompts).set({ state: 'withdrawn' }).where(withdrawn)
	await loadLibrary()
	const left = await read(slug, await aStoredSubscriber())
	await db().update(libraryPrompts).set({ state: 'published' }).where(withdrawn)
	await loadLibrary()
	expect(left.prompts).toEqual([])
})

test('premium words that somebody saved, wrote or noted, wherever they had them from, are shown to who may read them alone', async () => {
	const legend = await aStoredLegend()
	const { promptText, followUp } = cataloguePrompts.find(({ id }) => id === PREMIUM)?.en ?? {
		promptText: '',
		followUp: '',
	}
	const [blank = ''] = /\[[^\]]+\]/.exec(promptText) ?? []
	const filled = `Before.\n${promptText.replaceAll(blank, 'my own words')}\nAfter.`
	const saved = await addToLocker(legend, aSavedPrompt({ title: 'From focus', content: filled }))
	const own = await addToLocker(legend, aSavedPrompt({ title: 'My own', content: 'Do [this].' }))
	const wordsOf = (text: string) =>
		text.match(/[\p{L}\d ,.:;()-]{45,}/gu)?.map((words) => words.trim().slice(0, 45)) ?? []
	const canaries = [...wordsOf(promptText), ...wordsOf(followUp)]
	expect(canaries.length).toBeGreaterThan(5)
	const [line = ''] = promptText.match(/[\p{L}\d ,.:;()-]{45,}/gu) ?? []
	const title = line.trim().slice(0, 115).trim()
	const id = await createCollection(legend, { title, description: followUp }, 'en')
	for (const one of [saved, own]) await addToCollection(legend, id, { promptId: one.id, isSaved: true })
	await addToCollection(legend, id, { promptId: '1', isSaved: false })
	const [, , { id: row = '' } = {}] = (await readOwn(legend, id, 'en')).prompts
	await noteCollected(legend, id, row, { note: promptText.slice(0, 400), seen: markOf('') })
	const slug = await shareCollection(legend, id)
	expect(slug).toMatch(/^a-collection-of-prompts-[a-z0-9]{16}$/)
	for (const viewer of [VISITOR, await aStoredMember()]) {
		for (const language of ['en', 'pt'] as const) {
			const found = await readShared(viewer, slug, language)
			const said = JSON.stringify(found)
			expect(canaries.filter((canary) => said.includes(canary))).toEqual([])
			expect(found.title).toBe('A collection of prompts')
			expect((await findSharedTitle(viewer, slug)).title).toBe(found.title)
			expect(found.prompts).toMatchObject([
				{ card: { id: PREMIUM, isOpen: false }, saved: null },
				{ card: null, saved: { title: 'My own', text: 'Do [this].' } },
				{ card: { id: '1', isOpen: true }, note: '' },
			])
		}
	}
	for (const viewer of [legend, await aStoredSubscriber()]) {
		const found = await read(slug, viewer)
		expect(found).toMatchObject({ title, description: followUp })
		expect((await findSharedTitle(viewer, slug)).title).toBe(title)
		expect(found.prompts).toMatchObject([
			{ saved: { text: filled } },
			{ saved: { title: 'My own' } },
			{ note: promptText.slice(0, 400).trim() },
		])
	}
})
