import { isLanguage, type Language } from '~/i18n/language'

/** What an open page tells the worker: what is being read, and what of the person's own should be there offline too. */
export interface VisitMessage {
	address: string
	language: Language
	theme: string | null
	belongings: readonly string[]
}

/** What the worker answers: when the copy was made that was shown for this address, or null where it was the page itself. */
export interface VisitAnswer {
	copyFrom: number | null
}

/** Null for what is no such message: anything on a page may write to its worker. */
export function readVisitMessage(data: unknown): VisitMessage | null {
	const { address, language, theme, belongings }: Partial<Record<keyof VisitMessage, unknown>> = Object(data)
	if (typeof address !== 'string' || !isLanguage(language) || !Array.isArray(belongings)) return null
	return {
		address,
		language,
		theme: theme === 'light' || theme === 'dark' ? theme : null,
		belongings: belongings.filter((one) => typeof one === 'string'),
	}
}
