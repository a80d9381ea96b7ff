import { type Language, LOCALE } from './language'

/** The month of a day, long-form: 'November 2026', 'novembro de 2026'. */
export function monthOf(iso: string, language: Language): string {
	const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
	return new Intl.DateTimeFormat(LOCALE[language], month).format(new Date(iso))
}
