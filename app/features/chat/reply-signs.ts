/** What can mean something in Markdown: each sign makes work, and at most a few elements of a page. */
const SIGN = /[\n!-/:-@[-`{-~]/g

/** As many signs of Markdown as one page renders: more than twenty sheets of the densest answers. */
export const MOST_SIGNS = 10_000

/** How many signs of Markdown a text has; no further than to one more than `MOST_SIGNS`. */
export function countSigns(text: string): number {
	return mayHaveTooMany(text) ? placesOf(text).length : (text.match(SIGN)?.length ?? 0)
}

/** How many characters of a text are read as Markdown: up to the last line that ends before it has too many signs. */
export function reachOfMarkdown(text: string): number {
	const tooMany = mayHaveTooMany(text) ? placesOf(text)[MOST_SIGNS] : undefined
	return tooMany === undefined ? text.length : text.lastIndexOf('\n', tooMany) + 1
}

const mayHaveTooMany = (text: string) => text.length > MOST_SIGNS

function placesOf(text: string): number[] {
	return [...text.matchAll(SIGN).take(MOST_SIGNS + 1)].map(({ index }) => index)
}
