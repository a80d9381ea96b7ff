import { useCallback, useEffect, useState } from 'react'
import type { KeptDraft } from '~/core/drafts'
import { useToast } from '~/ui/toast'
import { cardOf, type SavedCard, type SavedPrompt } from '../locker'
import type { Written } from '../writing/locker-drafts'
import { errorMessage, readWhole } from './call-locker'

type Opened =
	| { what: 'form'; prompt: SavedPrompt | null; about: string; wanted?: string }
	| { what: 'remove'; card: SavedCard; newer: SavedPrompt | null }
	| null

const load = () => import('./prompt-dialog')

/** Which dialog of the locker is open. The form's own file comes once the page stands, so that it opens at once. */
export function usePromptDialog() {
	const showToast = useToast()
	const [opened, setOpened] = useState<Opened>(null)
	const [form, setForm] = useState<Awaited<ReturnType<typeof load>> | null>(null)
	useEffect(() => {
		load().then(setForm, () => undefined)
	}, [])

	const open = useCallback(
		async (about: string, wanted?: string) => {
			try {
				const prompt = about === '' ? null : await readUnlessGone(about)
				setOpened({ what: 'form', prompt, about, ...(wanted ? { wanted } : {}) })
			} catch (error) {
				return showToast(errorMessage(error), { kind: 'error' })
			}
			load().then(setForm, () => {
				setOpened(null)
				showToast('locker_unreachable', { kind: 'error' })
			})
		},
		[showToast],
	)
	const openForm = useCallback((card: SavedCard | null) => open(card?.id ?? ''), [open])
	const openDraft = useCallback(({ about, place }: KeptDraft<Written>) => void open(about, place), [open])
	const askRemoval = useCallback((card: SavedCard) => setOpened({ what: 'remove', card, newer: null }), [])
	const askAgain = useCallback(
		(newer: SavedPrompt) => setOpened({ what: 'remove', card: cardOf(newer), newer }),
		[],
	)
	const close = useCallback(() => setOpened(null), [])
	return { opened, Form: form?.PromptDialog ?? null, openForm, openDraft, askRemoval, askAgain, close }
}

/** What is gone may have left an unsaved text, which its form offers. */
async function readUnlessGone(id: string): Promise<SavedPrompt | null> {
	try {
		return await readWhole(id)
	} catch (error) {
		if (errorMessage(error) === 'prompt_not_found') return null
		throw error
	}
}
