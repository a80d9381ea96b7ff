const MOST_LINES = 3
const MOST_CHARACTERS = 150
const OPEN_BLANK = /\[[^\]\n]*$/

/** A few lines of a prompt's text from its first blank on, cut between words and never inside a blank. */
export function excerptOf(promptText: string): string {
	const lines = promptText.split('\n').filter((line) => line.trim() !== '')
	const first = Math.max(
		0,
		lines.findIndex((line) => line.includes('[')),
	)
	const passage = lines.slice(first, first + MOST_LINES).join('\n')
	if (passage.length <= MOST_CHARACTERS) return first + MOST_LINES < lines.length ? `${passage}…` : passage
	const cut = passage.slice(0, MOST_CHARACTERS + 1).replace(/\s+\S*$/, '')
	return `${cut.replace(OPEN_BLANK, '').replace(/[\s,;:.–-]+$/, '')}…`
}
