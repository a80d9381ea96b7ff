import { Plus } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useWords } from '~/i18n/words'
import { FOCUS_LIMITS, isTooLong } from '../focus-work'
import type { HalfTypedHere } from '../saving/use-saver'
import { LiveError } from './live-error'

export const NEW_TASK = 'new-task'

/** Adds a sub-task; a blank one is ignored. The field keeps the focus for the next one, and its place in the window. */
export function NewTask({
	task: { text, type },
	isFull,
	isReady,
	onAdd,
}: {
	task: HalfTypedHere
	isFull: boolean
	isReady: boolean
	onAdd: () => void
}) {
	const { t } = useWords()
	const error = isTooLong(text, 'task') ? 'focus_text_too_long' : undefined
	if (isFull) return <p className="hint mt-4">{t('too_many_tasks', { count: FOCUS_LIMITS.tasks })}</p>
	return (
		<form
			className="field needs-script mt-5"
			onSubmit={(event) => {
				event.preventDefault()
				flushSync(onAdd)
				event.currentTarget.scrollIntoView({ block: 'nearest' })
			}}
		>
			<label className="visually-hidden" htmlFor={NEW_TASK}>
				{t('new_task')}
			</label>
			<div className="new-task">
				<input
					className="input"
					id={NEW_TASK}
					aria-keyshortcuts="N"
					value={text}
					placeholder={t('new_task')}
					autoComplete="off"
					disabled={!isReady}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${NEW_TASK}-error` : undefined}
					onChange={(event) => type(event.target.value)}
				/>
				<button
					className="button button-secondary"
					type="submit"
					aria-label={t('add_task')}
					disabled={!isReady || error !== undefined}
				>
					<Plus className="icon" aria-hidden="true" />
				</button>
			</div>
			<LiveError id={`${NEW_TASK}-error`} error={error} values={{ most: FOCUS_LIMITS.task }} />
		</form>
	)
}
