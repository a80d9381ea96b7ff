import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useWords } from '~/i18n/words'
import { usePart } from '~/ui/use-part'
import type { WantedPrompt } from '../inserting/load-prompt'
import { type Slash, slashBefore } from '../inserting/slash'

const load = () => import('../inserting/prompt-finder')

/**
 * The field of a message: Enter sends, Shift+Enter breaks, `/` finds a prompt. A text field with a list beside it, which
 * is loaded when it is first asked for.
 */
export function MessageField({
	field,
	id,
	text,
	hint,
	isTooLong,
	onWrite,
	onChoose,
}: {
	field: RefObject<HTMLTextAreaElement | null>
	id: string
	text: string
	/** The id of what is said of the field. */
	hint: string
	isTooLong: boolean
	onWrite: (text: string) => void
	/** A prompt is to stand in place of the `/` and what was typed behind it. */
	onChoose: (prompt: WantedPrompt, slash: Slash) => void
}) {
	const { t } = useWords()
	const list = useId()
	const [slash, setSlash] = useState<Slash | null>(null)
	const [active, setActive] = useState<string>()
	/** Where a `/` stands whose list was closed. */
	const [closedAt, setClosedAt] = useState<number | null>(null)
	const shown = slash && slash.at !== closedAt ? slash : null
	const PromptFinder = usePart(load, shown !== null)

	function look({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
		const found = selectionStart === selectionEnd ? slashBefore(value, selectionStart) : null
		setSlash((now) => (isSame(now, found) ? now : found))
		if (!value.startsWith('/', closedAt ?? 0)) setClosedAt(null)
	}

	return (
		<>
			{PromptFinder && shown && field.current ? (
				<PromptFinder
					id={list}
					field={field.current}
					slash={shown}
					onActive={setActive}
					onClose={() => setClosedAt(shown.at)}
					onChoose={(prompt) => {
						setClosedAt(shown.at)
						onChoose(prompt, shown)
					}}
				/>
			) : null}
			<label className="visually-hidden" htmlFor={id}>
				{t('chat_message')}
			</label>
			<textarea
				ref={field}
				id={id}
				name="message"
				rows={rowsOf(text)}
				placeholder={t('chat_placeholder')}
				value={text}
				enterKeyHint="send"
				aria-describedby={hint}
				aria-invalid={isTooLong ? true : undefined}
				aria-autocomplete="list"
				aria-haspopup="listbox"
				aria-controls={PromptFinder ? list : undefined}
				aria-activedescendant={PromptFinder ? active : undefined}
				onChange={(event) => {
					onWrite(event.target.value)
					look(event.target)
				}}
				onSelect={(event) => look(event.currentTarget)}
				onBlur={() => setSlash(null)}
				onKeyDown={(event) => {
					if (!isSendKey(event)) return
					event.preventDefault()
					event.currentTarget.form?.requestSubmit()
				}}
			/>
		</>
	)
}

function isSame(one: Slash | null, other: Slash | null): boolean {
	return one?.at === other?.at && one?.query === other?.query && one?.isFirst === other?.isFirst
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
