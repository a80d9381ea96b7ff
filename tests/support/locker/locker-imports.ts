import type { ImportEntry, ImportPage } from '~/features/locker/import/locker-import'
import { importIntoLocker } from '~/features/locker/import/locker-import.server'
import { importEntries, readImport, stageImport } from '~/features/locker/import/locker-staging.server'
import type { Legend } from '../people'

const bytesOf = <Bytes extends Uint8Array>(file: string | Bytes) =>
	typeof file === 'string' ? new TextEncoder().encode(file) : file

/** Looks into a file as its owner does, and imports it then; how many prompts came of it. */
export async function importFile(
	legend: Legend,
	file: string | Uint8Array<ArrayBuffer>,
	wish = { withDuplicates: false },
): Promise<number> {
	return importIntoLocker(legend, await stageImport(legend, bytesOf(file)), wish)
}

/** A page of what is shown of a file before it is imported. */
export async function previewFile(
	legend: Legend,
	file: string | Uint8Array<ArrayBuffer>,
	page = 1,
): Promise<ImportPage> {
	return readImport(legend, await stageImport(legend, bytesOf(file)), page)
}

/** All entries of a file, good and bad. */
export async function readEntries(file: string | Uint8Array): Promise<ImportEntry[]> {
	const all: ImportEntry[] = []
	for await (const entry of importEntries(bytesOf(file))) all.push(entry)
	return all
}
