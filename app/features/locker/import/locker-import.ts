import type { MessageId } from '~/i18n/words'
import type { SavedBlank } from '../blanks/saved-blanks'
import type { LockerDraft } from '../locker'
import type { FileField } from './locker-file'

/** A prompt that a file names, ready to be saved; its category goes by name. */
interface ImportedPrompt extends Omit<LockerDraft, 'categoryId' | 'blanks'> {
	blanks: SavedBlank[]
	category: string | null
	isPinned: boolean
}

/** Why an entry of a file is no prompt: the field that is wrong, empty where all is, and enough of it to find it again. */
export interface BadEntry {
	at: number
	problem: MessageId
	field: string
	shown: string
}

/** One entry of a file: its place there, counted from one, and the prompt, or why it is none. */
export type ImportEntry = { at: number; prompt: ImportedPrompt } | BadEntry

/** A good entry as a preview lists it. */
export interface GoodEntry {
	at: number
	title: string
	category: string | null
	/** How it begins. */
	text: string
	tags: string[]
	/** Whether it is in the locker already, or earlier in the file. */
	isDuplicate: boolean
}

/** What a column of a file, or a key in it, was taken for: null where nothing of it comes over. The text below a head has no name. */
export interface ImportColumn {
	name: string
	field: FileField | null
	/** Whether blanks in it were written as another tool writes them, and are ours now. */
	hasTurned?: true
	/** The signs around them there, where they are not those of tables. */
	signs?: string
	/** Whether it stays behind in a file that has no columns. */
	isKey?: true
}

/** A file as it was chosen. Where it is one prompt, its name may be the prompt's. */
export interface ImportFile {
	name: string
	bytes: Uint8Array<ArrayBuffer>
}

/** One page of what a file would bring, and how much there is in all of it. The bad ones come first. */
export interface ImportPage {
	columns: ImportColumn[]
	/** Whether the entries are rows that a spreadsheet numbers. */
	isTable: boolean
	fresh: number
	duplicates: number
	bad: number
	/** Counted from one. */
	page: number
	pages: number
	badEntries: BadEntry[]
	goodEntries: GoodEntry[]
}

/** An import that can be undone. */
export interface TakenImport {
	id: string
	/** How many prompts it brought. */
	count: number
	/** How many of them would go. */
	left: number
	/** In ISO 8601. */
	at: string
}

/** The largest file that is taken: more than a full locker. */
export const MOST_IMPORT_BYTES = 24_000_000
