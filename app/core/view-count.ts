/** For so many days counts are kept, and no longer. */
export const COUNTS_KEPT_DAYS = 90
const LONGEST_WORDS = 100
/** As many digits as the shortest numbers that lead to somebody: telephones, documents, cards. */
const TELLING_DIGITS = 6

/** Programs name themselves, or an address where they explain themselves; people's browsers do neither. */
const IS_PROGRAM = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|http/i

/**
 * Whether a page is asked for by somebody who means to read it: in a browser, which doesn't fetch it in advance, and as
 * far as it says no program's.
 */
export function isPersonReading(headers: Readonly<Record<string, unknown>>): boolean {
	const agent = headers['user-agent']
	if (typeof agent !== 'string' || !agent.startsWith('Mozilla/5.0') || IS_PROGRAM.test(agent)) return false
	return !isPrefetch(headers)
}

/** Whether somebody comes to a page from elsewhere: from another site, a bookmark, or by typing its address. */
export function isArrival(headers: Readonly<Record<string, unknown>>): boolean {
	const isFromElsewhere = headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site'
	return isFromElsewhere && headers['sec-fetch-dest'] === 'document' && isPersonReading(headers)
}

/** Whether a page is asked for before, or without, anybody looking at it. */
export function isPrefetch(headers: Readonly<Record<string, unknown>>): boolean {
	return String(headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch')
}

/**
 * A search as it may be counted: in lower case, with single spaces, 100 characters at most. Null for what could lead to
 * somebody, such as an address or a number, and for what holds no word.
 */
export function countableWords(query: string): string | null {
	const plain = query.normalize('NFKC').toLowerCase().replace(/\p{C}/gu, ' ')
	const words = plain.replace(/\s+/g, ' ').trim()
	const digits = words.match(/\p{Nd}/gu)?.length ?? 0
	if (/@|:\/\/|\bwww\./.test(words) || digits >= TELLING_DIGITS || !/\p{L}{2}/u.test(words)) return null
	return Array.from(words).slice(0, LONGEST_WORDS).join('').trim()
}
