import type { Language } from './language'
import { readCookie } from './request-language.server'

/** One per time zone: making one takes longer than rendering a card. There are some 600 zones. */
const isoDates = new Map<string, Intl.DateTimeFormat>()

/** The person's time zone (product.md, Language): the cookie that a script wrote, else the likeliest of the language. */
export function requestTimeZone(request: Request, language: Language): string {
	const zone = readCookie(request, 'tz')
	if (zone && isTimeZone(zone)) return zone
	return language === 'pt' ? 'America/Sao_Paulo' : 'UTC'
}

/** The calendar day in a time zone, as an ISO date. */
export function dayIn(timeZone: string, moment: Date): string {
	const known = isoDates.get(timeZone)
	// Swedish dates are written as ISO dates are.
	const isoDate = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
	if (!known) isoDates.set(timeZone, isoDate)
	return isoDate.format(moment)
}

function isTimeZone(name: string): boolean {
	try {
		return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
	} catch {
		return false
	}
}
