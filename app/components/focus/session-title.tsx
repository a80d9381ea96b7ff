import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isTooLong, tidy } from '~/domain/focus-work'
import { useWords } from '~/i18n/words'
import { LiveError } from './live-error'

/** The id of the heading, which names the screen. */
export const SESSION_TITLE = 'focus-session-title'
/** From here on a title is set smaller. */
const LONG = 50
const BUTTON = 'edit-session-title'

/** What one works on. Its pencil makes it a field, which is saved like the rest; Escape brings back what was there. */
export function SessionTitle({
	title,
	isReady,
	onChange,
}: {
	title: string
	isReady: boolean
	onChange: (title: string) => void
}) {
	const { t } = useWords()
	const [before, setBefore] = useState<string | null>(null)
	const [hasChanged, setHasChanged] = useState(false)
	const isEdited = isReady && before !== null
	function keep() {
		setBefore(null)
		setHasChanged(title !== before)
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
						aria-label={t('edit_session_title')}
						disabled={!isReady}
						onClick={() => setBefore(title)}
					>
						<Pencil className="icon" aria-hidden="true" />
					</button>
				)}
			</div>
			{isEdited ? (
				<TitleField
					title={title}
					onType={onChange}
					onKeep={keep}
					onRevert={() => {
						onChange(before)
						setBefore(null)
						setHasChanged(false)
					}}
				/>
			) : null}
			<p className="visually-hidden" role="status">
				{hasChanged && !isEdited ? t('session_title_changed', { title }) : ''}
			</p>
		</>
	)
}

/** Tells what is typed; a title that is blank or too long can't be kept (spec 5). */
function TitleField({
	title,
	onType,
	onKeep,
	onRevert,
}: {
	title: string
	onType: (title: string) => void
	onKeep: () => void
	onRevert: () => void
}) {
	const { t } = useWords()
	const [text, setText] = useState(title)
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
		field.current?.focus()
		field.current?.select()
		return () => {
			if (goesByKey.current) document.getElementById(BUTTON)?.focus()
		}
	}, [])

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
				onChange={(event) => {
					setText(event.target.value)
					onType(event.target.value)
				}}
				onKeyDown={byKey}
				onBlur={keep}
			/>
			<LiveError id="session-title-error" error={error} />
		</div>
	)
}
