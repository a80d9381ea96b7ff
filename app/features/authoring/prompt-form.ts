export const MOST_TAGS = 20
export const LONGEST_TAG = 60
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
} as const

/** What a form shows: all of it as text, as it was typed or is stored. */
export type PromptDraft = Record<keyof typeof LONGEST_PROMPT, string>

/** Tags as they are typed: separated by commas, trimmed, empty ones dropped, none twice. */
export function parseTags(text: string): string[] {
	const tags = text
		.split(',')
		.map((tag) => tag.trim().replace(/\s+/g, ' '))
		.filter(Boolean)
	return [...new Set(tags)]
}
