import { refuse } from '~/core/refuse.server'
import { turns } from '~/core/turns.server'
import type { ImportFile } from '~/features/locker/import/locker-import'
import { readParts } from '~/requests/multipart.server'
import { readBytes } from '~/requests/request-body.server'

/** The form has one field. */
const MOST_PARTS = 4
/** Each holds what has come of it so far in memory. */
const takeTurn = turns({ most: 4, patience: 10_000, refusal: { code: 'too_many', message: 'import_busy' } })

/**
 * The file that somebody sends in a form's field `file`; not read at all while too many others send theirs.
 * Refuses with `too_large`, `too_many`, and `invalid_input` where there is none.
 */
export async function readUpload(userId: string, request: Request): Promise<ImportFile> {
	using _turn = await takeTurn(userId)
	const type = request.headers.get('Content-Type') ?? ''
	const parts = readParts(await readBytes(request), type, MOST_PARTS) ?? []
	for (const { name, file, content } of parts) {
		if (name === 'file' && file && file.name !== '') return { name: file.name, bytes: content }
	}
	throw refuse('invalid_input', undefined, { message: 'import_no_file' })
}
