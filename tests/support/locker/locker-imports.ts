import type { ChosenColumns } from '~/features/locker/import/chosen-columns'
import { importEntries } from '~/features/locker/import/import-entries.server'
import { ReadColumns } from '~/features/locker/import/locker-columns.server'
import type {
	ImportColumn,
	ImportEntry,
	ImportFile,
	ImportPage,
} from '~/features/locker/import/locker-import'
import { importIntoLocker } from '~/features/locker/import/locker-import.server'
import { readImport, stageImport } from '~/features/locker/import/locker-staging.server'
import type { Legend } from '../people'

type Content = string | Uint8Array<ArrayBuffer>

/** A file of this content, called as a program would not care about unless it is told. */
export const fileOf = (content: Content, name = 'prompts'): ImportFile => ({
	name,
	bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
})

/** Looks into a file as its owner does, and imports it then; how many prompts came of it. */
export async function importFile(
	legend: Legend,
	file: Content,
	wish = { withDuplicates: false },
): Promise<number> {
	return (await importIntoLocker(legend, await stageImport(legend, fileOf(file)), wish)).count
}

/** A page of what is shown of a file before it is imported. */
export async function previewFile(legend: Legend, file: Content, page = 1): Promise<ImportPage> {
	return readImport(legend, await stageImport(legend, fileOf(file)), page)
}

/** All entries of a file, good and bad. */
export async function readEntries(
	content: Content,
	name?: string,
	chosen?: ChosenColumns,
): Promise<ImportEntry[]> {
	return (await readFile(content, name, chosen)).entries
}

/** All entries of a file, and what its columns were taken for: by the name in the file, null for what is left out. */
export async function readFile(content: Content, name?: string, chosen?: ChosenColumns) {
	const columns = new ReadColumns(chosen)
	const entries: ImportEntry[] = []
	for await (const entry of importEntries(fileOf(content, name), columns)) entries.push(entry)
	const told = columns.all().map(({ name, field }): [string, ImportColumn['field']] => [name, field])
	return { entries, columns: Object.fromEntries(told) }
}
