import type { CategoryId } from '~/features/library/category'
import type { SavedBlank } from './blanks/saved-blanks'

/** How much a locker holds. */
export const MOST_PROMPTS = 5_000
export const MOST_CATEGORIES = 500
export const MOST_SAVED_TAGS = 50
export const LOCKER_LENGTHS = {
	title: 300,
	content: 100_000,
	description: 5_000,
	tag: 100,
	category: 100,
} as const
/** What the placeholders stand for in what is said of a prompt that did not fit. */
export const LOCKER_FITS = { content: LOCKER_LENGTHS.content }
/** What a copy's title ends with (docs/product.md#numbers). */
export const TITLE_SUFFIX = '(Copy)'
/** How long the removal of a saved prompt can be undone (docs/product.md#locker). */
export const REMOVAL_UNDO_MS = 10_000

/** A Legend's own category of saved prompts. */
export interface LockerCategory {
	id: string
	name: string
	/** In the colour of one of the eight; null where nobody chose one. */
	color: CategoryId | null
	createdAt: string
}

/** What of a category a form has shown: whoever changes it by another device meanwhile is not overwritten unseen. */
export function seenOf({ name, color }: Pick<LockerCategory, 'name' | 'color'>): string {
	return `${color ?? ''} ${name}`
}

/** What a person writes into a saved prompt: another field is one here, and in what `./locker-form` reads. */
export interface LockerDraft {
	title: string
	content: string
	description: string
	tags: readonly string[]
	categoryId: string | null
	/** What is told of its blanks; undefined where nothing is to be said or changed. */
	blanks?: SavedBlank[] | undefined
}

/** A prompt in a locker. Moments are ISO 8601, so that it is the same in a page, a file and an answer. */
export interface SavedPrompt extends LockerDraft {
	id: string
	isPinned: boolean
	blanks: SavedBlank[]
	createdAt: string
	updatedAt: string
}

/** What was written of a saved prompt, without what the locker knows of it. */
export function draftOfSaved(prompt: SavedPrompt): LockerDraft {
	const { id: _id, isPinned: _pinned, createdAt: _created, updatedAt: _updated, ...draft } = prompt
	return draft
}

/** More than three lines of the widest card, and more than four. */
const BEGINNING = { description: 500, content: 600 } as const

/** What a card shows of a saved prompt: of its long texts only the beginnings. */
export interface SavedCard extends Omit<SavedPrompt, 'content' | 'description' | 'blanks'> {
	summary: string
	excerpt: string
}

/** The card of a saved prompt, or of one whose long texts were cut no shorter than a card has them. */
export function cardOf({ content, description, blanks: _blanks, ...prompt }: SavedPrompt): SavedCard {
	const summary = description.slice(0, BEGINNING.description).toWellFormed()
	return { ...prompt, summary, excerpt: content.slice(0, BEGINNING.content).toWellFormed() }
}

/** What a form sends as category where it names a new one. */
export const NEW_CATEGORY = 'new'

export const EMPTY_DRAFT: LockerDraft = {
	title: '',
	content: '',
	description: '',
	tags: [],
	categoryId: null,
}

/** A page of a locker's cards. */
export interface CardPage {
	cards: SavedCard[]
	/** How many there are from the first of these on; null where they were not to be counted. */
	count: number | null
	/** The cursor of the next page; null where this is the last. */
	next: string | null
	/** Where nothing was found, what a mistyped query may have been meant for; null where nothing is alike. */
	meant: string | null
}
