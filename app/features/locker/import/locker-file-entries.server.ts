import { breather } from './breather.server'
import { FileText } from './file-text.server'
import { csvEntries } from './locker-csv.server'
import { checkEntry, LONGEST_ENTRY } from './locker-entry.server'
import type { ImportEntry } from './locker-import'
import { jsonEntries } from './locker-json.server'

/**
 * The entries of a JSON or CSV file of prompts, each checked by the rules of the form. However large the file, others
 * have their turn in between. Refuses with `invalid_input`, and says why, what is no such file.
 */
export async function* entriesOf(bytes: Uint8Array): AsyncGenerator<ImportEntry> {
	const breathe = breather()
	const open = () => new FileText(bytes, LONGEST_ENTRY)
	const isJson = /^\s*[[{]/.test(open().text)
	for await (const entry of isJson ? jsonEntries(open, breathe) : csvEntries(open, breathe)) {
		yield checkEntry(entry)
	}
}
