import { consumeRateLimit } from '~/core/limit.server'
import type { MemberWith } from '~/core/viewer'
import { breather } from './breather.server'
import { type FileColumn, shownName } from './chosen-columns'
import { FileText } from './file-text.server'
import { kindOf } from './import-entries.server'
import { fieldsOf } from './locker-columns.server'
import { csvHead } from './locker-csv.server'
import { LONGEST_ENTRY } from './locker-entry.server'
import type { ImportFile } from './locker-import'
import { jsonHead } from './locker-json.server'

const LONGEST_SAMPLE = 60
const MOST_SHOWN = 60

/**
 * What `fileColumns` finds in a file that somebody chose. Refuses with `invalid_input` what can't be read, and with
 * `too_many`.
 */
export async function listFileColumns(
	{ userId }: MemberWith<'locker'>,
	file: ImportFile,
	signal?: AbortSignal,
): Promise<FileColumn[]> {
	await consumeRateLimit('lockerImport', userId)
	return fileColumns(file, signal)
}

/**
 * The columns of a table, or the keys of the first entries of a JSON list, for somebody to say which is what: each with
 * the beginning of what stands first in it. None where a file has no such thing, or no row below its head.
 */
export async function fileColumns(file: ImportFile, signal?: AbortSignal): Promise<FileColumn[]> {
	const kind = kindOf(file)
	if (kind !== 'csv' && kind !== 'json') return []
	const text = new FileText(file.bytes, LONGEST_ENTRY)
	const pairs = kind === 'csv' ? csvHead(text) : await jsonHead(text, breather(signal))
	const known = fieldsOf(pairs.map(([name]) => [name, name]))
	const fields = new Map([...known].map(([field, { name }]) => [name, field]))
	const columns = new Map<string, FileColumn>()
	for (const [name, sample] of pairs.slice(0, MOST_SHOWN)) {
		const shown = shownName(name)
		if (shown === '' || columns.has(shown)) continue
		columns.set(shown, { name: shown, sample: beginning(sample), field: fields.get(name) ?? null })
	}
	return [...columns.values()]
}

function beginning(text: string): string {
	const line = text
		.slice(0, 4 * LONGEST_SAMPLE)
		.replace(/\s+/g, ' ')
		.trim()
	return line.slice(0, LONGEST_SAMPLE).replaceAll('\0', '').toWellFormed()
}
