import { z } from 'zod'

// Who runs an installation (docs/product.md#operator), as settings.

const oneLine = 'must be one line of at most 200 characters'
/** One line that people read as it is. */
const line = z
	.string()
	.trim()
	.min(1, { error: 'must not be blank' })
	.max(200, { error: oneLine })
	.regex(/^\P{Cc}*$/u, { error: oneLine })
const withMail = line.regex(/[^\s<>@]+@[^\s<>@]+/, {
	error: 'must have an email address, as in Ana Souza, privacy@pronto.example',
})
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const country = z.string().refine((value) => /^[A-Z]{2}$/.test(value) && countries.of(value) !== undefined, {
	error: 'must be the two capital letters of a country, such as BR',
})

const FIELDS = {
	OPERATOR_NAME: line,
	OPERATOR_FORM: line,
	OPERATOR_NUMBER: line,
	OPERATOR_ADDRESS: line,
	OPERATOR_MAIL: z.email({ error: 'must be an email address' }).max(200),
	OPERATOR_DPO: withMail,
	HOSTING_COUNTRY: country,
}
const Operator = z.object(FIELDS)
/** Each by itself: whether all are there is asked of all settings at once. */
export const OPERATOR_FIELDS = Operator.partial().shape

export const OPERATOR_NAMES = Operator.keyof().options

/** Who runs an installation, in the words that they gave. */
export interface OperatorSettings {
	name: string
	/** Such as a limited company, or a person who trades in their own name. */
	form: string
	/** With the name of its register, such as CNPJ 12.345.678/0001-95. */
	number: string
	address: string
	mail: string
	/** Who answers for data protection, with a mail address. */
	officer: string
	/** Where the data is stored: two letters. */
	hostingCountry: string
}

/** What the sandbox can't do with: half an operator. It has a made-up one where none is set. */
export function halfAnOperator(given: Record<string, string | undefined>): string[] {
	const missing = OPERATOR_NAMES.filter((name) => given[name] === undefined)
	if (missing.length === OPERATOR_NAMES.length) return []
	return missing.map((name) => `${name} is needed with the rest of the operator and is not set`)
}

/** The operator whom settings name, or null where they name none. */
export function operatorSettings(given: Record<string, unknown>): OperatorSettings | null {
	const { data } = Operator.safeParse(given)
	return data
		? {
				name: data.OPERATOR_NAME,
				form: data.OPERATOR_FORM,
				number: data.OPERATOR_NUMBER,
				address: data.OPERATOR_ADDRESS,
				mail: data.OPERATOR_MAIL,
				officer: data.OPERATOR_DPO,
				hostingCountry: data.HOSTING_COUNTRY,
			}
		: null
}
