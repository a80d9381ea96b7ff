const SHORT_TITLE = 80

/** What a text is called where nobody gave it a name: as it begins. So are conversations by their first message. */
export function titleFor(message: string): string {
	const line = message.replace(/\s+/g, ' ').trim()
	const letters = [...line]
	if (letters.length <= SHORT_TITLE) return line
	const start = letters.slice(0, SHORT_TITLE - 1).join('')
	const lastSpace = start.lastIndexOf(' ')
	const words = lastSpace > SHORT_TITLE / 2 ? start.slice(0, lastSpace) : start
	return `${words.replace(/[.,:;]+$/, '')}…`
}
