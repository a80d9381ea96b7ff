import en from '../../app/i18n/en/public.json' with { type: 'json' }
import pt from '../../app/i18n/pt/public.json' with { type: 'json' }

export const LANGUAGES = ['en', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

const WORDS = { en, pt }

/** What a person reads, by its message key; for texts without placeholders. */
export function words(language: Language) {
	return (id: keyof typeof en) => WORDS[language][id]
}

export const LOCALE = { en: 'en-US', pt: 'pt-BR' } as const
