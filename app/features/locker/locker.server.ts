import { isDeepStrictEqual } from 'node:util'
import { and, eq, like, sql } from 'drizzle-orm'
import { hasEnded } from '~/core/ended-wish.server'
import { idOfWish, keyPart } from '~/core/idempotency-key.server'
import { refuse } from '~/core/refuse.server'
import type { Member, MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { violatesForeignKey } from '~/db/violation.server'
import { draftOfSaved, LOCKER_LENGTHS, type SavedPrompt } from './locker'
import { categoriesNamed } from './locker-category.server'
import type { SavedPromptEdit, SavedPromptInput } from './locker-form'
import { copyOrigin } from './locker-origin.server'
import { changeLocker, type LockerChange, requireRoom } from './locker-room.server'
import { asSaved, inLocker, isLockerId, refuseMissing, SAVED } from './locker-row.server'
import { savedPrompts } from './schema.server'
import { keepVersion } from './versions/version-keeping.server'

const one = ({ userId }: MemberWith<'locker'>, id: string) => {
	if (!isLockerId(id)) throw refuseMissing()
	return and(eq(savedPrompts.id, id), inLocker(userId))
}

/** How many prompts somebody has saved, whatever their plan is now. */
export function countSaved({ userId }: Member): Promise<number> {
	return db().$count(savedPrompts, inLocker(userId))
}

/** One saved prompt. Someone else's answers exactly like a missing one: refuses with `not_found`. */
export function readSavedPrompt(legend: MemberWith<'locker'>, id: string): Promise<SavedPrompt> {
	return readOne(db(), legend, id)
}

async function readOne(
	within: Pick<LockerChange, 'select'>,
	legend: MemberWith<'locker'>,
	id: string,
): Promise<SavedPrompt> {
	const found = await find(within, legend, id)
	if (!found) throw refuseMissing()
	return found
}

async function find(
	within: Pick<LockerChange, 'select'>,
	legend: MemberWith<'locker'>,
	id: string,
): Promise<SavedPrompt | undefined> {
	const [row] = await within.select(SAVED).from(savedPrompts).where(one(legend, id))
	return row && asSaved(row)
}

interface Wish {
	/** Sent again with the same one, a wish makes nothing twice. */
	idempotencyKey?: string | undefined
}

/**
 * Puts a prompt into the locker, into a category of that name where `newCategory` names one. Refuses with `not_found`
 * for a category that is not the person's, with `invalid_input` where the locker is full, with `gone` where what is sent
 * again was removed since, and with `conflict` and what is stored where that says something else.
 */
export function addToLocker(
	legend: MemberWith<'locker'>,
	input: SavedPromptInput,
	{ newCategory, idempotencyKey }: Wish & { newCategory?: string | undefined } = {},
): Promise<SavedPrompt> {
	const id = idOfWish(legend.userId, idempotencyKey)
	return inKnownCategory(() =>
		changeLocker(legend, async (within) => {
			const wanted = await filed(within, legend, input, newCategory)
			const there = await find(within, legend, id)
			if (!there && (await wasRemoved(within, id)))
				throw refuse('gone', undefined, { message: 'prompt_gone' })
			if (!there) return add(within, legend, id, wanted)
			if (!says(there, wanted)) throw refuse('conflict', there)
			return there
		}),
	)
}

/** Whether what once had this id can be put back, or can't any more: nothing comes into its place. */
async function wasRemoved(within: Pick<LockerChange, 'select'>, id: string): Promise<boolean> {
	const [row] = await within.select({ id: savedPrompts.id }).from(savedPrompts).where(eq(savedPrompts.id, id))
	return row !== undefined || hasEnded(within, id)
}

async function add(
	within: LockerChange,
	legend: MemberWith<'locker'>,
	id: string,
	input: SavedPromptInput,
): Promise<SavedPrompt> {
	const { userId } = legend
	await requireRoom(within, legend, { prompts: 1, bytes: Buffer.byteLength(input.content) })
	const now = new Date()
	const values = {
		...input,
		id,
		tags: [...input.tags],
		blanks: input.blanks ?? [],
		userId,
		createdAt: now,
		updatedAt: now,
	}
	const [row] = await within.insert(savedPrompts).values(values).returning(SAVED)
	if (!row) throw refuseMissing()
	return asSaved(row)
}

/** Whether a stored prompt has exactly these words. */
function says(stored: SavedPrompt, input: SavedPromptInput): boolean {
	return isDeepStrictEqual(stored, { ...stored, ...input, blanks: input.blanks ?? stored.blanks })
}

async function filed(
	within: LockerChange,
	legend: MemberWith<'locker'>,
	input: SavedPromptInput,
	newCategory: string | undefined,
): Promise<SavedPromptInput> {
	if (newCategory === undefined) return input
	const ids = await categoriesNamed(within, legend, [newCategory])
	return { ...input, categoryId: ids.get(newCategory) ?? null }
}

/**
 * Changes a saved prompt. Someone else's answers exactly like a missing one, so ids cannot be probed; a newer row
 * answers with itself: `conflict`, unless it says the same. What it said before is kept as a version. The server writes its
 * own time, always a later one.
 */
export function editSavedPrompt(
	legend: MemberWith<'locker'>,
	id: string,
	{ editedAt, ...input }: SavedPromptEdit,
	newCategory?: string,
): Promise<SavedPrompt> {
	return inKnownCategory(() =>
		changeLocker(legend, async (within) => {
			const stored = await readOne(within, legend, id)
			const wanted = await filed(within, legend, input, newCategory)
			if (new Date(stored.updatedAt) > editedAt) {
				if (says(stored, wanted)) return stored
				throw refuse('conflict', stored)
			}
			const bytes = Buffer.byteLength(input.content) - Buffer.byteLength(stored.content)
			await requireRoom(within, legend, { prompts: 0, bytes })
			await keepVersion(within, legend.userId, stored, wanted)
			const updatedAt = sql`greatest(${new Date()}::timestamptz, ${savedPrompts.updatedAt} + interval '1 millisecond')`
			const [saved] = await within
				.update(savedPrompts)
				.set({ ...wanted, updatedAt, editedAt: null })
				.where(one(legend, id))
				.returning(SAVED)
			if (!saved) throw refuseMissing()
			return asSaved(saved)
		}),
	)
}

/**
 * A copy with a longer title; never pinned. Refuses with `not_found`, with `invalid_input` where the locker is full, and
 * with `conflict` where the key has made something else.
 */
export function duplicateSavedPrompt(
	legend: MemberWith<'locker'>,
	id: string,
	titleSuffix: string,
	{ idempotencyKey }: Wish = {},
): Promise<SavedPrompt> {
	const suffix = titleSuffix && ` ${titleSuffix}`
	const copyId = idOfWish(legend.userId, idempotencyKey, id)
	return changeLocker(legend, async (within) => {
		const copy = await find(within, legend, copyId)
		if (copy) return copy
		if (await wasRemoved(within, copyId)) throw refuseMissing()
		const isOfKey = like(savedPrompts.id, `${keyPart(copyId)}%`)
		if (await within.$count(savedPrompts, and(isOfKey, inLocker(legend.userId)))) throw refuse('conflict')
		const { tags, blanks = [], ...original } = draftOfSaved(await readOne(within, legend, id))
		const title = original.title.slice(0, LOCKER_LENGTHS.title - suffix.length).toWellFormed() + suffix
		const added = await add(within, legend, copyId, {
			...original,
			title,
			tags: [...tags],
			blanks: [...blanks],
		})
		await copyOrigin(within, legend, { from: id, to: copyId })
		return added
	})
}

/** Pins a saved prompt to the top, or lets it go. That is no edit: its time stays. Refuses with `not_found`. */
export async function pinSavedPrompt(
	legend: MemberWith<'locker'>,
	id: string,
	isPinned: boolean,
): Promise<SavedPrompt> {
	const [row] = await db().update(savedPrompts).set({ isPinned }).where(one(legend, id)).returning(SAVED)
	if (!row) throw refuseMissing()
	return asSaved(row)
}

/** Refuses with `not_found` where a prompt would stand in a category that is not its owner's. */
export async function inKnownCategory<Result>(write: () => Promise<Result>): Promise<Result> {
	try {
		return await write()
	} catch (error) {
		if (!violatesForeignKey(error, 'saved_prompts_category')) throw error
		throw refuse('not_found', { missing: 'category' }, { message: 'category_gone' })
	}
}
