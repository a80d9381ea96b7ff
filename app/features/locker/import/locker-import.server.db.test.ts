import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { purgeExpired } from '~/features/personal-data/expired.server'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { every, wholeText } from '../../../../tests/support/locker/exported'
import { fileOf, importFile, previewFile } from '../../../../tests/support/locker/locker-imports'
import { aSavedPrompt, everySaved } from '../../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../../tests/support/people'
import { addToLocker, countSaved, pinSavedPrompt } from '../locker.server'
import { createCategory, listCategories } from '../locker-category.server'
import { exportLocker, exportLockerAsCsv, exportLockerAsJson } from '../locker-export.server'
import { lockerImports } from '../schema.server'
import { importIntoLocker } from './locker-import.server'
import { readImport, stageImport } from './locker-staging.server'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const WILD = aSavedPrompt({
	title: '=HYPERLINK("https://evil.example")',
	content: '  "quoted", and\n\ttabs\n\n-1 ',
	description: '@both; \'sides"',
	tags: ['a,b', '=1', 'é\\'],
})

/** What a locker says, without ids and moments. */
async function wordsIn(legend: Legend) {
	return (await every(exportLocker(legend)))
		.map(({ createdAt: _, updatedAt: __, ...words }) => words)
		.toSorted((one, other) => (one.title < other.title ? -1 : 1))
}

async function aFullLocker(): Promise<Legend> {
	const legend = await aStoredLegend()
	const { id: categoryId } = await createCategory(legend, '+Shop')
	await addToLocker(legend, WILD)
	const { id } = await addToLocker(legend, aSavedPrompt({ categoryId }))
	await pinSavedPrompt(legend, id, true)
	return legend
}

test.each([
	['JSON', exportLockerAsJson],
	['CSV', exportLockerAsCsv],
] as const)('what one Legend exports as %s another imports word for word', async (_name, exportAs) => {
	const [owner, other] = [await aFullLocker(), await aStoredLegend()]
	expect(await importFile(other, await wholeText(exportAs(owner)))).toBe(2)
	expect(await wordsIn(other)).toEqual(await wordsIn(owner))
	expect(await wordsIn(other)).toMatchObject([{ title: WILD.title, content: WILD.content }, { pinned: true }])
	expect(await listCategories(other)).toMatchObject([{ name: '+Shop' }])
})

test('what differs by spaces at its ends alone is in the locker already', async () => {
	const legend = await aStoredLegend()
	const title = 'Ends'
	await addToLocker(legend, aSavedPrompt({ title, content: ' \n\tAsk me.\u00a0 \r\n' }))
	const file = (content: string) => JSON.stringify([{ title, content }])
	for (const [content, fresh] of [
		['Ask me.\u00a0', 0],
		['\n Ask me.\u00a0\t', 0],
		['Ask me.', 1],
		['Ask  me.\u00a0', 1],
	] as const)
		expect(await previewFile(legend, file(content))).toMatchObject({ fresh, duplicates: 1 - fresh })
})

test('a spreadsheet runs nothing of an exported CSV file', async () => {
	const csv = await wholeText(exportLockerAsCsv(await aFullLocker()))
	expect(csv).toMatch(/^\uFEFFtitle,content,/)
	expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
	const cells = Papa.parse<string[]>(csv).data.flat()
	expect(cells.length).toBeGreaterThan(20)
	expect(cells.filter((cell) => /^[\s'"]*[=+\-@]/.test(cell) && !cell.startsWith("'"))).toEqual([])
})

test('after a downgrade everything is still there to export', async () => {
	const legend = await aFullLocker()
	const before = await wholeText(exportLockerAsJson(legend))
	const explorer = { ...legend, tier: 'free' as const }
	expect(await countSaved(explorer)).toBe(2)
	expect(JSON.parse(await wholeText(exportLockerAsJson(explorer))).prompts).toEqual(
		JSON.parse(before).prompts,
	)
})

test('a preview tells new ones, duplicates and bad rows with their reasons, and writes nothing', async () => {
	const legend = await aStoredLegend()
	await addToLocker(legend, aSavedPrompt({ title: 'There', content: 'Here already.' }))
	const file = JSON.stringify([
		{ title: 'New', content: 'One.' },
		{ title: 'There', content: 'Here already.' },
		{ title: 'New', content: 'One.' },
		{ title: '', content: 'No title.' },
		{ title: 'No content' },
		{ title: 'x'.repeat(301), content: 'Too long a title.' },
		{ title: 'Wrong', content: 'Tags.', tags: { no: 'list' } },
		{ title: 'Wrong', content: 'Category.', category: 'x'.repeat(101) },
		'no prompt at all',
		null,
	])
	expect(await previewFile(legend, file)).toMatchObject({
		fresh: 1,
		duplicates: 2,
		bad: 7,
		goodEntries: [
			{ at: 1, isDuplicate: false, title: 'New', category: null },
			{ at: 2, isDuplicate: true },
			{ at: 3, isDuplicate: true },
		],
		badEntries: [
			{ at: 4, problem: 'title_required', field: 'title', shown: 'No title.' },
			{ at: 5, problem: 'content_required', field: 'content', shown: 'No content' },
			{ at: 6, problem: 'saved_text_too_long', field: 'title', shown: 'x'.repeat(120) },
			{ at: 7, problem: 'saved_field_invalid', field: 'tags' },
			{ at: 8, problem: 'saved_text_too_long', field: 'category' },
			{ at: 9, problem: 'saved_field_invalid', field: '', shown: 'no prompt at all' },
			{ at: 10, problem: 'saved_field_invalid' },
		],
	})
	expect(await everySaved(legend)).toHaveLength(1)
	expect(await importFile(legend, file)).toBe(1)
	expect(await importFile(legend, file)).toBe(0)
	expect(await importFile(legend, file, { withDuplicates: true })).toBe(3)
	expect(await everySaved(legend)).toHaveLength(5)
})

test('a preview tells what the columns were taken for, and which stay behind', async () => {
	const legend = await aStoredLegend()
	expect(await previewFile(legend, 'act,prompt,for_devs\nGuide,x,TRUE\n')).toMatchObject({
		columns: [
			{ name: 'act', field: 'title' },
			{ name: 'prompt', field: 'content' },
			{ name: 'for_devs', field: null },
		],
	})
})

test('files of one text and two names are two prompts', async () => {
	const legend = await aStoredLegend()
	const wish = { withDuplicates: false }
	for (const name of ['one.prompt.md', 'two.prompt.md']) {
		await importIntoLocker(legend, await stageImport(legend, fileOf('Do [this].', name)), wish)
	}
	expect((await everySaved(legend)).map(({ title }) => title).toSorted()).toEqual(['one', 'two'])
})

test('a long preview comes in pages, bad rows first, and each page says what is in the whole file', async () => {
	const legend = await aStoredLegend()
	const prompts = times(100).map((index) => ({ title: `${index} ${'long '.repeat(40)}`, content: 'x' }))
	const file = JSON.stringify([...prompts, { title: 'Bad' }])
	const first = await previewFile(legend, file)
	const totals = { fresh: 100, duplicates: 0, bad: 1, pages: 3 }
	expect(first).toMatchObject({ ...totals, page: 1, badEntries: [{ at: 101 }] })
	expect(first.goodEntries).toHaveLength(39)
	expect(first.goodEntries[0]?.title).toHaveLength(80)
	const last = await previewFile(legend, file, 3)
	expect(last).toMatchObject({ ...totals, page: 3, badEntries: [] })
	expect(last.goodEntries.map(({ at }) => at)).toEqual(times(21).map((index) => 80 + index))
	expect(await previewFile(legend, file, 99)).toEqual(last)
	expect(await previewFile(legend, file, -1)).toEqual(first)
})

test('a file that is imported four times at once is stored once', async () => {
	const legend = await aStoredLegend()
	const file = JSON.stringify(
		times(20).map((index) => ({ title: `${index}`, content: 'x', category: 'Shelf' })),
	)
	expect(await Promise.all(times(4).map(() => importFile(legend, file)))).toContain(20)
	expect(await countSaved(legend)).toBe(20)
	expect(await listCategories(legend)).toHaveLength(1)
})

test('a second press on “Import” writes nothing, and hears the same', async () => {
	const legend = await aStoredLegend()
	const hash = await stageImport(legend, fileOf('title,content\nOne,x\nTwo,x\n'))
	const wish = { withDuplicates: true }
	const presses = times(4).map(() => importIntoLocker(legend, hash, wish))
	expect((await Promise.all(presses)).map(({ count }) => count)).toEqual([2, 2, 2, 2])
	expect(await countSaved(legend)).toBe(2)
})

test('what somebody looked into is nobody else’s, goes when another file is chosen, and after an hour', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const gone = { status: 404, message: 'import_gone' }
	const file = fileOf('title,content\nMine,x\n')
	const hash = await stageImport(legend, file)
	await expect(readImport(other, hash, 1)).rejects.toMatchObject(gone)
	await expect(importIntoLocker(other, hash, { withDuplicates: false })).rejects.toMatchObject(gone)
	await stageImport(legend, fileOf('title,content\nOther,x\n'))
	await expect(readImport(legend, hash, 1)).rejects.toMatchObject(gone)
	await stageImport(legend, file)
	await purgeExpired()
	expect(await readImport(legend, hash, 1)).toMatchObject({ fresh: 1 })
	const [mine, ago] = [eq(lockerImports.userId, legend.userId), new Date(Date.now() - 61 * 60_000)]
	await db().update(lockerImports).set({ createdAt: ago }).where(mine)
	await purgeExpired()
	await expect(readImport(legend, hash, 1)).rejects.toMatchObject(gone)
	expect(await db().select().from(lockerImports).where(mine)).toEqual([])
})

test('a file that breaks off leaves nothing to look at', async () => {
	const legend = await aStoredLegend()
	const good = JSON.stringify(times(250).map((index) => ({ title: `${index}`, content: 'x' })))
	await expect(previewFile(legend, `${good.slice(0, -1)},{"title":}]`)).rejects.toMatchObject({
		message: 'import_unreadable',
	})
	expect(await db().select().from(lockerImports).where(eq(lockerImports.userId, legend.userId))).toEqual([])
})

test('imported prompts keep the file’s order', async () => {
	const legend = await aStoredLegend()
	const file = Array.from({ length: 30 }, (_, index) => ({ title: `Prompt ${index}`, content: 'x' }))
	await importFile(legend, JSON.stringify({ prompts: file }))
	expect((await everySaved(legend)).map(({ title }) => title)).toEqual(file.map(({ title }) => title))
})

test('a file that does not fit leaves the locker as it was', async () => {
	const legend = await aStoredLegend()
	await addToLocker(legend, aSavedPrompt())
	const file = times(5_000).map((index) => ({ title: `${index}`, content: 'x' }))
	const wish = importFile(legend, JSON.stringify(file))
	await expect(wish).rejects.toMatchObject({ status: 400, message: 'locker_full' })
	expect(await countSaved(legend)).toBe(1)
})

test('a file that is read another way is looked at anew, and brings what was chosen', async () => {
	const legend = await aStoredLegend()
	const file = fileOf('title,text,note\nMine,Old,New\n')
	const plain = await stageImport(legend, file)
	const chosen = await stageImport(legend, file, { chosen: new Map([['content', 'note']]) })
	expect(chosen).not.toBe(plain)
	expect(await readImport(legend, chosen, 1)).toMatchObject({
		isTable: true,
		goodEntries: [{ at: 2, title: 'New', text: 'New', tags: [], category: null, isDuplicate: false }],
	})
	await expect(readImport(legend, plain, 1)).rejects.toMatchObject({ message: 'import_gone' })
	expect((await importIntoLocker(legend, chosen, { withDuplicates: false })).count).toBe(1)
	expect(await everySaved(legend)).toMatchObject([{ title: 'New', content: 'New' }])
	expect(await previewFile(legend, '[{"title":"A","content":"B"}]')).toMatchObject({ isTable: false })
})
