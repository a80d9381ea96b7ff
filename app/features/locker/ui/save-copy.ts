import type { pendingKeys } from '~/core/pending-keys'
import type { LockerDraft } from '../locker'
import { type LockerDoor, paramsOf, storedOf } from './call-locker'

/**
 * Saves a text that stands elsewhere as a new prompt; tried again because its answer was lost, it is saved once. Rejects
 * with a `LockerProblem`.
 */
export async function saveCopy(
	door: LockerDoor,
	keys: ReturnType<typeof pendingKeys>,
	copy: LockerDraft,
	userId?: string,
): Promise<void> {
	const params = { ...paramsOf(copy, userId), idempotency_key_param: keys.keyOf(copy.content) }
	try {
		await door.call('create_saved_prompt', params)
	} catch (error) {
		// It was saved, and changed since.
		if (!storedOf(error)) throw error
	}
	keys.settle(copy.content)
}
