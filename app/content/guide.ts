import type { Language } from '~/i18n/language'

/** The shape of what stands in `app/content/guides`: data only, as in `catalogue.ts`. */

/** One task, explained on one page. Its number is its place in its section, counted from 1. */
interface Guide {
	title: Record<Language, string>
	/** One sentence for lists and search engines, 155 characters at most. */
	description: Record<Language, string>
	/** Ids of catalogue prompts that the guide is about. */
	related: readonly string[]
	/** Markdown. A fence marked `prompt` holds a text to copy, with `[blanks]`. */
	body: Record<Language, string>
}

/** Guides that belong together, in the order in which they are read. */
export interface GuideSection {
	/** The same in both languages: part of the address. */
	slug: string
	title: Record<Language, string>
	description: Record<Language, string>
	guides: readonly Guide[]
}
