import { env } from '~/env/env.server'
import type { OperatorSettings } from '~/env/operator-settings.server'
import { inEachLanguage, type Language, LOCALE } from '~/i18n/language'

/** Who runs the installation, as people read it. */
export interface Operator extends Omit<OperatorSettings, 'hostingCountry'> {
	/** By its name. */
	hostingCountry: string
}

/** The sandbox's own: nobody could take it for somebody. */
const EXAMPLE = {
	en: {
		name: 'Made-up Example Ltd',
		form: 'example of a limited company',
		number: 'CNPJ 00.000.000/0000-00 (example)',
		address: '1 Example Street, Example Town',
		mail: 'operator@pronto.test',
		officer: 'Example Person, privacy@pronto.test',
		hostingCountry: 'BR',
	},
	pt: {
		name: 'Empresa Fictícia de Exemplo Ltda.',
		form: 'exemplo de sociedade limitada',
		number: 'CNPJ 00.000.000/0000-00 (exemplo)',
		address: 'Rua do Exemplo, 1, Cidade Exemplo',
		mail: 'operator@pronto.test',
		officer: 'Pessoa de Exemplo, privacy@pronto.test',
		hostingCountry: 'BR',
	},
} as const satisfies Record<Language, OperatorSettings>

/** Each page says who runs it, and making such names takes longer than rendering a card. */
const COUNTRIES = inEachLanguage((language) => new Intl.DisplayNames(LOCALE[language], { type: 'region' }))

/** Who runs the installation (docs/product.md#operator); in the sandbox, where none is set, a made-up one. */
export function operatorIn(language: Language): Operator {
	const { hostingCountry, ...operator } = env().operator ?? EXAMPLE[language]
	return { ...operator, hostingCountry: COUNTRIES[language].of(hostingCountry) ?? hostingCountry }
}

/** The same in lines, for mails and receipts: who, where, and how to write to them. */
export function operatorLines(language: Language): string[] {
	const { name, form, number, address, mail } = operatorIn(language)
	return [`${name}, ${form}, ${number}`, address, mail]
}
