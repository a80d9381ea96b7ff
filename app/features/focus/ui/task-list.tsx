import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { newId } from '~/core/new-id'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import {
	chooseTaskText,
	type FocusWork,
	moveSubTask,
	openMinutes,
	removeSubTask,
	restoreSubTask,
	type SubTask,
	toggleSubTask,
	UNDO_MS,
} from '../focus-work'
import { fitsIn, isEstimate, takeHalfTyped } from '../saving/half-typed'
import type { Saver } from '../saving/saver'
import { usePersistentInput } from '../saving/use-saver'
import { NEW_TASK } from './new-task'
import { estimateFieldOf, TaskEdit } from './task-edit'
import { TaskRow } from './task-row'
import { useTimeText } from './time-text'

/** The sub-tasks of a session, in the person's own order. What moves or goes is said to screen readers. */
export function TaskList({ work, saver, isReady }: { work: FocusWork; saver: Saver; isReady: boolean }) {
	const { t } = useWords()
	const showToast = useToast()
	const timeText = useTimeText()
	const list = useRef<HTMLUListElement>(null)
	const { half, text, write } = usePersistentInput(saver, 'edit')
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

	/** Whether nothing is being edited any more: what does not fit stays in its field, which gets the focus. */
	function save(): boolean {
		if (half && !fitsIn(work, 'edit', half)) {
			const field = isEstimate(half.estimate) ? `text-${half.taskId}` : estimateFieldOf(half.taskId ?? '')
			document.getElementById(field)?.focus()
			return false
		}
		if (half) saver.change((now) => takeHalfTyped(now, 'edit', half, { id: newId(), at: new Date() }))
		write(null)
		return true
	}

	function edit(task: SubTask) {
		if (!save()) return
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
				estimate={half?.estimate ?? String(tasks[place]?.estimate ?? '')}
				takesFocus={pressed === id}
				isThere={place >= 0}
				isFirst={place <= 0}
				isLast={place < 0 || place === tasks.length - 1}
				onType={(typed) => write({ ...half, text: typed })}
				onSave={() => {
					if (save()) focusNext(place < 0 ? NEW_TASK : `edit-${id}`)
				}}
				onCancel={() => {
					focusNext(place < 0 ? NEW_TASK : `edit-${id}`)
					write(null)
				}}
				onMoveBy={(steps) => move(id, place + steps, `${steps < 0 ? 'up' : 'down'}-${id}`)}
				onRemove={() => remove(id)}
				onEstimate={(estimate) => half && write({ ...half, estimate })}
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
			{openMinutes(work) > 0 ? (
				<p className="hint mt-3">{t('open_estimate', { time: timeText(openMinutes(work) * 60_000) })}</p>
			) : null}
		</>
	)
}

/**
 * Moves a row of a list to where the pointer is, by mouse, pen or finger. The list tells its rows by `data-id`;
 * `onMove` gets the id and the place among the others.
 */
function useDrag(list: { current: HTMLElement | null }, onMove: (id: string, place: number) => void) {
	const [dragged, setDragged] = useState<string | null>(null)
	const follow = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
		const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
		const place = rows.filter((row) => {
			const { top, height } = row.getBoundingClientRect()
			return row.dataset['id'] !== dragged && top + height / 2 < clientY
		}).length
		if (dragged && rows[place]?.dataset['id'] !== dragged) onMove(dragged, place)
	})
	useEffect(() => {
		if (!dragged) return
		// On the document: a row that moves in it loses what the browser captured for it.
		const move = (event: globalThis.PointerEvent) => follow(event)
		const drop = () => setDragged(null)
		document.addEventListener('pointermove', move)
		document.addEventListener('pointerup', drop)
		document.addEventListener('pointercancel', drop)
		return () => {
			document.removeEventListener('pointermove', move)
			document.removeEventListener('pointerup', drop)
			document.removeEventListener('pointercancel', drop)
		}
	}, [dragged])
	function start(event: PointerEvent, id: string) {
		if (event.button === 0) setDragged(id)
	}
	return { dragged, start }
}

/**
 * A row that moves in the document, because of its person or of another device, loses the focus that its person still
 * has: it gets it back. The answer says which element, by its id, gets the focus with the next change instead.
 */
function useHeldFocus(list: { current: HTMLElement | null }): (id: string | null) => void {
	const next = useRef<string | null>(null)
	const held = useRef<HTMLElement | null>(null)
	useEffect(() => {
		const hold = ({ target }: FocusEvent) => {
			const isInside = target instanceof HTMLElement && list.current?.contains(target)
			held.current = isInside ? target : null
		}
		// By then a row that was moved has it back, and a person who gave it up has not.
		const release = () =>
			queueMicrotask(() => {
				if (document.activeElement === document.body) held.current = null
			})
		document.addEventListener('focusin', hold)
		document.addEventListener('focusout', release)
		return () => {
			document.removeEventListener('focusin', hold)
			document.removeEventListener('focusout', release)
		}
	}, [list])
	useLayoutEffect(() => {
		if (next.current) document.getElementById(next.current)?.focus()
		else if (held.current?.isConnected && document.activeElement === document.body) {
			held.current.focus({ preventScroll: true })
		}
		next.current = null
	})
	return (id) => {
		next.current = id
	}
}
