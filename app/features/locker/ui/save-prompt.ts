import { trimmed } from '~/core/trimmed'
import type { MessageId } from '~/i18n/words'
import type { LockerCategory, LockerDraft, SavedPrompt } from '../locker'
import { fromCategoryRow, fromRow, type PromptCategoryRow, type SavedPromptRow } from '../saved-prompt-row'
import { errorMessage, type LockerDoor, LockerProblem, paramsOf, storedOf } from './call-locker'

interface Saved {
	prompt: SavedPrompt | null
	/** The category that was made on the way. */
	category: LockerCategory | null
	/** Why it was not saved, and what is stored instead, where somebody changed it meanwhile. */
	said: MessageId | null
	stored: SavedPrompt | null
}

/** Saves what was written: a new prompt, or an edit of the one with this id; with a category that is new too. */
export async function savePrompt(
	door: LockerDoor,
	{
		userId,
		id,
		seenAt,
		idempotencyKey,
		newCategory,
		input,
	}: {
		userId: string
		/** Empty for a new one. */
		id: string
		seenAt: string
		idempotencyKey: string
		newCategory: string
		input: LockerDraft
	},
): Promise<Saved> {
	let category: LockerCategory | null = null
	try {
		if (trimmed(newCategory)) category = await saveCategory(door, userId, newCategory)
		const params = paramsOf(category ? { ...input, categoryId: category.id } : input, userId)
		const row = id
			? await door.call<SavedPromptRow>('update_saved_prompt', {
					...params,
					prompt_id_param: id,
					updated_at_param: seenAt,
				})
			: await door.call<SavedPromptRow>('create_saved_prompt', {
					...params,
					idempotency_key_param: idempotencyKey,
				})
		return { prompt: fromRow(row), category, said: null, stored: null }
	} catch (error) {
		return { prompt: null, category, said: errorMessage(error), stored: storedOf(error) }
	}
}

/** Makes a category; one of that name that is there already will do. Rejects like a `LockerDoor`. */
export async function saveCategory(door: LockerDoor, userId: string, name: string): Promise<LockerCategory> {
	try {
		const params = { name_param: name, user_id_param: userId }
		return fromCategoryRow(await door.call<PromptCategoryRow>('create_prompt_category', params))
	} catch (error) {
		const taken = error instanceof LockerProblem ? error.stored.category : null
		if (taken) return fromCategoryRow(taken)
		throw error
	}
}
