import { isDeepStrictEqual } from 'node:util'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { CataloguePrompt, PromptContent } from '~/content/catalogue'
import type { Within } from '~/db/client.server'
import { log } from '~/log.server'
import { cataloguePrompts, digestOf, isFounding } from '../catalogue.server'
import { changeLibrary, raiseLibrary } from './library-change.server'
import { listingOf } from './listing'
import { libraryAddresses, libraryOffers, libraryPrompts, libraryVersions } from './schema.server'
import { runDigests } from './text-runs'

type StoredPrompt = typeof libraryPrompts.$inferSelect
type NewPrompt = typeof libraryPrompts.$inferInsert

/** When a file's day begins. */
const HOUR = '09:00:00Z'

/**
 * Brings in what the files say: a new file is a prompt's first version, a changed one the next, unless an editor made
 * the newest; then it waits as an offer. Safe at every start and by several processes at once, of different releases
 * too: what was taken in once is not taken in again. Files that nobody changed cost a comparison of digests.
 */
export async function fillLibrary(files: readonly CataloguePrompt[] = cataloguePrompts): Promise<void> {
	await changeLibrary(async (within) => {
		const ids = files.map(({ id }) => id)
		const rows = await within.select().from(libraryPrompts).where(inArray(libraryPrompts.id, ids))
		const stored = new Map(rows.map((row) => [row.id, row]))
		const changed = files.filter((file) => !stored.get(file.id)?.fileDigests.includes(digestOf(file)))
		if (changed.length === 0) return
		const changedIn = await raiseLibrary(within)
		const added = changed.filter(({ id }) => !stored.has(id))
		await addNew(within, changedIn, await withoutTaken(within, added))
		for (const file of changed) {
			const row = stored.get(file.id)
			if (row) await takeIn(within, changedIn, row, file)
		}
	})
}

/** An editor may have given this address to another prompt: that one keeps it. */
async function withoutTaken(within: Within, files: readonly CataloguePrompt[]): Promise<CataloguePrompt[]> {
	const { address } = libraryAddresses
	const ids = files.map(({ id }) => id)
	const rows = await within.select({ address }).from(libraryAddresses).where(inArray(address, ids))
	const taken = new Set(rows.map((row) => row.address))
	for (const id of taken) log.warn({ id }, 'a file waits: its address is another prompt’s')
	return files.filter(({ id }) => !taken.has(id))
}

async function addNew(within: Within, changedIn: number, files: readonly CataloguePrompt[]): Promise<void> {
	if (files.length === 0) return
	const now = new Date()
	await within.insert(libraryPrompts).values(files.map((file) => newRow(file, changedIn, now)))
	await within.insert(libraryAddresses).values(files.map(({ id }) => ({ address: id, promptId: id })))
	await within.insert(libraryVersions).values(
		files.map((file) => ({
			promptId: file.id,
			number: 1,
			content: contentOf(file),
			origin: 'file' as const,
		})),
	)
}

function newRow(file: CataloguePrompt, changedIn: number, now: Date): NewPrompt {
	const { id, publishedOn, updatedOn } = file
	const day = dayOf(file)
	const row = {
		id,
		address: id,
		position: isFounding(id) ? Number(id) - 1 : day.getTime(),
		fileDigests: [digestOf(file)],
		filePublishedOn: publishedOn,
		...publicOf(contentOf(file)),
		changedIn,
	}
	if (!isFounding(id) && day > now)
		return { ...row, state: 'scheduled', scheduledVersion: 1, scheduledFor: day }
	return { ...row, state: 'published', publishedVersion: 1, publishedAt: day, updatedOn }
}

/** A file that is not as it was taken in last. */
async function takeIn(
	within: Within,
	changedIn: number,
	row: StoredPrompt,
	file: CataloguePrompt,
): Promise<void> {
	const content = contentOf(file)
	const [newest] = await within
		.select()
		.from(libraryVersions)
		.where(eq(libraryVersions.promptId, row.id))
		.orderBy(desc(libraryVersions.number))
		.limit(1)
	const isNews = !isDeepStrictEqual(newest?.content, content)
	if (isNews && newest?.origin === 'editor') await offer(within, row.id, content, digestOf(file))
	const number = (newest?.number ?? 0) + 1
	const isTaken = isNews && newest?.origin !== 'editor'
	if (isTaken)
		await within.insert(libraryVersions).values({ promptId: row.id, number, content, origin: 'file' })
	await within
		.update(libraryPrompts)
		.set({
			...(isTaken ? showing(row, number, content) : {}),
			...(isNews ? {} : publicOf(content)),
			...datesOf(row, file, isTaken || !isNews),
			fileDigests: [...row.fileDigests, digestOf(file)],
			filePublishedOn: file.publishedOn,
			changedIn,
		})
		.where(eq(libraryPrompts.id, row.id))
}

/** A published prompt shows the new version, a scheduled one will; one that an editor took out of sight stays there. */
function showing(row: StoredPrompt, number: number, content: PromptContent): Partial<NewPrompt> {
	const shown = publicOf(content)
	if (row.state === 'published') return { publishedVersion: number, ...shown }
	if (row.state === 'scheduled') return { scheduledVersion: number, ...shown }
	return row.state === 'draft' ? shown : {}
}

function datesOf(row: StoredPrompt, file: CataloguePrompt, isAsTheFile: boolean): Partial<NewPrompt> {
	if (row.state === 'published') return isAsTheFile ? { updatedOn: file.updatedOn } : {}
	const isMoved = row.state === 'scheduled' && row.filePublishedOn !== file.publishedOn
	return isMoved ? { scheduledFor: dayOf(file) } : {}
}

async function offer(
	within: Within,
	promptId: string,
	content: PromptContent,
	digest: string,
): Promise<void> {
	const row = { content, digest, state: 'waiting' as const, createdAt: sql`now()` }
	await within
		.insert(libraryOffers)
		.values({ promptId, ...row })
		.onConflictDoUpdate({ target: libraryOffers.promptId, set: row })
}

/** What is stored of a text beside it. */
function publicOf(content: PromptContent) {
	return { listing: listingOf(content), runs: runDigests(content) }
}

function dayOf({ publishedOn }: CataloguePrompt): Date {
	return new Date(`${publishedOn}T${HOUR}`)
}

/** A file's words alone, as the database gives them back: what is undefined is not there. */
function contentOf({ id, publishedOn, updatedOn, ...content }: CataloguePrompt): PromptContent {
	return content
}
