import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { inEachLanguage, type Language, LOCALE } from './language'
import { type MessageId, type Translate, translator } from './words'

/** A translator for what is written outside components: titles, descriptions, errors of functions, mails. */
export async function translateInto(language: Language): Promise<Translate> {
	return translator(WORDS[language])
}

const areas = import.meta.glob<{ messages: Messages }>('/app/**/words/*.json', {
	query: '?lingui',
	eager: true,
})

function wordsOf(language: Language): I18n {
	const inLanguage = Object.entries(areas).filter(([file]) => file.endsWith(`/words/${language}.json`))
	const messages = Object.assign({}, ...inLanguage.map(([, area]) => area.messages))
	return setupI18n({ locale: language, locales: LOCALE[language], messages: { [language]: messages } })
}

/** Every word of each language: the server writes pages of all areas, and mails. */
export const WORDS = inEachLanguage(wordsOf)

/** Whether a text is the key of a message: what comes back from a form's schema or a cookie is a mere string. */
export function isMessageId(text: string): text is MessageId {
	return Object.hasOwn(WORDS.en.messages, text)
}
