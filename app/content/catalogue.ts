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

/** A hole in a prompt's text, written there as `[name]`. */
export interface Blank {
	name: string
	label: string
	example: string
	choices?: readonly string[]
	/** Whether its answer has lines of its own, as code and lists do: its field is taller, and Enter breaks a line. */
	isLong?: true
}

export interface PromptWords {
	title: string
	tagline: string
	description: string
	tags: readonly string[]
	/** What else people call it when they search; one word where it alone can only mean this prompt. Never shown. */
	searchedAs: readonly string[]
	promptText: string
	blanks: readonly Blank[]
	instructions: string
	steps: readonly string[]
	followUp: string
	credits: string
}

export interface CataloguePrompt {
	id: string
	category: CategoryId
	isPremium: boolean
	relatedPrompts: readonly string[]
	/** ISO date of the last change of the words, in either language. */
	updatedOn: string
	en: PromptWords
	pt: PromptWords
}

/** The longer record that one prompt has beside its entry. */
export interface PromptDetailWords {
	whyItWorks: string
	example: { filled: Readonly<Record<string, string>>; answer: string }
	variations: readonly { title: string; change: string }[]
	pitfalls: readonly string[]
}

export interface PromptDetailRecord {
	id: string
	en: PromptDetailWords
	pt: PromptDetailWords
}
