import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { MOST_SAVED_TAGS, type SavedPrompt } from '../locker'
import { inKnownCategory } from '../locker.server'
import { categoriesNamed } from '../locker-category.server'
import { changeLocker, type LockerChange } from '../locker-room.server'
import { inLocker } from '../locker-row.server'
import { lockerChangeEntries, lockerChanges, savedPrompts } from '../schema.server'
import { keepVersions } from '../versions/version-keeping.server'
import { type Chosen, isChosen, readChosen } from './chosen.server'

type Legend = MemberWith<'locker'>

/** Those further back can't be undone any more. */
const MOST_KEPT = 20

/** What was done: by its id it can be undone for a time. */
export interface DoneChange {
	id: string
	/** How many prompts are not what they were. */
	count: number
}

/**
 * Files all that was chosen in one category, which is made where `newCategory` names one that is not there. All or nothing:
 * refuses with `conflict` where one of them is gone, with `not_found` for a category that is not the person's.
 */
export function moveChosen(
	legend: Legend,
	chosen: Chosen,
	to: { categoryId: string | null; newCategory?: string | undefined },
): Promise<DoneChange> {
	return inKnownCategory(() =>
		changeLocker(legend, async (within) => {
			const stored = await readChosen(within, legend, chosen)
			const { newCategory } = to
			const named = newCategory ? await categoriesNamed(within, legend, [newCategory]) : null
			const categoryId = named ? (named.get(newCategory ?? '') ?? null) : to.categoryId
			const moved = stored.filter((prompt) => prompt.categoryId !== categoryId)
			return arrange(within, legend, 'move', moved, (prompt) => ({ ...prompt, categoryId }))
		}),
	)
}

/**
 * Adds tags to all that was chosen, and takes others off; what they said before is kept as a version. All or nothing:
 * refuses with `conflict` where one of them is gone, with `invalid_input` where one would have too many tags.
 */
export function tagChosen(
	legend: Legend,
	chosen: Chosen,
	{ add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<DoneChange> {
	return changeLocker(legend, async (within) => {
		const stored = await readChosen(within, legend, chosen)
		const tagged = (prompt: SavedPrompt): SavedPrompt => {
			const left = prompt.tags.filter((tag) => !remove.includes(tag))
			return { ...prompt, tags: [...new Set([...left, ...add])] }
		}
		const isOther = (prompt: SavedPrompt) => tagged(prompt).tags.join('\n') !== prompt.tags.join('\n')
		if (stored.some((prompt) => isOther(prompt) && tagged(prompt).tags.length > MOST_SAVED_TAGS))
			throw refuse('invalid_input', undefined, {
				message: 'saved_too_many_tags',
				values: { tags: MOST_SAVED_TAGS },
			})
		return arrange(within, legend, 'tag', stored.filter(isOther), tagged)
	})
}

/**
 * Takes all that was chosen out of the locker. All or nothing: refuses with `conflict` where one of them is gone, or was
 * changed since it was seen.
 */
export function removeChosen(legend: Legend, chosen: Chosen): Promise<DoneChange> {
	return changeLocker(legend, async (within) => {
		const stored = await readChosen(within, legend, chosen)
		const seen = new Map(chosen.map(({ id, seenAt }) => [id, seenAt]))
		const isNewer = ({ id, updatedAt }: SavedPrompt) => new Date(updatedAt) > (seen.get(id) ?? new Date(0))
		if (stored.some(isNewer)) throw refuse('conflict', undefined, { message: 'selection_newer' })
		const removedAt = new Date()
		const gone = await within
			.update(savedPrompts)
			.set({ removedAt })
			.where(and(inLocker(legend.userId), isChosen(chosen)))
			.returning({ id: savedPrompts.id })
		requireAll(gone, stored)
		return remember(within, legend, { what: 'remove', at: removedAt, before: stored, after: stored })
	})
}

/** Writes what becomes of prompts, with what they said before kept, and remembers how to undo it. */
async function arrange(
	within: LockerChange,
	legend: Legend,
	what: 'move' | 'tag',
	before: readonly SavedPrompt[],
	become: (prompt: SavedPrompt) => SavedPrompt,
): Promise<DoneChange> {
	const after = before.map(become)
	const written = await writeArranged(within, legend, before, after)
	return remember(within, legend, { what, at: new Date(), before, after: written })
}

/**
 * Writes tags and categories of prompts, under moments that are later than those they had: an edit that was made of what
 * they said before is refused. In the order of what was edited last they stay where they are. Answers them as written.
 */
export async function writeArranged(
	within: LockerChange,
	{ userId }: Legend,
	before: readonly SavedPrompt[],
	after: readonly SavedPrompt[],
): Promise<SavedPrompt[]> {
	if (after.length === 0) return []
	const now = Date.now()
	const written = after.map((prompt) => ({
		...prompt,
		updatedAt: new Date(Math.max(now, Date.parse(prompt.updatedAt) + 1)).toISOString(),
	}))
	await keepVersions(within, userId, before, written)
	const rows = JSON.stringify(
		written.map(({ id, tags, categoryId, updatedAt }) => ({ id, tags, filed: categoryId, at: updatedAt })),
	)
	const { rowCount } = await within.execute(sql`
		update ${savedPrompts} as saved set
			tags = given.tags, category_id = given.filed, updated_at = given.at,
			edited_at = coalesce(saved.edited_at, saved.updated_at)
		from jsonb_to_recordset(${rows}::jsonb) as given (id text, tags text[], filed text, at timestamptz)
		where saved.id = given.id and saved.user_id = ${userId}`)
	requireAll({ length: rowCount ?? 0 }, written)
	return written
}

/** What is not written whole is not written at all: one of them was removed at the same moment. */
function requireAll(done: { length: number }, wanted: { length: number }): void {
	if (done.length !== wanted.length) throw refuse('conflict', undefined, { message: 'selection_gone' })
}

async function remember(
	within: LockerChange,
	{ userId }: Legend,
	{
		what,
		at,
		before,
		after,
	}: {
		what: 'move' | 'tag' | 'remove'
		at: Date
		before: readonly SavedPrompt[]
		after: readonly SavedPrompt[]
	},
): Promise<DoneChange> {
	const [change] = await within
		.insert(lockerChanges)
		.values({ userId, what, createdAt: at })
		.returning({ id: lockerChanges.id })
	if (!change) throw new Error('The change that was just written is not there.')
	const left = new Map(after.map(({ id, updatedAt }) => [id, updatedAt]))
	const entries = before.map(({ id, tags, categoryId, updatedAt }) => ({
		...{ changeId: change.id, savedPromptId: id, tags: [...tags], categoryId },
		leftAt: new Date(left.get(id) ?? updatedAt),
	}))
	if (entries.length > 0) await within.insert(lockerChangeEntries).values(entries)
	const newest = within
		.select({ id: lockerChanges.id })
		.from(lockerChanges)
		.where(eq(lockerChanges.userId, userId))
		.orderBy(desc(lockerChanges.createdAt), desc(lockerChanges.id))
		.limit(MOST_KEPT)
	await within
		.delete(lockerChanges)
		.where(and(eq(lockerChanges.userId, userId), notInArray(lockerChanges.id, newest)))
	return { id: change.id, count: entries.length }
}
