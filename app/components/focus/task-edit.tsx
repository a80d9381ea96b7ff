import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isTooLong, type SubTask } from '~/domain/focus-work'
import { useWords } from '~/i18n/words'
import { LiveError } from './live-error'

/** A sub-task that is being changed: its text, its place, or whether it stays. Escape leaves it as it was. */
export function TaskEdit({
	task: { id, text },
	isFirst,
	isLast,
	onSave,
	onCancel,
	onMoveBy,
	onRemove,
}: {
	task: SubTask
	isFirst: boolean
	isLast: boolean
	onSave: (text: string) => void
	onCancel: () => void
	onMoveBy: (steps: -1 | 1) => void
	onRemove: () => void
}) {
	const { t } = useWords()
	const [typed, setTyped] = useState(text)
	const error = isTooLong(typed, 'task') ? 'focus_text_too_long' : undefined
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.select(), [])

	function cancelByKey(event: KeyboardEvent) {
		if (event.key === 'Escape') onCancel()
	}

	return (
		<li className="task-edit" data-id={id}>
			<form
				onKeyDown={cancelByKey}
				onSubmit={(event) => {
					event.preventDefault()
					onSave(typed)
				}}
			>
				<label className="visually-hidden" htmlFor={`text-${id}`}>
					{t('task_text')}
				</label>
				<input
					ref={field}
					className="input"
					id={`text-${id}`}
					value={typed}
					autoComplete="off"
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `text-${id}-error` : undefined}
					onChange={(event) => setTyped(event.target.value)}
				/>
				<LiveError id={`text-${id}-error`} error={error} />
				<div className="row">
					<button
						className="button button-secondary button-small"
						type="submit"
						disabled={error !== undefined}
					>
						{t('save_task')}
					</button>
					<button className="button button-quiet button-small" type="button" onClick={onCancel}>
						{t('leave_task')}
					</button>
					<span className="task-tools">
						<button
							className="icon-button"
							type="button"
							id={`up-${id}`}
							aria-label={t('move_task_up', { task: text })}
							aria-disabled={isFirst}
							onClick={() => !isFirst && onMoveBy(-1)}
						>
							<ArrowUp className="icon icon-small" aria-hidden="true" />
						</button>
						<button
							className="icon-button"
							type="button"
							id={`down-${id}`}
							aria-label={t('move_task_down', { task: text })}
							aria-disabled={isLast}
							onClick={() => !isLast && onMoveBy(1)}
						>
							<ArrowDown className="icon icon-small" aria-hidden="true" />
						</button>
						<button
							className="icon-button"
							type="button"
							aria-label={t('remove_task', { task: text })}
							onClick={onRemove}
						>
							<Trash2 className="icon icon-small" aria-hidden="true" />
						</button>
					</span>
				</div>
			</form>
		</li>
	)
}
