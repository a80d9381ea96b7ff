import { useRef, useState } from 'react'
import { newId } from '~/core/new-id'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import {
	chooseTaskText,
	type FocusWork,
	moveSubTask,
	removeSubTask,
	restoreSubTask,
	type SubTask,
	toggleSubTask,
	UNDO_MS,
} from '../focus-work'
import { fitsIn, takeHalfTyped } from '../saving/half-typed'
import type { Saver } from '../saving/saver'
import { useHalfTyped } from '../saving/use-saver'
import { NEW_TASK } from './new-task'
import { TaskEdit } from './task-edit'
import { TaskRow } from './task-row'
import { useDrag } from './use-drag'
import { useHeldFocus } from './use-held-focus'

/** The sub-tasks of a session, in the person's own order. What moves or goes is said to screen readers. */
export function TaskList({ work, saver, isReady }: { work: FocusWork; saver: Saver; isReady: boolean }) {
	const { t } = useWords()
	const showToast = useToast()
	const list = useRef<HTMLUListElement>(null)
	const { half, text, write } = useHalfTyped(saver, 'edit')
	const [pressed, setPressed] = useState<string | null>(null)
	const [said, setSaid] = useState('')
	const focusNext = useHeldFocus(list)
	const { dragged, start } = useDrag(list, move)
	const { subTasks: tasks } = work
	const editedId = isReady ? half?.taskId : undefined

	function move(id: string, place: number, focused: string | null = null) {
		const task = tasks.find((one) => one.id === id)
		if (!task || place < 0 || place >= tasks.length) return
		focusNext(focused)
		saver.change((now) => moveSubTask(now, id, place))
		setSaid(t('task_moved', { task: task.text, place: place + 1, count: tasks.length }))
	}

	function remove(id: string) {
		const place = tasks.findIndex((task) => task.id === id)
		const task = tasks[place]
		focusNext(NEW_TASK)
		write(null)
		if (!task) return
		saver.change((now) => removeSubTask(now, id))
		const run = () => saver.change((now) => restoreSubTask(now, task, place))
		showToast('task_removed', {
			values: { task: task.text },
			action: { label: 'undo', run, milliseconds: UNDO_MS },
		})
	}

	/** Whether nothing is being edited any more: a text that does not fit stays in its field. */
	function save(): boolean {
		if (half && !fitsIn(work, 'edit', half)) return false
		if (half) saver.change((now) => takeHalfTyped(now, 'edit', half, { id: newId(), at: new Date() }))
		write(null)
		return true
	}

	function edit(task: SubTask) {
		if (!save()) return document.getElementById(`text-${editedId}`)?.focus()
		setPressed(task.id)
		write({ text: task.text, from: task.text, taskId: task.id })
	}

	function editorOf(id: string, from: string, place: number) {
		return (
			<TaskEdit
				key={id}
				id={id}
				from={from}
				text={text}
				takesFocus={pressed === id}
				isThere={place >= 0}
				isFirst={place <= 0}
				isLast={place < 0 || place === tasks.length - 1}
				onType={(typed) => write({ ...half, text: typed })}
				onSave={() => {
					focusNext(place < 0 ? NEW_TASK : `edit-${id}`)
					save()
				}}
				onCancel={() => {
					focusNext(place < 0 ? NEW_TASK : `edit-${id}`)
					write(null)
				}}
				onMoveBy={(steps) => move(id, place + steps, `${steps < 0 ? 'up' : 'down'}-${id}`)}
				onRemove={() => remove(id)}
			/>
		)
	}

	return (
		<>
			<p className="visually-hidden" role="status">
				{said}
			</p>
			<ul ref={list} className="tasks" aria-label={t('tasks')}>
				{tasks.map((task, place) =>
					editedId === task.id ? (
						editorOf(task.id, half?.from ?? task.text, place)
					) : (
						<TaskRow
							key={task.id}
							task={task}
							isDragged={dragged === task.id}
							isReady={isReady}
							onToggle={() => saver.change((now) => toggleSubTask(now, task.id))}
							onEdit={() => edit(task)}
							onGrip={(event) => start(event, task.id)}
							onMoveBy={(steps) => move(task.id, place + steps, `grip-${task.id}`)}
							onKeep={(form) => {
								focusNext(`edit-${task.id}`)
								saver.change((now) => chooseTaskText(now, task.id, form))
								setSaid(t('form_kept', { text: form }))
							}}
						/>
					),
				)}
				{editedId && !tasks.some(({ id }) => id === editedId)
					? editorOf(editedId, half?.from ?? '', -1)
					: null}
			</ul>
		</>
	)
}
