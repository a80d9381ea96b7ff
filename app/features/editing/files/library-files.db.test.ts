import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, like, or } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PromptContent } from '~/content/catalogue'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { categoryText } from '~/features/library/category-text.server'
import { readPrompt } from '~/features/library/prompt.server'
import {
	libraryCategoryTexts,
	libraryPrompts,
	libraryVersions,
} from '~/features/library/versions/schema.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'
import { findPrompts } from '~/features/search/search.server'
import { anAdmin, aPublished, NOTE, titled } from '../../../../tests/support/desk'
import { addUnseen, aFile, contentOf } from '../../../../tests/support/library'
import { aWord } from '../../../../tests/support/prompts'
import { readCategoryTexts, saveCategoryTexts } from '../category-texts.server'
import { createLibraryPrompt, saveDraft } from '../draft.server'
import { DraftContent } from '../prompt-content'
import { movePrompt, publishPrompt } from '../publishing.server'
import { exportLibrary } from './export.server'
import { importLibrary } from './import.server'
import { CATEGORIES, filesOf, VersionFile } from './library-file.server'

const folder = mkdtempSync(join(tmpdir(), 'pronto-library-files-'))
/** The library as its files were taken in. */
const untouched = mkdtempSync(join(tmpdir(), 'pronto-library-files-'))
beforeAll(() => exportLibrary(untouched))
afterAll(() => rmSync(untouched, { recursive: true, force: true }))
beforeEach(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Every file of a folder, by its name in it. */
function everyFile(folder: string): Map<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	)
	return new Map(
		files
			.map((entry) => join(entry.parentPath, entry.name))
			.sort()
			.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
	)
}

/** As if the prompts that tests made had never been here. */
async function forgetMade(): Promise<void> {
	const isMade = or(like(libraryPrompts.id, 'file-%'), like(libraryPrompts.id, 'made-%'))
	await db().delete(libraryPrompts).where(isMade)
	await db().delete(libraryCategoryTexts)
	await loadLibrary()
}

test('the library comes back from its files as it was: every state, version, draft, offer and address', async () => {
	await addUnseen()
	const by = await anAdmin()
	const { id, content } = await aPublished()
	await movePrompt(by, id, `moved-${aWord()}`)
	await saveDraft(by, id, { content: titled(content, 'Second'), basedOn: 1, revision: null })
	await publishPrompt(by, id, { revision: 1, note: NOTE })
	await createLibraryPrompt(by, `made-${aWord()}`, titled(content, ''))
	const { number: seen, texts } = await readCategoryTexts(by, 'finance')
	const told = { ...texts, pt: { line: `Linha ${aWord()}`, description: 'Uma frase.' } }
	await saveCategoryTexts(by, 'finance', { seen, texts: told })
	const count = await exportLibrary(folder)
	const before = everyFile(folder)
	expect(count).toBe(await db().$count(libraryPrompts))
	await forgetMade()
	await expect(readPrompt(VISITOR, id, 'en')).rejects.toMatchObject({ code: 'not_found' })
	expect(await importLibrary(folder)).toBe(count)
	expect((await readPrompt(VISITOR, id, 'en')).title).toBe('Second')
	expect(categoryText('finance', 'pt')).toEqual(told.pt)
	const { prompts } = await findPrompts(VISITOR, 'en', { query: 'Second', category: null, after: null })
	expect(prompts.map((prompt) => prompt.id)).toContain(id)
	await exportLibrary(folder)
	expect(everyFile(folder)).toEqual(before)
	// Again it changes nothing.
	await importLibrary(folder)
	await exportLibrary(folder)
	expect(everyFile(folder)).toEqual(before)
})

test('whatever a version says, its file says the same', () => {
	const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((odd) => `${odd}\n[${odd}]\t`)
	const base = contentOf(aFile())
	const run = fc.property(text, text, fc.array(text, { maxLength: 4 }), (promptText, title, tags) => {
		const said: PromptContent = DraftContent.parse({
			...base,
			en: { ...base.en, promptText, title, tags, steps: tags },
			pt: { ...base.pt, promptText: title, followUp: promptText },
		})
		const at = new Date()
		const version = { origin: 'editor' as const, by: null, at, note: null, content: said }
		const prompt = {
			...{ id: 'one', address: 'one', formerAddresses: [], state: 'draft' as const, position: 0 },
			...{ publishedVersion: null, publishedAt: null, updatedOn: null, scheduledVersion: null },
			...{ scheduledFor: null, fileDigests: [], filePublishedOn: null },
		}
		const files = filesOf({ prompt, versions: [version], draft: null, offer: null })
		expect(VersionFile.parse(JSON.parse(files.get('version-1.json') ?? ''))).toEqual(version)
	})
	fc.assert(run, { numRuns: 200 })
})

test('a text stands in its file line by line, and nothing says who an editor is', async () => {
	const file = readFileSync(join(untouched, '1', 'version-1.json'), 'utf8')
	const { promptText } = (await readPrompt(VISITOR, '1', 'en')).body ?? { promptText: '' }
	for (const line of promptText.split('\n')) expect(file).toContain(`\t${JSON.stringify(line)}`)
	expect([...everyFile(untouched).values()].join('\n')).not.toContain('@pronto.test')
})

test('what an editor did here is not lost: another past or draft is refused, and nothing of the folder comes in', async () => {
	const by = await anAdmin()
	const [one, other] = [await aPublished(), await aPublished()]
	await exportLibrary(folder)
	await saveDraft(by, one.id, { content: titled(one.content, 'Only here'), basedOn: 1, revision: null })
	await expect(importLibrary(folder)).rejects.toThrow(`${one.id}: an editor is writing here.`)
	await publishPrompt(by, one.id, { revision: 1, note: null })
	// Readers here have seen more than the folder knows.
	await expect(importLibrary(folder)).rejects.toThrow(
		`${one.id}: an editor has published another version here.`,
	)
	const path = join(folder, other.id, 'version-1.json')
	writeFileSync(path, readFileSync(path, 'utf8').replace(other.content.en.title, 'From the folder'))
	await expect(importLibrary(folder)).rejects.toThrow(one.id)
	expect((await readPrompt(VISITOR, one.id, 'en')).title).toBe('Only here')
	expect((await readPrompt(VISITOR, other.id, 'en')).title).toBe(other.content.en.title)
	rmSync(join(folder, one.id), { recursive: true })
	const mark = join(folder, 'library.json')
	const { prompts }: { prompts: number } = JSON.parse(readFileSync(mark, 'utf8'))
	writeFileSync(mark, JSON.stringify({ format: 1, prompts: prompts - 1 }))
	await importLibrary(folder)
	// Of a file's version another text is taken over, and read at once.
	expect((await readPrompt(VISITOR, other.id, 'en')).title).toBe('From the folder')
	expect(await db().$count(libraryVersions, eq(libraryVersions.promptId, other.id))).toBe(1)
})

test.each<[string, (path: (name: string) => string) => void]>([
	['no mark', (path) => rmSync(path('library.json'))],
	['a prompt missing', (path) => rmSync(path('21'), { recursive: true })],
	['a file that is no JSON', (path) => writeFileSync(path('1/version-1.json'), '{')],
	['a version missing', (path) => rmSync(path('1/version-1.json'))],
	[
		'another prompt’s file',
		(path) => writeFileSync(path('1/prompt.json'), readFileSync(path('2/prompt.json'))),
	],
	['a file that is too large', (path) => writeFileSync(path('1/version-1.json'), ' '.repeat(2_000_001))],
])('a folder with %s is refused in words', async (_name, spoil) => {
	cpSync(untouched, folder, { recursive: true })
	spoil((name) => join(folder, name))
	await expect(importLibrary(folder)).rejects.toMatchObject({ name: 'ImportError' })
	expect((await readPrompt(VISITOR, '1', 'en')).body?.promptText).toContain('[')
})

test('an export over an earlier one takes away what is no more, and nothing that is not the library’s', async () => {
	const by = await anAdmin()
	const { id, content } = await aPublished()
	await saveDraft(by, id, { content, basedOn: 1, revision: null })
	await exportLibrary(folder)
	writeFileSync(join(folder, 'README.md'), 'Ours.')
	writeFileSync(join(folder, id, 'notes.txt'), 'Ours, too.')
	await publishPrompt(by, id, { revision: 1, note: null })
	const { id: gone } = await aPublished()
	await exportLibrary(folder)
	await db().delete(libraryPrompts).where(eq(libraryPrompts.id, gone))
	await exportLibrary(folder)
	const names = [...everyFile(folder).keys()]
	expect(names).toEqual(expect.arrayContaining(['README.md', `${id}/notes.txt`]))
	expect(names.filter((name) => name.startsWith(gone) || name === `${id}/draft.json`)).toEqual([])
})

test('what an editor tells of a category here is not lost to a folder that says otherwise', async () => {
	const by = await anAdmin()
	await exportLibrary(folder)
	const { number: seen, texts } = await readCategoryTexts(by, 'marketing')
	const told = { ...texts, en: { line: `Line ${aWord()}`, description: 'A sentence.' } }
	await saveCategoryTexts(by, 'marketing', { seen, texts: told })
	const path = join(folder, CATEGORIES)
	const other = { category: 'marketing', texts: [{ by: null, at: new Date(), content: texts }] }
	writeFileSync(path, JSON.stringify([other]))
	await expect(importLibrary(folder)).rejects.toThrow(/^marketing: an editor tells/)
	// A folder that was written before anything was kept of categories leaves them as they are.
	rmSync(path)
	await importLibrary(folder)
	expect((await readCategoryTexts(by, 'marketing')).texts).toEqual(told)
})
