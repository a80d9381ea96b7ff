import type { LockerCategory, LockerDraft, SavedPrompt } from '~/domain/locker'
import {
	fromCategoryRow,
	fromRow,
	type PromptCategoryRow,
	type SavedPromptRow,
} from '~/domain/saved-prompt-row'
import type { MessageId } from '~/i18n/words'
import { callLocker, LockerProblem, paramsOf, saidOf } from './call-locker'

/** Why a prompt was not saved; with what is stored instead, where somebody changed it meanwhile. */
export interface SaveProblem {
	said: MessageId
	stored: SavedPrompt | null
}

interface Saved {
	prompt: SavedPrompt | null
	/** The category that was made on the way. */
	category: LockerCategory | null
	problem: SaveProblem | null
}

/** Saves what was written: a new prompt, or an edit of the one with this id; with a category that is new too. */
export async function savePrompt({
	userId,
	id,
	editedAt,
	newCategory,
	input,
}: {
	userId: string
	id: string | null
	editedAt: string
	newCategory: string
	input: LockerDraft
}): Promise<Saved> {
	let category: LockerCategory | null = null
	try {
		if (newCategory.trim()) category = await createCategory(userId, newCategory)
		const params = paramsOf(category ? { ...input, categoryId: category.id } : input, userId)
		const row = id
			? await callLocker<SavedPromptRow>('update_saved_prompt', {
					...params,
					prompt_id_param: id,
					updated_at_param: editedAt,
				})
			: await callLocker<SavedPromptRow>('create_saved_prompt', params)
		return { prompt: fromRow(row), category, problem: null }
	} catch (error) {
		return { prompt: null, category, problem: { said: saidOf(error), stored: storedOf(error) } }
	}
}

/** What a conflict tells of: the prompt as it is stored now. */
function storedOf(error: unknown): SavedPrompt | null {
	const row = error instanceof LockerProblem ? error.stored.prompt : null
	return row && fromRow(row)
}

/** Makes a category; one of that name that is there already will do. Rejects like `callLocker`. */
export async function createCategory(userId: string, name: string): Promise<LockerCategory> {
	try {
		const params = { name_param: name, user_id_param: userId }
		return fromCategoryRow(await callLocker<PromptCategoryRow>('create_prompt_category', params))
	} catch (error) {
		const taken = error instanceof LockerProblem ? error.stored.category : null
		if (taken) return fromCategoryRow(taken)
		throw error
	}
}
