import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { fileOf, readEntries } from '../../../../tests/support/locker/locker-imports'
import type { ChosenColumns, ChosenField } from './chosen-columns'
import { fileColumns } from './file-columns.server'

const columnsOf = (content: string, name?: string) => fileColumns(fileOf(content, name))
const chosen = (...choices: [ChosenField, string][]): ChosenColumns => new Map(choices)

test('the columns of a table are shown with what stands below, and known by name where they can be', async () => {
	expect(await columnsOf('Nome do prompt;Texto a usar;Pasta\r\nPreço;"Faça; [isto]";Loja\r\n')).toEqual([
		{ name: 'Nome do prompt', sample: 'Preço', field: null },
		{ name: 'Texto a usar', sample: 'Faça; [isto]', field: null },
		{ name: 'Pasta', sample: 'Loja', field: 'category' },
	])
	expect(await columnsOf('What to ask\nWrite a letter\n')).toEqual([
		{ name: 'What to ask', sample: 'Write a letter', field: null },
	])
})

test('the keys of a list are those of its first entries, each with the first text in it', async () => {
	const list = [{ heading: 'One', made: 3 }, 'x', { heading: 'Two', ask: 'Do\nthis.' }]
	for (const file of [JSON.stringify(list), JSON.stringify({ prompts: list })]) {
		expect(await columnsOf(file)).toEqual([
			{ name: 'heading', sample: 'One', field: null },
			{ name: 'made', sample: '', field: null },
			{ name: 'ask', sample: 'Do this.', field: null },
		])
	}
})

test('there is nothing to choose from where a file has no columns, or nothing below them', async () => {
	for (const [content, name] of [
		['Dear reader, this is no list.', 'letter.txt'],
		['title,content\n\n', 'a.csv'],
		['[1, 2]', 'a.json'],
		['---\ntitle: a\n---\nText', 'a.prompt.md'],
		['matches:\n  - trigger: a\n    replace: b\n', 'a.yml'],
	]) {
		expect(await columnsOf(content ?? '', name), name).toEqual([])
	}
})

test('what somebody says of the columns goes before their names', async () => {
	const table = 'title,text,note\nMine,Old,New\n'
	const read = (choice: ChosenColumns) => readEntries(table, 'a.csv', choice)
	expect(await read(chosen(['content', 'note'], ['title', 'text'], ['tags', 'title']))).toMatchObject([
		{ prompt: { title: 'Old', content: 'New', tags: ['Mine'], description: '' } },
	])
	expect(await read(chosen(['content', 'note']))).toMatchObject([
		{ prompt: { title: 'New', content: 'New', tags: [] } },
	])
	await expect(read(chosen(['title', 'title']))).rejects.toMatchObject({ message: 'import_columns_missing' })
	const list = JSON.stringify([{ ask: 'Write.', pinned: true }, { ask: ' ' }, { other: 'x' }])
	expect(await readEntries(list, 'a.json', chosen(['content', 'ask']))).toMatchObject([
		{ at: 1, prompt: { title: 'Write.', content: 'Write.', isPinned: true } },
		{ at: 2, problem: 'title_required' },
		{ at: 3, problem: 'title_required' },
	])
})

test('a list whose keys say nothing is told from one with bad entries', async () => {
	const unknown = JSON.stringify([{ ask: 'Write.' }, 'x', { other: 'y' }])
	await expect(readEntries(unknown)).rejects.toMatchObject({ message: 'import_columns_missing' })
	expect(await readEntries('["x", 1]')).toMatchObject([{ at: 1 }, { at: 2 }])
	expect(await readEntries('[{"title":"A"}]')).toMatchObject([{ problem: 'content_required' }])
})

test('tags of a column that was chosen may stand between semicolons too', async () => {
	const table = 'q\tmarks\nWrite.\tone; two\nRead.\tthree, four'
	const read = readEntries(table, 'a.csv', chosen(['content', 'q'], ['tags', 'marks']))
	expect(await read).toMatchObject([
		{ prompt: { tags: ['one', 'two'] } },
		{ prompt: { tags: ['three', 'four'] } },
	])
})

/** As programs name their columns: anything but what begins a JSON list, which no table does. */
const Name = fc.string({ minLength: 1, maxLength: 60 }).filter((name) => /^[^\s[{"'=+\-@|]/.test(name))

test('whatever the columns of a table are called, each can be chosen as it is shown', async () => {
	const Table = fc.record({
		names: fc.uniqueArray(Name, { minLength: 2, maxLength: 6, selector: (name) => name.slice(0, 40).trim() }),
		delimiter: fc.constantFrom(',', ';', '\t'),
	})
	await fc.assert(
		fc.asyncProperty(Table, async ({ names, delimiter }) => {
			const rows = [names, names.map((_, place) => `Text ${place}`)]
			const csv = Papa.unparse(rows, { delimiter, quotes: true })
			const columns = await columnsOf(csv)
			for (const { name, sample } of columns) {
				const [entry] = await readEntries(csv, 'a.csv', chosen(['content', name]))
				expect(entry).toMatchObject({ prompt: { content: sample, title: sample } })
			}
		}),
	)
})
