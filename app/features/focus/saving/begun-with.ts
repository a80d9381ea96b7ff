import { type Filled, fillIn, partsOf } from '~/features/library/blanks'
import { drop, entriesOf, keep } from './kept-entries'

const PREFIX = 'focus-filled:'
const device = { storage: () => localStorage }

/** A session that was just started on this page, and the prompt that it was started from; empty where there was none. */
export interface BegunWith {
	sessionId: string
	promptId: string
	promptText: string
}

/** Keeps what is filled into a prompt's blanks for the session that is begun from its page. */
export function keepFilled(promptId: string, filled: Filled): void {
	keep(device, PREFIX + promptId, { filled })
}

/**
 * The text of the prompt as it was filled in on its page, on this device. It `isWhole` where there is a text, and
 * nothing of it is left to be filled in: then it is a prompt that is used.
 */
export function beginWith({ promptId, promptText }: Omit<BegunWith, 'sessionId'>): {
	text: string
	isWhole: boolean
} {
	const key = PREFIX + promptId
	const entry = entriesOf(device, PREFIX).find((one) => one.key === key)
	drop(device, key)
	const { filled }: { filled?: unknown } = Object(entry?.value)
	const values = Object.entries(Object(filled)).filter(
		(one): one is [string, string] => typeof one[1] === 'string',
	)
	const text = fillIn(promptText, Object.fromEntries(values))
	return { text, isWhole: text !== '' && partsOf(text).every(({ kind }) => kind === 'text') }
}
