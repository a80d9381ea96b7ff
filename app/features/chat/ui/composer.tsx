import { ArrowDown, Send, Square } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-router'
import { trimmed } from '~/core/trimmed'
import type { ListedPrompt } from '~/features/library/prompt'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { useHydrated } from '~/ui/use-hydrated'
import { type ChatAllowance, isShortEnough, MOST_MESSAGE_BYTES } from '../chat'
import { AttachButton } from '../files/attach-button'
import { FileChips } from '../files/file-chips'
import { joinMessage, splitMessage } from '../files/message-files'
import { useFiles } from '../files/use-files'
import { PremiumPrompts } from '../inserting/premium-prompts'
import { useInsertPrompt } from '../inserting/use-insert-prompt'
import { MessageField } from './message-field'

/**
 * Where a message is written: Enter sends, Shift+Enter breaks; sending rests while
 * there is nothing to send or a reply is awaited. Without scripts it is a plain form.
 */
export function Composer({
	field,
	idempotencyKey,
	after,
	text,
	onWrite,
	onFound,
	onSend,
	onStop,
	isWaiting,
	allowance,
	clock,
	prompts,
	choices,
	onLatest,
}: {
	field: RefObject<HTMLTextAreaElement | null>
	idempotencyKey: string
	/** The message that this one follows, where that is not the newest one. */
	after: string | null
	text: string
	onWrite: (text: string) => void
	/** Something was typed while the page's scripts were still loading. */
	onFound: (text: string) => void
	onSend: (text: string) => void
	/** Null where there is nothing that could be stopped. */
	onStop: (() => void) | null
	isWaiting: boolean
	allowance: ChatAllowance
	clock: Clock
	prompts: readonly ListedPrompt[]
	/** Who answers. */
	choices: ReactNode
	/** Null where the end is in sight. */
	onLatest: (() => void) | null
}) {
	const { t } = useWords()
	const id = useId()
	// What goes along with the message is part of its text, so that it is kept, sent and sent again like what was typed.
	const { typed, files } = splitMessage(text)
	const write = (own: string) => onWrite(joinMessage({ typed: own, files }))
	const attach = useFiles({ typed, files }, (message) => onWrite(joinMessage(message)))
	const insert = useInsertPrompt(field, write)
	const isHydrated = useHydrated()
	const showToast = useToast()
	const isTooLong = !isShortEnough(text)
	const canSend = trimmed(text) !== '' && !isTooLong && !isWaiting && !attach.isReading

	// biome-ignore lint/correctness/useExhaustiveDependencies: once: what was typed while the page's scripts were still loading
	useLayoutEffect(() => {
		const found = field.current?.value
		if (found) onFound(found)
	}, [])

	function submit(event: FormEvent) {
		event.preventDefault()
		if (canSend) onSend(text.trim())
		else if (isWaiting) showToast('chat_reply_under_way', { kind: 'hint' })
	}

	return (
		<>
			<Form
				method="post"
				className="composer"
				data-works-offline=""
				data-over={attach.isOver || undefined}
				onSubmit={submit}
			>
				{onLatest ? (
					<button
						className="button button-secondary button-small composer-latest"
						type="button"
						onClick={onLatest}
					>
						<ArrowDown className="icon icon-small" aria-hidden="true" />
						{t('chat_latest')}
					</button>
				) : null}
				<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
				{after ? <input type="hidden" name="after" value={after} /> : null}
				<div className="composer-frame">
					<div className="composer-box">
						<MessageField
							field={field}
							id={`${id}-message`}
							text={typed}
							hint={`${id}-hint`}
							isTooLong={isTooLong}
							onWrite={write}
							onChoose={insert.choose}
						/>
						<FileChips
							files={files}
							onRemove={(position) => {
								onWrite(joinMessage({ typed, files: files.toSpliced(position, 1) }))
								field.current?.focus({ preventScroll: true })
							}}
						/>
						<div className="row">
							<AttachButton onChoose={attach.add} />
							<PremiumPrompts
								prompts={prompts}
								onChoose={(promptId) => insert.choose({ from: 'library', id: promptId })}
							/>
							{choices}
							<span className="row">
								{onStop ? <StopButton field={field} onStop={onStop} /> : null}
								<button
									className="button button-primary button-small"
									type="submit"
									disabled={isHydrated && !canSend}
								>
									{t('chat_send')}
									<Send className="icon icon-small" aria-hidden="true" />
								</button>
							</span>
						</div>
					</div>
				</div>
				<p id={`${id}-hint`} className="composer-hint hint">
					<span>{t('chat_ai_notice')}</span>
					{isTooLong ? <TooLong /> : <span className="needs-script">{t('chat_hint_keys')}</span>}
					<span className="meta">
						<Left allowance={allowance} clock={clock} />
					</span>
				</p>
			</Form>
			{insert.dialog}
		</>
	)
}

/** How many messages are left, and when those that were sent are back. */
function Left({ allowance: { left, most, backAt }, clock }: { allowance: ChatAllowance; clock: Clock }) {
	const { t, number } = useWords()
	if (!backAt) return t('chat_left', { left, most: number(most) })
	const time = clock.time(backAt)
	// What was sent is back within a day: where that isn’t today, it is tomorrow.
	const day = clock.isToday(backAt) ? 'today' : 'tomorrow'
	if (left > 0) return t('chat_left_until', { left, most: number(most), time, day })
	return t('chat_back_at', { most: number(most), time, day: clock.day(backAt) })
}

/** Says that a message is longer than is taken, read out as soon as it is. */
export function TooLong() {
	const { t } = useWords()
	return (
		<span className="field-error" role="alert" data-message="chat_message_too_long">
			{t('chat_message_too_long', { most: MOST_MESSAGE_BYTES })}
		</span>
	)
}

/** Ends the reply that is being written. It goes with the reply: who was on it goes on in the message. */
function StopButton({ field, onStop }: { field: RefObject<HTMLTextAreaElement | null>; onStop: () => void }) {
	const { t } = useWords()
	const button = useRef<HTMLButtonElement>(null)
	// Before the button leaves the page: only then is it known whether it has the focus.
	useLayoutEffect(() => {
		const shown = button.current
		return () => {
			if (shown === document.activeElement) field.current?.focus({ preventScroll: true })
		}
	}, [field])
	return (
		<button ref={button} className="button button-secondary button-small" type="button" onClick={onStop}>
			<Square className="icon icon-small" aria-hidden="true" />
			<span className="max-[30rem]:sr-only">{t('chat_stop')}</span>
		</button>
	)
}
