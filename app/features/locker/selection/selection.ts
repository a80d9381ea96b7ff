import type { SavedPrompt } from '../locker'

/** How many prompts can be changed at once: a form has not many more fields. */
export const MOST_CHOSEN = 150

/** The form of the locker to which the boxes on its cards belong. */
export const SELECTION_FORM = 'selection'

/** What can be done to all prompts that were chosen. */
export const SELECTION_INTENTS = ['move', 'tag', 'export', 'remove'] as const
export type SelectionIntent = (typeof SELECTION_INTENTS)[number]

/** A prompt that was chosen, as the page that shows it names it: with the moment as of which it was seen. */
export function chosenAs({ id, updatedAt }: Pick<SavedPrompt, 'id' | 'updatedAt'>): string {
	return `${id}@${updatedAt}`
}

/** What was chosen before, as the router's entry for the page remembers it; other pages leave other things there. */
export function chosenIn(state: unknown): ReadonlySet<string> {
	const { chosen }: { chosen?: unknown } = Object(state)
	return new Set(Array.isArray(chosen) ? chosen.filter((one) => typeof one === 'string') : [])
}

/** What was done to many at once and can be undone. */
export interface TakenChange {
	id: string
	what: 'move' | 'tag' | 'remove'
	count: number
	/** In ISO 8601. */
	at: string
}
