import { href } from 'react-router'
import type { SavedPrompt } from '../locker'
import { fromRow, type SavedPromptRow } from '../saved-prompt-row'
import { errorMessage, type LockerDoor, paramsOf, storedOf } from './call-locker'

/**
 * Takes a prompt out of the locker as the page shows it. Answers what was removed, null where it was gone already, or what somebody stored meanwhile,
 * which stays until it was seen. Rejects with a `LockerProblem`.
 */
export async function removePrompt(
	door: LockerDoor,
	prompt: Pick<SavedPrompt, 'id' | 'updatedAt'>,
): Promise<{ removed: SavedPrompt | null } | { newer: SavedPrompt }> {
	const params = { prompt_id_param: prompt.id, updated_at_param: prompt.updatedAt }
	try {
		return { removed: fromRow(await door.call<SavedPromptRow>('delete_saved_prompt', params)) }
	} catch (error) {
		const newer = storedOf(error)
		if (newer) return { newer }
		// Gone already is what was wanted.
		if (errorMessage(error) === 'prompt_not_found') return { removed: null }
		throw error
	}
}

/** Puts a removed prompt back, however often it is asked for; where that is too late, what it said is saved anew. */
export async function putBack(
	door: LockerDoor,
	userId: string,
	removed: SavedPrompt,
	idempotencyKey: string,
): Promise<SavedPrompt> {
	try {
		const address = href('/prompt-locker/:id/restore', { id: removed.id })
		const there = await door.send<SavedPrompt>(address, {})
		// What says something else may have come into its place, from a form that was sent again.
		if (there.createdAt === removed.createdAt || there.content === removed.content) return there
	} catch (error) {
		if (errorMessage(error) !== 'prompt_not_found') throw error
	}
	try {
		const params = { ...paramsOf(removed, userId), idempotency_key_param: idempotencyKey }
		return fromRow(await door.call<SavedPromptRow>('create_saved_prompt', params))
	} catch (error) {
		const stored = storedOf(error)
		if (stored) return stored
		throw error
	}
}
