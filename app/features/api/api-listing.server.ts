import type { ListedOperation, ListedParameter, ParameterValues } from './api-listing'
import type { ApiDescription, ApiParameter, JsonSchema } from './openapi.server'

/** The operations of a description, so that the page and `/api/openapi.json` never differ. */
export function listOperations({ paths }: ApiDescription): ListedOperation[] {
	return Object.entries(paths).map(([address, { get }]) => ({
		id: get.operationId,
		title: get.summary,
		text: get.description,
		address,
		parameters: get.parameters.map(listParameter),
	}))
}

function listParameter({ name, description, required, schema }: ApiParameter): ListedParameter {
	const { default: fallback } = schema
	return {
		name,
		meaning: description,
		isRequired: required,
		values: valuesOf(schema),
		fallback: fallback === undefined ? null : String(fallback),
	}
}

function valuesOf({ enum: words, minimum, maximum }: JsonSchema): ParameterValues {
	if (words) return { kind: 'words', words: words.map(String) }
	if (minimum !== undefined && maximum !== undefined) return { kind: 'number', from: minimum, to: maximum }
	return { kind: 'text' }
}
