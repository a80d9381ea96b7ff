import { useMemo } from 'react'
import { href } from 'react-router'
import { newId } from '~/core/new-id'
import { pendingKeys } from '~/core/pending-keys'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { draftOfSaved, LOCKER_FITS, REMOVAL_UNDO_MS, type SavedCard, type SavedPrompt } from '../locker'
import { fromRow, type SavedPromptRow } from '../saved-prompt-row'
import { browserDoor, errorMessage, type LockerDoor, paramsOf, storedOf } from './call-locker'
import type { LockerHere } from './use-locker'

export interface LockerActions {
	pin(card: SavedCard): void
	duplicate(card: SavedCard): void
	remove(card: SavedCard): void
}

/** What a card's buttons do: it shows at once, and is taken back with a message where the server says no (docs/product.md#messages). */
export function useLockerActions(
	{ userId, put, change, take }: Pick<LockerHere, 'userId' | 'put' | 'change' | 'take'>,
	{
		onRestored,
		onNewer,
	}: {
		onRestored: (id: string) => void
		/** Somebody changed it since its person asked to remove it. */
		onNewer: (prompt: SavedPrompt) => void
	},
): LockerActions {
	const { t } = useWords()
	const showToast = useToast()
	return useMemo(() => {
		const copies = pendingKeys()
		const fail = (error: unknown) => showToast(errorMessage(error), { kind: 'error', values: LOCKER_FITS })

		async function pin(card: SavedCard) {
			change({ ...card, isPinned: !card.isPinned })
			try {
				const address = href('/prompt-locker/:id/pin', { id: card.id })
				await browserDoor.send(address, { pinned: card.isPinned ? 'off' : 'on' })
			} catch (error) {
				change(card)
				fail(error)
			}
		}

		async function duplicate({ id }: SavedCard) {
			try {
				const params = {
					prompt_id_param: id,
					user_id_param: userId,
					title_suffix: t('copy_suffix'),
					idempotency_key_param: copies.keyOf(id),
				}
				put(fromRow(await browserDoor.call<SavedPromptRow>('duplicate_saved_prompt', params)))
				copies.settle(id)
				showToast('prompt_saved')
			} catch (error) {
				fail(error)
			}
		}

		async function remove(card: SavedCard) {
			take(card.id)
			try {
				const outcome = await removeFromLocker(browserDoor, card)
				if ('newer' in outcome) {
					put(outcome.newer)
					onNewer(outcome.newer)
					return
				}
				const { removed } = outcome
				// Gone already is what was wanted.
				if (!removed) return
				const key = newId()
				const run = () => void restore(removed, key)
				showToast('prompt_deleted', { action: { label: 'undo', run, milliseconds: REMOVAL_UNDO_MS } })
			} catch (error) {
				change(card)
				fail(error)
			}
		}

		async function restore(prompt: SavedPrompt, key: string) {
			try {
				const restored = await putBack(browserDoor, userId, prompt, key)
				put(restored)
				onRestored(restored.id)
			} catch (error) {
				const run = () => void restore(prompt, key)
				showToast(errorMessage(error), {
					kind: 'error',
					values: LOCKER_FITS,
					action: { label: 'try_again', run, milliseconds: REMOVAL_UNDO_MS },
				})
			}
		}

		return {
			pin: (card) => void pin(card),
			duplicate: (card) => void duplicate(card),
			remove: (card) => void remove(card),
		}
	}, [userId, put, change, take, onRestored, onNewer, showToast, t])
}

/**
 * Takes a prompt out of the locker as the page shows it. Answers what was removed, null where it was gone already, or what somebody stored meanwhile,
 * which stays until it was seen. Rejects with a `LockerProblem`.
 */
export async function removeFromLocker(
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
		return await door.send<SavedPrompt>(address, {})
	} catch (error) {
		if (errorMessage(error) !== 'prompt_not_found') throw error
	}
	try {
		const params = { ...paramsOf(draftOfSaved(removed), userId), idempotency_key_param: idempotencyKey }
		return fromRow(await door.call<SavedPromptRow>('create_saved_prompt', params))
	} catch (error) {
		const stored = storedOf(error)
		if (stored) return stored
		throw error
	}
}
