import { expect, test } from 'vitest'
import { fileOf, readEntries as read } from '../../../../tests/support/locker/locker-imports'
import { importEntries } from './import-entries.server'
import { ReadColumns } from './locker-columns.server'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const ALL_BYTES = Uint8Array.from(times(256))

test.each([
	['an empty file', '', 'import_empty'],
	['a file of white space', ' \r\n\t', 'import_empty'],
	['a picture', ALL_BYTES, 'import_no_text'],
	['prose', 'Dear reader, this is no list.', 'import_columns_missing'],
	['half a JSON file', '[{"title":', 'import_unreadable'],
	['a JSON file that ends early', '[{"title":"a","content":"b"}', 'import_unreadable'],
	['a JSON file whose last entry is broken', '[{"title":"a","content":"b"},{"title":}]', 'import_unreadable'],
	['a JSON file with something behind it', '[{"title":"a","content":"b"}] x', 'import_unreadable'],
	['another JSON file', '{"favorites":[]}', 'import_unreadable'],
	['an empty list', '[]', 'import_nothing_found'],
	['an empty list of an object', '{"exportedAt":1,"prompts":[ ]}', 'import_nothing_found'],
	['a head without rows', 'title,content\n', 'import_nothing_found'],
	['a list of 5,001', `[${'0,'.repeat(5_000)}0]`, 'import_too_many'],
	['a list of two million', `[${'0,'.repeat(2_000_000)}0]`, 'import_too_many'],
	['a table of 5,001 rows', `title,content\n${'a,b\n'.repeat(5_001)}`, 'import_too_many'],
	['a table of blank rows', `title,content\n${',\n'.repeat(100_000)}`, 'import_too_many'],
	['a table of blank rows and no head', ',\n'.repeat(100_000), 'import_columns_missing'],
	['one giant cell', `title,content\n"a","${'x'.repeat(2_000_000)}"`, 'import_entry_too_long'],
	['a cell of quotation marks', `title,content\na,${'"'.repeat(2_000_000)}`, 'import_entry_too_long'],
	['one giant text', `[{"title":"a","content":"${'x'.repeat(2_000_000)}"}]`, 'import_entry_too_long'],
	['a million columns', `title,content\n${','.repeat(2_000_000)}`, 'import_entry_too_long'],
	['a deep list', '['.repeat(2_000_000), 'import_too_many_fields'],
	[
		'half a million columns',
		`title,content${',a'.repeat(490_000)}\n${'t,c\n'.repeat(40)}`,
		'import_too_many_fields',
	],
	['201 columns', `title;content${';a'.repeat(199)}\nt;c\n`, 'import_too_many_fields'],
	['an entry of 90,000 keys', `[{${times(90_000).map((at) => `"k${at}":1`)}}]`, 'import_too_many_fields'],
	['an entry of nested lists', `[{"title":"a","x":[${'[[]],'.repeat(90_000)}0]}]`, 'import_too_many_fields'],
] as const)('%s is refused with a reason', async (_name, file, message) => {
	await expect(read(file)).rejects.toMatchObject({ status: 400, message })
})

test('200 columns are read, of one name the first, and cells behind the last column count for nothing', async () => {
	const csv = `title,content,TÍTULO${',x'.repeat(197)}\nOne,text,no,${',y'.repeat(400_000)}\n,,,z\nTwo,text,no\n`
	expect(await read(csv)).toMatchObject([
		{ at: 2, prompt: { title: 'One', content: 'text' } },
		{ at: 3, problem: 'title_required' },
		{ at: 4, prompt: { title: 'Two' } },
	])
})

test('commas and brackets within a text are no values of its entry', async () => {
	const content = ',[{'.repeat(30_000)
	expect(await read(JSON.stringify([{ title: 'a', content }]))).toMatchObject([{ prompt: { content } }])
})

test('once nobody waits for it, no more of a file is read', async () => {
	for (const file of [`title,content\n${'a,b\n'.repeat(5_000)}`, `[${'0,'.repeat(4_999)}0]`]) {
		const caller = new AbortController()
		let count = 0
		const reading = (async () => {
			for await (const _ of importEntries(fileOf(file), new ReadColumns(), caller.signal)) {
				count += 1
				if (count === 10) caller.abort()
			}
		})()
		await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
		expect(count).toBe(10)
	}
})

test('5,000 entries are read', async () => {
	expect(await read(`[${'0,'.repeat(4_999)}0]`)).toHaveLength(5_000)
	expect(await read(`title,content\n${'a,b\n'.repeat(5_000)}`)).toHaveLength(5_000)
	expect(await read(`title,content\n${'a,b\n,\n'.repeat(5_000)}`)).toHaveLength(5_000)
})
