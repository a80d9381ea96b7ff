import { z } from 'zod'
import { PROMPT_ID } from '~/features/library/prompt'

/** Where a page of results ends: the sort key of its last row. */
export interface Place {
	rank: number
	position: number
	promptId: string
}

const Written = z.tuple([z.int32(), z.int(), z.string().regex(PROMPT_ID)])

/** The place as one opaque word for an address. */
export function writeCursor({ rank, position, promptId }: Place): string {
	return btoa(JSON.stringify([rank, position, promptId]))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '')
}

/** The place that `writeCursor` wrote, or null for anything else: a wrong cursor is the first page. */
export function readCursor(cursor: string | null): Place | null {
	if (cursor === null) return null
	try {
		const written = Written.parse(JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))))
		const [rank, position, promptId] = written
		return { rank, position, promptId }
	} catch {
		return null
	}
}
