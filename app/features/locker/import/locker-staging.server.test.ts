import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { anyText } from '../../../../tests/support/any-text'
import { readEntries as read } from '../../../../tests/support/locker/locker-imports'
import { SavedPromptInput } from '../locker-form'
import { readRow } from './locker-csv.server'
import { CSV_COLUMNS, joinTags, toCell } from './locker-file'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const PLAIN = { description: '', tags: [], category: null, isPinned: false, blanks: [] }

test('a table of somebody else’s making is read by the names of its columns, in any order and case', async () => {
	const csv =
		'\n Content ;TITLE;tags;category;extra\r\n"Do [this];\nthen ""that""";First;"a, b";Home;x\r\n;;;;\r\n;Second;;;'
	expect(await read(csv)).toMatchObject([
		{
			at: 3,
			prompt: { title: 'First', content: 'Do [this];\nthen "that"', tags: ['a', 'b'], category: 'Home' },
		},
		{ at: 5, problem: 'content_required', field: 'content', shown: 'Second' },
	])
	for (const delimiter of [',', ';', '\t', '|']) {
		const table = [
			['title', 'content'],
			['a, b; c', 'd|e\tf'],
		]
		expect(await read(Papa.unparse(table, { delimiter, newline: '\n' })), delimiter).toMatchObject([
			{ prompt: { title: 'a, b; c', content: 'd|e\tf' } },
		])
	}
})

test('a row of a table has the number that a spreadsheet shows', async () => {
	const rows = [
		['First', 'Three\nlines\n\nin a cell'],
		['', ''],
		['', 'No title'],
		[' ', ''],
		['Last', 'text'],
	]
	for (const delimiter of [',', ';', '\t', '|']) {
		for (const newline of ['\n', '\r\n', '\r']) {
			for (const above of [[], [['', '']], [[''], ['', ' '], ['']]]) {
				const head = above.length + 1
				const csv = Papa.unparse([...above, ['title', 'content'], ...rows], { delimiter, newline })
				expect(await read(`${csv}${newline}${newline}`), JSON.stringify(csv)).toMatchObject([
					{ at: head + 1, prompt: { title: 'First' } },
					{ at: head + 3, problem: 'title_required' },
					{ at: head + 5, prompt: { title: 'Last' } },
				])
			}
		}
	}
})

test('the line by which a spreadsheet is told the sign between the columns is none of its rows', async () => {
	for (const line of ['sep=;\r\n', 'SEP=;\n', '"sep=;"\r\n', '\ufeffsep=;\r']) {
		expect(await read(`${line}title;content\nFirst;text\n;\n;No title`), line).toMatchObject([
			{ at: 2, prompt: { title: 'First', content: 'text' } },
			{ at: 4, problem: 'title_required' },
		])
	}
})

test('a first column without a name, as tables of numbered rows have it, moves no other column', async () => {
	for (const delimiter of [',', '\t']) {
		const csv = Papa.unparse(
			[
				['', 'title', 'content'],
				['0', 'First', 'text'],
			],
			{ delimiter },
		)
		expect(await read(csv)).toMatchObject([{ prompt: { title: 'First', content: 'text' } }])
	}
})

test('what Excel writes in Brazil comes in as it was written, with Portuguese names of columns', async () => {
	const csv =
		'Título;Conteúdo;DESCRIÇÃO;etiquetas;Categoria;Fixado\r\nAção;"Diga “olá” – já";É só;"a, b";Loja;sim\r\n'
	const special = new Map([
		['“', 0x93],
		['”', 0x94],
		['–', 0x96],
	])
	const inWindows = Uint8Array.from([...csv].map((sign) => special.get(sign) ?? sign.charCodeAt(0)))
	const swapped = Buffer.from(`\ufeff${csv}`, 'utf16le').swap16()
	for (const file of [inWindows, Buffer.from(`\ufeff${csv}`, 'utf16le'), swapped, `\ufeff${csv}`, csv]) {
		expect(await read(file)).toEqual([
			{
				at: 2,
				prompt: {
					title: 'Ação',
					content: 'Diga “olá” – já',
					description: 'É só',
					tags: ['a', 'b'],
					category: 'Loja',
					blanks: [],
					isPinned: true,
				},
			},
		])
	}
})

test('a text of more than one piece keeps signs that lie across two of them', async () => {
	const content = `${'x'.repeat(80_000)}é€😀`
	const file = JSON.stringify(times(40).map((index) => ({ title: `${index}`, content })))
	const all = await read(file)
	expect(all).toHaveLength(40)
	for (const entry of all) expect(entry).toMatchObject({ prompt: { content } })
})

test.each(['sim', ' SIM ', 'yes', 'TRUE', '1', 'verdadeiro'])(
	'“%s” in the column of pins pins',
	async (said) => {
		const csv = await read(`title,content,pinned\nPinned,x,${said}\nLoose,x,não\nEmpty,x,\n`)
		const json = await read(JSON.stringify([{ title: 'a', content: 'b', is_pinned: said }]))
		expect([...csv, ...json]).toMatchObject([
			{ prompt: { isPinned: true } },
			{ prompt: { isPinned: false } },
			{ prompt: { isPinned: false } },
			{ prompt: { isPinned: true } },
		])
	},
)

test('what the locker’s functions answer is read too, and what is missing is empty', async () => {
	const row = {
		title: 'a',
		content: 'b',
		category_name: 'Shop',
		is_pinned: true,
		description: null,
		tags: null,
	}
	expect(await read(JSON.stringify([row, { title: 'a', content: 'b' }]))).toEqual([
		{ at: 1, prompt: { ...PLAIN, title: 'a', content: 'b', category: 'Shop', isPinned: true } },
		{ at: 2, prompt: { ...PLAIN, title: 'a', content: 'b' } },
	])
	const file = { exportedAt: '[,{', prompts: [row], 'and "more"': [[{}]] }
	expect(await read(JSON.stringify(file, null, '\t'))).toMatchObject([{ at: 1, prompt: { title: 'a' } }])
})

test('tags in one text are split at their commas, and single words count as tags', async () => {
	for (const [tags, split] of [
		['email, b2b,email', ['email', 'b2b']],
		[
			['a, b', 2024],
			['a, b', '2024'],
		],
		[7, ['7']],
		['', []],
		[null, []],
	]) {
		const [entry] = await read(JSON.stringify([{ title: '1', content: 'x', tags }]))
		expect(entry).toMatchObject({ prompt: { tags: split } })
	}
})

test('a bad entry is told with its field and enough of it to be found', async () => {
	const file = [
		{ title: '', content: 'No title.' },
		{ title: 'No content' },
		{ title: 'x'.repeat(301), content: 'Too long a title.' },
		{ title: 'Wrong', content: 'Tags.', tags: { no: 'list' } },
		{ title: 'Wrong', content: 'Category.', category: 'x'.repeat(101) },
		{ title: { toString: 1 }, content: { valueOf: 1 } },
		'no prompt at all',
		null,
	]
	expect(await read(JSON.stringify(file))).toEqual([
		{ at: 1, problem: 'title_required', field: 'title', shown: 'No title.' },
		{ at: 2, problem: 'content_required', field: 'content', shown: 'No content' },
		{ at: 3, problem: 'saved_text_too_long', field: 'title', shown: 'x'.repeat(120) },
		{ at: 4, problem: 'saved_field_invalid', field: 'tags', shown: 'Wrong: Tags.' },
		{ at: 5, problem: 'saved_text_too_long', field: 'category', shown: 'Wrong: Category.' },
		{ at: 6, problem: 'saved_field_invalid', field: 'title', shown: '' },
		{ at: 7, problem: 'saved_field_invalid', field: '', shown: 'no prompt at all' },
		{ at: 8, problem: 'saved_field_invalid', field: '', shown: '' },
	])
	const deep = `[${'['.repeat(5_000)}${']'.repeat(5_000)},{"__proto__":1,"text":"x"}]`
	expect(await read(deep)).toMatchObject([{ problem: 'saved_field_invalid' }, { problem: 'title_required' }])
})

test('a quotation mark that is never closed is told in its row', async () => {
	expect(await read('title,content\nOne,5" x\nTwo,"never\nThree,x\n')).toMatchObject([
		{ at: 2, prompt: { content: '5" x' } },
		{ at: 3, problem: 'import_quote_open', shown: 'Two,"never\nThree,x' },
	])
	expect(await read('title,content\nOne,x\n"\n')).toMatchObject([
		{ at: 2, prompt: { title: 'One' } },
		{ at: 3, problem: 'import_quote_open' },
	])
})

test('a row is read as the library reads it that writes our files', () => {
	const cell = fc.oneof(anyText, fc.stringMatching(/^[",;\s a]{0,8}$/))
	fc.assert(
		fc.property(
			fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
			fc.constantFrom(',', ';', '\t', '|'),
			fc.constantFrom('\n', '\r\n', '\r'),
			(rows, delimiter, newline) => {
				const text = Papa.unparse(rows, { delimiter, newline })
				const read: string[][] = []
				for (let at = 0; read.length < rows.length; ) {
					const row = readRow(text, at, delimiter)
					read.push(row.cells)
					at = row.end
				}
				expect(read).toEqual(rows)
			},
		),
	)
})

test('any prompts that an export writes come back word for word', async () => {
	const text = fc.oneof(anyText, fc.stringMatching(/^[\s'"\\=+\-@,;|\u200b\u2060\u180e\u00ad]{0,6}$/))
	const prompt = fc
		.record({ title: text, content: text, description: text, tags: fc.array(text, { maxLength: 4 }) })
		.map((words) => ({ ...words, title: `t${words.title}`.slice(0, 200), content: `${words.content}c` }))
		.map((words) => SavedPromptInput.parse({ ...words, categoryId: null }))
	await fc.assert(
		fc.asyncProperty(fc.array(prompt, { minLength: 1, maxLength: 4 }), async (prompts) => {
			const rows = prompts.map(({ title, content, description, tags }) =>
				[title, content, description, joinTags(tags)].map(toCell),
			)
			const csv = Papa.unparse([CSV_COLUMNS.slice(0, 4), ...rows])
			const counted = (first: number) =>
				prompts.map(({ categoryId: _, ...words }, index) => ({
					at: first + index,
					prompt: { ...PLAIN, ...words },
				}))
			expect(await read(`\ufeff${csv}\r\n`)).toEqual(counted(2))
			expect(await read(JSON.stringify({ prompts }))).toEqual(counted(1))
		}),
	)
})
