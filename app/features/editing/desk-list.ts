import type { CategoryId } from '~/features/library/category'
import type { LibraryState } from '~/features/library/versions/listing'
import type { Language } from '~/i18n/language'

/** What the desk shows one below the other, each prompt in all that it belongs to. */
export const DESK_SECTIONS = ['coming', 'drafts', 'published', 'withdrawn'] as const
/** What can be asked for alone: one of these, or what files offer. */
export const DESK_SHOWS = [...DESK_SECTIONS, 'offers'] as const
export type DeskShow = (typeof DESK_SHOWS)[number]
/** Where it is told how often each prompt was read and copied. */
export const COUNTED_SHOWS: ReadonlySet<DeskShow> = new Set(['published', 'withdrawn', 'offers'])

/** What the desk is asked to list. */
export interface DeskQuery {
	/** Words that a title, an address or an id holds, in either language. */
	q: string
	show: DeskShow | null
	category: CategoryId | null
	plan: 'free' | 'premium' | null
	/** From 1 on, of what is shown alone. */
	page: number
}

/** When something was changed last, and by whom: an editor's address, or null for a file and who has left. */
export interface LastChange {
	at: Date
	by: string | null
	isFile: boolean
}

/** A prompt of the library as the desk lists it. */
export interface DeskRow {
	id: string
	address: string
	state: LibraryState
	category: CategoryId
	isPremium: boolean
	titles: Record<Language, string>
	/** What readers get, or got before it was withdrawn. */
	version: number | null
	/** The one that was made last, published or not. */
	newestVersion: number | null
	scheduledVersion: number | null
	scheduledFor: Date | null
	withdrawnAt: Date | null
	hasDraft: boolean
	hasOffer: boolean
	/**
	 * What keeps each language from being published, as far as it can be told without the other prompts; in `all`, what is
	 * about both counts once.
	 */
	problems: Record<Language | 'all', number>
	changed: LastChange | null
	/** Of the last 30 days; null where only sections list it that don't tell them. */
	reads: number | null
	copies: number | null
}

/** A part of the desk, or the page of it that was asked for. */
export interface DeskSection {
	show: DeskShow
	rows: DeskRow[]
	total: number
	page: number
	pages: number
}

/** A prompt that waits for its day, or has a version that does. */
export interface ComingPrompt extends Pick<DeskRow, 'id' | 'state' | 'category' | 'titles'> {
	scheduledFor: Date
}
