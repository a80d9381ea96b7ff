import { Plus } from 'lucide-react'
import { addSubTask, FOCUS_LIMITS, type FocusWork } from '~/domain/focus-work'
import { useWords } from '~/i18n/words'
import { newId } from './new-id'
import { useHalfTyped } from './use-half-typed'

/** Adds a sub-task; a blank one is ignored (spec 5). The field keeps the focus for the next one. */
export function NewTask({
	sessionId,
	isFull,
	isReady,
	onChange,
}: {
	sessionId: string
	isFull: boolean
	isReady: boolean
	onChange: (edit: (work: FocusWork) => FocusWork) => void
}) {
	const { t } = useWords()
	const [text, setText] = useHalfTyped(sessionId, 'task')
	if (isFull) return <p className="hint mt-4">{t('too_many_tasks', { count: FOCUS_LIMITS.tasks })}</p>
	return (
		<form
			className="new-task needs-script"
			onSubmit={(event) => {
				event.preventDefault()
				onChange((work) => addSubTask(work, text, { id: newId(), at: new Date() }))
				setText('')
			}}
		>
			<label className="visually-hidden" htmlFor="new-task">
				{t('new_task')}
			</label>
			<input
				className="input"
				id="new-task"
				value={text}
				placeholder={t('new_task')}
				maxLength={FOCUS_LIMITS.task}
				autoComplete="off"
				disabled={!isReady}
				onChange={(event) => setText(event.target.value)}
			/>
			<button
				className="button button-secondary"
				type="submit"
				aria-label={t('add_task')}
				disabled={!isReady}
			>
				<Plus className="icon" aria-hidden="true" />
			</button>
		</form>
	)
}
