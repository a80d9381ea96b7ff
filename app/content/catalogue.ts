import type { Language } from '~/i18n/language'
import type { AnswerMeaning } from './answer-meanings'

/** The shape of what stands in `app/content/prompts`. Data only: rules about prompts live in `app/features/library`. */

export type CategoryId =
	| 'personal-ai'
	| 'consulting'
	| 'nutrition'
	| 'finance'
	| 'storytelling'
	| 'programming'
	| 'marketing'
	| 'education'

/** What is told of a category beside its name. */
export interface CategoryText {
	/** What is inside, in a few words, for a tile. */
	line: string
	/** One sentence under the category's title. */
	description: string
}
export type CategoryTexts = Record<Language, CategoryText>

/** How a blank is answered: in a few words, in lines, with a number or a day, by one of its choices, or by items of a line each. */
export const BLANK_KINDS = ['short', 'long', 'number', 'date', 'choice', 'list'] as const
export type BlankKind = (typeof BLANK_KINDS)[number]

/** A hole in a prompt's text, written there as `[name]`. */
export interface WrittenBlank {
	name: string
	label: string
	/** Of a date an ISO one. */
	example: string
	/** Where it does not say, its answer is short. */
	kind?: Exclude<BlankKind, 'short'>
	/** Of a choice alone. */
	choices?: readonly string[]
	/** What it asks for, where other prompts ask for the same. */
	meaning?: AnswerMeaning
}

/** A part of the answer that a prompt asks for: its heading, and in words of our own what stands under it. */
export interface AnswerPart {
	heading: string
	note: string
}

export interface PromptWords {
	title: string
	tagline: string
	description: string
	tags: readonly string[]
	/** What else people call it when they search; one word where it alone can only mean this prompt. Never shown. */
	searchedAs: readonly string[]
	promptText: string
	blanks: readonly WrittenBlank[]
	instructions: string
	steps: readonly string[]
	followUp: string
	/** What comes back, told to those who may not read the text. Premium prompts have it. */
	answerParts?: readonly AnswerPart[]
	credits: string
}

/** What one version of a prompt says: a pair, each language an original. */
export interface PromptContent extends Record<Language, PromptWords> {
	category: CategoryId
	isPremium: boolean
	relatedPrompts: readonly string[]
}

export interface CataloguePrompt extends PromptContent {
	/** For good; its first address too. */
	id: string
	/** ISO date of its first day in the library: until 09:00 UTC of it, it waits. */
	publishedOn: string
	/** ISO date of the last change of the words, in either language. */
	updatedOn: string
}

/** The longer record that one prompt has beside its entry. */
export interface PromptDetailWords {
	whyItWorks: string
	variations: readonly { title: string; change: string }[]
	pitfalls: readonly string[]
}

export interface PromptDetailRecord extends Record<Language, PromptDetailWords> {
	id: string
}

/** What an AI model once answered to a prompt that was filled with these answers, as it came. */
export interface WrittenSample {
	/** ISO date of the run. */
	writtenOn: string
	/** By the names of the blanks. */
	answers: Readonly<Record<string, string>>
	/** Markdown, never touched up. */
	text: string
	/** Where somebody who read it critically would still correct it. */
	corrections: readonly string[]
}

export interface PromptSample extends Record<Language, WrittenSample> {
	id: string
}
