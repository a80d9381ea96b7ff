import type { Language } from '~/i18n/language'
import cookiesEn from './legal/cookies.en.md?raw'
import cookiesPt from './legal/cookies.pt.md?raw'
import privacyEn from './legal/privacy.en.md?raw'
import privacyPt from './legal/privacy.pt.md?raw'
import termsEn from './legal/terms.en.md?raw'
import termsPt from './legal/terms.pt.md?raw'

interface LegalPage {
	title: Record<Language, string>
	/** For search engines. */
	description: Record<Language, string>
	/** What stands first on the page. */
	lead: Record<Language, string>
	/** Markdown. */
	body: Record<Language, string>
}

/** ISO date of the last change (May 1, 2025). */
export const LEGAL_UPDATED = '2025-05-01'

export const LEGAL = {
	terms: {
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
		title: { en: 'Cookies', pt: 'Cookies' },
		description: {
			en: 'The few cookies this site sets, what each one does and how long it lasts, and what stays in your browser.',
			pt: 'Os poucos cookies deste site, para que serve cada um e quanto dura, e o que fica no seu navegador.',
		},
		lead: {
			en: 'Seven small notes that this site leaves in your browser, and what else stays there.',
			pt: 'Sete bilhetes pequenos que este site deixa no seu navegador, e o que mais fica por lá.',
		},
		body: { en: cookiesEn, pt: cookiesPt },
	},
} as const satisfies Record<'terms' | 'privacy' | 'cookies', LegalPage>
