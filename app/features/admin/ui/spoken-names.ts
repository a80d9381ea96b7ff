import { LANGUAGE_TAG, type Language, LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'

/** What tables call a month, a language and a country, in the page's language: 'Novembro de 2026', 'Inglês', 'Brasil'. */
export function useSpokenNames() {
	const { language } = useWords()
	const locale = LOCALE[language]
	const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
	const languages = new Intl.DisplayNames(locale, { type: 'language' })
	const countries = new Intl.DisplayNames(locale, { type: 'region' })
	return {
		/** Of one as `2026-11`. */
		month: (month: string) => capitalised(months.format(new Date(`${month}-01T00:00:00Z`)), locale),
		languageName: (of: Language) => capitalised(languages.of(LANGUAGE_TAG[of].slice(0, 2)) ?? of, locale),
		/** Of one as two letters. */
		country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
	}
}

function capitalised(words: string, locale: string): string {
	return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
