import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { aStoredLegend } from '../../tests/accounts'
import { aSavedPrompt } from '../../tests/saved-prompts'
import { addToLocker, countSaved, listLocker, pinSavedPrompt } from './locker.server'
import { createCategory, listCategories } from './locker-category.server'
import { exportLocker, exportLockerAsCsv, exportLockerAsJson } from './locker-export.server'
import { importIntoLocker, previewImport } from './locker-import.server'
import type { Legend } from './viewer'

const PLAIN = { withDuplicates: false }
const WILD = aSavedPrompt({
	title: '=HYPERLINK("https://evil.example")',
	content: '  "quoted", and\n\ttabs\n\n-1 ',
	description: '@both; \'sides"',
	tags: ['a,b', '=1', 'é\\'],
})

/** What a locker says, without ids and moments. */
async function wordsIn(legend: Legend) {
	return (await exportLocker(legend))
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
	expect(await importIntoLocker(other, await exportAs(owner), PLAIN)).toBe(2)
	expect(await wordsIn(other)).toEqual(await wordsIn(owner))
	expect(await wordsIn(other)).toMatchObject([{ title: WILD.title, content: WILD.content }, { pinned: true }])
	expect(await listCategories(other)).toMatchObject([{ name: '+Shop' }])
})

test('a spreadsheet runs nothing of an exported CSV file', async () => {
	const csv = await exportLockerAsCsv(await aFullLocker())
	expect(csv).toMatch(/^\uFEFFtitle,content,/)
	expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
	const cells = Papa.parse<string[]>(csv).data.flat()
	expect(cells.length).toBeGreaterThan(20)
	expect(cells.filter((cell) => /^[\s'"]*[=+\-@]/.test(cell) && !cell.startsWith("'"))).toEqual([])
})

test('after a downgrade everything is still there to export', async () => {
	const legend = await aFullLocker()
	const before = await exportLockerAsJson(legend)
	const explorer = { ...legend, tier: 'free' as const }
	expect(await countSaved(explorer)).toBe(2)
	expect(JSON.parse(await exportLockerAsJson(explorer)).prompts).toEqual(JSON.parse(before).prompts)
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
		{ title: 'Wrong', content: 'Tags.', tags: 'no list' },
		'no prompt at all',
		null,
	])
	expect(await previewImport(legend, file)).toMatchObject([
		{ at: 1, isDuplicate: false, prompt: { title: 'New' } },
		{ at: 2, isDuplicate: true },
		{ at: 3, isDuplicate: true },
		{ at: 4, problem: 'title_required' },
		{ at: 5, problem: 'saved_field_invalid', field: 'content' },
		{ at: 6, problem: 'saved_text_too_long' },
		{ at: 7, problem: 'saved_field_invalid', field: 'tags' },
		{ at: 8, problem: 'saved_field_invalid', field: '', shown: '"no prompt at all"' },
		{ at: 9, problem: 'saved_field_invalid' },
	])
	expect((await listLocker(legend)).prompts).toHaveLength(1)
	expect(await importIntoLocker(legend, file, PLAIN)).toBe(1)
	expect(await importIntoLocker(legend, file, PLAIN)).toBe(0)
	expect(await importIntoLocker(legend, file, { withDuplicates: true })).toBe(3)
	expect((await listLocker(legend)).prompts).toHaveLength(5)
})

test('a CSV file of somebody else’s making is read by its column names, in any order and case', async () => {
	const legend = await aStoredLegend()
	const csv =
		'Content;TITLE;tags;category;extra\r\n"Do [this];\nthen that";First;"a, b";Home;x\r\n;Second;;;\r\n'
	expect(await previewImport(legend, csv)).toMatchObject([
		{ prompt: { title: 'First', content: 'Do [this];\nthen that', tags: ['a', 'b'], category: 'Home' } },
		{ at: 2, problem: 'content_required' },
	])
})

test('imported prompts keep the file’s order', async () => {
	const legend = await aStoredLegend()
	const file = Array.from({ length: 30 }, (_, index) => ({ title: `Prompt ${index}`, content: 'x' }))
	await importIntoLocker(legend, JSON.stringify({ prompts: file }), PLAIN)
	expect((await listLocker(legend)).prompts.map(({ title }) => title)).toEqual(file.map(({ title }) => title))
})

test.each([
	['nothing', '', 'import_columns_missing'],
	['prose', 'Dear reader, this is no list.', 'import_columns_missing'],
	['half a JSON file', '[{"title":', 'import_unreadable'],
	['another JSON file', '{"favorites":[]}', 'import_unreadable'],
	['an empty list', '[]', 'import_nothing_found'],
	['a head without rows', 'title,content\n', 'import_nothing_found'],
])('%s is refused with a reason', async (_name, text, message) => {
	const legend = await aStoredLegend()
	await expect(previewImport(legend, text)).rejects.toMatchObject({ status: 400, message })
})

test('a file that does not fit leaves the locker as it was', async () => {
	const legend = await aStoredLegend()
	const file = Array.from({ length: 5_001 }, (_, index) => ({ title: `${index}`, content: 'x' }))
	const wish = importIntoLocker(legend, JSON.stringify(file), PLAIN)
	await expect(wish).rejects.toMatchObject({ status: 400, message: 'locker_full' })
	expect((await listLocker(legend)).prompts).toEqual([])
})
