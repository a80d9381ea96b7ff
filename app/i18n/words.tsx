import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import type english from './en/public.json'
import { type Language, LOCALE } from './language'

export type MessageId = keyof typeof english
export type MessageValues = Record<string, string | number>

/** A translator for one language; a missing key shows the key itself (spec 9). */
export type Translate = (id: MessageId, values?: MessageValues) => string

export function translator(language: Language, messages: Messages): Translate {
	const words = setupI18n({ locale: language, locales: LOCALE[language], messages: { [language]: messages } })
	return (id, values) => words._(id, values)
}

/** Gives the words of one language to everything inside. */
export function WordsProvider({
	language,
	messages,
	children,
}: {
	language: Language
	messages: Messages
	children: ReactNode
}) {
	const words = useMemo(
		() => setupI18n({ locale: language, locales: LOCALE[language], messages: { [language]: messages } }),
		[language, messages],
	)
	return <I18nProvider i18n={words}>{children}</I18nProvider>
}

export interface Words {
	language: Language
	t: Translate
	number(value: number): string
	/** A day, long-form: 'May 1, 2025' or '1 de maio de 2025' (spec 9). */
	day(iso: string): string
	/** A whole amount of money: '$9' or 'R$ 29'. */
	money(amount: number, currency: 'USD' | 'BRL'): string
}

/** The words of the page's language, and its ways to write numbers, days and money. */
export function useWords(): Words {
	const { i18n } = useLingui()
	const language: Language = i18n.locale === 'pt' ? 'pt' : 'en'
	const locale = LOCALE[language]
	return {
		language,
		t: (id, values) => i18n._(id, values),
		number: (value) => new Intl.NumberFormat(locale).format(value),
		day: (iso) =>
			new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)),
		money: (amount, currency) =>
			new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount),
	}
}
