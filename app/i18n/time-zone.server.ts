import { HOME_TIME_ZONE, type Language } from './language'
import { readCookie } from './request-language.server'

/** One per time zone: making one takes longer than rendering a card. There are some 600 zones. */
const isoDates = new Map<string, Intl.DateTimeFormat>()

/** The person's time zone (docs/product.md#language): the cookie that a script wrote, else the likeliest of the language. */
export function requestTimeZone(request: Request, language: Language): string {
	return knownZone(readCookie(request, 'tz')) ?? HOME_TIME_ZONE[language]
}

/** The calendar day in a time zone, as an ISO date. */
export function dayIn(timeZone: string, moment: Date): string {
	const known = isoDates.get(timeZone)
	// Swedish dates are written as ISO dates are.
	const isoDate = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
	if (!known) isoDates.set(timeZone, isoDate)
	return isoDate.format(moment)
}

/** A zone by its one proper name: as it is written in a cookie it can have thousands. */
function knownZone(name: string | undefined): string | null {
	if (!name || name.startsWith('+') || name.startsWith('-')) return null
	try {
		return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
	} catch {
		return null
	}
}
