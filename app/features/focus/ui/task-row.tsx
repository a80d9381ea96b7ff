import { GripVertical, Pencil } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useWords } from '~/i18n/words'
import { type SubTask, textForms } from '../focus-work'
import { TextForms } from './text-forms'
import { useTimeText } from './time-text'

/** A sub-task: to check off, to change, and to drag by its grip, which arrow keys move as well. */
export function TaskRow({
	task,
	isDragged,
	isReady,
	onToggle,
	onEdit,
	onGrip,
	onMoveBy,
	onKeep,
}: {
	task: SubTask
	isDragged: boolean
	/** False until scripts run, and when nothing can be changed any more. */
	isReady: boolean
	onToggle: () => void
	onEdit: () => void
	onGrip: (event: PointerEvent) => void
	onMoveBy: (steps: -1 | 1) => void
	/** One of the forms that its text has is the one that stays. */
	onKeep: (text: string) => void
}) {
	const { t } = useWords()
	const timeText = useTimeText()
	const { id, text, completed, estimate } = task

	function moveByKey(event: KeyboardEvent) {
		const steps = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
		if (!steps) return
		event.preventDefault()
		onMoveBy(steps)
	}

	return (
		<li className={`task ${completed ? 'is-done' : ''} ${isDragged ? 'is-dragged' : ''}`} data-id={id}>
			<input id={`task-${id}`} type="checkbox" checked={completed} disabled={!isReady} onChange={onToggle} />
			<label htmlFor={`task-${id}`}>{text}</label>
			<span className="task-tools needs-script">
				{estimate ? <span className="meta">{timeText(estimate * 60_000)}</span> : null}
				<button
					className="icon-button"
					type="button"
					id={`edit-${id}`}
					aria-label={t('edit_task', { task: text })}
					disabled={!isReady}
					onClick={onEdit}
				>
					<Pencil className="icon icon-small" aria-hidden="true" />
				</button>
				<button
					className="icon-button grip"
					type="button"
					id={`grip-${id}`}
					aria-label={t('move_task', { task: text })}
					disabled={!isReady}
					onPointerDown={onGrip}
					onKeyDown={moveByKey}
				>
					<GripVertical className="icon icon-small" aria-hidden="true" />
				</button>
			</span>
			<TextForms question="task_in_two_forms" forms={textForms(task)} isReady={isReady} onKeep={onKeep} />
		</li>
	)
}
