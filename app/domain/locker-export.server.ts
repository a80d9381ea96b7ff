import { asc } from 'drizzle-orm'
import Papa from 'papaparse'
import { db } from '~/db/client.server'
import { savedPrompts } from '~/db/locker-schema.server'
import { listCategories } from './locker-category.server'
import { CSV_COLUMNS, type FiledPrompt, joinTags, toCell, toFile } from './locker-file'
import { asSaved, inLocker, SAVED } from './locker-row.server'
import type { Member } from './viewer'

/** All that somebody saved, oldest first; whatever their plan is now (product.md, Locker). */
export async function exportLocker(member: Member): Promise<FiledPrompt[]> {
	const categories = await listCategories(member)
	const rows = await db()
		.select(SAVED)
		.from(savedPrompts)
		.where(inLocker(member.userId))
		.orderBy(asc(savedPrompts.createdAt), asc(savedPrompts.id))
	return rows.map((row) => toFile(asSaved(row), categories))
}

/** The same as the text of a JSON file. */
export async function exportLockerAsJson(member: Member): Promise<string> {
	const prompts = await exportLocker(member)
	return `${JSON.stringify({ exportedAt: new Date(), prompts }, null, '\t')}\n`
}

/** The same as the text of a CSV file, which opens in spreadsheets and runs nothing there. */
export async function exportLockerAsCsv(member: Member): Promise<string> {
	const prompts = await exportLocker(member)
	const rows = prompts.map(
		({ title, content, description, tags, category, pinned, createdAt, updatedAt }) => [
			...[title, content, description, joinTags(tags), category ?? ''].map(toCell),
			pinned ? 'yes' : 'no',
			createdAt,
			updatedAt,
		],
	)
	// Spreadsheets read UTF-8 only where the file begins with this sign.
	return `\uFEFF${Papa.unparse([[...CSV_COLUMNS], ...rows])}\r\n`
}
