import { partsOf } from '~/features/library/blanks'

/**
 * Puts a text where the caret is, on lines of its own where something stands before or after it, and leads to its first
 * empty blank, if it has one.
 */
export function insertAtCaret(
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
