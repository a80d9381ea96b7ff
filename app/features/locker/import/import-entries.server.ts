import { breather } from './breather.server'
import { FileText } from './file-text.server'
import type { ReadColumns } from './locker-columns.server'
import { csvEntries } from './locker-csv.server'
import { checkEntry, LONGEST_ENTRY } from './locker-entry.server'
import { espansoEntries, isYamlFile } from './locker-espanso.server'
import type { ImportEntry, ImportFile } from './locker-import'
import { jsonEntries } from './locker-json.server'
import { isPromptFile, promptFileEntry } from './locker-prompt-file.server'
import { zipEntries } from './locker-zip.server'
import { isZip } from './zip-reader.server'

/**
 * The entries of a JSON, CSV or Espanso file of prompts, of an archive of prompt files, or the one of a file that is a prompt, each checked by the rules of the
 * form; `columns` gathers what the file calls them. However large the file, others
 * have their turn in between. Refuses with `invalid_input`, and says why, what is no such file; throws once `signal`
 * says that nobody waits for them.
 */
export async function* importEntries(
	{ name, bytes }: ImportFile,
	columns: ReadColumns,
	signal?: AbortSignal,
): AsyncGenerator<ImportEntry> {
	const breathe = breather(signal)
	const open = () => new FileText(bytes, LONGEST_ENTRY)
	const kind = kindOf({ name, bytes })
	if (kind === 'prompt') {
		yield checkEntry(promptFileEntry(name, open(), columns))
	} else if (kind === 'zip') {
		for await (const entry of zipEntries(bytes, breathe, columns)) yield checkEntry(entry)
	} else {
		const read = kind === 'yaml' ? espansoEntries : kind === 'json' ? jsonEntries : csvEntries
		for await (const entry of read(open, breathe, columns)) yield checkEntry(entry)
	}
}

type FileKind = 'prompt' | 'zip' | 'yaml' | 'json' | 'csv'

/** What a file is, by its name where that tells, else by how it begins. Refuses with `invalid_input` what is no text. */
export function kindOf({ name, bytes }: ImportFile): FileKind {
	if (isPromptFile(name)) return 'prompt'
	if (isZip(bytes)) return 'zip'
	if (isYamlFile(name)) return 'yaml'
	return /^\s*[[{]/.test(new FileText(bytes, LONGEST_ENTRY).text) ? 'json' : 'csv'
}
