import { type FormEvent, useId, useState } from 'react'
import { isShortEnough } from '~/domain/chat'
import { useWords } from '~/i18n/words'
import { isSendKey, rowsOf } from './composer-keys'

/** An earlier message of the person as a field: sent again, it takes its own place and all that came after goes. */
export function EditMessage({
	text,
	onSend,
	onCancel,
}: {
	text: string
	onSend: (text: string) => void
	onCancel: () => void
}) {
	const { t } = useWords()
	const id = useId()
	const [edited, setEdited] = useState(text)
	const isTooLong = !isShortEnough(edited)
	const canSend = edited.trim() !== '' && !isTooLong

	function submit(event?: FormEvent) {
		event?.preventDefault()
		if (canSend) onSend(edited.trim())
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
				autoFocus
				rows={rowsOf(edited)}
				value={edited}
				aria-describedby={`${id}-hint`}
				aria-invalid={isTooLong ? true : undefined}
				onFocus={(event) => event.currentTarget.setSelectionRange(edited.length, edited.length)}
				onChange={(event) => setEdited(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Escape') onCancel()
					if (!isSendKey(event)) return
					event.preventDefault()
					submit()
				}}
			/>
			<p id={`${id}-hint`} className="hint">
				{isTooLong ? t('chat_message_too_long') : t('chat_edit_hint')}
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
