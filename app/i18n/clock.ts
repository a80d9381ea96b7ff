import { type Language, LOCALE } from './language'

/** Hour and minute, the day, and the month with its year, in the person's time zone. */
export interface Clock {
	time(iso: string): string
	day(iso: string): string
	month(iso: string): string
}

export function clockOf(language: Language, timeZone: string): Clock {
	const locale = LOCALE[language]
	const time = new Intl.DateTimeFormat(locale, {
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
		timeZone,
	})
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
	const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone })
	return {
		time: (iso) => time.format(new Date(iso)),
		day: (iso) => day.format(new Date(iso)),
		month: (iso) => month.format(new Date(iso)),
	}
}
