import { useCallback, useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { SavedPrompt } from '~/domain/locker'

type Opened = { what: 'new' } | { what: 'edit' | 'remove'; prompt: SavedPrompt } | null

const load = () => import('./prompt-dialog')

/** Which dialog of the locker is open. The form's own file comes once the page stands; where it can't, its page opens. */
export function useOpened() {
	const navigate = useNavigate()
	const [opened, setOpened] = useState<Opened>(null)
	const [form, setForm] = useState<Awaited<ReturnType<typeof load>> | null>(null)
	useEffect(() => {
		load().then(setForm, () => undefined)
	}, [])

	const openForm = useCallback(
		(prompt: SavedPrompt | null) => {
			setOpened(prompt ? { what: 'edit', prompt } : { what: 'new' })
			const page = prompt ? href('/prompt-locker/:id/edit', { id: prompt.id }) : href('/prompt-locker/new')
			load().then(setForm, () => void navigate(page))
		},
		[navigate],
	)
	const askRemoval = useCallback((prompt: SavedPrompt) => setOpened({ what: 'remove', prompt }), [])
	const close = useCallback(() => setOpened(null), [])
	return { opened, Form: form?.PromptDialog ?? null, openForm, askRemoval, close }
}
