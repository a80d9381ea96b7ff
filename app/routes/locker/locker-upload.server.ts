import { refuse } from '~/core/refuse.server'
import { turns } from '~/core/turns.server'
import {
	CHOSEN_FIELDS,
	type ChosenColumns,
	choiceName,
	shownName,
} from '~/features/locker/import/chosen-columns'
import type { ImportFile } from '~/features/locker/import/locker-import'
import { type Part, readParts } from '~/requests/multipart.server'
import { readBytes } from '~/requests/request-body.server'

/** The file, a choice of columns, and the wish to make one. */
const MOST_PARTS = CHOSEN_FIELDS.length + 2
/** In bytes: more than a column's name has that is shown. */
const LONGEST_CHOICE = 400
/** Each holds what has come of it so far in memory. */
const takeTurn = turns({ most: 4, patience: 10_000, refusal: { code: 'too_many', message: 'import_busy' } })

interface Upload {
	file: ImportFile
	/** Which column is what, where somebody said so; without one for the text where they left it out. */
	chosen: ChosenColumns | null
	/** Whether they want to say it, however well the columns are known. */
	isAsking: boolean
}

/**
 * The file that somebody sends in a form's field `file`, and how it is to be read; not read at all while too many
 * others send theirs. Refuses with `too_large`, `too_many`, and `invalid_input` where there is none.
 */
export async function readUpload(userId: string, request: Request): Promise<Upload> {
	using _turn = await takeTurn(userId)
	const type = request.headers.get('Content-Type') ?? ''
	const parts = readParts(await readBytes(request), type, MOST_PARTS) ?? []
	for (const { name, file, content } of parts) {
		if (name === 'file' && file && file.name !== '') {
			const isAsking = parts.some((part) => part.name === 'ask')
			return { file: { name: file.name, bytes: content }, chosen: chosenIn(parts), isAsking }
		}
	}
	throw refuse('invalid_input', undefined, { message: 'import_no_file' })
}

function chosenIn(parts: readonly Part[]): ChosenColumns | null {
	const choices = CHOSEN_FIELDS.flatMap((field) => {
		const part = parts.find(({ name, file }) => name === choiceName(field) && !file)
		return part ? [[field, shownName(part.content.toString('utf8', 0, LONGEST_CHOICE))] as const] : []
	})
	return choices.length === 0 ? null : new Map(choices.filter(([, column]) => column !== ''))
}
