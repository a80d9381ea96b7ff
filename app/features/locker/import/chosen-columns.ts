import type { FileField } from './locker-file'

/** What somebody may say of a table's columns themselves; the rest is known by its name alone. */
export const CHOSEN_FIELDS = [
	'content',
	'title',
	'description',
	'tags',
	'category',
] as const satisfies FileField[]
export type ChosenField = (typeof CHOSEN_FIELDS)[number]

/** The column that was chosen for a field, by the name that was shown; without one for the title, a text's beginning is its title. */
export type ChosenColumns = ReadonlyMap<ChosenField, string>

/** A column of a file, or a key of its entries, as it is shown to choose from. */
export interface FileColumn {
	name: string
	/** How the first thing in it begins. */
	sample: string
	/** What its name says that it is; null where that is not known. */
	field: FileField | null
}

/** A name is known and shown by as much of it. */
export const LONGEST_NAME = 40

/** A column's name as it is shown, and as it comes back: forms change line ends, and a file may hold any sign. */
export function shownName(name: string): string {
	return name.slice(0, LONGEST_NAME).replaceAll('\0', '').toWellFormed().replace(/\s+/g, ' ').trim()
}

/** What the field of a form is called in which a column is chosen. */
export const choiceName = (field: ChosenField) => `column-${field}`
