import type { Language } from '~/i18n/language'
import type { CategoryId } from './catalogue'

/** The shapes of posts and of questions with their answers: data only, as in `catalogue.ts`. */

export interface Post {
	id: string
	/** The name of its files in `posts`, the same in both languages. */
	slug: string
	category: CategoryId
	/** ISO date. */
	publishedOn: string
	/** Ids of three catalogue prompts. */
	related: readonly [string, string, string]
	title: Record<Language, string>
	/** For lists and search engines, 155 characters at most. */
	description: Record<Language, string>
	/** One or two sentences under the title. */
	lead: Record<Language, string>
	/** Markdown. A fence marked `prompt` holds a text to copy, with `[blanks]`. */
	body: Record<Language, string>
}

export interface Question {
	id: string
	question: Record<Language, string>
	/** Markdown, answer first, reason second. */
	answer: Record<Language, string>
}
