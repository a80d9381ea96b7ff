import { useCallback, useEffect, useState } from 'react'
import { useToast } from '~/components/ui/toast'
import type { SavedCard, SavedPrompt } from '~/domain/locker'
import { readWhole, saidOf } from './call-locker'

type Opened =
	| { what: 'new' }
	| { what: 'edit'; prompt: SavedPrompt }
	| { what: 'remove'; card: SavedCard }
	| null

const load = () => import('./prompt-dialog')

/** Which dialog of the locker is open. The form's own file comes once the page stands, so that it opens at once. */
export function useOpened() {
	const showToast = useToast()
	const [opened, setOpened] = useState<Opened>(null)
	const [form, setForm] = useState<Awaited<ReturnType<typeof load>> | null>(null)
	useEffect(() => {
		load().then(setForm, () => undefined)
	}, [])

	const openForm = useCallback(
		async (card: SavedCard | null) => {
			try {
				const prompt = card && (await readWhole(card.id))
				setOpened(prompt ? { what: 'edit', prompt } : { what: 'new' })
			} catch (error) {
				return showToast(saidOf(error), { kind: 'error' })
			}
			load().then(setForm, () => {
				setOpened(null)
				showToast('locker_unreachable', { kind: 'error' })
			})
		},
		[showToast],
	)
	const askRemoval = useCallback((card: SavedCard) => setOpened({ what: 'remove', card }), [])
	const close = useCallback(() => setOpened(null), [])
	return { opened, Form: form?.PromptDialog ?? null, openForm, askRemoval, close }
}
