import { expect, test } from 'vitest'
import { fileOf, readEntries, readFile } from '../../../../tests/support/locker/locker-imports'
import { importEntries } from './import-entries.server'
import { ReadColumns } from './locker-columns.server'

const PLAIN = { description: '', tags: [], category: null, isPinned: false, blanks: [] }

test('the CSV file of prompts.chat comes in', async () => {
	const file =
		'act,prompt,for_devs,type,contributor\n' +
		'"Linux Terminal","I want you to act as a linux terminal. I will type commands, and you ""reply"".\n\nMy first command is pwd",TRUE,TEXT,f\n' +
		'Travel Guide,I will write you my location.,FALSE,TEXT,"koksalkapucuoglu,koksalkapucuoglu"\n'
	expect(await readFile(file)).toEqual({
		columns: { act: 'title', prompt: 'content', for_devs: null, type: null, contributor: null },
		entries: [
			{
				at: 2,
				prompt: {
					...PLAIN,
					title: 'Linux Terminal',
					content:
						'I want you to act as a linux terminal. I will type commands, and you "reply".\n\nMy first command is pwd',
				},
			},
			{ at: 3, prompt: { ...PLAIN, title: 'Travel Guide', content: 'I will write you my location.' } },
		],
	})
})

test('blanks of prompts.chat become ours, with what they begin with; what is none of them stays', async () => {
	const content = (text: string) => `act,prompt,for_devs,type,contributor\nA,"${text}",FALSE,TEXT,f\n`
	const read = async (text: string) => (await readEntries(content(text)))[0]
	const first = { kind: 'short', choices: [] }
	expect(
		await read(
			`\${Task:Write code} for {{ the client }} in \${Ton e voz}, \${Task:again}, \${days: 3 } days`,
		),
	).toMatchObject({
		prompt: {
			content: '[Task] for [the client] in [Ton e voz], [Task], [days] days',
			blanks: [
				{ ...first, name: 'Task', default: 'Write code' },
				{ ...first, name: 'days', default: '3' },
			],
		},
	})
	for (const other of [
		`\${{ secrets.KEY }} {{{raw}}} {{#if x}} {{/if}} {{> part}} {{a.b}} \${a.b} \${} {{}} \${open {{open`,
		`{{name}}(address) \${name}(address)`,
		`{{${'x'.repeat(61)}}}`,
	])
		expect(await read(other)).toMatchObject({ prompt: { content: other, blanks: [] } })
	expect(await readEntries('act,prompt\nA,Write to {{name}}.')).toMatchObject([
		{ prompt: { content: 'Write to [name].' } },
	])
	const ours = 'act,prompt,for_devs,type,contributor\r\nA,Write to {{name}}.,FALSE,TEXT,\r\n'
	expect(await readEntries(ours)).toMatchObject([{ prompt: { content: 'Write to {{name}}.' } }])
	expect(await readEntries('title,content\nA,Write to {{name}}.')).toMatchObject([
		{ prompt: { content: 'Write to {{name}}.' } },
	])
})

test('that blanks were written otherwise is told of a file, and only then', async () => {
	const columnsOf = async (file: string) => {
		const columns = new ReadColumns()
		for await (const _ of importEntries(fileOf(file), columns));
		return columns.all().filter(({ hasTurned }) => hasTurned)
	}
	expect(await columnsOf('act,prompt\nA,One\nB,To {{name}}')).toEqual([
		{ name: 'prompt', field: 'content', hasTurned: true },
	])
	expect(await columnsOf('act,prompt\nA,One [name]')).toEqual([])
	expect(await columnsOf('[{"title":"A","text":"To {{name}}","folder":""}]')).toEqual([
		{ name: 'text', field: 'content', hasTurned: true },
	])
})

const GENIUS = {
	...PLAIN,
	title: 'Cold mail',
	content: 'Write to {{name}}, briefly.',
	description: 'First contact',
	category: 'Sales',
	tags: ['b2b', 'mail, short'],
}

test('AI Prompt Genius’s CSV files come in, those of each of its versions, with semicolons between the tags', async () => {
	for (const head of [
		'title,text,description,folder,tags',
		'title,content,description,folder,tags',
		'Title,Text,Description,Folder,Tags - Separated with semicolons',
	]) {
		const row = 'Cold mail,"Write to {{name}}, briefly.",First contact,Sales,"b2b;mail, short"'
		const { entries, columns } = await readFile(`${head}\n${row}\nOther,Say hello,,,`)
		expect(entries, head).toEqual([
			{ at: 2, prompt: { ...GENIUS, content: 'Write to [name], briefly.' } },
			{ at: 3, prompt: { ...PLAIN, title: 'Other', content: 'Say hello' } },
		])
		expect(Object.values(columns)).toEqual(['title', 'content', 'description', 'category', 'tags'])
	}
	const commas = await readFile('title,text,folder,tags\nOne,x,Sales,"b2b, mail"\n')
	expect(commas.entries).toMatchObject([{ prompt: { tags: ['b2b', 'mail'] } }])
})

test('what other tools call groups and labels comes in as category and tags', async () => {
	const file = 'Name;Body;Group;Labels\nKickoff;Write to the client;Clients;"email, kickoff"\n'
	expect(await readFile(file)).toEqual({
		columns: { Name: 'title', Body: 'content', Group: 'category', Labels: 'tags' },
		entries: [
			{
				at: 2,
				prompt: {
					...PLAIN,
					title: 'Kickoff',
					content: 'Write to the client',
					category: 'Clients',
					tags: ['email', 'kickoff'],
				},
			},
		],
	})
	const folders = await readFile('Name,Prompt,Folder,Labels\nKickoff,x,Clients,"email, kickoff"\n')
	expect(folders.entries).toMatchObject([{ prompt: { category: 'Clients', tags: ['email', 'kickoff'] } }])
	const themes = await readFile('Nome;Prompt;Tema;Palavras-chave\nReunião;x;Clientes;"e-mail, ata"\n')
	expect(themes.entries).toMatchObject([{ prompt: { category: 'Clientes', tags: ['e-mail', 'ata'] } }])
})

test('AI Prompt Genius’s JSON file comes in', async () => {
	const prompt = { id: '1c5c', title: 'Cold mail', text: GENIUS.content, description: 'First contact' }
	const file = [{ ...prompt, tags: GENIUS.tags, folder: 'Sales', lastChanged: 1_711_000_000_000 }]
	const { entries, columns } = await readFile(JSON.stringify(file))
	expect(entries).toEqual([{ at: 1, prompt: { ...GENIUS, content: 'Write to [name], briefly.' } }])
	expect(columns).toMatchObject({ text: 'content', folder: 'category', id: null, lastChanged: null })
	const bare = { title: 'Bare', text: 'To {{name}}, {{if long {more::text}}}', tags: [], lastChanged: 1 }
	expect(await readEntries(JSON.stringify([bare, { ...bare, folder: null }]))).toMatchObject(
		[1, 2].map((at) => ({ at, prompt: { content: 'To [name], {{if long {more::text}}}', category: null } })),
	)
})

test('blanks of other JSON files stay as they are', async () => {
	for (const names of [
		['title', 'content'],
		['name', 'text'],
	] as const) {
		const file = JSON.stringify([Object.fromEntries(names.map((name) => [name, 'Write to {{name}}.']))])
		expect(await readEntries(file)).toMatchObject([{ prompt: { content: 'Write to {{name}}.' } }])
	}
})

test('Raycast’s snippets come in, and their keyword is a tag', async () => {
	const file = [
		{ name: 'Review', text: 'Review {clipboard}', keyword: ';rev' },
		{ name: 'No keyword', text: 'Hello {cursor}' },
	]
	expect(await readFile(JSON.stringify(file, null, 2))).toEqual({
		columns: { name: 'title', text: 'content', keyword: 'tags' },
		entries: [
			{ at: 1, prompt: { ...PLAIN, title: 'Review', content: 'Review [clipboard]', tags: [';rev'] } },
			{ at: 2, prompt: { ...PLAIN, title: 'No keyword', content: 'Hello ' } },
		],
	})
})

test('our own names go before those of other tools, in whatever order they stand', async () => {
	const csv = await readFile('name,text,title,content\nno,no,Title,Content\n')
	expect(csv.entries).toMatchObject([{ prompt: { title: 'Title', content: 'Content' } }])
	expect(csv.columns).toEqual({ title: 'title', content: 'content', name: null, text: null })
	const json = await readFile(
		JSON.stringify([{ name: 'Name', title: null, text: 'Text', content: 'Content' }]),
	)
	expect(json.entries).toMatchObject([{ prompt: { title: 'Name', content: 'Content' } }])
})

test('of the columns that a file has only so many are told', async () => {
	const keys = Array.from({ length: 500 }, (_, index) => [`k${index}`, index])
	const { columns } = await readFile(
		JSON.stringify([{ ...Object.fromEntries(keys), title: 'a', content: 'b' }]),
	)
	expect(Object.keys(columns)).toHaveLength(60)
	expect(columns).toMatchObject({ title: 'title', content: 'content' })
})

test('what Raycast asks for or fills in is a blank, and where the cursor would stand is nothing', async () => {
	const read = async (text: string, more: object = {}) =>
		(await readEntries(JSON.stringify([{ name: 'A', text, ...more }])))[0]
	const told = { kind: 'short', choices: [] }
	expect(
		await read(
			'Dear {argument name="who" default="Ana"}, {argument name="tone" options="happy, sad" default="happy"} {argument name="who"}{cursor} {argument} {argument default="Bo"}',
		),
	).toMatchObject({
		prompt: {
			content: 'Dear [who], [tone] [who] [argument] [argument 2]',
			blanks: [
				{ ...told, name: 'who', default: 'Ana' },
				{ name: 'tone', kind: 'choice', default: 'happy', choices: ['happy', 'sad'] },
				{ ...told, name: 'argument 2', default: 'Bo' },
			],
		},
	})
	expect(
		await read(
			'{clipboard | trim} {clipboard offset=1} {date format="yyyy-MM-dd" offset="+2d"} {date +2d} {time} {datetime} {day} {uuid} {selection} {browser-tab} {snippet name="Sign [off]"}',
		),
	).toMatchObject({
		prompt: {
			content:
				'[clipboard] [clipboard] [date] [date] [time] [datetime] [day] [uuid] [selection] [browser-tab] [Sign off]',
			blanks: [],
		},
	})
	for (const other of ['{name} {{clipboard}} {dates} {} {cursors} {argument', '{date}(address)']) {
		expect(await read(other)).toMatchObject({ prompt: { content: other, blanks: [] } })
	}
	expect(await read('To {clipboard}', { category: 'Mine' })).toMatchObject({
		prompt: { content: 'To {clipboard}' },
	})
	const long = 'x'.repeat(5_001)
	expect(
		await read(
			`{argument name="a" default="${long.slice(0, 1_900)}"} {argument name="${long.slice(0, 90)}"}`,
		),
	).toMatchObject({
		prompt: { content: `[a] [${'x'.repeat(60)}]` },
	})
	const many = Array.from({ length: 300 }, (_, at) => `{argument name="n${at}" default="${'y'.repeat(500)}"}`)
	expect(await read(many.join(' '))).toMatchObject({
		prompt: { content: expect.stringMatching(/^\[n0\] .*\[n299\]$/) },
	})
})

test('the dates of our own files are set anew, and nothing is said of them', async () => {
	const json = await readFile('[{"title":"A","content":"B","createdAt":"2026","updatedAt":"2026"}]')
	expect(json.columns).toEqual({ title: 'title', content: 'content' })
	const csv = await readFile('title,content,created_at,updated_at\nA,B,2026,2026\n')
	expect(csv.columns).toEqual({ title: 'title', content: 'content' })
})
