import { useLayoutEffect, useRef, useState } from 'react'
import { useToast } from '~/components/ui/toast'
import {
	editSubTask,
	type FocusWork,
	moveSubTask,
	removeSubTask,
	restoreSubTask,
	type SubTask,
	toggleSubTask,
} from '~/domain/focus-work'
import { useWords } from '~/i18n/words'
import { NEW_TASK } from './new-task'
import { TaskEdit } from './task-edit'
import { TaskRow } from './task-row'
import { useDrag } from './use-drag'

const UNDO_MS = 10_000

/** The sub-tasks of a session, in the person's own order. What moves or goes is said to screen readers. */
export function TaskList({
	tasks,
	isReady,
	onChange,
}: {
	tasks: readonly SubTask[]
	isReady: boolean
	onChange: (edit: (work: FocusWork) => FocusWork) => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const list = useRef<HTMLUListElement>(null)
	const [edited, setEdited] = useState<string | null>(null)
	const [said, setSaid] = useState('')
	const toFocus = useRef<string | null>(null)
	const { dragged, start } = useDrag(list, move)

	// A row that moves in the document, or becomes another one, loses the focus that its person still has.
	useLayoutEffect(() => {
		if (toFocus.current) document.getElementById(toFocus.current)?.focus()
		toFocus.current = null
	})

	function move(id: string, place: number, focused: string | null = null) {
		const task = tasks.find((one) => one.id === id)
		if (!task || place < 0 || place >= tasks.length) return
		toFocus.current = focused
		onChange((work) => moveSubTask(work, id, place))
		setSaid(t('task_moved', { task: task.text, place: place + 1, count: tasks.length }))
	}

	function remove(task: SubTask, place: number) {
		toFocus.current = NEW_TASK
		setEdited(null)
		onChange((work) => removeSubTask(work, task.id))
		const run = () => onChange((work) => restoreSubTask(work, task, place))
		showToast('task_removed', {
			values: { task: task.text },
			action: { label: 'undo_task_removal', run, milliseconds: UNDO_MS },
		})
	}

	function close(id: string) {
		toFocus.current = `edit-${id}`
		setEdited(null)
	}

	return (
		<>
			<p className="visually-hidden" role="status">
				{said}
			</p>
			<ul ref={list} className="tasks" aria-label={t('tasks')}>
				{tasks.map((task, place) =>
					edited === task.id && isReady ? (
						<TaskEdit
							key={task.id}
							task={task}
							isFirst={place === 0}
							isLast={place === tasks.length - 1}
							onSave={(text) => {
								close(task.id)
								onChange((work) => editSubTask(work, task.id, text))
							}}
							onCancel={() => close(task.id)}
							onMoveBy={(steps) => move(task.id, place + steps, `${steps < 0 ? 'up' : 'down'}-${task.id}`)}
							onRemove={() => remove(task, place)}
						/>
					) : (
						<TaskRow
							key={task.id}
							task={task}
							isDragged={dragged === task.id}
							isReady={isReady}
							onToggle={() => onChange((work) => toggleSubTask(work, task.id))}
							onEdit={() => setEdited(task.id)}
							onGrip={(event) => start(event, task.id)}
							onMoveBy={(steps) => move(task.id, place + steps, `grip-${task.id}`)}
						/>
					),
				)}
			</ul>
		</>
	)
}
