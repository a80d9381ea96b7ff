import { randomUUID } from 'node:crypto'
import Papa from 'papaparse'
import { writeJson } from '~/core/json/json-writer.server'
import { freeSlug, slugOf } from '~/core/slug'
import type { Member } from '~/core/viewer'
import { type FiledPrompt, OWN_ID, toCell } from '../import/locker-file'
import { exportLocker, exportLockerAsCsv, exportLockerAsJson } from '../locker-export.server'
import type { LockerFormat } from './locker-formats'
import { promptFiles, yamlText } from './prompt-files.server'
import { zipOf } from './zip-writer.server'

type Prompts = AsyncIterable<FiledPrompt>
type Pieces = AsyncIterable<string | Uint8Array>

/** All that somebody saved, oldest first, as a file of this format, whatever their plan is (docs/product.md#locker). */
export function writeLocker(member: Member, format: LockerFormat): Pieces {
	if (format === 'json') return exportLockerAsJson(member)
	if (format === 'csv') return exportLockerAsCsv(member)
	return writePrompts(exportLocker(member), format)
}

/** Prompts as another tool’s file. */
export function writePrompts(prompts: Prompts, format: Exclude<LockerFormat, 'json' | 'csv'>): Pieces {
	switch (format) {
		case 'prompts-chat':
			return promptsChat(prompts)
		case 'ai-prompt-genius':
			return writeJson(each(prompts, genius), '\t')
		case 'raycast':
			return writeJson(
				each(prompts, ({ title, content }) => ({ name: title, text: content })),
				'\t',
			)
		case 'espanso':
			return espanso(prompts)
		default:
			return zipOf(promptFiles(prompts, format))
	}
}

async function* each<Made>(prompts: Prompts, make: (prompt: FiledPrompt) => Made): AsyncGenerator<Made> {
	for await (const prompt of prompts) yield make(prompt)
}

function genius({ title, content, description, tags, category, updatedAt }: FiledPrompt) {
	return {
		id: OWN_ID + randomUUID(),
		title,
		text: content,
		description,
		tags: [...tags],
		folder: category ?? '',
		lastChanged: Date.parse(updatedAt),
	}
}

async function* promptsChat(prompts: Prompts): AsyncGenerator<string> {
	yield 'act,prompt,for_devs,type,contributor\r\n'
	for await (const { title, content } of prompts) {
		yield `${Papa.unparse([[toCell(title), toCell(content), 'FALSE', 'TEXT', '']])}\r\n`
	}
}

async function* espanso(prompts: Prompts): AsyncGenerator<string> {
	const taken = new Set<string>()
	yield 'matches:\n'
	let isEmpty = true
	for await (const { title, content, tags } of prompts) {
		isEmpty = false
		yield `  - trigger: ${yamlText(`:${freeSlug(slugOf(title) || 'prompt', taken)}`)}\n`
		yield `    label: ${yamlText(title)}\n    replace: ${yamlText(content)}\n`
		if (tags.length > 0) yield `    search_terms: [${tags.map(yamlText).join(', ')}]\n`
	}
	if (isEmpty) yield '  []\n'
}
