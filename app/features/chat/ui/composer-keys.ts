import type { KeyboardEvent } from 'react'

const FEWEST_ROWS = 2
const MOST_ROWS = 8
/** How old browsers name a key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229

/** Enter sends, Shift+Enter breaks; Enter that only ends a composed word does neither. */
export function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
	if (key !== 'Enter' || shiftKey) return false
	return !nativeEvent.isComposing && nativeEvent.keyCode !== TAKEN_BY_INPUT_METHOD
}

/** For browsers that can't let a field grow by itself. */
export function rowsOf(text: string): number {
	return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, text.split('\n').length))
}
