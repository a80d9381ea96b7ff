import { type Filled, filledAt } from './blanks'
import type { Blank } from './prompt'

/** Values that somebody sent for the blanks of a prompt, and what is wrong with them. */
export interface CheckedValues {
	filled: Filled
	/** Names that are no blank of this prompt. */
	unknown: string[]
	/** Blanks with choices whose value is none of them. */
	unfitting: Blank[]
	/** Blanks that have no value. */
	missing: Blank[]
}

/** Looks values over before they fill a prompt in. A name may stand in its brackets, as it does in the text. */
export function checkValues(blanks: readonly Blank[], values: Filled): CheckedValues {
	const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [bare(name), value]))
	const known = new Set(blanks.map(({ name }) => name))
	return {
		filled,
		unknown: Object.keys(filled).filter((name) => !known.has(name)),
		unfitting: blanks.filter(({ name, choices }) => {
			const value = filledAt(name, filled)
			return value !== '' && choices !== undefined && !choices.includes(value)
		}),
		missing: blanks.filter(({ name }) => filledAt(name, filled) === ''),
	}
}

function bare(name: string): string {
	return /^\[(.*)\]$/.exec(name.trim())?.[1] ?? name.trim()
}
