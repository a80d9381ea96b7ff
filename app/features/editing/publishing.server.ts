import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { CategoryId } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import type { Within } from '~/db/client.server'
import { readProductNow } from '~/db/clock.server'
import { changeLibrary, raiseLibrary } from '~/features/library/versions/library-change.server'
import { libraryAddresses, libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { runDigests } from '~/features/library/versions/text-runs'
import { moveInSearch } from '~/features/search/search-library.server'
import { isTaken, readNewest, requirePrompt } from './draft.server'
import type { VersionNote } from './prompt-content'
import { hide, type LibraryAction, show, writeDown } from './showing.server'
import { addVersion, type PublishWish, requireReady, takeVersion } from './version-making.server'

/**
 * Gives readers a prompt's draft as its next version, at once. Answers the version's number. Refuses with `not_found`;
 * with `invalid_input` (prompt_not_ready, `NotReady`) where the check finds anything; with `conflict` (`DraftConflict`)
 * where the draft or the version is not the one that was seen, or a version came after the one that the draft was made of;
 * with `conflict` (editor_withdrawn_since) where the prompt was withdrawn unseen.
 */
export async function publishPrompt(by: Editor, promptId: string, wish: PublishWish): Promise<number> {
	await requireReady(by, promptId, wish)
	return changing(by, promptId, 'publish', async (within) => {
		await requireSeenStanding(within, promptId, wish)
		const number = await takeVersion(within, by, promptId, wish)
		await show(within, [{ promptId, number, when: await readProductNow(within) }])
		return number
	})
}

/**
 * Has readers get a prompt's draft, as it is now, from a moment on. What was scheduled before is not any more. Answers
 * and refuses like `publishPrompt`, and with `invalid_input` (moment_is_past).
 */
export async function schedulePrompt(
	by: Editor,
	promptId: string,
	{ at, ...wish }: PublishWish & { at: Date },
): Promise<number> {
	await requireReady(by, promptId, wish)
	return changing(by, promptId, 'schedule', async (within) => {
		if (at <= (await readProductNow(within))) {
			throw refuse('invalid_input', undefined, { message: 'moment_is_past' })
		}
		await requireSeenStanding(within, promptId, wish)
		const number = await takeVersion(within, by, promptId, wish)
		const next = await readNewest(within, promptId)
		const runs = sql`${libraryPrompts.runs} || ${sql.param(next ? runDigests(next.content) : [])}::integer[]`
		const state = sql`case when ${libraryPrompts.state} = 'draft' then 'scheduled' else ${libraryPrompts.state} end`
		await within
			.update(libraryPrompts)
			.set({ state, scheduledVersion: number, scheduledFor: at, runs })
			.where(eq(libraryPrompts.id, promptId))
		return number
	})
}

/** What somebody else withdrew comes back by nobody who does not know. */
async function requireSeenStanding(within: Within, promptId: string, { isOut }: PublishWish): Promise<void> {
	if (!isOut) return
	const { state } = await requirePrompt(within, promptId)
	if (state === 'withdrawn') throw refuse('conflict', undefined, { message: 'editor_withdrawn_since' })
}

/** Takes a schedule back; the version stays the newest, and what readers get stays as it is. Refuses with `not_found`, and with `conflict` where nothing is scheduled. */
export async function unschedulePrompt(by: Editor, promptId: string): Promise<void> {
	await changing(by, promptId, 'unschedule', async (within) => {
		const { scheduledVersion, state } = await requirePrompt(within, promptId)
		if (scheduledVersion === null) throw refuse('conflict', undefined, { message: 'conflict' })
		await within
			.update(libraryPrompts)
			.set({
				state: state === 'scheduled' ? 'draft' : state,
				scheduledVersion: null,
				scheduledFor: null,
			})
			.where(eq(libraryPrompts.id, promptId))
		return scheduledVersion
	})
}

/** Has readers get a prompt no more, nor what was scheduled of it. Refuses with `not_found`, and with `conflict` where it is not published. */
export async function withdrawPrompt(by: Editor, promptId: string): Promise<void> {
	await changing(by, promptId, 'withdraw', async (within) => {
		const { state, publishedVersion } = await requirePrompt(within, promptId)
		if (state !== 'published') throw refuse('conflict', undefined, { message: 'conflict' })
		await hide(within, promptId)
		return publishedVersion
	})
}

/**
 * Gives readers what an older version said, as a new version. A draft stays, made of what it was made of. Answers the new
 * number. Refuses with `not_found`, and with `conflict` where readers have never got the prompt.
 */
export async function restoreVersion(
	by: Editor,
	promptId: string,
	older: number,
	note: VersionNote | null,
): Promise<number> {
	return changing(by, promptId, 'restore', async (within) => {
		const { publishedVersion } = await requirePrompt(within, promptId)
		if (publishedVersion === null) throw refuse('conflict', undefined, { message: 'conflict' })
		const isIt = and(eq(libraryVersions.promptId, promptId), eq(libraryVersions.number, older))
		const [version] = await within.select().from(libraryVersions).where(isIt)
		if (!version) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
		const number = await addVersion(within, by, promptId, { content: version.content, note })
		await show(within, [{ promptId, number, when: await readProductNow(within) }])
		return number
	})
}

/** Calls a prompt's page otherwise; its former addresses lead to it. Refuses with `not_found`, and with `conflict` (address_taken) for what another prompt is or was called. */
export async function movePrompt(by: Editor, promptId: string, address: string): Promise<void> {
	try {
		await changing(by, promptId, 'move', async (within) => {
			await requirePrompt(within, promptId)
			const isOwn = and(eq(libraryAddresses.address, address), eq(libraryAddresses.promptId, promptId))
			const [own] = await within.select().from(libraryAddresses).where(isOwn)
			if (!own) await within.insert(libraryAddresses).values({ address, promptId })
			const changedIn = await raiseLibrary(within)
			await within.update(libraryPrompts).set({ address, changedIn }).where(eq(libraryPrompts.id, promptId))
			return null
		})
	} catch (error) {
		throw isTaken(error) ? refuse('conflict', undefined, { message: 'address_taken' }) : error
	}
}

/**
 * Puts the published prompts of a category in an order: the places that they have in all lists stay, who has which
 * changes. Refuses with `conflict` where these are not the category's prompts any more.
 */
export async function orderCategory(by: Editor, category: CategoryId, ids: readonly string[]): Promise<void> {
	await changeLibrary(async (within) => {
		const { id, position, state } = libraryPrompts
		const isIn = and(eq(state, 'published'), eq(libraryPrompts.category, category))
		const rows = await within
			.select({ id, position })
			.from(libraryPrompts)
			.where(isIn)
			.orderBy(asc(position), asc(id))
		if (!isDeepStrictEqual(rows.map((row) => row.id).toSorted(), ids.toSorted())) {
			throw refuse('conflict', undefined, { message: 'conflict' })
		}
		// Those that came on one day may share a place.
		let last = Number.NEGATIVE_INFINITY
		const places = rows.map((row) => {
			last = Math.max(row.position, last + 1)
			return last
		})
		const before = new Map(rows.map((row) => [row.id, row.position]))
		const moved = ids
			.map((promptId, at) => ({ promptId, position: places[at] ?? last }))
			.filter((one) => before.get(one.promptId) !== one.position)
		await moveInSearch(within, moved)
		const changedIn = await raiseLibrary(within)
		for (const one of moved) {
			const { position } = one
			await within
				.update(libraryPrompts)
				.set({ position, changedIn })
				.where(eq(libraryPrompts.id, one.promptId))
		}
		const [first = ''] = ids
		await writeDown(within, 'order', { promptId: first, by: by.userId })
	})
	await renewLibrary()
}

/** Does something to one prompt, writes down who did what, and has this process know at once. */
async function changing<Version extends number | null>(
	by: Editor,
	promptId: string,
	action: LibraryAction,
	change: (within: Within) => Promise<Version>,
): Promise<Version> {
	const version = await changeLibrary(async (within) => {
		const number = await change(within)
		await writeDown(within, action, { promptId, version: number, by: by.userId })
		return number
	})
	await renewLibrary()
	return version
}
