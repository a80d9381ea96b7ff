import { and, eq, isNull } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { SavedPrompt } from './locker'
import { savedPrompts } from './schema.server'

/** The columns that make a saved prompt. */
export const SAVED = {
	id: savedPrompts.id,
	title: savedPrompts.title,
	content: savedPrompts.content,
	description: savedPrompts.description,
	tags: savedPrompts.tags,
	categoryId: savedPrompts.categoryId,
	isPinned: savedPrompts.isPinned,
	createdAt: savedPrompts.createdAt,
	updatedAt: savedPrompts.updatedAt,
}

type Row = Pick<typeof savedPrompts.$inferSelect, keyof typeof SAVED>

/** A row as the rest of the product knows it. */
export function asSaved({ createdAt, updatedAt, ...row }: Row): SavedPrompt {
	return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all: others answer as missing without being asked for (docs/product.md#locker). */
export function isLockerId(id: string): boolean {
	return UUID.test(id)
}

/** What somebody has in the locker and did not remove. */
export function inLocker(userId: string) {
	return and(eq(savedPrompts.userId, userId), isNull(savedPrompts.removedAt))
}

/** The one answer for what is missing, removed, or somebody else's. */
export function refuseMissing() {
	return refuse('not_found', undefined, { message: 'prompt_not_found' })
}
