import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLANK_KINDS } from '~/content/catalogue'
import { anyText } from '../../../../tests/support/any-text'
import { readFile } from '../../../../tests/support/locker/locker-imports'
import type { FiledPrompt } from '../import/locker-file'
import { SavedPromptInput, storable } from '../locker-form'
import { LOCKER_FORMATS } from './locker-formats'
import { writePrompts } from './locker-writers.server'
import en from './words/en.json'
import pt from './words/pt.json'

type Format = Parameters<typeof writePrompts>[1]

async function* these(prompts: readonly FiledPrompt[]) {
	yield* prompts
}

async function written(prompts: readonly FiledPrompt[], format: Format): Promise<Buffer<ArrayBuffer>> {
	const pieces: Uint8Array[] = []
	for await (const piece of writePrompts(these(prompts), format)) pieces.push(Buffer.from(piece))
	return Buffer.concat(pieces)
}

/** What comes back of prompts that went out in a format. */
async function back(prompts: readonly FiledPrompt[], format: Format) {
	const { entries } = await readFile(await written(prompts, format), LOCKER_FORMATS[format].file)
	return entries.map((entry) => ('prompt' in entry ? entry.prompt : entry))
}

const AT = '2026-01-02T03:04:05.000Z'
const filed = (given: Partial<FiledPrompt> = {}): FiledPrompt => ({
	title: 'Cold mail',
	content: 'Write to [name].\n\n- brief\n  - "warm"\n\n---\nThe end: #1',
	description: 'First contact',
	tags: ['b2b', 'mail, short'],
	category: 'Sales: north',
	pinned: true,
	blanks: [{ name: 'name', kind: 'choice', default: 'Ana', choices: ['Ana', 'Bo, "the" other'] }],
	createdAt: AT,
	updatedAt: AT,
	...given,
})

/** What each format holds of a prompt, as it comes back. */
const HELD: Record<Format, (prompt: FiledPrompt) => object> = {
	'prompts-chat': ({ title, content }) => ({
		title,
		content,
		description: '',
		tags: [],
		category: null,
		isPinned: false,
		blanks: [],
	}),
	raycast: ({ title, content }) => ({
		title,
		content,
		description: '',
		tags: [],
		category: null,
		isPinned: false,
		blanks: [],
	}),
	'ai-prompt-genius': ({ title, content, description, tags, category }) => ({
		title,
		content,
		description,
		tags,
		category,
		isPinned: false,
		blanks: [],
	}),
	espanso: ({ title, content, tags }) => ({
		title,
		content,
		description: '',
		tags,
		category: null,
		isPinned: false,
		blanks: [],
	}),
	'prompt-md': all,
	dotprompt: all,
	skills: all,
}

function all({ title, content, description, tags, category, pinned, blanks }: FiledPrompt) {
	return { title, content: content.trim(), description, tags, category, isPinned: pinned, blanks }
}

const formats: Format[] = [
	'prompts-chat',
	'raycast',
	'ai-prompt-genius',
	'espanso',
	'prompt-md',
	'dotprompt',
	'skills',
]

/** Texts as a locker stores them: what it would store otherwise comes from nobody's locker. */
const aPrompt = fc
	.record({
		title: anyText,
		content: anyText,
		description: anyText,
		tags: fc.array(anyText, { maxLength: 4 }),
		category: fc.option(anyText),
		pinned: fc.boolean(),
		blanks: fc.array(
			fc.record({
				name: anyText,
				kind: fc.constantFrom(...BLANK_KINDS),
				default: anyText,
				choices: fc.array(anyText, { maxLength: 3 }),
			}),
			{ maxLength: 3 },
		),
	})
	.map(({ category, pinned, ...texts }) => {
		const stored = SavedPromptInput.safeParse({ ...texts, categoryId: null }).data
		const name = SavedPromptInput.shape.title.safeParse(category ?? '').data?.slice(0, 100) ?? null
		if (!stored) return filed({ pinned })
		const { categoryId: _id, blanks = [], ...own } = stored
		return filed({
			...own,
			blanks,
			category: name && SavedPromptInput.shape.title.safeParse(name).data ? name.toWellFormed().trim() : null,
			pinned,
		})
	})

test.each(formats)(
	'whatever a locker says comes back from %s, but for what the format cannot hold',
	async (format) => {
		expect(
			await back([filed(), filed({ description: '', tags: [], category: null, pinned: false })], format),
		).toEqual(
			[filed(), filed({ description: '', tags: [], category: null, pinned: false })].map(HELD[format]),
		)
		const odd = ['\u2028', '\u2029', '\u0085', '\ufeff', '\ufffe', '\u009f', '{{name}}', `\${name:Ana}`]
		const texts = odd.map((letter) => {
			const text = `!${letter} !`
			const {
				categoryId: _,
				blanks: __,
				...stored
			} = SavedPromptInput.parse({
				title: text,
				content: text,
				description: text,
				tags: [text],
				categoryId: null,
			})
			return filed(stored)
		})
		expect(await back(texts, format)).toEqual(texts.map(HELD[format]))
		await fc.assert(
			fc.asyncProperty(fc.array(aPrompt, { minLength: 1, maxLength: 5 }), async (prompts) => {
				expect(await back(prompts, format)).toEqual(prompts.map(HELD[format]))
			}),
			{ numRuns: 60 },
		)
	},
)

test('a text that is stored as it came is stored so again', () => {
	const content = fc
		.array(fc.constantFrom('\r', '\n', '\0', '\ud800', 'a', ' '))
		.map((letters) => letters.join(''))
	fc.assert(
		fc.property(content, (text) => {
			expect(storable(storable(text))).toBe(storable(text))
		}),
	)
})

test.each(formats)('%s says beforehand whether what was set for blanks stays behind', (format) => {
	const isHeld = Object(HELD[format](filed())).blanks.length > 0
	const said = LOCKER_FORMATS[format].holds
	expect([
		/what you set for blanks|anything you set for blanks/.test(en[said]),
		/para as lacunas/.test(pt[said]),
	]).toEqual([!isHeld, !isHeld])
})

test('no two prompts are one file or one trigger, whatever they are called', async () => {
	const same = ['Ação!', 'Acao', '???', '', 'x'.repeat(300), 'x'.repeat(299)].map((title) =>
		filed({ title: title || '!' }),
	)
	const yaml = String(await written(same, 'espanso'))
	expect(yaml.match(/trigger: ".*"/g)).toEqual([
		'trigger: ":acao"',
		'trigger: ":acao-2"',
		'trigger: ":prompt"',
		'trigger: ":prompt-2"',
		`trigger: ":${'x'.repeat(60)}"`,
		`trigger: ":${'x'.repeat(60)}-2"`,
	])
	expect(await back(same, 'skills')).toHaveLength(6)
})

test('what others write by hand is what their tools take', async () => {
	expect(String(await written([filed()], 'prompts-chat')).split('\r\n')[0]).toBe(
		'act,prompt,for_devs,type,contributor',
	)
	expect(JSON.parse(String(await written([filed()], 'raycast')))).toEqual([
		{ name: 'Cold mail', text: filed().content },
	])
	expect(JSON.parse(String(await written([filed()], 'ai-prompt-genius')))).toMatchObject([
		{
			title: 'Cold mail',
			text: filed().content,
			folder: 'Sales: north',
			tags: ['b2b', 'mail, short'],
			lastChanged: Date.parse(AT),
		},
	])
	expect(String(await written([], 'espanso'))).toBe('matches:\n  []\n')
	expect(JSON.parse(String(await written([], 'raycast')))).toEqual([])
})
