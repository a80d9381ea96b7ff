import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { partsOf } from '~/features/library/blanks'
import { useToast } from '~/ui/toast'
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

/**
 * Puts a text where the caret is, on lines of its own where something stands before or after it, and leads to its first
 * empty blank, if it has one.
 */
function insertAtCaret(
	field: HTMLTextAreaElement | null,
	inserted: string,
	write: (text: string) => void,
): void {
	if (!field) return
	const { value, selectionStart, selectionEnd } = field
	const before = value.slice(0, selectionStart)
	const after = value.slice(selectionEnd)
	const start = before === '' || before.endsWith('\n') ? before : `${before}\n\n`
	const end = after === '' || after.startsWith('\n') ? after : `\n\n${after}`
	write(start + inserted + end)
	const blank = partsOf(inserted).find((part) => part.kind === 'blank')
	const caret = start.length + (blank ? blank.at : inserted.length)
	// The field gets its new text with the next paint.
	requestAnimationFrame(() => {
		field.setSelectionRange(caret, blank ? caret + blank.name.length + 2 : caret)
		field.focus()
		// Browsers leave a field scrolled as it was; about there the caret is.
		field.scrollTop = (caret / field.value.length) * field.scrollHeight - field.clientHeight / 2
	})
}
