import { type FormEvent, useId, useState } from 'react'
import { trimmed } from '~/core/trimmed'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { isShortEnough } from '../chat'
import { isSendKey, rowsOf, TooLong } from './composer'

export const OWN_ANSWER = 1

/**
 * An earlier message of the person as a field: sent again, it takes its own place and all that came after goes. More
 * than its own answer goes only after a question.
 */
export function EditMessage({
	text,
	hasFocus,
	after,
	canAsk,
	onWrite,
	onSend,
	onCancel,
}: {
	text: string
	/** The person has just asked to edit this; an edit that a reload brings back waits. */
	hasFocus: boolean
	/** How many messages came after this one. */
	after: number
	/** Whether no reply is awaited. */
	canAsk: boolean
	onWrite: (text: string) => void
	onSend: (text: string) => void
	onCancel: () => void
}) {
	const { t } = useWords()
	const id = useId()
	const isTooLong = !isShortEnough(text)
	const [isAsked, setIsAsked] = useState(false)
	const canSend = trimmed(text) !== '' && !isTooLong && canAsk

	function submit(event?: FormEvent) {
		event?.preventDefault()
		if (!canSend) return
		if (after > OWN_ANSWER) setIsAsked(true)
		else sendAgain()
	}

	function sendAgain() {
		onSend(text.trim())
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
				rows={rowsOf(text)}
				value={text}
				aria-describedby={`${id}-hint`}
				aria-invalid={isTooLong ? true : undefined}
				onFocus={(event) => event.currentTarget.setSelectionRange(text.length, text.length)}
				onChange={(event) => onWrite(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Escape') onCancel()
					if (!isSendKey(event)) return
					event.preventDefault()
					submit()
				}}
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
			{isAsked ? (
				<SendAgainDialog after={after} onSend={sendAgain} onClose={() => setIsAsked(false)} />
			) : null}
		</form>
	)
}

/** Says how much goes for good; the focus starts on the safe button. */
export function SendAgainDialog({
	after,
	onSend,
	onClose,
}: {
	after: number
	onSend: () => void
	onClose: () => void
}) {
	const { t } = useWords()
	return (
		<Dialog title={t('chat_edit_question', { count: after })} isAlert onClose={onClose}>
			<p>{t('chat_edit_text')}</p>
			<div className="row">
				<button className="button button-secondary" type="button" data-first onClick={onClose}>
					{t('chat_edit_keep_later')}
				</button>
				<button className="button button-danger" type="button" onClick={onSend}>
					{t('chat_edit_send')}
				</button>
			</div>
		</Dialog>
	)
}
