import { type Language, LOCALE } from './language'

/** Hour and minute, the day, and the month with its year, in the person's time zone. */
export interface Clock {
	time(iso: string): string
	day(iso: string): string
	month(iso: string): string
	isToday(iso: string): boolean
}

/** One per language and time zone: its formats take longer to make than all that a page writes with them. */
const clocks = new Map<string, Clock>()

export function clockOf(language: Language, timeZone: string): Clock {
	const key = `${language} ${timeZone}`
	const clock = clocks.get(key) ?? makeClock(language, timeZone)
	clocks.set(key, clock)
	return clock
}

function makeClock(language: Language, timeZone: string): Clock {
	const locale = LOCALE[language]
	const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
	const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone })
	return {
		// Some engines put a narrow space before AM and PM, and what the server wrote must be what the browser writes.
		time: (iso) => time.format(new Date(iso)).replace('\u202f', ' '),
		day: (iso) => day.format(new Date(iso)),
		month: (iso) => month.format(new Date(iso)),
		isToday: (iso) => day.format(new Date(iso)) === day.format(new Date()),
	}
}
