import { readdirSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { LANGUAGE_NAME, LANGUAGES, type Language, LOCALE } from '../../../app/i18n/language.ts'
import { type MessageId, type Translate, translator } from '../../../app/i18n/words.tsx'

export { LANGUAGE_NAME, LANGUAGES, type Language, LOCALE, type MessageId, type Translate }

/** What a person reads, by its message key, with its placeholders filled in. */
export function words(language: Language): Translate {
	const folder = `app/i18n/${language}`
	const areas = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
	const messages = Object.assign({}, ...areas)
	return translator(
		setupI18n({ locale: language, locales: LOCALE[language], messages: { [language]: messages } }),
	)
}

/** The `lang` of the language that a person does not read. */
export function otherLanguageOf(language: Language): string {
	return language === 'en' ? 'pt-BR' : 'en'
}
