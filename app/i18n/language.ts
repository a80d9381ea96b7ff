export const LANGUAGES = ['en', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** The tag that `<html lang>`, Intl and `hreflang` take. */
export const LANGUAGE_TAG = { en: 'en', pt: 'pt-BR' } as const satisfies Record<Language, string>
/** Dates and numbers follow a region, the one of each language's readers. */
export const LOCALE = { en: 'en-US', pt: 'pt-BR' } as const satisfies Record<Language, string>
export const LANGUAGE_NAME = { en: 'English', pt: 'Português' } as const satisfies Record<Language, string>

export function isLanguage(value: unknown): value is Language {
	return value === 'en' || value === 'pt'
}

/** The other one of two languages. */
export function otherLanguage(language: Language): Language {
	return language === 'en' ? 'pt' : 'en'
}
