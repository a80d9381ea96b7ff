import { refuse } from '~/core/refuse.server'
import { MOST_PROMPTS } from '../locker'
import type { Breathe } from './breather.server'
import { FileText } from './file-text.server'
import type { ReadColumns } from './locker-columns.server'
import { LONGEST_ENTRY, type RawEntry } from './locker-entry.server'
import { isPromptFile, promptFileEntry } from './locker-prompt-file.server'
import { unzip, zipPaths } from './zip-reader.server'

/** What systems put into archives by themselves, and what is hidden. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/
const SKILL = /(?:^|\/)SKILL\.md$/
const OF_A_TOOL = /\.prompt(?:\.md)?$/i
const LONGEST_SHOWN = 200

/**
 * The prompts of a zip archive, each a file: of skills their `SKILL.md`, called as its folder is where it does not say; else every
 * prompt file. Refuses with `invalid_input` what is no archive, holds none or too many, or more than a locker can.
 */
export async function* zipEntries(
	bytes: Uint8Array,
	breathe: Breathe,
	columns: ReadColumns,
): AsyncGenerator<RawEntry> {
	const paths = zipPaths(bytes).filter((path) => isPromptFile(path) && !HIDDEN.test(path))
	const isOfSkills = paths.some((path) => SKILL.test(path))
	const wanted = new Set(paths.filter((path) => !isOfSkills || SKILL.test(path) || OF_A_TOOL.test(path)))
	if (wanted.size === 0) throw refuse('invalid_input', undefined, { message: 'import_zip_nothing' })
	if (wanted.size > MOST_PROMPTS) {
		throw refuse('invalid_input', undefined, { message: 'import_too_many', values: { most: MOST_PROMPTS } })
	}
	let at = 0
	for (const file of unzip(bytes, (path) => wanted.delete(path))) {
		await breathe()
		at += 1
		yield entryOf(at, file, columns)
	}
}

function entryOf(
	at: number,
	{ path, bytes }: { path: string; bytes: Uint8Array<ArrayBuffer> | null },
	columns: ReadColumns,
): RawEntry {
	const bad = { at, problem: 'import_zip_file', field: '', shown: path.slice(0, LONGEST_SHOWN) } as const
	if (!bytes) return bad
	try {
		return { ...promptFileEntry(titleOf(path), new FileText(bytes, LONGEST_ENTRY), columns), at }
	} catch {
		return bad
	}
}

/** As the file is called; a skill as its folder is. */
function titleOf(path: string): string {
	const [file = '', folder = ''] = path.split('/').toReversed()
	return SKILL.test(path) && folder ? `${folder}.md` : file
}
