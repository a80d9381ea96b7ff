import Papa from 'papaparse'
import { writeJson } from '~/core/json/json-writer.server'
import type { Member } from '~/core/viewer'
import { CSV_COLUMNS, type FiledPrompt, toCells, toFile } from './import/locker-file'
import { listCategories } from './locker-category.server'
import { lockerPieces } from './locker-row.server'

/**
 * All that somebody saved, oldest first; whatever their plan is now (docs/product.md#locker). What was there at the
 * beginning and still is comes exactly once, each prompt whole and as it is when its turn comes; what was added or
 * removed meanwhile is missing. No transaction is open: a slow reader would hold the database.
 */
export async function* exportLocker(member: Member): AsyncGenerator<FiledPrompt> {
	for await (const piece of filedPieces(member)) yield* piece
}

async function* filedPieces(member: Member): AsyncGenerator<FiledPrompt[]> {
	const categories = await listCategories(member)
	for await (const piece of lockerPieces(member, { order: 'age' })) {
		yield piece.map((prompt) => toFile(prompt, categories))
	}
}

/** The same as the text of a JSON file. */
export async function* exportLockerAsJson(member: Member): AsyncGenerator<string> {
	yield* writeJson({ exportedAt: new Date(), prompts: exportLocker(member) }, '\t')
	yield '\n'
}

/** The same as the text of a CSV file, which opens in spreadsheets and runs nothing there. */
export async function* exportLockerAsCsv(member: Member): AsyncGenerator<string> {
	// Spreadsheets read UTF-8 only where the file begins with this sign.
	yield `\uFEFF${Papa.unparse([[...CSV_COLUMNS]])}\r\n`
	for await (const piece of filedPieces(member)) yield `${Papa.unparse(piece.map(toCells))}\r\n`
}
