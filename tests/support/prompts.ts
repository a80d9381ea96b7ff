import { randomUUID } from 'node:crypto'
import { draftOf, type PromptDraft } from '~/features/authoring/prompt-form'
import type { PromptInput } from '~/features/authoring/prompt-input'

/** What a person types into the form of a created prompt. */
export function aPromptInput(given: Partial<PromptInput> = {}): PromptInput {
	return {
		title: 'Reopen a silent client',
		tagline: null,
		description: 'Takes a client who went quiet; gives three kind messages.',
		category: 'consulting',
		promptText: 'Write to [name] about [subject], and to [name] again.',
		instructions: null,
		credits: null,
		tags: ['sales', 'follow-up'],
		language: 'en',
		isPremium: false,
		...given,
	}
}

/** What somebody typed into the form of a prompt and did not publish. */
export function aDraft(given: Partial<PromptDraft> = {}): PromptDraft {
	const draft = draftOf((field) => (field === 'language' ? 'en' : ''))
	return { ...draft, title: 'Half a thought', ...given }
}

/** A word that stands nowhere else, to search for. */
export function aWord(): string {
	return `z${randomUUID().replace(/[^a-f]/g, '')}q`
}
