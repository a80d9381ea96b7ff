import { setupI18n } from '@lingui/core'
import { LANGUAGE_TAG, type Language, LOCALE } from './language'

type LoadWords = (language: Language) => Promise<{ messages: import('@lingui/core').Messages }>

const isBrowser = typeof document !== 'undefined'

export const browserLanguage: Language =
	isBrowser && document.documentElement.lang === LANGUAGE_TAG.pt ? 'pt' : 'en'

/** The words that this page has so far, in its own language. */
export const browserWords = setupI18n({ locale: browserLanguage, locales: LOCALE[browserLanguage] })

/**
 * Adds an area's words, in the page's language only. A route imports its areas (`areas/*.ts`), which wait for this
 * before the route's module runs, so that no screen appears without its words. The server has all words at hand.
 */
export async function addWords(load: LoadWords): Promise<void> {
	if (!isBrowser) return
	const { messages } = await load(browserLanguage)
	browserWords.load(browserLanguage, messages)
}
