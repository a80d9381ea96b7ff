import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { isEditor, VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import type { Language } from '~/i18n/language'
import { type CategoryId, isCategoryId } from './category'
import { prompts } from './schema.server'

/** What anyone may know of a created prompt. */
export interface CreatedListing {
	id: string
	title: string
	tagline: string | null
	description: string
	category: CategoryId
	tags: readonly string[]
	isPremium: boolean
	language: Language
	createdBy: string
	createdAt: Date
	updatedAt: Date
	/** Search engines see a prompt only when its author's address is confirmed (docs/product.md#library). */
	isAuthorConfirmed: boolean
	/** Since when it is hidden from all but its author and admins. */
	hiddenAt: Date | null
}

/** A created prompt with its text: for `readPrompt`, its author and admins alone. */
export interface CreatedPrompt extends CreatedListing {
	promptText: string
	instructions: string | null
	credits: string | null
	/** What its author was told when it was hidden. */
	hiddenWord: string | null
}

const listing = {
	id: prompts.id,
	title: prompts.title,
	tagline: prompts.tagline,
	description: prompts.description,
	category: prompts.category,
	tags: prompts.tags,
	isPremium: prompts.isPremium,
	language: prompts.language,
	createdBy: prompts.createdBy,
	createdAt: prompts.createdAt,
	updatedAt: prompts.updatedAt,
	isAuthorConfirmed: user.emailVerified,
	hiddenAt: prompts.hiddenAt,
}

/** Which created prompts somebody may see: one that was hidden, its author, editors and admins alone. */
export function isShownTo(viewer: Viewer): SQL | undefined {
	if (isEditor(viewer)) return undefined
	const isShown = isNull(prompts.hiddenAt)
	return viewer.userId === null ? isShown : or(isShown, eq(prompts.createdBy, viewer.userId))
}

/** Created prompts that somebody may see by id, without their texts, in no order; other ids are left out. */
export async function findCreatedListings(viewer: Viewer, ids: readonly string[]): Promise<CreatedListing[]> {
	const wanted = ids.filter(isCreatedId)
	if (wanted.length === 0) return []
	const rows = await db()
		.select(listing)
		.from(prompts)
		.innerJoin(user, eq(user.id, prompts.createdBy))
		.where(and(inArray(prompts.id, wanted), isShownTo(viewer)))
	return rows.filter(hasCategory)
}

/** Premium prompts that admins created and that are not hidden, without their texts, the newest first. */
export async function findPremiumListings(most: number): Promise<CreatedListing[]> {
	const rows = await db()
		.select(listing)
		.from(prompts)
		.innerJoin(user, eq(user.id, prompts.createdBy))
		.where(and(eq(prompts.isPremium, true), isShownTo(VISITOR)))
		.orderBy(desc(prompts.createdAt))
		.limit(most)
	return rows.filter(hasCategory)
}

/** One created prompt with its text, hidden or not, or undefined. */
export async function findCreatedPrompt(id: string): Promise<CreatedPrompt | undefined> {
	if (!isCreatedId(id)) return undefined
	const rows = await db()
		.select({
			...listing,
			promptText: prompts.promptText,
			instructions: prompts.instructions,
			credits: prompts.credits,
			hiddenWord: prompts.hiddenWord,
		})
		.from(prompts)
		.innerJoin(user, eq(user.id, prompts.createdBy))
		.where(eq(prompts.id, id))
	return rows.find(hasCategory)
}

/** Nobody asks the database for what cannot be there. */
function isCreatedId(id: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
}

/** Rows of a category that has left the product are no prompts any more. */
function hasCategory<Row extends { category: string }>(row: Row): row is Row & { category: CategoryId } {
	return isCategoryId(row.category)
}
