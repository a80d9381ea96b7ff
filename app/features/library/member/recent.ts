import type { Blank, ListedPrompt } from '../prompt'

/** How many prompts 'Go on' has room for. */
export const MOST_RECENT = 3

/** A prompt that can be gone on with: its blanks say what an answer on the device belongs to. */
export interface OpenPrompt {
	card: ListedPrompt
	blanks: readonly Blank[]
}

/** A prompt that a person used, and the day. */
export interface UsedPrompt {
	card: ListedPrompt
	usedOn: string
}
