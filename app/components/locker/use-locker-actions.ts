import { useMemo } from 'react'
import { href } from 'react-router'
import { useToast } from '~/components/ui/toast'
import { type SavedPrompt, UNDO_MS } from '~/domain/locker'
import { fromRow, type SavedPromptRow } from '~/domain/saved-prompt-row'
import { useWords } from '~/i18n/words'
import { callLocker, paramsOf, saidOf, sendToLocker } from './call-locker'
import type { LockerHere } from './use-locker'

export interface LockerActions {
	pin(prompt: SavedPrompt): void
	duplicate(prompt: SavedPrompt): void
	remove(prompt: SavedPrompt): void
}

/** What a card's buttons do: it shows at once, and is taken back with a message where the server says no (spec 8). */
export function useLockerActions(
	{ userId, put, take }: Pick<LockerHere, 'userId' | 'put' | 'take'>,
	onRestored: (id: string) => void,
): LockerActions {
	const { t } = useWords()
	const showToast = useToast()
	return useMemo(() => {
		const fail = (error: unknown) => showToast(saidOf(error), { kind: 'error' })

		async function pin(prompt: SavedPrompt) {
			put({ ...prompt, isPinned: !prompt.isPinned })
			try {
				const address = href('/prompt-locker/:id/pin', { id: prompt.id })
				await sendToLocker(address, { pinned: prompt.isPinned ? 'off' : 'on' })
			} catch (error) {
				put(prompt)
				fail(error)
			}
		}

		async function duplicate({ id }: SavedPrompt) {
			try {
				const params = { prompt_id_param: id, user_id_param: userId, title_suffix: t('copy_suffix') }
				put(fromRow(await callLocker<SavedPromptRow>('duplicate_saved_prompt', params)))
				showToast('prompt_saved')
			} catch (error) {
				fail(error)
			}
		}

		async function remove(prompt: SavedPrompt) {
			take(prompt.id)
			try {
				await callLocker('delete_saved_prompt', { prompt_id_param: prompt.id })
				const undo = { label: 'undo', run: () => void restore(prompt), milliseconds: UNDO_MS } as const
				showToast('prompt_deleted', { action: undo })
			} catch (error) {
				// Gone already is what was wanted.
				if (saidOf(error) === 'prompt_not_found') return
				put(prompt)
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
			pin: (prompt) => void pin(prompt),
			duplicate: (prompt) => void duplicate(prompt),
			remove: (prompt) => void remove(prompt),
		}
	}, [userId, put, take, onRestored, showToast, t])
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
