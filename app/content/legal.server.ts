import type { Language } from '~/i18n/language'
import accessibilityEn from './legal/accessibility.en.md?raw'
import accessibilityPt from './legal/accessibility.pt.md?raw'
import cookiesEn from './legal/cookies.en.md?raw'
import cookiesPt from './legal/cookies.pt.md?raw'
import privacyEn from './legal/privacy.en.md?raw'
import privacyPt from './legal/privacy.pt.md?raw'
import termsEn from './legal/terms.en.md?raw'
import termsPt from './legal/terms.pt.md?raw'

/** A text that will take the place of the present one: its page says so above the old text until that day. */
export interface ComingChange {
	/** ISO date: 30 days or more after it was announced (docs/product.md#notices). */
	from: string
	/** ISO date of the notice that was mailed. */
	announcedOn: string
	/** Markdown: what changes, in a paragraph or two. */
	changes: Record<Language, string>
}

export interface LegalPage {
	/** ISO date of the present text: whoever changes it changes this. */
	textOf: string
	/** ISO date of the text before it, where there was one. */
	before: string | null
	coming: ComingChange | null
	title: Record<Language, string>
	/** For search engines. */
	description: Record<Language, string>
	/** What stands first on the page. */
	lead: Record<Language, string>
	/** Markdown. */
	body: Record<Language, string>
}

/** ISO date up to which the first texts stood (May 1, 2025). */
const FIRST_TEXT = '2025-05-01'

export const LEGAL = {
	terms: {
		textOf: '2026-11-27',
		before: FIRST_TEXT,
		coming: null,
		title: { en: 'Terms of use', pt: 'Termos de uso' },
		description: {
			en: 'What you may do with the prompts, what plans cost, how to cancel, and how to get your money back within 7 days.',
			pt: 'O que você pode fazer com os prompts, quanto custam os planos, como cancelar e como ter o dinheiro de volta em até 7 dias.',
		},
		lead: {
			en: 'These terms are the agreement between you and the operator of this site. They are short on purpose.',
			pt: 'Estes termos são o acordo entre você e o operador deste site. São curtos de propósito.',
		},
		body: { en: termsEn, pt: termsPt },
	},
	privacy: {
		textOf: '2026-11-28',
		before: FIRST_TEXT,
		coming: null,
		title: { en: 'Privacy', pt: 'Privacidade' },
		description: {
			en: 'What this site stores about you, why, for how long and where it goes, and how to download or delete it.',
			pt: 'O que este site guarda sobre você, por quê, até quando e para onde vai, e como baixar ou excluir.',
		},
		lead: {
			en: 'What is stored about you, for how long, where it goes, and how to take a copy or delete it.',
			pt: 'O que fica guardado sobre você, por quanto tempo, para onde vai e como baixar uma cópia ou apagar tudo.',
		},
		body: { en: privacyEn, pt: privacyPt },
	},
	cookies: {
		textOf: '2026-11-23',
		before: FIRST_TEXT,
		coming: null,
		title: { en: 'Cookies', pt: 'Cookies' },
		description: {
			en: 'The few cookies this site sets, what each one does and how long it lasts, and what stays in your browser.',
			pt: 'Os poucos cookies deste site, para que serve cada um e quanto dura, e o que fica no seu navegador.',
		},
		lead: {
			en: 'The small notes that this site leaves in your browser, and what else stays there.',
			pt: 'Os bilhetes pequenos que este site deixa no seu navegador, e o que mais fica por lá.',
		},
		body: { en: cookiesEn, pt: cookiesPt },
	},
	accessibility: {
		textOf: '2026-11-25',
		before: null,
		coming: null,
		title: { en: 'Accessibility', pt: 'Acessibilidade' },
		description: {
			en: 'How accessible this site is, how that was tested, what was not, and where to write when something is in your way.',
			pt: 'Quanto este site é acessível, como foi testado, o que falta testar e para onde escrever se algo atrapalhar.',
		},
		lead: {
			en: 'What this site does so that everybody can use it, where it falls short, and how to complain.',
			pt: 'O que este site faz para que todos consigam usar, o que ainda falta e como reclamar.',
		},
		body: { en: accessibilityEn, pt: accessibilityPt },
	},
} satisfies Record<'terms' | 'privacy' | 'cookies' | 'accessibility', LegalPage>
