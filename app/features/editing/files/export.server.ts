import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq, gt } from 'drizzle-orm'
import { db, type Within } from '~/db/client.server'
import {
	libraryAddresses,
	libraryCategoryTexts,
	libraryDrafts,
	libraryOffers,
	libraryPrompts,
	libraryVersions,
} from '~/features/library/versions/schema.server'
import {
	CATEGORIES,
	DRAFT,
	FORMAT,
	filesOf,
	json,
	MARK,
	OFFER,
	PROMPT,
	VERSION_NAME,
	type WholePrompt,
} from './library-file.server'

const ROWS_AT_ONCE = 50

/**
 * Writes the library into a folder: a folder for each prompt, a file for each version, all as of one moment. What an
 * earlier export left there and the library has no more goes. Answers how many prompts there are.
 */
export async function exportLibrary(folder: string): Promise<number> {
	await mkdir(folder, { recursive: true })
	const mark = join(folder, MARK)
	// A folder that is half written is none.
	await rm(mark, { force: true })
	const count = await db().transaction((within) => writeAll(within, folder), {
		isolationLevel: 'repeatable read',
		accessMode: 'read only',
	})
	await writeFile(mark, json({ format: FORMAT, prompts: count }))
	return count
}

async function writeAll(within: Within, folder: string): Promise<number> {
	const known = new Set<string>()
	for (let after = ''; ; ) {
		const rows = await within
			.select({ id: libraryPrompts.id })
			.from(libraryPrompts)
			.where(gt(libraryPrompts.id, after))
			.orderBy(asc(libraryPrompts.id))
			.limit(ROWS_AT_ONCE)
		for (const { id } of rows) {
			known.add(id)
			await writePrompt(join(folder, id), await readWhole(within, id))
		}
		const last = rows.at(-1)
		if (!last) break
		after = last.id
	}
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		if (!entry.isDirectory() || known.has(entry.name)) continue
		const names = await readdir(join(folder, entry.name))
		if (names.includes(PROMPT) && names.every(isOurs)) await rm(join(folder, entry.name), { recursive: true })
	}
	await writeFile(join(folder, CATEGORIES), json(await readCategories(within)))
	return known.size
}

/** What editors tell of categories, and told before. */
export async function readCategories(from: Pick<Within, 'select'>) {
	const { category, number } = libraryCategoryTexts
	const rows = await from.select().from(libraryCategoryTexts).orderBy(asc(category), asc(number))
	return [...Map.groupBy(rows, (row) => row.category)].map(([id, texts]) => ({
		category: id,
		texts: texts.map(({ byUserId, createdAt, content }) => ({ by: byUserId, at: createdAt, content })),
	}))
}

async function writePrompt(folder: string, whole: WholePrompt): Promise<void> {
	await mkdir(folder, { recursive: true })
	const files = filesOf(whole)
	for (const [name, text] of files) await writeFile(join(folder, name), text)
	for (const name of await readdir(folder)) {
		if (isOurs(name) && !files.has(name)) await rm(join(folder, name))
	}
}

function isOurs(name: string): boolean {
	return [PROMPT, DRAFT, OFFER].includes(name) || VERSION_NAME.test(name)
}

/** All of a prompt that is stored. */
export async function readWhole(from: Pick<Within, 'select'>, id: string): Promise<WholePrompt> {
	const [row] = await from.select().from(libraryPrompts).where(eq(libraryPrompts.id, id))
	if (!row) throw new Error(`The prompt ${id} is missing.`)
	const { listing: _made, runs: _too, changedIn: _counted, id: _named, ...named } = row
	const { category: _listed, isPremium: _as, titleEn: _it, titlePt: _says, address, ...rest } = named
	const names = await from
		.select({ address: libraryAddresses.address })
		.from(libraryAddresses)
		.where(eq(libraryAddresses.promptId, id))
		.orderBy(asc(libraryAddresses.address))
	const versions = await from
		.select()
		.from(libraryVersions)
		.where(eq(libraryVersions.promptId, id))
		.orderBy(asc(libraryVersions.number))
	const [draft] = await from.select().from(libraryDrafts).where(eq(libraryDrafts.promptId, id))
	const [offer] = await from.select().from(libraryOffers).where(eq(libraryOffers.promptId, id))
	const formerAddresses = names.map((one) => one.address).filter((one) => one !== address)
	return {
		prompt: { id, address, formerAddresses, ...rest },
		versions: versions.map(({ origin, byUserId, createdAt, note, content }) => ({
			origin,
			by: byUserId,
			at: createdAt,
			note,
			content,
		})),
		draft: draft
			? {
					basedOn: draft.basedOn,
					revision: draft.revision,
					by: draft.byUserId,
					at: draft.updatedAt,
					content: draft.content,
				}
			: null,
		offer: offer
			? { digest: offer.digest, state: offer.state, at: offer.createdAt, content: offer.content }
			: null,
	}
}
