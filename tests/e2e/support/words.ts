import { globSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { LANGUAGE_NAME, LANGUAGES, type Language, LOCALE } from '../../../app/i18n/language.ts'
import { type MessageId, type Translate, translator } from '../../../app/i18n/words.tsx'

export { LANGUAGE_NAME, LANGUAGES, type Language, LOCALE, type MessageId, type Translate }

/** What a person reads, by its message key, with its placeholders filled in. */
export function words(language: Language): Translate {
	const areas = globSync(`app/**/words/${language}.json`).map((file) =>
		JSON.parse(readFileSync(file, 'utf8')),
	)
	const messages = Object.assign({}, ...areas)
	return translator(
		setupI18n({ locale: language, locales: LOCALE[language], messages: { [language]: messages } }),
	)
}

/** The `lang` of the language that a person does not read. */
export function otherLanguageOf(language: Language): string {
	return language === 'en' ? 'pt-BR' : 'en'
}
