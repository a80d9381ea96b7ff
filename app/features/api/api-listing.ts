/** What a parameter takes: one of some words, a whole number, or any text. */
export type ParameterValues =
	| { kind: 'words'; words: readonly string[] }
	| { kind: 'number'; from: number; to: number }
	| { kind: 'text' }

export interface ListedParameter {
	name: string
	meaning: string
	isRequired: boolean
	values: ParameterValues
	/** What counts where it is not given. */
	fallback: string | null
}

/** An operation of the API as the page for developers lists it. */
export interface ListedOperation {
	id: string
	title: string
	text: string
	address: string
	parameters: readonly ListedParameter[]
}
