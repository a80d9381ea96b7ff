import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptDraft } from '~/core/drafts/drafts'
import { useToast } from '~/ui/toast'
import { cardOf, type SavedCard, type SavedPrompt } from '../locker'
import type { Written } from '../locker-form'
import { errorMessage, fetchSavedPrompt } from './call-locker'

type Opened =
	| { what: 'form'; prompt: SavedPrompt | null; about: string; wanted?: string }
	| { what: 'remove'; card: SavedCard; newer: SavedPrompt | null }
	| null

const load = async () => {
	const [{ PromptDialog }, { RemoveDialog }] = await Promise.all([
		import('./prompt-dialog'),
		import('./remove-dialog'),
	])
	return { Form: PromptDialog, Question: RemoveDialog }
}

/** Which dialog of the locker is open. The dialogs' own files come once the page stands, so that each opens at once. */
export function usePromptDialog() {
	const showToast = useToast()
	const [opened, setOpened] = useState<Opened>(null)
	/** Counts what was wished for: a text that comes late opens nothing over a later wish. */
	const wishes = useRef(0)
	const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null)
	useEffect(() => {
		load().then(setLoaded, () => undefined)
	}, [])

	const show = useCallback(
		(next: Opened) => {
			wishes.current += 1
			setOpened(next)
			load().then(setLoaded, () => {
				setOpened(null)
				showToast('locker_unreachable', { kind: 'error' })
			})
		},
		[showToast],
	)
	const open = useCallback(
		async (about: string, wanted?: string) => {
			wishes.current += 1
			const mine = wishes.current
			try {
				const prompt = about === '' ? null : await readUnlessGone(about)
				if (mine === wishes.current) show({ what: 'form', prompt, about, ...(wanted ? { wanted } : {}) })
			} catch (error) {
				showToast(errorMessage(error), { kind: 'error' })
			}
		},
		[show, showToast],
	)
	const openForm = useCallback((card: SavedCard | null) => open(card?.id ?? ''), [open])
	const openDraft = useCallback(({ about, place }: KeptDraft<Written>) => void open(about, place), [open])
	const askRemoval = useCallback((card: SavedCard) => show({ what: 'remove', card, newer: null }), [show])
	const askAgain = useCallback(
		(newer: SavedPrompt) => show({ what: 'remove', card: cardOf(newer), newer }),
		[show],
	)
	const close = useCallback(() => {
		wishes.current += 1
		setOpened(null)
	}, [])
	return { opened, loaded, openForm, openDraft, askRemoval, askAgain, close }
}

/** What is gone may have left an unsaved text, which its form offers. */
async function readUnlessGone(id: string): Promise<SavedPrompt | null> {
	try {
		return await fetchSavedPrompt(id)
	} catch (error) {
		if (errorMessage(error) === 'prompt_not_found') return null
		throw error
	}
}
