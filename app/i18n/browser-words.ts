import { type Messages, setupI18n } from '@lingui/core'
import { FALLBACK_LANGUAGE, LANGUAGE_TAG, LANGUAGES, type Language, LOCALE } from './language'

const isBrowser = typeof document !== 'undefined'

/** The page's own language. */
export const browserLanguage: Language =
	LANGUAGES.find((language) => isBrowser && document.documentElement.lang === LANGUAGE_TAG[language]) ??
	FALLBACK_LANGUAGE

/** The words that this page has so far, in its own language. */
export const browserWords = setupI18n({ locale: browserLanguage, locales: LOCALE[browserLanguage] })

/**
 * Adds an area's words, in the page's language only. A route imports its areas (`words/load.ts`), which run before it,
 * so that no screen appears without its words. The server has all words at hand, and gets none here.
 */
export function addWords(messages: Messages): void {
	browserWords.load(browserLanguage, messages)
}
