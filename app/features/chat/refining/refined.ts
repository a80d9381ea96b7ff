import type { FieldDifference } from '~/core/difference/text-difference'

/** A longer text leaves no room for an answer in what most models see at once. */
export const LONGEST_REFINED = 20_000

/** A better text that the chat service suggests for a saved prompt. */
export interface Refined {
	text: string
	/** When the prompt that it was made of was stored. */
	editedAt: string
	isSame: boolean
	difference: Pick<FieldDifference<'content'>, 'fields' | 'isCut'>
	/** The blanks of the prompt that it has no more. */
	blanksGone: readonly string[]
}
