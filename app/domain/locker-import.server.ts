import { z } from 'zod'
import { savedPrompts } from '~/db/locker-schema.server'
import { listLocker } from './locker.server'
import { categoriesNamed } from './locker-category.server'
import { CategoryName, draftErrors, SavedPromptInput } from './locker-form'
import type { GoodEntry, ImportEntry } from './locker-import'
import { parseLockerFile, type RawEntry } from './locker-parse.server'
import { changeLocker, requireRoom } from './locker-room.server'
import type { Legend } from './viewer'

const { title, content, description, tags } = SavedPromptInput.shape
const SHOWN_CHARACTERS = 120

const Told = z.looseObject({ title: z.unknown().optional(), content: z.unknown().optional() })

/** One prompt of a file as its fields come: missing ones are empty, but for title and content. */
const Imported = z.object({
	title,
	content,
	description: description.nullish().transform((text) => text ?? ''),
	tags: tags.nullish().transform((list) => list ?? []),
	category: CategoryName.nullish()
		.catch(null)
		.transform((name) => name ?? null),
	isPinned: z.boolean().catch(false),
})

/**
 * What a file would bring into the locker: each entry is checked by the rules of the form, and told a duplicate if a
 * prompt of the same title and content is in the locker, or earlier in the file. Nothing is written. Refuses with
 * `invalid_input` what is no such file at all.
 */
export async function previewImport(legend: Legend, text: string): Promise<ImportEntry[]> {
	return markDuplicates(legend, parseLockerFile(text).map(checkEntry))
}

function checkEntry({ at, fields }: RawEntry): ImportEntry {
	const checked = Imported.safeParse(fields)
	if (checked.success) return { at, prompt: checked.data, isDuplicate: false }
	const [[field, problem = 'saved_field_invalid'] = ['']] = Object.entries(draftErrors(checked.error))
	return { at, problem, field, shown: glimpse(fields).slice(0, SHOWN_CHARACTERS).toWellFormed() }
}

/** Enough of a bad entry to find it again in its file. */
function glimpse(fields: unknown): string {
	const told = Told.safeParse(fields)
	const texts = told.success
		? [told.data.title, told.data.content].filter((text) => typeof text === 'string')
		: []
	return texts.filter((text) => text.trim()).join(': ') || (JSON.stringify(fields) ?? '')
}

async function markDuplicates(legend: Legend, entries: ImportEntry[]): Promise<ImportEntry[]> {
	const { prompts } = await listLocker(legend)
	const known = new Set(prompts.map(keyOf))
	return entries.map((entry) => {
		if (!('prompt' in entry)) return entry
		const isDuplicate = known.has(keyOf(entry.prompt))
		known.add(keyOf(entry.prompt))
		return { ...entry, isDuplicate }
	})
}

const keyOf = ({ title, content }: { title: string; content: string }) => `${title}\n\n${content}`

/**
 * Writes the good entries of a file into the locker, all or none, in the file's order; duplicates only where they are
 * wanted. What came in between the preview and this counts as a duplicate too. Answers how many were written.
 */
export async function importIntoLocker(
	legend: Legend,
	text: string,
	{ withDuplicates }: { withDuplicates: boolean },
): Promise<number> {
	const entries = await previewImport(legend, text)
	const wanted = entries
		.filter((entry): entry is GoodEntry => 'prompt' in entry)
		.filter(({ isDuplicate }) => withDuplicates || !isDuplicate)
		.map(({ prompt }) => prompt)
	if (wanted.length === 0) return 0
	return changeLocker(legend, async (within) => {
		const bytes = wanted.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
		await requireRoom(within, legend, { prompts: wanted.length, bytes })
		const names = wanted.flatMap(({ category }) => (category === null ? [] : [category]))
		const categoryIds = await categoriesNamed(within, legend, [...new Set(names)])
		const now = Date.now()
		const rows = wanted.map(({ category, ...prompt }, position) => {
			// A millisecond apart, so that the locker lists them in the file's order.
			const moment = new Date(now - position)
			const categoryId = category === null ? null : (categoryIds.get(category) ?? null)
			return {
				...prompt,
				tags: [...prompt.tags],
				categoryId,
				userId: legend.userId,
				createdAt: moment,
				updatedAt: moment,
			}
		})
		for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
			await within.insert(savedPrompts).values(rows.slice(start, start + ROWS_AT_ONCE))
		}
		return rows.length
	})
}

const ROWS_AT_ONCE = 500
