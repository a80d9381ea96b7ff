import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { PromptContent } from '~/content/catalogue'
import type { Within } from '~/db/client.server'
import { promptSearch, user } from '~/db/schema.server'
import { changeLibrary, raiseLibrary } from '~/features/library/versions/library-change.server'
import { listingOf } from '~/features/library/versions/listing'
import {
	libraryAddresses,
	libraryCategoryTexts,
	libraryDrafts,
	libraryOffers,
	libraryPrompts,
	libraryVersions,
} from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { runDigests } from '~/features/library/versions/text-runs'
import { fillLibrarySearch } from '~/features/search/search.server'
import { writeDown } from '../showing.server'
import { readCategories, readWhole } from './export.server'
import {
	CATEGORIES,
	CategoriesFile,
	DRAFT,
	DraftFile,
	LibraryMark,
	MARK,
	OFFER,
	OfferFile,
	PROMPT,
	PromptFile,
	VERSION_NAME,
	VersionFile,
	versionName,
	type WholePrompt,
} from './library-file.server'

/** More than any file of a version has. */
const MOST_BYTES = 2_000_000

/** Why a folder is not taken in; each line is for the operator. Nothing of it was. */
export class ImportError extends Error {
	override name = 'ImportError'
	constructor(readonly lines: readonly string[]) {
		super(lines.join('\n'))
	}
}

/**
 * Makes the library's prompts what a folder of `exportLibrary` says, all or none; prompts that the folder has not stay.
 * What an editor did here is not lost: a past that goes on from what is stored is taken over, one that contradicts an
 * editor's version or draft is refused. Answers how many prompts there were. Throws `ImportError`.
 */
export async function importLibrary(folder: string): Promise<number> {
	const ids = await readMarked(folder)
	await changeLibrary(async (within) => {
		// First, as all who write what is found do; the search is filled again below, or at the next start.
		await within.update(promptSearch).set({ digest: '' }).where(inArray(promptSearch.promptId, ids))
		const changedIn = await raiseLibrary(within)
		const refused: string[] = []
		for (const id of ids) {
			const given = await readFolder(join(folder, id), id)
			const why = await whyNot(within, given)
			if (why) refused.push(`${id}: ${why}`)
			else await store(within, given, changedIn)
		}
		refused.push(...(await storeCategories(within, await readCategoriesFile(folder))))
		if (refused.length > 0) throw new ImportError(refused)
	})
	await renewLibrary()
	await fillLibrarySearch()
	return ids.length
}

async function readMarked(folder: string): Promise<string[]> {
	const mark = await readJson(join(folder, MARK), LibraryMark)
	const entries = await readdir(folder, { withFileTypes: true })
	const ids = entries
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
		.map(({ name }) => name)
	if (ids.length === mark.prompts) return ids.toSorted()
	throw new ImportError([`${folder} should have ${mark.prompts} prompts and has ${ids.length}.`])
}

type GivenCategories = z.output<typeof CategoriesFile>

async function readCategoriesFile(folder: string): Promise<GivenCategories> {
	const names = await readdir(folder)
	return names.includes(CATEGORIES) ? readJson(join(folder, CATEGORIES), CategoriesFile) : []
}

/** Takes over what was told of categories, where it goes on from what is stored. Answers why not, a line for each that does not. */
async function storeCategories(within: Within, given: GivenCategories): Promise<string[]> {
	const here = new Map((await readCategories(within)).map(({ category, texts }) => [category, texts]))
	const refused: string[] = []
	for (const { category, texts } of given) {
		const stored = here.get(category) ?? []
		if (!stored.every(({ content }, at) => isDeepStrictEqual(content, texts[at]?.content))) {
			refused.push(`${category}: an editor tells readers something else of this category here.`)
			continue
		}
		const editors = await editorsAmong(within, texts)
		for (const [at, { by, at: createdAt, content }] of texts.entries()) {
			if (at < stored.length) continue
			const byUserId = by !== null && editors.has(by) ? by : null
			await within
				.insert(libraryCategoryTexts)
				.values({ category, number: at + 1, content, byUserId, createdAt })
		}
	}
	return refused
}

async function readFolder(folder: string, id: string): Promise<WholePrompt> {
	const prompt = await readJson(join(folder, PROMPT), PromptFile)
	const names = await readdir(folder)
	const count = names.filter((name) => VERSION_NAME.test(name)).length
	const versions: WholePrompt['versions'] = []
	for (let at = 1; at <= count; at += 1)
		versions.push(await readJson(join(folder, versionName(at)), VersionFile))
	const draft = names.includes(DRAFT) ? await readJson(join(folder, DRAFT), DraftFile) : null
	const offer = names.includes(OFFER) ? await readJson(join(folder, OFFER), OfferFile) : null
	const whole = { prompt, versions, draft, offer }
	if (prompt.id !== id) throw new ImportError([`${folder} holds the prompt ${prompt.id}.`])
	if (!isSound(whole)) throw new ImportError([`${folder} does not say what a prompt can be.`])
	return whole
}

/** Whether its numbers name versions that there are, and its state is one that such a prompt can have. */
function isSound({ prompt, versions, draft }: WholePrompt): boolean {
	const { state, publishedVersion, publishedAt, updatedOn, scheduledVersion, scheduledFor } = prompt
	const isThere = (number: number | null) => number === null || number <= versions.length
	const isRead = state === 'published' || state === 'withdrawn'
	return (
		isThere(publishedVersion) &&
		isThere(scheduledVersion) &&
		[publishedVersion, publishedAt, updatedOn].every((value) => (value !== null) === isRead) &&
		(scheduledVersion === null) === (scheduledFor === null) &&
		(isRead || (state === 'scheduled') === (scheduledFor !== null)) &&
		(versions.length > 0 || draft !== null)
	)
}

/** Why a prompt can't be made what the folder says without losing what is here, or null. */
async function whyNot(within: Within, { prompt, versions, draft }: WholePrompt): Promise<string | null> {
	const { id, address, formerAddresses } = prompt
	const isAnothers = and(
		inArray(libraryAddresses.address, [id, address, ...formerAddresses]),
		ne(libraryAddresses.promptId, id),
	)
	const [taken] = await within.select().from(libraryAddresses).where(isAnothers)
	if (taken) return `the address ${taken.address} is that of ${taken.promptId} here.`
	const [row] = await within
		.select({ id: libraryPrompts.id })
		.from(libraryPrompts)
		.where(eq(libraryPrompts.id, id))
	if (!row) return null
	const here = await readWhole(within, id)
	const isTheirs = here.versions.every((version, at) => isSame(version.content, versions[at]?.content))
	const isOnlyFiles = here.versions.every(({ origin }) => origin === 'file')
	if (!isTheirs && !isOnlyFiles) return 'an editor has published another version here.'
	if (here.draft && !isSame(here.draft.content, draft?.content)) return 'an editor is writing here.'
	return null
}

function isSame(one: PromptContent, other: PromptContent | undefined): boolean {
	return isDeepStrictEqual(one, JSON.parse(JSON.stringify(other ?? null)))
}

async function store(
	within: Within,
	{ prompt, versions, draft, offer }: WholePrompt,
	changedIn: number,
): Promise<void> {
	const { id: promptId, formerAddresses, ...rest } = prompt
	const shown = prompt.publishedVersion ? versions[prompt.publishedVersion - 1] : (draft ?? versions.at(-1))
	const given = [prompt.publishedVersion, prompt.scheduledVersion].flatMap((number) =>
		number === null ? [] : (versions[number - 1] ?? []),
	)
	const runs = [...new Set(given.flatMap(({ content }) => runDigests(content)))]
	const row = { ...rest, changedIn, runs, listing: shown ? listingOf(shown.content) : null }
	await within
		.insert(libraryPrompts)
		.values({ id: promptId, ...row })
		.onConflictDoUpdate({ target: libraryPrompts.id, set: row })
	for (const table of [libraryAddresses, libraryVersions, libraryDrafts, libraryOffers]) {
		await within.delete(table).where(eq(table.promptId, promptId))
	}
	const names = [...new Set([promptId, prompt.address, ...formerAddresses])]
	await within.insert(libraryAddresses).values(names.map((address) => ({ address, promptId })))
	const editors = await editorsAmong(within, [...versions, ...(draft ? [draft] : [])])
	const byUserId = (by: string | null) => (by !== null && editors.has(by) ? by : null)
	for (const [at, { origin, by, at: createdAt, note, content }] of versions.entries()) {
		await within
			.insert(libraryVersions)
			.values({ promptId, number: at + 1, origin, byUserId: byUserId(by), createdAt, note, content })
	}
	if (draft) {
		const { basedOn, revision, by, at: updatedAt, content } = draft
		await within
			.insert(libraryDrafts)
			.values({ promptId, basedOn, revision, byUserId: byUserId(by), updatedAt, content })
	}
	if (offer) {
		const { digest, state, at: createdAt, content } = offer
		await within.insert(libraryOffers).values({ promptId, digest, state, createdAt, content })
	}
	await writeDown(within, 'import', { promptId, version: prompt.publishedVersion, by: null })
}

/** Those of the editors who have an account here. */
async function editorsAmong(within: Within, made: readonly { by: string | null }[]): Promise<Set<string>> {
	const ids = [...new Set(made.flatMap(({ by }) => by ?? []))]
	const rows = await within.select({ id: user.id }).from(user).where(inArray(user.id, ids))
	return new Set(rows.map(({ id }) => id))
}

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
	try {
		if ((await stat(path)).size > MOST_BYTES) throw new ImportError([`${path} is too large.`])
		const parsed = schema.safeParse(JSON.parse(await readFile(path, 'utf8')))
		if (parsed.success) return parsed.data
		throw new ImportError([`${path}:`, z.prettifyError(parsed.error)])
	} catch (error) {
		if (error instanceof ImportError) throw error
		throw new ImportError([`${path}: ${error instanceof Error ? error.message : error}`])
	}
}
