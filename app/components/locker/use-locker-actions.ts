import { useMemo } from 'react'
import { href } from 'react-router'
import { useToast } from '~/components/ui/toast'
import { type SavedCard, type SavedPrompt, UNDO_MS } from '~/domain/locker'
import { fromRow, type SavedPromptRow } from '~/domain/saved-prompt-row'
import { useWords } from '~/i18n/words'
import { callLocker, paramsOf, saidOf, sendToLocker } from './call-locker'
import type { LockerHere } from './use-locker'

export interface LockerActions {
	pin(card: SavedCard): void
	duplicate(card: SavedCard): void
	remove(card: SavedCard): void
}

/** What a card's buttons do: it shows at once, and is taken back with a message where the server says no (spec 8). */
export function useLockerActions(
	{ userId, put, change, take }: Pick<LockerHere, 'userId' | 'put' | 'change' | 'take'>,
	onRestored: (id: string) => void,
): LockerActions {
	const { t } = useWords()
	const showToast = useToast()
	return useMemo(() => {
		const fail = (error: unknown) => showToast(saidOf(error), { kind: 'error' })

		async function pin(card: SavedCard) {
			change({ ...card, isPinned: !card.isPinned })
			try {
				const address = href('/prompt-locker/:id/pin', { id: card.id })
				await sendToLocker(address, { pinned: card.isPinned ? 'off' : 'on' })
			} catch (error) {
				change(card)
				fail(error)
			}
		}

		async function duplicate({ id }: SavedCard) {
			try {
				const params = { prompt_id_param: id, user_id_param: userId, title_suffix: t('copy_suffix') }
				put(fromRow(await callLocker<SavedPromptRow>('duplicate_saved_prompt', params)))
				showToast('prompt_saved')
			} catch (error) {
				fail(error)
			}
		}

		async function remove(card: SavedCard) {
			take(card.id)
			try {
				const params = { prompt_id_param: card.id }
				const prompt = fromRow(await callLocker<SavedPromptRow>('delete_saved_prompt', params))
				const undo = { label: 'undo', run: () => void restore(prompt), milliseconds: UNDO_MS } as const
				showToast('prompt_deleted', { action: undo })
			} catch (error) {
				// Gone already is what was wanted.
				if (saidOf(error) === 'prompt_not_found') return
				change(card)
				fail(error)
			}
		}

		async function restore(prompt: SavedPrompt) {
			try {
				const restored = await putBack(prompt, userId)
				put(restored)
				onRestored(restored.id)
			} catch (error) {
				const again = { label: 'try_again', run: () => void restore(prompt), milliseconds: UNDO_MS } as const
				showToast(saidOf(error), { kind: 'error', action: again })
			}
		}

		return {
			pin: (card) => void pin(card),
			duplicate: (card) => void duplicate(card),
			remove: (card) => void remove(card),
		}
	}, [userId, put, change, take, onRestored, showToast, t])
}

/** Puts a removed prompt back; where that is too late, what it said is saved anew. */
async function putBack(prompt: SavedPrompt, userId: string): Promise<SavedPrompt> {
	try {
		await sendToLocker(href('/prompt-locker/:id/restore', { id: prompt.id }), {})
		return prompt
	} catch (error) {
		if (saidOf(error) !== 'prompt_not_found') throw error
		return fromRow(await callLocker<SavedPromptRow>('create_saved_prompt', paramsOf(prompt, userId)))
	}
}
