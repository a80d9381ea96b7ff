import { setupI18n } from '@lingui/core'
import { FALLBACK_LANGUAGE, LANGUAGE_TAG, LANGUAGES, type Language, LOCALE } from './language'

/** The words of an area in one language. */
export interface Catalog {
	messages: import('@lingui/core').Messages
}

const isBrowser = typeof document !== 'undefined'

const browserLanguage: Language =
	LANGUAGES.find((language) => isBrowser && document.documentElement.lang === LANGUAGE_TAG[language]) ??
	FALLBACK_LANGUAGE

/** The words that this page has so far, in its own language. */
export const browserWords = setupI18n({ locale: browserLanguage, locales: LOCALE[browserLanguage] })

/**
 * Adds an area's words, in the page's language only. A route imports its areas (`words/load.ts`), which wait for this
 * before the route's module runs, so that no screen appears without its words. The server has all words at hand.
 */
export async function addWords(files: Record<string, () => Promise<Catalog>>): Promise<void> {
	if (!isBrowser) return
	const [, load] = Object.entries(files).find(([file]) => file.endsWith(`/${browserLanguage}.json`)) ?? []
	if (load) browserWords.load(browserLanguage, (await load()).messages)
}
