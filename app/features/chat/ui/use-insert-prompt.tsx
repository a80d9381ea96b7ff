import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { useToast } from '~/ui/toast'
import { insertAtCaret } from './insert-at-caret'
import { type InsertablePrompt, loadPrompt } from './load-prompt'

const FillPrompt = lazy(() => import('./fill-prompt'))

/**
 * Puts a prompt into the message: its text is loaded when it is chosen, and one with blanks asks in a dialog to have
 * them filled in first. The dialog holds a form, so it stands beside the message's own.
 */
export function useInsertPrompt(
	field: RefObject<HTMLTextAreaElement | null>,
	write: (text: string) => void,
): { choose: (promptId: string) => void; dialog: ReactNode } {
	const showToast = useToast()
	const [toFill, setToFill] = useState<InsertablePrompt | null>(null)

	async function choose(promptId: string): Promise<void> {
		const prompt = await loadPrompt(promptId)
		if (!prompt) showToast('chat_insert_failed', { kind: 'error' })
		else if (prompt.blanks.length > 0) setToFill(prompt)
		else insertAtCaret(field.current, prompt.promptText, write)
	}

	const dialog = toFill ? (
		<Suspense>
			<FillPrompt
				prompt={toFill}
				onClose={() => setToFill(null)}
				onInsert={(text) => {
					setToFill(null)
					insertAtCaret(field.current, text, write)
				}}
			/>
		</Suspense>
	) : null
	return { choose: (promptId) => void choose(promptId), dialog }
}
