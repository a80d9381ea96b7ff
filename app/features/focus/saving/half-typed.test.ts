import { expect, test } from 'vitest'
import { addSubTask, editSubTask, FOCUS_LIMITS, type FocusWork, removeSubTask, textsOf } from '../focus-work'
import { startTimer } from '../pomodoro'
import { fitsIn, type HalfTyped, type HalfTypedField, takeHalfTyped } from './half-typed'

const at = new Date('2026-05-04T09:00:00Z')
const EMPTY: FocusWork = {
	title: 'Price the workshop',
	otherTitles: [],
	subTasks: [],
	lastPrompts: [],
	mentalStatus: null,
	timer: startTimer(at.getTime()),
}
const work = addSubTask(EMPTY, 'two', { id: 'two', at })
const take = (to: FocusWork, field: HalfTypedField, half: HalfTyped) =>
	takeHalfTyped(to, field, half, { id: 'new', at })
const texts = ({ subTasks }: FocusWork) => subTasks.map((task) => textsOf(task).join(' | '))

test('whatever is half typed becomes what it would have become', () => {
	expect(take(work, 'title', { text: ' Price it ', from: 'Price the workshop' }).title).toBe('Price it')
	expect(texts(take(work, 'task', { text: ' three ' }))).toEqual(['two', 'three'])
	expect(take(work, 'prompt', { text: ' a prompt\n' }).lastPrompts).toEqual(['a prompt'])
	expect(texts(take(work, 'edit', { text: 'second', from: 'two', taskId: 'two' }))).toEqual(['second'])
})

test('a task that another device reworded or removed while it was being typed at is in both forms, or there again', () => {
	const half = { text: 'second', from: 'two', taskId: 'two' }
	expect(texts(take(editSubTask(work, 'two', 'deux'), 'edit', half))).toEqual(['second | deux'])
	expect(texts(take(removeSubTask(work, 'two'), 'edit', half))).toEqual(['second'])
	expect(texts(take(editSubTask(work, 'two', 'deux'), 'edit', { ...half, text: 'two' }))).toEqual(['deux'])
})

test('what is blank changes nothing, and what does not fit stays where it is', () => {
	for (const field of ['title', 'edit', 'task', 'prompt'] as const) {
		expect(take(work, field, { text: ' \n', taskId: 'two' })).toEqual(work)
		expect(fitsIn(work, field, { text: 'x', taskId: 'two' })).toBe(true)
		expect(fitsIn(work, field, { text: 'a'.repeat(20_001), taskId: 'two' })).toBe(false)
	}
	const id = (place: number) => ({ id: `${place}`, at })
	const full = Array.from({ length: FOCUS_LIMITS.tasks }, (_none, place) => id(place)).reduce(
		(now, made) => addSubTask(now, 'one of many', made),
		EMPTY,
	)
	expect(fitsIn(full, 'task', { text: 'one more' })).toBe(false)
	expect(fitsIn(full, 'task', { text: ' ' })).toBe(true)
	expect(fitsIn(full, 'edit', { text: 'reworded', taskId: '7' })).toBe(true)
	expect(fitsIn(full, 'edit', { text: 'reworded', taskId: 'gone' })).toBe(false)
})
