import type { LockerCategory, SavedPrompt } from './locker'
import type { MergedPrompt } from './merging/merged-prompt'

/** A saved prompt as the functions name its fields (docs/product.md#functions). */
export interface SavedPromptRow
	extends Omit<SavedPrompt, 'categoryId' | 'isPinned' | 'createdAt' | 'updatedAt'> {
	category_id: string | null
	category_name: string | null
	user_id: string
	is_pinned: boolean
	created_at: string
	updated_at: string
}

/** A category of the locker in the same manner. */
export interface PromptCategoryRow {
	id: string
	name: string
	user_id: string
	created_at: string
}

/** What somebody wrote and what is stored since, as one. */
export interface MergeRow {
	merged: MergedPrompt
	stored: SavedPromptRow
}

/** A saved prompt as a row; `categories` are its owner's. */
export function toRow(
	userId: string,
	prompt: SavedPrompt,
	categories: readonly LockerCategory[],
): SavedPromptRow {
	const { categoryId, isPinned, createdAt, updatedAt, ...same } = prompt
	return {
		...same,
		category_id: categoryId,
		category_name: categories.find((category) => category.id === categoryId)?.name ?? null,
		user_id: userId,
		is_pinned: isPinned,
		created_at: createdAt,
		updated_at: updatedAt,
	}
}

/** The saved prompt that a row tells of. */
export function fromRow(row: SavedPromptRow): SavedPrompt {
	const {
		category_id,
		category_name: _name,
		user_id: _owner,
		is_pinned,
		created_at,
		updated_at,
		...same
	} = row
	return {
		...same,
		categoryId: category_id,
		isPinned: is_pinned,
		createdAt: created_at,
		updatedAt: updated_at,
	}
}

/** A category as a row. */
export function toCategoryRow(userId: string, { id, name, createdAt }: LockerCategory): PromptCategoryRow {
	return { id, name, user_id: userId, created_at: createdAt }
}

/** The category that a row tells of. */
export function fromCategoryRow({ id, name, created_at }: PromptCategoryRow): LockerCategory {
	return { id, name, color: null, createdAt: created_at }
}
