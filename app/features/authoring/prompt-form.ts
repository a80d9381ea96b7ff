import { trimmed } from '~/core/trimmed'
import type { MessageId } from '~/i18n/words'

export const MOST_TAGS = 20
export const LONGEST_TAG = 60
/** The fields of the form, in its order, and what each is called. */
export const FIELDS = [
	['title', 'field_title'],
	['tagline', 'field_tagline'],
	['category', 'category'],
	['tags', 'tags'],
	['description', 'field_description'],
	['promptText', 'tab_prompt'],
	['instructions', 'tab_instructions'],
	['credits', 'credits'],
	['language', 'written_in'],
	['isPremium', 'premium_prompt'],
] as const satisfies readonly (readonly [field: string, label: MessageId])[]

/** What a field is called. */
export function labelOf(field: PromptField): MessageId {
	const [, label] = FIELDS.find(([name]) => name === field) ?? FIELDS[0]
	return label
}

/** What becomes of a form: readers get it, or its author alone. */
export const PROMPT_INTENTS = ['publish', 'draft'] as const
export type PromptIntent = (typeof PROMPT_INTENTS)[number]

export type PromptField = (typeof FIELDS)[number][0]

/** What a form shows: all of it as text, as it was typed or is stored; and what is noted of its change. */
export type PromptDraft = Record<PromptField | 'note', string>

/** How many characters each field takes as it is typed. */
export const LONGEST_PROMPT = {
	title: 200,
	tagline: 200,
	description: 2_000,
	category: 60,
	promptText: 50_000,
	instructions: 10_000,
	credits: 1_000,
	tags: MOST_TAGS * (LONGEST_TAG + 2),
	language: 10,
	isPremium: 10,
	note: 300,
} as const satisfies Record<keyof PromptDraft, number>

/** A draft, field by field. */
export function draftOf(read: (field: keyof PromptDraft) => string): PromptDraft {
	return {
		title: read('title'),
		tagline: read('tagline'),
		description: read('description'),
		category: read('category'),
		promptText: read('promptText'),
		instructions: read('instructions'),
		credits: read('credits'),
		tags: read('tags'),
		language: read('language'),
		isPremium: read('isPremium'),
		note: read('note'),
	}
}

/** Whether nothing was written. */
export function isBlank({
	category: _category,
	language: _language,
	isPremium: _isPremium,
	...texts
}: PromptDraft) {
	return Object.values(texts).every((written) => written.trim() === '')
}

/** Tags as they are typed: separated by commas, trimmed, empty ones dropped, none twice. */
export function parseTags(text: string): string[] {
	const tags = text
		.split(',')
		.map((tag) => trimmed(tag).replace(/\s+/g, ' '))
		.filter(Boolean)
	return [...new Set(tags)]
}
