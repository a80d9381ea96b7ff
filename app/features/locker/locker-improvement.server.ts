import { and, desc, eq, lt } from 'drizzle-orm'
import { startComparison } from '~/core/difference/text-difference.server'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { readPublished } from '~/features/library/prompt.server'
import { listPublished } from '~/features/library/versions/history.server'
import { currentLibrary, type Listing } from '~/features/library/versions/snapshot.server'
import { draftOfSaved, type SavedPrompt } from './locker'
import { duplicateSavedPrompt, editSavedPrompt, readSavedPrompt } from './locker.server'
import type { Improvement, Origin } from './locker-origin'
import { findOrigin, settleOrigin } from './locker-origin.server'
import { inLocker } from './locker-row.server'
import { mergeTexts } from './merge-texts.server'
import { savedPromptOrigins, savedPrompts } from './schema.server'

type Legend = MemberWith<'locker'>

/** What the original of a saved prompt says newer, or null: where it is no copy, the original says the same, was withdrawn, or may not be read by this person. */
async function findNewer(legend: Legend, saved: Pick<SavedPrompt, 'id'>) {
	const origin = await findOrigin(legend, saved.id)
	const listing = origin && currentLibrary().find(origin.promptId)
	if (!listing || listing.version <= origin.version) return null
	const versions = await listPublished(listing)
	const texts = await readTexts(legend, listing, origin, versions)
	if (!texts || texts.was === texts.is) return null
	const newer = versions.filter(({ number }) => number > origin.version)
	const notes = newer.flatMap(({ note }) => (note ? [note[origin.language]] : []))
	return { listing, language: origin.language, notes, ...texts }
}

/** The notes of what became better of the original of a saved prompt, the newest first; null where nothing is offered. */
export async function readImprovementNotes(
	legend: Legend,
	saved: Pick<SavedPrompt, 'id'>,
): Promise<readonly string[] | null> {
	return (await findNewer(legend, saved))?.notes ?? null
}

/** The newest copy of a prompt of the library that says less than the prompt does now, with the notes of what became better. */
export async function findOlderCopy(
	legend: Legend,
	promptId: string,
): Promise<{ id: string; notes: readonly string[] } | null> {
	const listing = currentLibrary().find(promptId)
	if (!listing) return null
	const [copy] = await db()
		.select({ id: savedPrompts.id })
		.from(savedPromptOrigins)
		.innerJoin(savedPrompts, eq(savedPrompts.id, savedPromptOrigins.savedPromptId))
		.where(
			and(
				inLocker(legend.userId),
				eq(savedPromptOrigins.promptId, listing.id),
				lt(savedPromptOrigins.version, listing.version),
			),
		)
		.orderBy(desc(savedPrompts.createdAt), desc(savedPrompts.id))
		.limit(1)
	const notes = copy && (await readImprovementNotes(legend, copy))
	return copy && notes ? { id: copy.id, notes } : null
}

/** What became of the original of a saved prompt since its copy was made, and of both as one; null where nothing is offered. */
export async function readImprovement(
	legend: Legend,
	saved: Pick<SavedPrompt, 'id' | 'content'>,
): Promise<Improvement | null> {
	const newer = await findNewer(legend, saved)
	if (!newer) return null
	const { listing, language, notes, was, is } = newer
	const compared = startComparison()
	const lines = compared.lines(was, is)
	return {
		version: listing.version,
		title: listing.words[language].title,
		address: listing.address,
		language,
		notes,
		difference: { fields: [{ field: 'promptText', kind: 'lines', lines }], isCut: compared.isCut() },
		isOwn: saved.content !== was,
		merged: mergeTexts(was, saved.content, is),
	}
}

/** What the original said when it was copied, and what it says now. */
async function readTexts(
	legend: Legend,
	listing: Listing,
	{ version, language }: { version: number; language: Origin['language'] },
	versions: Awaited<ReturnType<typeof listPublished>>,
): Promise<{ was: string; is: string } | null> {
	const [before, now] = [version, listing.version].map((asked) =>
		versions.find(({ number }) => number === asked),
	)
	if (!before || !now) return null
	const [was, is] = [await readPublished(legend, listing, before), await readPublished(legend, listing, now)]
	return was && is ? { was: was[language].promptText, is: is[language].promptText } : null
}

/** What somebody saw of an improvement when they decided. */
interface Seen {
	version: number
	/** The moment of the copy's text. */
	editedAt: Date
}

async function stillImproved(legend: Legend, id: string, { version, editedAt }: Seen) {
	const saved = await readSavedPrompt(legend, id)
	const improvement = await readImprovement(legend, saved)
	if (!improvement) throw refuse('gone', undefined, { message: 'original_settled' })
	if (improvement.version !== version || new Date(saved.updatedAt) > editedAt) throw refuse('conflict', saved)
	return { saved, improvement }
}

/** Keeps the copy as it is; the original is offered again once it says something newer. Refuses like `takeOver`. */
export async function keepMine(legend: Legend, id: string, seen: Seen): Promise<void> {
	await stillImproved(legend, id, seen)
	await settleOrigin(legend, id, seen.version)
}

/**
 * Puts the newest text of the original into the copy; own words in it stay, in a copy beside it whose title ends in
 * `suffix`. Refuses with `gone` where nothing is offered any more, and with `conflict` where copy or original changed since.
 */
export async function takeOver(legend: Legend, id: string, seen: Seen & { suffix: string }): Promise<void> {
	const { saved, improvement } = await stillImproved(legend, id, seen)
	const listing = currentLibrary().find(improvement.address)
	const now = listing && (await listPublished(listing)).find(({ number }) => number === seen.version)
	const content = now && (await readPublished(legend, listing, now))
	if (!content) throw refuse('gone', undefined, { message: 'original_settled' })
	if (improvement.isOwn) {
		// The same wish, sent again, keeps it once.
		const idempotencyKey = `taken-${saved.id}-${seen.version}`
		const kept = await duplicateSavedPrompt(legend, id, seen.suffix, { idempotencyKey })
		await settleOrigin(legend, kept.id, seen.version)
	}
	await store(legend, saved, content[improvement.language].promptText, seen)
}

/** Stores what a person made of both. Refuses like `takeOver`, and like `editSavedPrompt`. */
export async function storeMerged(legend: Legend, id: string, content: string, seen: Seen): Promise<void> {
	const { saved } = await stillImproved(legend, id, seen)
	await store(legend, saved, content, seen)
}

async function store(legend: Legend, saved: SavedPrompt, content: string, { version, editedAt }: Seen) {
	const { tags, blanks: _same, ...draft } = draftOfSaved(saved)
	await editSavedPrompt(legend, saved.id, { ...draft, tags: [...tags], content, editedAt })
	await settleOrigin(legend, saved.id, version)
}

/** As many copies are looked at, and so many named, above the list of a locker. */
const MOST_LOOKED_AT = 20
const MOST_NAMED = 5

/** The saved prompts whose original says something newer, the ones that changed last first. */
export async function listImproved(legend: Legend): Promise<{ id: string; title: string }[]> {
	const { promptId, version, language } = savedPromptOrigins
	const { id, title } = savedPrompts
	const copies = await db()
		.select({ id, title, promptId, version, language })
		.from(savedPromptOrigins)
		.innerJoin(savedPrompts, eq(id, savedPromptOrigins.savedPromptId))
		.where(inLocker(legend.userId))
		.orderBy(desc(savedPrompts.updatedAt))
	const { find } = currentLibrary()
	const improved: { id: string; title: string }[] = []
	const newer = copies.filter((copy) => (find(copy.promptId)?.version ?? 0) > copy.version)
	for (const copy of newer.slice(0, MOST_LOOKED_AT)) {
		const listing = find(copy.promptId)
		const texts = listing && (await readTexts(legend, listing, copy, await listPublished(listing)))
		if (texts && texts.was !== texts.is) improved.push({ id: copy.id, title: copy.title })
		if (improved.length === MOST_NAMED) break
	}
	return improved
}
