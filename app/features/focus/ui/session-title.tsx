import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '~/i18n/words'
import {
	chooseTitle,
	editTitle,
	FOCUS_LIMITS,
	type FocusWork,
	isTooLong,
	tidy,
	titlesOf,
} from '../focus-work'
import type { Saver } from '../saving/saver'
import { usePersistentInput } from '../saving/use-saver'
import { LiveError } from './live-error'
import { TextForms } from './text-forms'

/** The id of the heading, which names the screen. */
export const SESSION_TITLE = 'focus-session-title'
/** From here on a title is set smaller. */
const LONG = 50
const BUTTON = 'edit-session-title'

/** What one works on. Its pencil makes it a field, whose text stays half typed until it is kept; Escape leaves it as it was. */
export function SessionTitle({ work, saver, isReady }: { work: FocusWork; saver: Saver; isReady: boolean }) {
	const { t } = useWords()
	const { half, text, write } = usePersistentInput(saver, 'title')
	const [isPressed, setIsPressed] = useState(false)
	const [said, setSaid] = useState('')
	const { title } = work
	const isEdited = isReady && half !== null

	/** A field that goes loses the focus too: by then there is nothing to keep. */
	function keep() {
		const typed = saver.texts.read().get('title')
		if (!typed) return
		saver.change((now) => editTitle(now, typed.text, typed.from))
		setSaid(typed.text === typed.from ? '' : t('session_title_changed', { title: tidy(typed.text) }))
		write(null)
	}

	return (
		<>
			<div className={isEdited ? 'visually-hidden' : 'session-title'}>
				<h1 id={SESSION_TITLE} className={title.length > LONG ? 'is-long' : undefined} tabIndex={-1}>
					{title}
				</h1>
				{isEdited ? null : (
					<button
						className="icon-button needs-script"
						type="button"
						id={BUTTON}
						aria-keyshortcuts="T"
						aria-label={t('edit_session_title')}
						disabled={!isReady}
						onClick={() => {
							setIsPressed(true)
							setSaid('')
							write({ text: title, from: title })
						}}
					>
						<Pencil className="icon" aria-hidden="true" />
					</button>
				)}
			</div>
			{isEdited ? (
				<TitleField
					text={text}
					takesFocus={isPressed}
					onType={(typed) => write({ ...half, text: typed })}
					onKeep={keep}
					onRevert={() => write(null)}
				/>
			) : null}
			<TextForms
				question="title_in_two_forms"
				forms={titlesOf(work)}
				isReady={isReady}
				onKeep={(form) => {
					saver.change((now) => chooseTitle(now, form))
					setSaid(t('form_kept', { text: form }))
					document.getElementById(SESSION_TITLE)?.focus()
				}}
			/>
			<p className="visually-hidden" role="status">
				{isEdited ? '' : said}
			</p>
		</>
	)
}

/** Tells what is typed; a title that is blank or too long can't be kept. */
function TitleField({
	text,
	takesFocus,
	onType,
	onKeep,
	onRevert,
}: {
	text: string
	/** Not where it was half typed before the page was loaded. */
	takesFocus: boolean
	onType: (text: string) => void
	onKeep: () => void
	onRevert: () => void
}) {
	const { t } = useWords()
	const [isRefused, setIsRefused] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	const mistake = isTooLong(text, 'title')
		? 'focus_text_too_long'
		: tidy(text) === ''
			? 'focus_title_missing'
			: undefined
	// Who empties the field is about to fill it.
	const error = mistake === 'focus_text_too_long' || isRefused ? mistake : undefined
	const goesByKey = useRef(false)
	useEffect(() => {
		if (takesFocus) {
			field.current?.focus()
			field.current?.select()
		}
		return () => {
			if (goesByKey.current) document.getElementById(BUTTON)?.focus()
		}
	}, [takesFocus])

	function keep() {
		if (mistake) setIsRefused(true)
		else onKeep()
	}

	function byKey(event: KeyboardEvent) {
		const { key, nativeEvent } = event
		if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return
		// Or the same key would press the pencil, which has the focus then.
		event.preventDefault()
		goesByKey.current = key === 'Escape' || !mistake
		if (key === 'Escape') onRevert()
		else keep()
	}

	return (
		<div className="field session-title-field">
			<label className="visually-hidden" htmlFor="session-title">
				{t('session_title')}
			</label>
			<input
				ref={field}
				className="input input-large"
				id="session-title"
				value={text}
				autoComplete="off"
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? 'session-title-error' : undefined}
				onChange={(event) => onType(event.target.value)}
				onKeyDown={byKey}
				onBlur={keep}
			/>
			<LiveError id="session-title-error" error={error} values={{ most: FOCUS_LIMITS.title }} />
		</div>
	)
}
