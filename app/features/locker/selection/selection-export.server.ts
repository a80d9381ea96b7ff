import Papa from 'papaparse'
import { writeJson } from '~/core/json/json-writer.server'
import type { MemberWith } from '~/core/viewer'
import { CSV_COLUMNS, type FiledPrompt, toCells, toFile } from '../import/locker-file'
import { listCategories } from '../locker-category.server'
import { lockerPieces } from '../locker-row.server'
import { type Chosen, isChosen } from './chosen.server'

/** What was chosen and is still there as the text of a file, the oldest first: it reads like one of the whole locker. */
export async function* exportChosen(
	legend: MemberWith<'locker'>,
	chosen: Chosen,
	type: 'json' | 'csv',
): AsyncGenerator<string> {
	const pieces = filedPieces(legend, chosen)
	if (type === 'json') {
		yield* writeJson({ exportedAt: new Date(), prompts: inOne(pieces) }, '\t')
		yield '\n'
		return
	}
	// Spreadsheets read UTF-8 only where the file begins with this sign.
	yield `\uFEFF${Papa.unparse([[...CSV_COLUMNS]])}\r\n`
	for await (const piece of pieces) yield `${Papa.unparse(piece.map(toCells))}\r\n`
}

async function* filedPieces(legend: MemberWith<'locker'>, chosen: Chosen): AsyncGenerator<FiledPrompt[]> {
	const categories = await listCategories(legend)
	for await (const piece of lockerPieces(legend, { order: 'age', where: isChosen(chosen) })) {
		yield piece.map((prompt) => toFile(prompt, categories))
	}
}

async function* inOne(pieces: AsyncGenerator<FiledPrompt[]>): AsyncGenerator<FiledPrompt> {
	for await (const piece of pieces) yield* piece
}
