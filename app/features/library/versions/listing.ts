import type { CategoryId, PromptContent } from '~/content/catalogue'
import { inEachLanguage, type Language } from '~/i18n/language'

/** Where a prompt of the library stands. A published or withdrawn one may wait for its next version, too. */
export const LIBRARY_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type LibraryState = (typeof LIBRARY_STATES)[number]

/** What lists say of a prompt in one language. */
export interface ListedWords {
	title: string
	tagline: string
	description: string
	tags: readonly string[]
	/** The headings of its answer, where it is premium. */
	answers: readonly string[]
}

/** What anyone may know of a version: for lists, feeds and pictures; never its text. */
export interface StoredListing {
	category: CategoryId
	isPremium: boolean
	relatedPrompts: readonly string[]
	words: Record<Language, ListedWords>
}

/** What anyone may know of what a prompt says. */
export function listingOf(content: PromptContent): StoredListing {
	const { category, isPremium, relatedPrompts } = content
	const words = inEachLanguage((language) => {
		const { title, tagline, description, tags, answerParts = [] } = content[language]
		return { title, tagline, description, tags, answers: answerParts.map(({ heading }) => heading) }
	})
	return { category, isPremium, relatedPrompts, words }
}
