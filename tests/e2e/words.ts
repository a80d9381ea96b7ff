import en from '../../app/i18n/en/public.json' with { type: 'json' }
import { LANGUAGE_NAME, LANGUAGES, type Language, LOCALE } from '../../app/i18n/language.ts'
import pt from '../../app/i18n/pt/public.json' with { type: 'json' }
import { type Translate, translator } from '../../app/i18n/words.tsx'

export { LANGUAGE_NAME, LANGUAGES, type Language, LOCALE, type Translate }

const WORDS = { en, pt }

/** What a person reads, by its message key, with its placeholders filled in. */
export function words(language: Language): Translate {
	return translator(language, WORDS[language])
}
