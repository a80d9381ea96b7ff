import { HOME_TIME_ZONE, type Language, LOCALE } from './language'
import { readCookie } from './request-language.server'

const DAY_MS = 86_400_000
const MOMENT = {
	weekday: 'short',
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	minute: '2-digit',
} as const

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

/** As each language writes a morning: 9:00 AM, 09:00. */
const HOUR = { en: 'numeric', pt: '2-digit' } as const

/** Likewise one per language and zone. */
const moments = new Map<string, Intl.DateTimeFormat>()

/** A moment as a clock in a time zone shows it, with its day: 'Mon, Nov 30, 2026, 9:00 AM'. */
export function momentIn(timeZone: string, language: Language, moment: Date): string {
	const key = `${language} ${timeZone}`
	const format =
		moments.get(key) ??
		new Intl.DateTimeFormat(LOCALE[language], { timeZone, ...MOMENT, hour: HOUR[language] })
	moments.set(key, format)
	return format.format(moment)
}

/**
 * A moment to the second, with its zone, as a proof tells it: 'November 22, 2026 at 8:14:05 AM GMT-3', '22 de novembro de
 * 2026, às 8h14min05s (horário de Brasília)'.
 */
export function exactMomentIn(timeZone: string, language: Language, moment: Date): string {
	if (language === 'pt') return exactInPortuguese(timeZone, moment)
	return new Intl.DateTimeFormat(LOCALE[language], {
		timeZone,
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		hour: 'numeric',
		minute: '2-digit',
		second: '2-digit',
		timeZoneName: 'short',
	}).format(moment)
}

/** No format of Intl has it as Brazil writes it. */
function exactInPortuguese(timeZone: string, moment: Date): string {
	const day = new Intl.DateTimeFormat(LOCALE.pt, { timeZone, dateStyle: 'long' }).format(moment)
	const clock = new Intl.DateTimeFormat(LOCALE.pt, {
		timeZone,
		hour: 'numeric',
		minute: '2-digit',
		second: '2-digit',
		hourCycle: 'h23',
	})
	const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
	const hour = Number(parts.get('hour'))
	// A zone without summer time is called standard, and by nobody.
	const zone = zoneName(timeZone, 'pt').replace(/^Horário( Padrão)?/, 'horário')
	const preposition = hour < 2 ? 'à' : 'às'
	return `${day}, ${preposition} ${hour}h${parts.get('minute')}min${parts.get('second')}s (${zone})`
}

/** Likewise. */
const zoneNames = new Map<string, string>()

/** What people call a time zone: 'Brasilia Time', 'Horário de Brasília'. */
export function zoneName(timeZone: string, language: Language): string {
	const key = `${language} ${timeZone}`
	const name = zoneNames.get(key) ?? nameZone(timeZone, language)
	zoneNames.set(key, name)
	return name
}

function nameZone(timeZone: string, language: Language): string {
	const parts = new Intl.DateTimeFormat(LOCALE[language], {
		timeZone,
		timeZoneName: 'longGeneric',
	}).formatToParts()
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Likewise, by how a cookie writes it. A zone can be written in thousands of ways; people's browsers write it in one. */
const properNames = new Map<string, string>()
const MOST_NAMES = 1_000

/** A zone by its one proper name: as it is written in a cookie it can have thousands. */
export function knownZone(name: string | undefined): string | null {
	if (!name || name.startsWith('+') || name.startsWith('-')) return null
	const known = properNames.get(name)
	if (known) return known
	try {
		const proper = Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
		if (properNames.size < MOST_NAMES) properNames.set(name, proper)
		return proper
	} catch {
		return null
	}
}

const LOCAL = /^(2\d{3})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/

/** A moment as a date and a time in a zone, as browsers' fields for both hold it. */
export function localTime(timeZone: string, moment: Date): string {
	const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
	return format.format(moment).replace(' ', 'T')
}

/** The moment that such a date and time are in a zone; null for what is neither. An hour that a zone leaves out is the one after it. */
export function momentAt(timeZone: string, local: string): Date | null {
	const [, ...parts] = LOCAL.exec(local) ?? []
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number)
	const wanted = Date.UTC(year, month - 1, day, hour, minute)
	if (parts.length === 0 || new Date(wanted).toISOString().slice(0, 16) !== local.slice(0, 16)) return null
	const shiftAt = (moment: number) => Date.parse(`${localTime(timeZone, new Date(moment))}Z`) - moment
	// By the shift of before a change of clocks the hour that is left out becomes the next, and of one that comes twice it is the first.
	const before = wanted - shiftAt(wanted - DAY_MS)
	const after = wanted - shiftAt(wanted + DAY_MS)
	const right = [before, after].find((moment) => moment + shiftAt(moment) === wanted)
	return new Date(right ?? before)
}
