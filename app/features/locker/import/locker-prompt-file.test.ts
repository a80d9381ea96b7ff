import { expect, test } from 'vitest'
import { fileOf, readFile } from '../../../../tests/support/locker/locker-imports'
import { importEntries } from './import-entries.server'
import { ReadColumns } from './locker-columns.server'

const PLAIN = { description: '', tags: [], category: null, isPinned: false, blanks: [] }

test('a prompt file of VS Code comes in by its name, or as the file is called', async () => {
	const head = `---
name: review-api
description: 'Review an API: it''s short' # for the menu
agent: 'agent'
model: GPT-4o
tools: ['search/codebase', 'edit']
tags:
  - api
  - "code, review"
---

# Review

Look at \${input:file:Which file?}.

---
The end.
`
	const text = `# Review\n\nLook at \${input:file:Which file?}.\n\n---\nThe end.`
	const content = '# Review\n\nLook at [file].\n\n---\nThe end.'
	const blanks = [{ name: 'file', kind: 'short', default: '', choices: [], example: 'Which file?' }]
	expect(await readFile(head, 'api.prompt.md')).toEqual({
		columns: {
			name: 'title',
			description: 'description',
			tags: 'tags',
			'': 'content',
			agent: null,
			model: null,
			tools: null,
		},
		entries: [
			{
				at: 1,
				prompt: {
					...PLAIN,
					title: 'review-api',
					description: "Review an API: it's short",
					tags: ['api', 'code, review'],
					content,
					blanks,
				},
			},
		],
	})
	for (const file of [head.replace('name: review-api\n', ''), text, `---\r\n---\r\n${text}`]) {
		const { entries } = await readFile(file, 'Revisão.prompt.md')
		expect(entries).toMatchObject([{ at: 1, prompt: { title: 'Revisão', content } }])
	}
})

test('the variables of a dotprompt file are blanks, and its helpers stay', async () => {
	const file = `---
# what it is called
name: greetingPrompt
description: >
  Greets a guest
  by name.
model: googleai/gemini-1.5-flash
input:
  default:
    name: Guest
  schema:
    name: string
output:
  format: json
---
{{role "system"}}
Greet {{name}}{{#if style}} in {{style}}{{/if}}.
`
	const { entries, columns } = await readFile(Buffer.from(`\ufeff${file}`, 'utf16le'), 'greeting.prompt')
	expect(entries).toMatchObject([
		{
			prompt: {
				title: 'greetingPrompt',
				description: 'Greets a guest by name.',
				content: '{{role "system"}}\nGreet [name]{{#if style}} in [style]{{/if}}.',
				blanks: [{ name: 'name', kind: 'short', default: 'Guest', choices: [] }],
			},
		},
	])
	expect(columns).toEqual({
		name: 'title',
		description: 'description',
		'': 'content',
		output: null,
		model: null,
	})
})

test('what a dotprompt file tells of its variables comes with them, and what is none stays', async () => {
	const file = `---
model: googleai/gemini-1.5-flash
input:
  default:
    style: formal
    guests: 4
    tags: [a, b]
  schema:
    location: "string, Where it is"
    style?(enum, How it sounds): [formal, 'very, warm']
    size(enum):
      - small
      - large # for many
    guests?: integer, How many
    host(object):
      tags: number, of whom
    tags(array): string
output:
  schema:
    guests: string, not this
---
{{location}} {{ style }} {{size}} {{guests}} {{tags}} {{host.name}} {{#each tags}}{{this}}{{else}}none{{/each}} {{{raw}}} \\{{no}} {{media url=photo}} {{nome_do_país}} {{location}}
`
	const { entries } = await readFile(file, 'Greet.prompt')
	expect(entries).toEqual([
		{
			at: 1,
			prompt: {
				...PLAIN,
				title: 'Greet',
				content:
					'[location] [style] [size] [guests] [tags] {{host.name}} {{#each tags}}{{this}}{{else}}none{{/each}} {{{raw}}} \\{{no}} {{media url=photo}} [nome_do_país] [location]',
				blanks: [
					{ name: 'location', kind: 'short', default: '', choices: [], example: 'Where it is' },
					{
						name: 'style',
						kind: 'choice',
						default: 'formal',
						choices: ['formal', 'very, warm'],
						example: 'How it sounds',
					},
					{ name: 'size', kind: 'choice', default: '', choices: ['small', 'large'] },
					{ name: 'guests', kind: 'number', default: '4', choices: [], example: 'How many' },
				],
			},
		},
	])
	for (const name of ['a.prompt', 'a.md', 'a.prompt.md']) {
		const ours = `---\nname: "Ours"\ndescription: "As it is"\n---\n\nGreet {{name}}`
		expect((await readFile(ours, name)).entries).toMatchObject([
			{ prompt: { content: 'Greet {{name}}', blanks: [] } },
		])
	}
})

test('a prompt file without a prompt, or with a head that never ends, says so', async () => {
	expect((await readFile('---\nname: x\n---\n\n', 'a.prompt')).entries).toMatchObject([
		{ at: 1, problem: 'content_required', field: 'content', shown: 'x' },
	])
	expect((await readFile('---\nname: x\nStill here', 'a.prompt')).entries).toMatchObject([
		{ prompt: { title: 'a', content: '---\nname: x\nStill here' } },
	])
	await expect(readFile('x'.repeat(1_000_001), 'a.prompt')).rejects.toMatchObject({
		message: 'import_entry_too_long',
	})
	await expect(readFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0]), 'a.prompt')).rejects.toMatchObject({
		message: 'import_no_text',
	})
})

test('what VS Code asks for is a blank, which the look tells; its other variables stay', async () => {
	const file = `---\nagent: ask\n---\nReview \${input:what} and \${input:what:again}, at \${input:maxLevel: how deep }: \${selection}`
	const content = `Review [what] and [what], at [maxLevel]: \${selection}`
	const told = { kind: 'short', default: '', choices: [] }
	expect((await readFile(file, 'a.prompt.md')).entries).toMatchObject([
		{
			prompt: {
				content,
				blanks: [
					{ ...told, name: 'what', example: 'again' },
					{ ...told, name: 'maxLevel', example: 'how deep' },
				],
			},
		},
	])
	const columns = new ReadColumns()
	for await (const _ of importEntries(fileOf(file, 'a.prompt.md'), columns));
	expect(columns.all()).toEqual([
		{ name: '', field: 'content', hasTurned: true, signs: `\${input:…}` },
		{ name: 'agent', field: null, isKey: true },
	])
	for (const name of ['a.prompt', 'a.md']) {
		expect((await readFile(`To \${input:what}`, name)).entries).toMatchObject([
			{ prompt: { content: `To \${input:what}`, blanks: [] } },
		])
	}
})
