import type { LockerCategory, SavedPrompt } from '../locker'

/** One prompt in a file: with the name of its category, because ids mean nothing elsewhere. */
export interface FiledPrompt {
	title: string
	content: string
	description: string
	tags: readonly string[]
	category: string | null
	pinned: boolean
	createdAt: string
	updatedAt: string
}

/** The columns of the CSV file, in this order. */
export const CSV_COLUMNS = [
	'title',
	'content',
	'description',
	'tags',
	'category',
	'pinned',
	'created_at',
	'updated_at',
] as const

/** A saved prompt as it stands in files. */
export function toFile(prompt: SavedPrompt, categories: readonly LockerCategory[]): FiledPrompt {
	const { title, content, description, tags, categoryId, isPinned, createdAt, updatedAt } = prompt
	const category = categories.find(({ id }) => id === categoryId)?.name ?? null
	return { title, content, description, tags, category, pinned: isPinned, createdAt, updatedAt }
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
