import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PromptContent, PromptWords } from '~/content/catalogue'
import { VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { addFavorite } from '~/features/library/marks/favorite.server'
import { listImproved, readPromptNews } from '~/features/library/marks/improved.server'
import { markSeen, markUsed } from '~/features/library/marks/marks.server'
import { favorites, promptUses } from '~/features/library/schema.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { aStoredMember } from '../../../../tests/support/accounts'
import { anAdmin, NOTE, titled } from '../../../../tests/support/desk'
import { aFile, contentOf } from '../../../../tests/support/library'
import { saveDraft } from '../draft.server'
import {
	publishPrompt,
	restoreVersion,
	schedulePrompt,
	unschedulePrompt,
	withdrawPrompt,
} from '../publishing.server'
import { CHANGES_AT_ONCE, parseBefore, readChanges } from './changes.server'

const ENGLISH = { language: 'en', before: null } as const
const READER = { language: 'en', timeZone: 'UTC' } as const
const LATER = new Date('2999-01-01T09:00:00Z')

/** What only a premium prompt may say of its answer. */
function opened(content: PromptContent, isPremium: boolean): PromptContent {
	const answerParts = [{ heading: 'Part', note: 'what stands there' }]
	const said = ({ answerParts: _, ...words }: PromptWords) => (isPremium ? { ...words, answerParts } : words)
	return { ...content, isPremium, en: said(content.en), pt: said(content.pt) }
}

/** A published prompt whose second version was never shown, whose third is, and whose next waits. */
async function aPast(isPremium: boolean) {
	const by = await anAdmin()
	const file = aFile()
	const { id } = file
	const content = opened(contentOf(file), isPremium)
	await fillLibrary([{ ...file, ...content }])
	await renewLibrary()
	const draft = (title: string, basedOn: number) =>
		saveDraft(by, id, { content: titled(content, `${title} ${id}`), basedOn, revision: null })
	await draft('Never shown', 1)
	await schedulePrompt(by, id, { revision: 1, note: NOTE, at: LATER })
	await unschedulePrompt(by, id)
	await draft('Shown now', 2)
	await publishPrompt(by, id, { revision: 1, note: NOTE })
	await draft('Waits', 3)
	await schedulePrompt(by, id, { revision: 1, note: NOTE, at: LATER })
	await draft('Being written', 4)
	return { id, by, content }
}

test('a reader sees the versions that were published, each with what differs from the published one before', async () => {
	const { id } = await aPast(false)
	const changed = await readChanges(VISITOR, id, ENGLISH)
	expect(changed.changes.map(({ number, note, isFirst }) => [number, note, isFirst])).toEqual([
		[3, NOTE.en, false],
		[1, null, true],
	])
	expect(changed.changes[0]?.difference?.fields.map(({ field }) => field)).toEqual(['title'])
	expect(changed.names).toEqual({ title: 'Title' })
	const said = JSON.stringify(changed)
	expect(said).toContain('Shown')
	for (const unseen of ['Never', 'Waits', 'written']) expect(said).not.toContain(unseen)
})

test('who may not read a premium text gets the notes alone, and a subscriber the differences', async () => {
	const { id } = await aPast(true)
	const subscriber: Viewer = { ...(await aStoredMember()), tier: 'premium' }
	// Differences are kept once they were found out: not for who may not read them.
	const first = await readChanges(subscriber, id, ENGLISH)
	expect(first.changes[0]?.difference?.fields).toHaveLength(1)
	expect(await readChanges(subscriber, id, ENGLISH)).toEqual(first)
	const changed = await readChanges(VISITOR, id, ENGLISH)
	expect(changed).toMatchObject({ isOpen: false, names: {} })
	expect(changed.changes).toMatchObject([
		{ number: 3, note: NOTE.en, difference: null },
		{ number: 1, note: null, difference: null },
	])
	const told = await readChanges(VISITOR, id, { language: 'pt', before: null })
	expect(told.changes[0]).toMatchObject({ note: NOTE.pt, difference: null })
})

test('what was free once is a subscriber’s where the prompt is premium now, and the other way round', async () => {
	for (const isPremium of [true, false]) {
		const { id, by, content } = await aPast(isPremium)
		const other = opened(content, !isPremium)
		await saveDraft(by, id, { content: other, basedOn: 4, revision: 1 })
		await publishPrompt(by, id, { revision: 2, note: null })
		const { changes } = await readChanges(VISITOR, id, ENGLISH)
		expect(changes.map(({ number }) => number)).toEqual([5, 3, 1])
		expect(changes.map(({ difference }) => difference)).toEqual([null, null, null])
	}
})

test('a prompt that is withdrawn or unknown tells of no version', async () => {
	const { id, by } = await aPast(false)
	await withdrawPrompt(by, id)
	await expect(readChanges(VISITOR, id, ENGLISH)).rejects.toMatchObject({ code: 'gone' })
	await expect(readChanges(VISITOR, 'nothing', ENGLISH)).rejects.toMatchObject({ status: 404 })
	expect(await readPromptNews(VISITOR, id, READER)).toBeUndefined()
})

test('a long past is told in parts', async () => {
	let file = aFile({ isPremium: false })
	for (let at = 0; at <= CHANGES_AT_ONCE; at += 1) {
		file = { ...file, en: { ...file.en, title: `Title ${at}` } }
		await fillLibrary([file])
	}
	await renewLibrary()
	const newest = await readChanges(VISITOR, file.id, ENGLISH)
	expect(newest).toMatchObject({ next: 2 })
	expect(newest.changes.at(-1)).toMatchObject({ number: 2, isFirst: false })
	const before = parseBefore(new URLSearchParams('before=2'))
	const oldest = await readChanges(VISITOR, file.id, { language: 'en', before })
	expect(oldest).toMatchObject({ next: null, changes: [{ number: 1, isFirst: true }] })
	for (const wrong of ['0', '-1', '1e3', '9999999999', 'x']) {
		expect(parseBefore(new URLSearchParams({ before: wrong }))).toBeNull()
	}
})

test('of long texts fewer versions come at once, each of them once, and no page is long', async () => {
	let file = aFile({ isPremium: false })
	const [count, lines] = [8, 200]
	for (let at = 0; at < count; at += 1) {
		const said = Array.from(
			{ length: lines },
			(_, line) => `Line ${line} of version ${at}: ${'word '.repeat(12)}`,
		)
		file = { ...file, en: { ...file.en, promptText: said.join('\n') } }
		await fillLibrary([file])
	}
	await renewLibrary()
	const told: number[] = []
	let pages = 0
	for (let before: number | null = count + 1; before !== null; pages += 1) {
		const page = await readChanges(VISITOR, file.id, { language: 'en', before })
		expect(JSON.stringify(page).length).toBeLessThan(100_000)
		told.push(...page.changes.map(({ number }) => number))
		before = page.next
	}
	expect(told).toEqual(Array.from({ length: count }, (_, at) => count - at))
	expect(pages).toBeGreaterThan(1)
})

test('who used or saved a prompt before its newest note is told of it, and nobody else', async () => {
	const { id } = await aPast(true)
	const [used, saved, both, since, nobody] = await Promise.all([1, 2, 3, 4, 5].map(() => aStoredMember()))
	if (!used || !saved || !both || !since || !nobody) throw new Error('There are five people.')
	const today = new Date().toISOString().slice(0, 10)
	const saveBefore = async (member: typeof saved) => {
		await addFavorite(member, id)
		const before = { createdAt: sql`now() - interval '3 days'` }
		await db().update(favorites).set(before).where(eq(favorites.userId, member.userId))
	}
	await markUsed(used, id, '2026-01-05')
	// As one is stored that was made before its moment was.
	await db().update(promptUses).set({ usedAt: null }).where(eq(promptUses.userId, used.userId))
	await saveBefore(saved)
	await saveBefore(both)
	await markUsed(both, id, today)
	await addFavorite(since, id)
	expect(await readPromptNews(used, id, READER)).toEqual({
		changes: `/prompt/${id}/changes`,
		improved: { mark: 'used', day: '2026-01-05', note: NOTE.en },
	})
	expect((await readPromptNews(saved, id, { ...READER, language: 'pt' }))?.improved).toMatchObject({
		mark: 'saved',
		note: NOTE.pt,
	})
	// The same day, but of the text before.
	await db()
		.update(promptUses)
		.set({ usedAt: new Date('2026-01-05') })
		.where(eq(promptUses.userId, both.userId))
	expect((await readPromptNews(both, id, READER))?.improved).toEqual({
		mark: 'used',
		day: today,
		note: NOTE.en,
	})
	const { id: other } = await aPast(false)
	const { id: unknown } = aFile()
	await markUsed(both, other, '2026-01-05')
	const listed = await listImproved(both, [other, unknown, id], READER)
	expect(listed.get(id)).toEqual({ mark: 'used', day: today, note: NOTE.en })
	expect([...(await listImproved(saved, [id, other], { ...READER, language: 'pt' }))]).toEqual([
		[id, expect.objectContaining({ mark: 'saved', note: NOTE.pt })],
	])
	expect(await listImproved(saved, [], READER)).toEqual(new Map())
	for (const viewer of [since, nobody, VISITOR]) {
		expect(await listImproved(viewer, [id, other], READER)).toEqual(new Map())
	}
	for (const viewer of [used, both]) await markSeen(viewer, id)
	expect((await listImproved(both, [id], READER)).has(id)).toBe(false)
	expect((await readPromptNews(saved, id, READER))?.improved).not.toBeNull()
	await markSeen(saved, id)
	await expect(markSeen(saved, 'no-prompt')).rejects.toMatchObject({ code: 'not_found' })
	for (const viewer of [used, saved, both, since, nobody, VISITOR]) {
		expect(await readPromptNews(viewer, id, READER)).toEqual({
			changes: `/prompt/${id}/changes`,
			improved: null,
		})
	}
})

test('where a change was taken back, who knows the text that stands again is told of none', async () => {
	const { id, by, content } = await aPast(false)
	const member = await aStoredMember()
	await addFavorite(member, id)
	const change = async (title: string, basedOn: number, revision: number | null) => {
		await saveDraft(by, id, { content: titled(content, `${title} ${id}`), basedOn, revision })
		return publishPrompt(by, id, { revision: (revision ?? 0) + 1, note: NOTE })
	}
	await change('Better', 4, 1)
	expect((await listImproved(member, [id], READER)).has(id)).toBe(true)
	const restored = await restoreVersion(by, id, 3, null)
	expect(await listImproved(member, [id], READER)).toEqual(new Map())
	await change('Better again', restored, null)
	expect((await listImproved(member, [id], READER)).has(id)).toBe(true)
})

test('a prompt that never changed has nothing to tell', async () => {
	const file = aFile()
	await fillLibrary([file])
	await renewLibrary()
	expect(await readPromptNews(VISITOR, file.id, READER)).toBeUndefined()
})
