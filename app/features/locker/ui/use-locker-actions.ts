import { useMemo } from 'react'
import { href } from 'react-router'
import { newId } from '~/core/new-id'
import { pendingKeys } from '~/core/pending-keys'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { type SavedCard, type SavedPrompt, UNDO_MS } from '../locker'
import { fromRow, type SavedPromptRow } from '../saved-prompt-row'
import { browserDoor, errorMessage } from './call-locker'
import { putBack, removePrompt } from './remove-prompt'
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
		const fail = (error: unknown) => showToast(errorMessage(error), { kind: 'error' })

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
				const outcome = await removePrompt(browserDoor, card)
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
				showToast('prompt_deleted', { action: { label: 'undo', run, milliseconds: UNDO_MS } })
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
					action: { label: 'try_again', run, milliseconds: UNDO_MS },
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
