import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PromptContent } from '~/content/catalogue'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { previewPrompt, readPrompt } from '~/features/library/prompt.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { libraryPrompts } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { anAdmin, aPublished, NOTE, titled } from '../../../tests/support/desk'
import { aFile, contentOf, saying } from '../../../tests/support/library'
import { aWord } from '../../../tests/support/prompts'
import { readLibraryPrompt } from './desk.server'
import { checkDraft, createLibraryPrompt, discardDraft, saveDraft } from './draft.server'
import { publishPrompt, schedulePrompt, unschedulePrompt } from './publishing.server'

const titleOf = async (id: string) => (await readPrompt(VISITOR, id, 'en')).title

test('of two editors who write at once, the later is told what the other one stored, and loses nothing', async () => {
	const [one, other] = [await anAdmin(), await anAdmin()]
	const { id, content } = await aPublished()
	const wish = { basedOn: 1, revision: null }
	expect(await saveDraft(one, id, { ...wish, content: titled(content, 'By one') })).toBe(1)
	const late = saveDraft(other, id, { ...wish, content: titled(content, 'By the other') })
	await expect(late).rejects.toMatchObject({
		code: 'conflict',
		details: {
			draft: { content: { en: { title: 'By one' } }, revision: 1, by: one.email },
			newest: { number: 1 },
		},
	})
	const over = { basedOn: 1, revision: 1, content: titled(content, 'By both') }
	expect(await saveDraft(other, id, over)).toBe(2)
	// Its answer was lost: the same again is no conflict.
	expect(await saveDraft(other, id, over)).toBe(2)
	await expect(saveDraft(one, id, { ...over, content })).rejects.toMatchObject({ code: 'conflict' })
	await expect(publishPrompt(one, id, { revision: 1, note: null })).rejects.toMatchObject({
		code: 'conflict',
	})
	await expect(discardDraft(one, id, 1)).rejects.toMatchObject({ code: 'conflict' })
	expect(await titleOf(id)).toBe(content.en.title)
})

test('of many savings at once exactly one is stored over what they were made of', async () => {
	const by = await anAdmin()
	const { id, content } = await aPublished()
	const savings = Array.from({ length: 6 }, (_, at) =>
		saveDraft(by, id, { content: titled(content, `Number ${at}`), basedOn: 1, revision: null }),
	)
	const came = await Promise.allSettled(savings)
	expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	expect((await readLibraryPrompt(by, id)).draft?.revision).toBe(1)
})

test('of two editors who publish the same draft at once one does, and it is one version', async () => {
	const [one, other] = [await anAdmin(), await anAdmin()]
	const { id, content } = await aPublished()
	await saveDraft(one, id, { content: titled(content, 'Once'), basedOn: 1, revision: null })
	const wish = { revision: 1, note: null }
	const came = await Promise.allSettled([publishPrompt(one, id, wish), publishPrompt(other, id, wish)])
	expect(came.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect((await readLibraryPrompt(one, id)).newest?.number).toBe(2)
})

test('a draft that was made of an older version is not published over the newer one', async () => {
	const by = await anAdmin()
	const { id, file, content } = await aPublished()
	const draft = titled(content, 'A draft of before')
	await saveDraft(by, id, { content: draft, basedOn: 1, revision: null })
	await fillLibrary([saying({ ...file, isPremium: false }, `newer-${aWord()}`)])
	await renewLibrary()
	const early = publishPrompt(by, id, { revision: 1, note: NOTE })
	await expect(early).rejects.toMatchObject({
		code: 'conflict',
		details: { newest: { number: 2, origin: 'file' } },
	})
	const revision = await saveDraft(by, id, { content: draft, basedOn: 2, revision: 1 })
	expect(await publishPrompt(by, id, { revision, note: NOTE })).toBe(3)
	expect(await titleOf(id)).toBe('A draft of before')
})

test('a text that stands in another prompt is not published, nor a title twice, nor a neighbour that is not there', async () => {
	const by = await anAdmin()
	const [one, other] = [await aPublished(), await aPublished()]
	const copied: PromptContent = {
		...one.content,
		relatedPrompts: ['1', one.id, 'nothing'],
		en: { ...one.content.en, title: other.content.en.title, promptText: other.content.en.promptText },
	}
	const problems = await checkDraft(by, one.id, copied)
	expect(problems.map(({ code, about }) => [code, about.split(':')[0]])).toEqual([
		['related_unknown', one.id],
		['related_unknown', 'nothing'],
		['title_taken', other.id],
		['shared_run', other.id],
	])
	expect(await checkDraft(by, one.id, one.content)).toEqual([])
})

test('a title is taken in either language by a prompt that waits for its day, and by no draft', async () => {
	const by = await anAdmin()
	const id = `made-${aWord()}`
	const waiting = contentOf(aFile())
	await createLibraryPrompt(by, id, waiting)
	const one = await aPublished()
	const title = `  ${waiting.pt.title.toUpperCase()} `
	const same: PromptContent = { ...one.content, pt: { ...one.content.pt, title } }
	expect(await checkDraft(by, one.id, same)).toEqual([])
	const at = new Date(Date.now() + 3_600_000)
	await schedulePrompt(by, id, { revision: 1, note: null, at })
	expect(await checkDraft(by, one.id, same)).toMatchObject([
		{ code: 'title_taken', language: 'pt', field: 'title', about: id },
	])
	expect(await checkDraft(by, id, waiting)).toEqual([])
	await unschedulePrompt(by, id)
	expect(await checkDraft(by, one.id, same)).toEqual([])
})

test('an editor sees a draft as visitors and subscribers would', async () => {
	const by = await anAdmin()
	const content = titled(contentOf(aFile()), 'Not yet')
	const seen = await previewPrompt(by, 'new', content, { as: 'visitor', language: 'en' })
	expect(seen).toMatchObject({ title: 'Not yet', body: null, isIndexed: false })
	expect(JSON.stringify(seen)).not.toContain(content.en.promptText.slice(0, 40))
	const whole = await previewPrompt(by, 'new', content, { as: 'subscriber', language: 'pt' })
	expect(whole.body?.promptText).toBe(content.pt.promptText)
})

test('a draft that is discarded takes a prompt along that has never been more', async () => {
	const by = await anAdmin()
	const id = `made-${aWord()}`
	await createLibraryPrompt(by, id, contentOf(aFile()))
	await discardDraft(by, id, 1)
	await expect(readLibraryPrompt(by, id)).rejects.toMatchObject({ code: 'not_found' })
	await expect(discardDraft(by, id, 1)).rejects.toMatchObject({ code: 'not_found' })
	expect(await db().$count(libraryPrompts, eq(libraryPrompts.id, id))).toBe(0)
	await createLibraryPrompt(by, id, contentOf(aFile()))
})
