import type { I18n } from '@lingui/core'
import { createContext, type ReactNode, use } from 'react'
import type serverWords from '~/core/words/en.json'
import type accountWords from '~/features/account/words/en.json'
import type trialWords from '~/features/admin/trials/words/en.json'
import type adminWords from '~/features/admin/words/en.json'
import type answerWords from '~/features/answers/words/en.json'
import type developerWords from '~/features/api/words/en.json'
import type articleWords from '~/features/articles/words/en.json'
import type createdVersionWords from '~/features/authoring/versions/words/en.json'
import type authoringWords from '~/features/authoring/words/en.json'
import type cancelingWords from '~/features/billing/canceling/words/en.json'
import type ownPlanWords from '~/features/billing/own-plan/words/en.json'
import type withdrawalWords from '~/features/billing/withdrawal/words/en.json'
import type planWords from '~/features/billing/words/en.json'
import type refineWords from '~/features/chat/refining/words/en.json'
import type chatRoleWords from '~/features/chat/roles/words/en.json'
import type chatSharingWords from '~/features/chat/sharing/words/en.json'
import type chatWords from '~/features/chat/words/en.json'
import type collectionWords from '~/features/collections/words/en.json'
import type changesWords from '~/features/editing/changes/words/en.json'
import type editingWords from '~/features/editing/words/en.json'
import type focusWords from '~/features/focus/words/en.json'
import type memberHomeWords from '~/features/library/member/words/en.json'
import type seriesWords from '~/features/library/series/words/en.json'
import type promptWords from '~/features/library/words/en.json'
import type ownBlankWords from '~/features/locker/blanks/words/en.json'
import type exportWords from '~/features/locker/export/words/en.json'
import type importWords from '~/features/locker/import/words/en.json'
import type mergeWords from '~/features/locker/merging/words/en.json'
import type lockerWords from '~/features/locker/words/en.json'
import type noticeWords from '~/features/mailings/notices/words/en.json'
import type mailingWords from '~/features/mailings/words/en.json'
import type offlineWords from '~/features/offline/words/en.json'
import type reportWords from '~/features/reports/words/en.json'
import type searchWords from '~/features/search/words/en.json'
import type paletteWords from '~/frame/palette/words/en.json'
import type { Currency } from './currency'
import { isolated } from './isolated'
import { FALLBACK_LANGUAGE, isLanguage, type Language, LOCALE } from './language'
import type publicWords from './words/en.json'

export type MessageId =
	| keyof typeof accountWords
	| keyof typeof adminWords
	| keyof typeof answerWords
	| keyof typeof articleWords
	| keyof typeof authoringWords
	| keyof typeof changesWords
	| keyof typeof collectionWords
	| keyof typeof createdVersionWords
	| keyof typeof refineWords
	| keyof typeof cancelingWords
	| keyof typeof chatRoleWords
	| keyof typeof chatSharingWords
	| keyof typeof chatWords
	| keyof typeof developerWords
	| keyof typeof editingWords
	| keyof typeof exportWords
	| keyof typeof focusWords
	| keyof typeof importWords
	| keyof typeof lockerWords
	| keyof typeof mailingWords
	| keyof typeof noticeWords
	| keyof typeof memberHomeWords
	| keyof typeof mergeWords
	| keyof typeof offlineWords
	| keyof typeof ownPlanWords
	| keyof typeof ownBlankWords
	| keyof typeof paletteWords
	| keyof typeof planWords
	| keyof typeof promptWords
	| keyof typeof publicWords
	| keyof typeof reportWords
	| keyof typeof searchWords
	| keyof typeof seriesWords
	| keyof typeof serverWords
	| keyof typeof trialWords
	| keyof typeof withdrawalWords
export type MessageValues = Record<string, string | number>

/** A translator for one language; a missing key shows the key itself (docs/product.md#numbers). */
export type Translate = (id: MessageId, values?: MessageValues) => string

export function translator(words: I18n): Translate {
	return (id, values = {}) => {
		const written = Object.entries(values).map(([name, value]) => [name, isolated(value)])
		return words._(id, Object.fromEntries(written))
	}
}

export interface Words {
	language: Language
	t: Translate
	number(value: number): string
	/** A day, long-form: 'May 1, 2025' or '1 de maio de 2025' (docs/product.md#numbers). */
	day(iso: string): string
	/** An amount of money, as prices are written: '$9' or 'R$ 14,50'. */
	money(amount: number, currency: Currency): string
	/** An amount of money in cents or centavos: '$3.50' or 'R$ 3,50'. */
	cents(amount: number, currency: Currency): string
}

const WordsContext = createContext<Words | null>(null)

/** Gives the words of one language to everything inside. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
	return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of the page's language, and its ways to write numbers, days and money. */
export function useWords(): Words {
	const words = use(WordsContext)
	if (!words) throw new Error('There are no words outside WordsProvider.')
	return words
}

/** The words of a catalogue. Made once per language: formats take longer to make than a component to render. */
export function wordsOf(i18n: I18n): Words {
	const language: Language = isLanguage(i18n.locale) ? i18n.locale : FALLBACK_LANGUAGE
	const locale = LOCALE[language]
	const number = new Intl.NumberFormat(locale)
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
	const money = (currency: Currency, trailingZeroDisplay: 'auto' | 'stripIfInteger') =>
		new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay })
	const price = { USD: money('USD', 'stripIfInteger'), BRL: money('BRL', 'stripIfInteger') }
	const exact = { USD: money('USD', 'auto'), BRL: money('BRL', 'auto') }
	return {
		language,
		t: translator(i18n),
		number: (value) => number.format(value),
		day: (iso) => day.format(new Date(iso)),
		money: (amount, currency) => price[currency].format(amount),
		cents: (amount, currency) => exact[currency].format(amount / 100),
	}
}
