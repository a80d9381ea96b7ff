import { afterEach, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { setClockAhead } from '~/db/clock.server'
import { readPrompt } from '~/features/library/prompt.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { removeAccount } from '~/features/personal-data/account-removal.server'
import { PASSWORD } from '../../../tests/support/accounts'
import { anAdmin, aPublished, NOTE, titled } from '../../../tests/support/desk'
import { aFile, contentOf, saying } from '../../../tests/support/library'
import { aWord } from '../../../tests/support/prompts'
import { listVersions, readLibraryPrompt, readRecord, readVersion } from './desk.server'
import { listComing } from './desk-list.server'
import { createLibraryPrompt, saveDraft } from './draft.server'
import { declineOffer, readOffer, takeOffer } from './offer.server'
import {
	publishPrompt,
	restoreVersion,
	schedulePrompt,
	unschedulePrompt,
	withdrawPrompt,
} from './publishing.server'
import { publishDue } from './showing.server'

afterEach(() => setClockAhead(undefined))

const HOUR_MS = 3_600_000

const titleOf = async (id: string) => (await readPrompt(VISITOR, id, 'en')).title

test('a prompt goes from an empty page to its readers, and nobody but editors knows of it until then', async () => {
	const by = await anAdmin()
	const id = `made-${aWord()}`
	const content = contentOf(aFile())
	await createLibraryPrompt(by, id, titled(content, ''))
	await expect(publishPrompt(by, id, { revision: 1, note: null })).rejects.toMatchObject({
		code: 'invalid_input',
		message: 'prompt_not_ready',
		details: { problems: [{ code: 'missing', field: 'title', language: 'en' }] },
	})
	const revision = await saveDraft(by, id, { content, basedOn: null, revision: 1 })
	await expect(readPrompt(VISITOR, id, 'en')).rejects.toMatchObject({ code: 'not_found' })
	expect(await publishPrompt(by, id, { revision, note: null })).toBe(1)
	expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ id, title: content.en.title, body: null })
	expect(await readLibraryPrompt(by, id)).toMatchObject({
		state: 'published',
		publishedVersion: 1,
		draft: null,
	})
	const record = await readRecord(by, id)
	expect(record.map(({ action, version, by }) => [action, version, by])).toEqual([
		['publish', 1, by.email],
		['create', null, by.email],
	])
})

test('a version says who made it, when and why, and what it said can be read and restored for good', async () => {
	const by = await anAdmin()
	const { id, content } = await aPublished()
	await saveDraft(by, id, { content: titled(content, 'Second'), basedOn: 1, revision: null })
	await publishPrompt(by, id, { revision: 1, note: NOTE })
	expect(await restoreVersion(by, id, 1, null)).toBe(3)
	expect(await titleOf(id)).toBe(content.en.title)
	expect(await listVersions(by, id)).toMatchObject([
		{ number: 3, origin: 'editor', by: by.email, note: null },
		{ number: 2, origin: 'editor', by: by.email, note: NOTE },
		{ number: 1, origin: 'file', by: null },
	])
	expect((await readVersion(by, id, 2)).en.title).toBe('Second')
	await expect(readVersion(by, id, 4)).rejects.toMatchObject({ code: 'not_found' })
	await expect(restoreVersion(by, id, 4, null)).rejects.toMatchObject({ code: 'not_found' })
})

test('when an editor’s account is deleted, what they made stays an editor’s, and no file overwrites it', async () => {
	const by = await anAdmin()
	const { id, file, content } = await aPublished()
	await saveDraft(by, id, { content: titled(content, 'Theirs'), basedOn: 1, revision: null })
	await publishPrompt(by, id, { revision: 1, note: null })
	await removeAccount(by, PASSWORD)
	await fillLibrary([saying(file, aWord())])
	await renewLibrary()
	expect(await titleOf(id)).toBe('Theirs')
	expect((await listVersions(by, id))[0]).toMatchObject({ number: 2, origin: 'editor', by: null })
})

test('a version is read from the moment it was scheduled for, as it was then, and not if that is taken back', async () => {
	const by = await anAdmin()
	const { id, content } = await aPublished()
	const at = new Date(Date.now() + HOUR_MS)
	await saveDraft(by, id, { content: titled(content, 'In an hour'), basedOn: 1, revision: null })
	const past = schedulePrompt(by, id, { revision: 1, note: NOTE, at: new Date(Date.now() - 1_000) })
	await expect(past).rejects.toMatchObject({ code: 'invalid_input', message: 'moment_is_past' })
	expect(await schedulePrompt(by, id, { revision: 1, note: NOTE, at })).toBe(2)
	expect((await listComing(by)).find((row) => row.id === id)).toMatchObject({
		state: 'published',
		scheduledFor: at,
	})
	await unschedulePrompt(by, id)
	await expect(unschedulePrompt(by, id)).rejects.toMatchObject({ code: 'conflict' })
	await schedulePrompt(by, id, { revision: null, version: 2, note: null, at })
	await publishDue()
	expect(await titleOf(id)).toBe(content.en.title)
	setClockAhead(() => 3_601)
	await publishDue()
	expect(await titleOf(id)).toBe('In an hour')
	expect((await readRecord(by, id))[0]).toMatchObject({ action: 'publish_scheduled', version: 2, by: null })
})

test('a new prompt that is scheduled is called so, and a draft again when that is taken back', async () => {
	const by = await anAdmin()
	const id = `made-${aWord()}`
	const content = contentOf(aFile())
	await createLibraryPrompt(by, id, content)
	await schedulePrompt(by, id, { revision: 1, note: null, at: new Date(Date.now() + HOUR_MS) })
	expect(await readLibraryPrompt(by, id)).toMatchObject({ state: 'scheduled', scheduledVersion: 1 })
	await unschedulePrompt(by, id)
	expect(await readLibraryPrompt(by, id)).toMatchObject({ state: 'draft', scheduledVersion: null })
	await expect(restoreVersion(by, id, 1, null)).rejects.toMatchObject({ code: 'conflict' })
	expect(await publishPrompt(by, id, { revision: null, version: 1, note: null })).toBe(1)
})

test('a withdrawn prompt can come back, and what was scheduled of it does not by itself', async () => {
	const by = await anAdmin()
	const { id, content } = await aPublished()
	await saveDraft(by, id, { content: titled(content, 'Later'), basedOn: 1, revision: null })
	await schedulePrompt(by, id, { revision: 1, note: null, at: new Date(Date.now() + HOUR_MS) })
	await withdrawPrompt(by, id)
	await expect(withdrawPrompt(by, id)).rejects.toMatchObject({ code: 'conflict' })
	await expect(readPrompt(by, id, 'en')).rejects.toMatchObject({ code: 'gone' })
	setClockAhead(() => 7_200)
	await publishDue()
	await expect(readPrompt(by, id, 'en')).rejects.toMatchObject({ code: 'gone' })
	await publishPrompt(by, id, { revision: null, version: 2, note: null })
	expect(await titleOf(id)).toBe('Later')
})

test('of a saving and a publishing at once one is refused, and no text that was saved is lost', async () => {
	const by = await anAdmin()
	for (let round = 1; round <= 8; round += 1) {
		const { id, content } = await aPublished()
		await saveDraft(by, id, { content: titled(content, 'Seen'), basedOn: 1, revision: null })
		const came = await Promise.allSettled([
			publishPrompt(by, id, { revision: 1, note: null }),
			saveDraft(by, id, { content: titled(content, 'Saved'), basedOn: 1, revision: 1 }),
		])
		expect(came.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
		const isSaved = came[1].status === 'fulfilled'
		const { draft } = await readLibraryPrompt(by, id)
		expect(draft?.content.en.title).toBe(isSaved ? 'Saved' : undefined)
	}
})

test('without a draft the version goes out that was seen, checked like a draft, or none', async () => {
	const by = await anAdmin()
	const { id, content } = await aPublished()
	await saveDraft(by, id, { content: titled(content, 'Unseen'), basedOn: 1, revision: null })
	await publishPrompt(by, id, { revision: 1, note: null })
	await withdrawPrompt(by, id)
	const stale = publishPrompt(by, id, { revision: null, version: 1, note: null })
	await expect(stale).rejects.toMatchObject({ code: 'conflict', details: { newest: { number: 2 } } })
	const file = aFile()
	await fillLibrary([{ ...file, en: { ...file.en, credits: '' } }])
	await renewLibrary()
	await withdrawPrompt(by, file.id)
	const unfit = publishPrompt(by, file.id, { revision: null, version: 1, note: null })
	await expect(unfit).rejects.toMatchObject({ code: 'invalid_input', message: 'prompt_not_ready' })
})

test('a note that comes with a version that was made before is told with it, unless one is', async () => {
	const by = await anAdmin()
	const { id } = await aPublished()
	const noteOf = async () => (await listVersions(by, id)).map(({ note }) => note)
	const again = { en: 'Again', pt: 'De novo' }
	expect(await publishPrompt(by, id, { revision: null, version: 1, note: NOTE })).toBe(1)
	expect(await noteOf()).toEqual([NOTE])
	await publishPrompt(by, id, { revision: null, version: 1, note: again })
	expect(await noteOf()).toEqual([NOTE])
})

test('what a newer file offers is taken or left, once, and by whoever has seen the newest', async () => {
	const by = await anAdmin()
	const { id, file, content } = await aPublished()
	await saveDraft(by, id, { content: titled(content, 'By an editor'), basedOn: 1, revision: null })
	await publishPrompt(by, id, { revision: 1, note: null })
	await fillLibrary([saying({ ...file, isPremium: false }, 'offered')])
	const seen = (await readOffer(by, id))?.digest ?? ''
	await fillLibrary([saying({ ...file, isPremium: false }, 'offered-again')])
	await expect(takeOffer(by, id, seen, null)).rejects.toMatchObject({ code: 'conflict' })
	const newer = (await readOffer(by, id))?.digest ?? ''
	await declineOffer(by, id, newer)
	expect(await readOffer(by, id)).toBeNull()
	await fillLibrary([saying({ ...file, isPremium: false }, 'offered-last')])
	const last = (await readOffer(by, id))?.digest ?? ''
	expect(await takeOffer(by, id, last, NOTE)).toBe(3)
	expect(await titleOf(id)).toBe('Title offered-last-en')
	// From then on it is as its file says, and follows it.
	await fillLibrary([saying({ ...file, isPremium: false }, 'after')])
	await renewLibrary()
	expect(await titleOf(id)).toBe('Title after-en')
})
