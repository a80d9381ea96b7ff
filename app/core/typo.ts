const SHORTEST_FORGIVEN = 4

/** Whether a word is long enough, and enough of a word, to be taken for a mistyped one. */
export function canBeTypo(word: string): boolean {
	return word.length >= SHORTEST_FORGIVEN && /^\p{L}+$/u.test(word)
}

/**
 * The word and all that remains of it when one letter is left out. Words that are one insertion, deletion, change or
 * swap apart share at least one of these, so that a database finds them by equality.
 */
export function nearForms(word: string): string[] {
	if (!canBeTypo(word)) return [word]
	const shorter = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
	return [...new Set([word, ...shorter])]
}

/** Whether one letter inserted, left out or changed, or two neighbours swapped, makes one word the other. */
export function isOneTypo(one: string, other: string): boolean {
	const start = sameStart(one, other)
	const [rest, otherRest] = [one.slice(start), other.slice(start)]
	if (rest === otherRest) return false
	return (
		rest.slice(1) === otherRest ||
		rest === otherRest.slice(1) ||
		rest.slice(1) === otherRest.slice(1) ||
		(rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
	)
}

/** How many letters two words have in common from their beginning on. */
export function sameStart(one: string, other: string): number {
	let count = 0
	while (count < one.length && one[count] === other[count]) count += 1
	return count
}

const SHORTEST_SAME_START = 4

/** What `likeness` says of two words that are one typo apart. */
export const ONE_TYPO = 3
/** Of two that are about two apart. */
export const TWO_TYPOS = 2

/** How close two words are: the same (4), one typo apart, about two (2), with a common start (1), or not at all (0). */
export function likeness(one: string, other: string): number {
	if (one === other) return ONE_TYPO + 1
	if (isOneTypo(one, other)) return ONE_TYPO
	const forms = new Set(nearForms(one))
	if (nearForms(other).some((form) => forms.has(form))) return TWO_TYPOS
	const halfOfShorter = Math.min(one.length, other.length) / 2
	return sameStart(one, other) >= Math.max(SHORTEST_SAME_START, halfOfShorter) ? 1 : 0
}

/** What is written otherwise and sounds the same, in Portuguese mostly. */
const SOUNDS: readonly (readonly [written: RegExp, sound: string])[] = [
	[/ç|ss|sc(?=[ei])|c(?=[ei])|z/g, 's'],
	[/ch/g, 'x'],
	[/ph/g, 'f'],
	[/g(?=[ei])/g, 'j'],
	[/qu(?=[ei])|c/g, 'k'],
	[/^h/, ''],
	[/y/g, 'i'],
	[/l(?![aeiou])/g, 'u'],
	[/m(?![aeiou])/g, 'n'],
]

/** How a word sounds, roughly, whose accents may be missing: who writes by ear writes 'preso' for 'preço'. */
export function soundOf(word: string): string {
	const letters = word
		.toLowerCase()
		.normalize('NFD')
		.replaceAll('c\u0327', 'ç')
		.replace(/\p{M}+/gu, '')
	return SOUNDS.reduce((heard, [written, sound]) => heard.replace(written, sound), letters)
}
