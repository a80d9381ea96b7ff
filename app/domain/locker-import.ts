import type { MessageId } from '~/i18n/words'
import type { LockerDraft } from './locker'

/** A prompt that a file names, ready to be saved; its category goes by name. */
export interface ImportedPrompt extends Omit<LockerDraft, 'categoryId'> {
	category: string | null
	isPinned: boolean
}

/** One entry of a file: its place there, and the prompt, or why it is none: the field that is wrong, empty where all is. */
export type ImportEntry =
	| { at: number; prompt: ImportedPrompt; isDuplicate: boolean }
	| { at: number; problem: MessageId; field: string; shown: string }

export type BadEntry = Extract<ImportEntry, { problem: MessageId }>
export type GoodEntry = Extract<ImportEntry, { prompt: ImportedPrompt }>

export const isGood = (entry: ImportEntry): entry is GoodEntry => 'prompt' in entry
export const isBad = (entry: ImportEntry): entry is BadEntry => 'problem' in entry

/** The largest file that is taken: more than a full locker. */
export const MOST_IMPORT_BYTES = 24_000_000
