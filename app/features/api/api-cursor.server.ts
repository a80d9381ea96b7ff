import { createHash } from 'node:crypto'
import { refuse } from '~/core/refuse.server'
import { readCursor } from '~/features/search/search-cursor'

const MARK_CHARACTERS = 8

/** Which list a cursor belongs to: the same words and category. */
type List = readonly (string | null)[]

/** Where a page of the API ends, as one opaque word that continues this list and no other. */
export function writeApiCursor(next: string, list: List): string {
	return `${next}.${markOf(list)}`
}

/** What `writeApiCursor` was given. Refuses with `invalid_input` for anything else, and for the cursor of another list. */
export function readApiCursor(cursor: string, list: List): string {
	const [next = '', mark, ...rest] = cursor.split('.')
	if (rest.length > 0 || mark !== markOf(list) || readCursor(next) === null) throw invalidParameter('after')
	return next
}

/** The no to a parameter that holds what it can't. */
export function invalidParameter(name: string) {
	const fields = { [name]: 'field_invalid' }
	return refuse('invalid_input', { fields }, { message: 'api_parameter_invalid', values: { name } })
}

function markOf(list: List): string {
	return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, MARK_CHARACTERS)
}
