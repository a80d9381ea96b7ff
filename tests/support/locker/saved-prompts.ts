import type { SavedPrompt } from '~/features/locker/locker'
import type { SavedPromptInput } from '~/features/locker/locker-form'
import { lockerPieces } from '~/features/locker/locker-row.server'
import type { Legend } from '../people'
import { every } from './exported'

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

/** All that a Legend saved, in the locker's order. */
export async function everySaved(legend: Legend): Promise<SavedPrompt[]> {
	return (await every(lockerPieces(legend, { order: 'edited' }))).flat()
}
