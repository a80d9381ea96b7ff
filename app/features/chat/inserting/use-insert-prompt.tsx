import { type ReactNode, type RefObject, useState } from 'react'
import { partsOf } from '~/features/library/blanks'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { usePart } from '~/ui/use-part'
import type { InsertablePrompt, WantedPrompt } from './load-prompt'
import type { Slash } from './slash'

const load = () => import('./fill-prompt')

/**
 * Puts a prompt into the message, in place of the `/` that found it: its text is loaded when it is chosen, and one with
 * blanks asks in a dialog to have them filled in first. The dialog holds a form, so it stands beside the message's own.
 */
export function useInsertPrompt(
	field: RefObject<HTMLTextAreaElement | null>,
	write: (text: string) => void,
): { choose: (wanted: WantedPrompt, slash?: Slash) => void; dialog: ReactNode } {
	const { language } = useWords()
	const showToast = useToast()
	const [toFill, setToFill] = useState<{ prompt: InsertablePrompt; slash: Slash | undefined } | null>(null)

	const FillPrompt = usePart(load, toFill !== null, () => {
		setToFill(null)
		fail()
	})

	function fail() {
		showToast('chat_insert_failed', { kind: 'error' })
	}

	async function choose(wanted: WantedPrompt, slash?: Slash): Promise<void> {
		const prompt = await import('./load-prompt').then(
			({ loadPrompt }) => loadPrompt(wanted, language),
			() => null,
		)
		if (!prompt) fail()
		else if (prompt.blanks.length > 0) setToFill({ prompt, slash })
		else insert(prompt.promptText, slash)
	}

	function insert(text: string, slash: Slash | undefined) {
		if (slash) selectSlash(field.current, slash)
		insertAtCaret(field.current, text, write)
	}

	const dialog =
		FillPrompt && toFill ? (
			<FillPrompt
				prompt={toFill.prompt}
				onClose={() => setToFill(null)}
				onInsert={(text) => {
					setToFill(null)
					insert(text, toFill.slash)
				}}
			/>
		) : null
	return { choose: (wanted, slash) => void choose(wanted, slash), dialog }
}

/** A `/` and its words, where they still stand as they were typed: the prompt takes their place. */
function selectSlash(field: HTMLTextAreaElement | null, { at, query }: Slash): void {
	if (field?.value.startsWith(`/${query}`, at)) field.setSelectionRange(at, at + query.length + 1)
}

/**
 * Puts a text where the caret is, in place of what is selected, on lines of its own where something stands before or after
 * it, and leads to its first empty blank, if it has one.
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
