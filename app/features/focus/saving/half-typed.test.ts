import { expect, test } from 'vitest'
import { aTab } from '../../../../tests/support/focus/a-tab'
import {
	addSubTask,
	editSubTask,
	FOCUS_LIMITS,
	type FocusWork,
	removeSubTask,
	textForms,
} from '../focus-work'
import { startTimer } from '../pomodoro'
import {
	createHalfTypedTexts,
	fitsIn,
	type HalfTyped,
	type HalfTypedField,
	readLeftTexts,
	takeHalfTyped,
} from './half-typed'

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
const texts = ({ subTasks }: FocusWork) => subTasks.map((task) => textForms(task).join(' | '))

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

test('an estimate goes in with its text, is taken back by an empty field, and holds both back where it is none', () => {
	const half = { text: 'second', from: 'two', taskId: 'two' }
	const estimated = take(work, 'edit', { ...half, estimate: '1h30' })
	expect(estimated.subTasks).toMatchObject([{ text: 'second', estimate: 90 }])
	expect(take(estimated, 'edit', half).subTasks[0]?.estimate).toBe(90)
	expect(take(estimated, 'edit', { ...half, estimate: ' ' }).subTasks[0]).not.toHaveProperty('estimate')
	expect(take(EMPTY, 'edit', { ...half, estimate: '15 min' }).subTasks).toMatchObject([
		{ text: 'second', estimate: 15 },
	])
	expect(fitsIn(work, 'edit', { ...half, estimate: '9999' })).toBe(false)
	expect(fitsIn(work, 'edit', { ...half, estimate: '15' })).toBe(true)
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

const shelf = new Map<string, string>()
const pageOf = (id: string, ...gone: string[]) => aTab({ id, shelf, gone }).tab

test('what pages that are gone left half typed comes back into empty fields, and what does not fit in stays kept', async () => {
	for (const id of ['first', 'second', 'open']) {
		createHalfTypedTexts(pageOf(id), 'session').write('task', { text: `of ${id}` })
	}
	createHalfTypedTexts(pageOf('first'), 'session').write('edit', {
		text: 'new',
		from: 'old',
		taskId: 'a',
		estimate: '1h',
	})
	createHalfTypedTexts(pageOf('first'), 'another').write('prompt', { text: 'elsewhere' })
	const here = pageOf('here', 'first', 'second')
	const texts = createHalfTypedTexts(here, 'session')
	await texts.bringBack()
	const brought = texts.read().get('task')?.text
	expect(['of first', 'of second']).toContain(brought)
	expect(texts.read().get('edit')).toEqual({ text: 'new', from: 'old', taskId: 'a', estimate: '1h' })
	expect(texts.read().has('prompt')).toBe(false)
	const left = (await readLeftTexts(here, 'session')).map(({ half }) => half.text)
	expect(left.toSorted()).toEqual(['new', 'of first', 'of second'])
	texts.write('task', null)
	await texts.bringBack()
	expect(texts.read().get('task')?.text).not.toBe(brought)
	expect([...shelf.keys()].some((key) => key.includes(':open:'))).toBe(true)
})

test('what is in a field already is not written over, and what nobody can read is no text', async () => {
	shelf.clear()
	createHalfTypedTexts(pageOf('first'), 'session').write('task', { text: 'kept' })
	shelf.set('focus-draft:session:first:prompt', '{"at":9e15,"text":7}')
	shelf.set('focus-draft:session:first:nothing', '{"at":9e15,"text":"x"}')
	const texts = createHalfTypedTexts(pageOf('here', 'first'), 'session')
	texts.write('task', { text: 'typed here' })
	await texts.bringBack()
	expect([...texts.read()]).toEqual([['task', { text: 'typed here' }]])
})

test('what is used again stands below what is typed, once however often it is asked for', () => {
	const texts = createHalfTypedTexts(pageOf('here'), 'session')
	texts.add('prompt', 'used before')
	texts.add('prompt', 'used before')
	expect(texts.read().get('prompt')).toEqual({ text: 'used before' })
	texts.write('prompt', { text: 'being typed' })
	texts.add('prompt', 'used before')
	texts.add('prompt', 'used before')
	expect(texts.read().get('prompt')).toEqual({ text: 'being typed\n\nused before' })
})
