import { type FormEvent, useId } from 'react'
import { trimmed } from '~/core/trimmed'
import { useWords } from '~/i18n/words'
import { isShortEnough } from '../chat'
import { FileChips } from '../files/file-chips'
import { joinMessage, splitMessage } from '../files/message-files'
import { TooLong } from './composer'
import { isSendKey, rowsOf } from './message-field'

/** An earlier message of the person as a field: sent again, it is another version of it, and what came after the first stays there. */
export function EditMessage({
	text,
	hasFocus,
	canAsk,
	onWrite,
	onSend,
	onCancel,
}: {
	text: string
	/** The person has just asked to edit this; an edit that a reload brings back waits. */
	hasFocus: boolean
	/** Whether no reply is awaited. */
	canAsk: boolean
	onWrite: (text: string) => void
	onSend: (text: string) => void
	onCancel: () => void
}) {
	const { t } = useWords()
	const id = useId()
	const { typed, files } = splitMessage(text)
	const isTooLong = !isShortEnough(text)
	const canSend = trimmed(text) !== '' && !isTooLong && canAsk

	function submit(event?: FormEvent) {
		event?.preventDefault()
		if (canSend) onSend(text.trim())
	}

	return (
		<form className="message-edit" onSubmit={submit}>
			<label className="visually-hidden" htmlFor={id}>
				{t('chat_edit_message')}
			</label>
			<textarea
				id={id}
				className="input"
				// biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this
				autoFocus={hasFocus}
				rows={rowsOf(typed)}
				value={typed}
				aria-describedby={`${id}-hint`}
				aria-invalid={isTooLong ? true : undefined}
				onFocus={(event) => event.currentTarget.setSelectionRange(typed.length, typed.length)}
				onChange={(event) => onWrite(joinMessage({ typed: event.target.value, files }))}
				onKeyDown={(event) => {
					if (event.key === 'Escape') onCancel()
					if (!isSendKey(event)) return
					event.preventDefault()
					submit()
				}}
			/>
			<FileChips
				files={files}
				onRemove={(position) => onWrite(joinMessage({ typed, files: files.toSpliced(position, 1) }))}
			/>
			<p id={`${id}-hint`} className="hint">
				{isTooLong ? <TooLong /> : t('chat_edit_hint')}
			</p>
			<div className="row">
				<button className="button button-primary button-small" type="submit" disabled={!canSend}>
					{t('chat_edit_send')}
				</button>
				<button className="button button-quiet button-small" type="button" onClick={onCancel}>
					{t('chat_edit_keep')}
				</button>
			</div>
		</form>
	)
}
