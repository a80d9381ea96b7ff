import { useCallback, useEffect, useState } from 'react'
import { useToast } from '~/components/ui/toast'
import type { SavedPrompt } from '~/domain/locker'

type Opened = { what: 'new' } | { what: 'edit' | 'remove'; prompt: SavedPrompt } | null

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
		(prompt: SavedPrompt | null) => {
			setOpened(prompt ? { what: 'edit', prompt } : { what: 'new' })
			load().then(setForm, () => {
				setOpened(null)
				showToast('locker_unreachable', { kind: 'error' })
			})
		},
		[showToast],
	)
	const askRemoval = useCallback((prompt: SavedPrompt) => setOpened({ what: 'remove', prompt }), [])
	const close = useCallback(() => setOpened(null), [])
	return { opened, Form: form?.PromptDialog ?? null, openForm, askRemoval, close }
}
