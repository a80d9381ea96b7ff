import Papa from 'papaparse'
import { z } from 'zod'
import { jsonOf } from './json-text.server'
import { fromCell, splitTags } from './locker-file'
import { refuse } from './refuse.server'

/** One entry of a file, not yet checked: its place, counted from one as a person counts, and what it says. */
export interface RawEntry {
	at: number
	fields: unknown
}

/** Files of ours, bare lists, and what the functions of spec 7 answer. */
const JsonFile = z.union([z.array(z.unknown()), z.object({ prompts: z.array(z.unknown()) })])

type Column = 'title' | 'content' | 'description' | 'tags' | 'category' | 'pinned'

const JsonPrompt = z
	.looseObject({
		pinned: z.unknown().optional(),
		is_pinned: z.unknown().optional(),
		category: z.unknown().optional(),
		category_name: z.unknown().optional(),
	})
	.transform(({ pinned, is_pinned, category, category_name, ...fields }) => ({
		...fields,
		isPinned: pinned ?? is_pinned,
		category: category ?? category_name,
	}))

/** The entries of a JSON or CSV file of prompts. Refuses with `invalid_input` what is neither. */
export function parseLockerFile(text: string): RawEntry[] {
	const bare = text.replace(/^\uFEFF/, '')
	const entries = /^\s*[[{]/.test(bare) ? parseJson(bare) : parseCsv(bare)
	if (entries.length === 0) throw refuse('invalid_input', undefined, { message: 'import_nothing_found' })
	return entries
}

function parseJson(text: string): RawEntry[] {
	const file = JsonFile.safeParse(asJson(text))
	if (!file.success) throw refuse('invalid_input', undefined, { message: 'import_unreadable' })
	const list = Array.isArray(file.data) ? file.data : file.data.prompts
	return list.map((entry, index) => {
		const prompt = JsonPrompt.safeParse(entry)
		return { at: index + 1, fields: prompt.success ? prompt.data : entry }
	})
}

function asJson(text: string): unknown {
	try {
		return jsonOf(text)
	} catch {
		throw refuse('invalid_input', undefined, { message: 'import_unreadable' })
	}
}

function parseCsv(text: string): RawEntry[] {
	const { data, meta } = Papa.parse<Record<string, string>>(text, {
		header: true,
		skipEmptyLines: 'greedy',
		transformHeader: (name) => name.trim().toLowerCase(),
	})
	const columns = meta.fields ?? []
	if (!columns.includes('title') || !columns.includes('content')) {
		throw refuse('invalid_input', undefined, { message: 'import_columns_missing' })
	}
	return data.map((row, index) => {
		const cell = (name: Column) => fromCell(row[name] ?? '')
		const fields = {
			title: cell('title'),
			content: cell('content'),
			description: cell('description'),
			tags: splitTags(cell('tags')),
			category: cell('category') || null,
			isPinned: /^(?:yes|true|1|sim)$/i.test(cell('pinned').trim()),
		}
		return { at: index + 1, fields }
	})
}
