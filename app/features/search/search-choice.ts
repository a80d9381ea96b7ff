import type { Language } from '~/i18n/language'

/** Which prompts are wanted: those anyone reads, those of the plans, or those that whoever asks can read. */
export const ACCESSES = ['free', 'premium', 'mine'] as const
export type AskedAccess = (typeof ACCESSES)[number]
/** The same once it is known who asks. */
export type Access = Exclude<AskedAccess, 'mine'>

/** Without a query the order of relevance is the catalogue's own. */
export const SORTS = ['relevance', 'newest', 'used'] as const
export type Sort = (typeof SORTS)[number]

/** What somebody looked for, in their own words. */
export const LONGEST_WISH = 100

export interface SearchWish {
	id: string
	words: string
	language: Language
	/** When it was sent. */
	at: string
}
