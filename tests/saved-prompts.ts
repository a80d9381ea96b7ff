import type { SavedPromptInput } from '~/domain/locker-form'

/** What a Legend writes into a saved prompt. */
export function aSavedPrompt(given: Partial<SavedPromptInput> = {}): SavedPromptInput {
	return {
		title: 'Reply to a bad review',
		content: 'Write a calm reply to this review: [review].',
		description: 'For the shop’s reviews page.',
		tags: ['shop', 'service'],
		categoryId: null,
		...given,
	}
}
