/** Every language of the product, and below what each is: another one is a line in each of these, and its words. */
export const LANGUAGES = ['en', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** What is answered where nothing tells which one a request wants. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language
/** What is stored for, and written to, a person who never chose one. */
export const DEFAULT_LANGUAGE = 'pt' satisfies Language

/** The tag that `<html lang>`, Intl and `hreflang` take. */
export const LANGUAGE_TAG = { en: 'en', pt: 'pt-BR' } as const satisfies Record<Language, string>
/** Dates and numbers follow a region, the one of each language's readers. */
export const LOCALE = { en: 'en-US', pt: 'pt-BR' } as const satisfies Record<Language, string>
export const LANGUAGE_NAME = { en: 'English', pt: 'Português' } as const satisfies Record<Language, string>
/** Whose prices its readers see where nothing tells their country (docs/product.md#language). */
export const HOME_COUNTRY = { en: 'US', pt: 'BR' } as const satisfies Record<Language, string>
export const HOME_TIME_ZONE = { en: 'UTC', pt: 'America/Sao_Paulo' } as const satisfies Record<
	Language,
	string
>
/** How PostgreSQL stems its words. */
export const STEMMER = { en: 'english', pt: 'portuguese' } as const satisfies Record<Language, string>

/** Something of each language. */
export function inEachLanguage<Thing>(of: (language: Language) => Thing): Record<Language, Thing> {
	return { en: of('en'), pt: of('pt') }
}

export function isLanguage(value: unknown): value is Language {
	return LANGUAGES.some((language) => language === value)
}

/** The language behind this one; behind the last comes the first. */
export function nextLanguage(language: Language): Language {
	return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language
}
