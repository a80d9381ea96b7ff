import type { ListedPrompt } from '~/features/library/prompt'
import type { Language } from '~/i18n/language'

/** How much there can be (docs/product.md#collections). */
export const MOST_COLLECTIONS = 100
export const MOST_COLLECTED = 50
/** The longest text of one's locker that is shown whole to others. */
export const LONGEST_SHOWN = 20_000
export const COLLECTION_LENGTHS = { title: 120, description: 1_000, note: 500 } as const

/** What the link of a collection ends with: words of its title and what nobody guesses. */
export const SLUG = /^[a-z0-9-]{16,100}$/

/** A collection in its author's list. */
export interface ListedCollection {
	id: string
	title: string
	count: number
	isShared: boolean
	isHidden: boolean
	updatedAt: string
}

/** A collection as its author edits it. */
export interface OwnCollection {
	id: string
	title: string
	description: string
	language: Language
	/** What its link ends with; null while it is private. */
	slug: string | null
	/** Of one that was closed: what its author was told. */
	hidden: { word: string | null } | null
	prompts: OwnCollected[]
	updatedAt: string
	/** A mark of what title and description say: a form that was made of something else is not taken. */
	seen: string
}

/** A prompt in a collection as its author sees it. */
export interface OwnCollected {
	id: string
	note: string
	/** A mark of what the note says, as that of the collection. */
	seen: string
	/** What it is called, and what its page or that in the locker is; null where it is gone. */
	prompt: { title: string; address: string; language: Language | null; isSaved: boolean } | null
}

/** A prompt in a collection as a reader sees it. */
export interface SharedPrompt {
	id: string
	note: string
	/** Of the library, or created: its text is on its page, for who may read it. */
	card: ListedPrompt | null
	/** Of the author's locker, with its text. */
	saved: {
		title: string
		description: string
		text: string
		/** Of which prompt of the library it is a copy. */
		origin: { promptId: string; language: Language; version: number } | null
	} | null
}

/** A collection as whoever has the link sees it. */
export interface SharedCollection {
	title: string
	description: string
	language: Language
	slug: string
	/** What its author is called, where they say so. */
	author: string | null
	updatedAt: string
	prompts: SharedPrompt[]
	/** Whether search engines may show it: once its author's address is confirmed. */
	isIndexed: boolean
	/** Whether the reader is its author. */
	isOwn: boolean
	/** Whether it is closed to all others. */
	isHidden: boolean
}
