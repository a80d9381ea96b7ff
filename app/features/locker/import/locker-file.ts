import { blanksCell, type SavedBlank } from '../blanks/saved-blanks'
import { draftOfSaved, type LockerCategory, type LockerDraft, type SavedPrompt } from '../locker'

/** One prompt in a file: with the name of its category, because ids mean nothing elsewhere. */
export interface FiledPrompt extends Omit<LockerDraft, 'categoryId' | 'blanks'> {
	blanks: SavedBlank[]
	category: string | null
	pinned: boolean
	createdAt: string
	updatedAt: string
}

/** What a file may bring, in the order of its columns. */
export const FILE_FIELDS = [
	'title',
	'content',
	'description',
	'tags',
	'category',
	'pinned',
	'blanks',
] as const
export type FileField = (typeof FILE_FIELDS)[number]
/** The columns of the CSV file that we write. */
export const CSV_COLUMNS = [...FILE_FIELDS, 'created_at', 'updated_at'] as const

/** What ids begin with that we make up for another tool's file: how it is told from one that the tool wrote. */
export const OWN_ID = 'pronto-'

/** A saved prompt as it stands in files. */
export function toFile(prompt: SavedPrompt, categories: readonly LockerCategory[]): FiledPrompt {
	const { isPinned: pinned, createdAt, updatedAt } = prompt
	const { categoryId, blanks = [], ...written } = draftOfSaved(prompt)
	const category = categories.find(({ id }) => id === categoryId)?.name ?? null
	return { ...written, category, pinned, blanks, createdAt, updatedAt }
}

/** Such a prompt as the cells of a row. */
export function toCells(prompt: FiledPrompt): string[] {
	const cells = FILE_FIELDS.map((field) =>
		field === 'blanks' ? blanksCell(prompt.blanks) : cellOf(prompt[field]),
	)
	return [...cells, prompt.createdAt, prompt.updatedAt]
}

function cellOf(value: FiledPrompt[Exclude<FileField, 'blanks'>]): string {
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	return toCell(typeof value === 'object' ? joinTags(value ?? []) : value)
}

/**
 * What spreadsheets take for a formula, also in full width, and behind spaces, signs that show nothing, and bars. An
 * apostrophe before it makes it a text.
 */
const FORMULA = /^'*[\s\p{Cc}\p{Cf}|]*[=+\-@＝＋－＠\t\r\n]/u
const ESCAPED = /^'+[\s\p{Cc}\p{Cf}|]*[=+\-@＝＋－＠\t\r\n]/u

/** A cell that no spreadsheet runs. `fromCell` reads exactly the same text out of it again. */
export function toCell(text: string): string {
	return FORMULA.test(text) ? `'${text}` : text
}

/** The text that a cell stands for. */
export function fromCell(cell: string): string {
	return ESCAPED.test(cell) ? cell.slice(1) : cell
}

/** Tags in one cell: commas between them, one within a tag behind a backslash. */
export function joinTags(tags: readonly string[]): string {
	return tags.map((tag) => tag.replace(/[\\,]/g, '\\$&')).join(', ')
}

/** The tags of such a cell. */
export function splitTags(cell: string): string[] {
	const tags = cell.match(/(?:\\[\s\S]|[^,\\])+/g) ?? []
	return tags.map((tag) => tag.trim().replace(/\\([\s\S])/g, '$1')).filter(Boolean)
}
