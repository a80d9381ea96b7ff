import { ArrowDown, Send, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-router'
import { trimmed } from '~/core/trimmed'
import type { ListedPrompt } from '~/features/library/prompt'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { useHydrated } from '~/ui/use-hydrated'
import { type ChatAllowance, type ChatModel, isShortEnough, MOST_MESSAGE_BYTES } from '../chat'
import { ModelChoice } from './model-choice'
import { PremiumPrompts } from './premium-prompts'
import { useInsertPrompt } from './use-insert-prompt'

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
	allowance: { left, most, backAt },
	clock,
	prompts,
	models,
	model,
	onModel,
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
	models: readonly ChatModel[]
	model: string
	onModel: (model: string) => void
	/** Null where the end is in sight. */
	onLatest: (() => void) | null
}) {
	const { t, number } = useWords()
	const id = useId()
	const insert = useInsertPrompt(field, onWrite)
	const isHydrated = useHydrated()
	const showToast = useToast()
	const isTooLong = !isShortEnough(text)
	const canSend = trimmed(text) !== '' && !isTooLong && !isWaiting

	// biome-ignore lint/correctness/useExhaustiveDependencies: once: what was typed while the page's scripts were still loading
	useLayoutEffect(() => {
		const typed = field.current?.value
		if (typed) onFound(typed)
	}, [])

	function submit(event: FormEvent) {
		event.preventDefault()
		if (canSend) onSend(text.trim())
		else if (isWaiting) showToast('chat_reply_under_way', { kind: 'hint' })
	}

	return (
		<>
			<Form method="post" className="composer" data-works-offline="" onSubmit={submit}>
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
						<label className="visually-hidden" htmlFor={`${id}-message`}>
							{t('chat_message')}
						</label>
						<textarea
							ref={field}
							id={`${id}-message`}
							name="message"
							rows={rowsOf(text)}
							placeholder={t('chat_placeholder')}
							value={text}
							enterKeyHint="send"
							aria-describedby={`${id}-hint`}
							aria-invalid={isTooLong ? true : undefined}
							onChange={(event) => onWrite(event.target.value)}
							onKeyDown={(event) => {
								if (!isSendKey(event)) return
								event.preventDefault()
								event.currentTarget.form?.requestSubmit()
							}}
						/>
						<div className="row">
							<PremiumPrompts prompts={prompts} onChoose={insert.choose} />
							<ModelChoice models={models} model={model} onModel={onModel} />
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
						{backAt
							? t('chat_back_at', { most: number(most), time: clock.time(backAt), day: clock.day(backAt) })
							: t('chat_left', { left, most: number(most) })}
					</span>
				</p>
			</Form>
			{insert.dialog}
		</>
	)
}

const FEWEST_ROWS = 2
const MOST_ROWS = 8
/** How old browsers name a key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229

/** Enter sends, Shift+Enter breaks; Enter that only ends a composed word does neither. */
export function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
	if (key !== 'Enter' || shiftKey) return false
	return !nativeEvent.isComposing && nativeEvent.keyCode !== TAKEN_BY_INPUT_METHOD
}

/** For browsers that can't let a field grow by itself. */
export function rowsOf(text: string): number {
	return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, text.split('\n').length))
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
