import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/support/any-text'
import { FocusSave, FocusStartInput, FocusWorkInput } from './focus'
import {
	addLastPrompt,
	addSubTask,
	editSubTask,
	editTitle,
	estimateSubTask,
	FIRST_STATUS,
	FOCUS_LIMITS,
	type FocusWork,
	isSameWork,
	isTooLong,
	moveSubTask,
	openMinutes,
	removeSubTask,
	restoreSubTask,
	tidy,
	toggleSubTask,
} from './focus-work'
import { startTimer } from './pomodoro'

const AT = new Date('2026-05-04T09:00:00Z')
const EMPTY: FocusWork = {
	title: 'Price the workshop',
	otherTitles: [],
	subTasks: [],
	lastPrompts: [],
	mentalStatus: FIRST_STATUS,
	timer: startTimer(AT.getTime()),
}
const withTasks = (...texts: string[]) =>
	texts.reduce((work, text, place) => addSubTask(work, text, { id: `task-${place}`, at: AT }), EMPTY)
const texts = ({ subTasks }: FocusWork) => subTasks.map(({ text }) => text)

test('a session gets another title, trimmed; a blank one leaves it as it was', () => {
	expect(editTitle(EMPTY, ' Price two workshops\0 ').title).toBe('Price two workshops')
	expect(editTitle(EMPTY, ' \n ')).toBe(EMPTY)
})

test('a sub-task is added trimmed, at the end; a blank one is ignored', () => {
	expect(texts(withTasks('  Outline ', '', ' \n ', 'Write\nprices'))).toEqual(['Outline', 'Write prices'])
})

test('a sub-task is checked, unchecked, reworded and removed without touching the others', () => {
	const work = withTasks('one', 'two', 'three')
	const checked = toggleSubTask(work, 'task-1')
	expect(checked.subTasks.map(({ completed }) => completed)).toEqual([false, true, false])
	expect(toggleSubTask(checked, 'task-1')).toEqual(work)
	expect(texts(editSubTask(work, 'task-1', ' second '))).toEqual(['one', 'second', 'three'])
	expect(editSubTask(work, 'task-1', '  ')).toEqual(work)
	expect(texts(removeSubTask(work, 'task-1'))).toEqual(['one', 'three'])
})

test('a sub-task moves to any place, and not beyond the ends', () => {
	const work = withTasks('one', 'two', 'three')
	expect(texts(moveSubTask(work, 'task-0', 1))).toEqual(['two', 'one', 'three'])
	expect(texts(moveSubTask(work, 'task-0', 99))).toEqual(['two', 'three', 'one'])
	expect(texts(moveSubTask(work, 'task-2', -1))).toEqual(['three', 'one', 'two'])
	expect(moveSubTask(work, 'nothing', 0)).toEqual(work)
})

test('a removed sub-task goes back to where it was', () => {
	const work = withTasks('one', 'two', 'three')
	const [, second] = work.subTasks
	if (!second) throw new Error('There are three.')
	const removed = removeSubTask(work, second.id)
	expect(restoreSubTask(removed, second, 1)).toEqual(work)
	expect(restoreSubTask(work, second, 1)).toEqual(work)
})

test('the newest five prompts are kept; one that is used again comes first, and once', () => {
	const work = ['1', '2', '3', '4', '5', '6', ' '].reduce(addLastPrompt, EMPTY)
	expect(work.lastPrompts).toEqual(['6', '5', '4', '3', '2'])
	expect(addLastPrompt(work, ' 4\n').lastPrompts).toEqual(['4', '6', '5', '3', '2'])
})

test.each(['title', 'task', 'prompt'] as const)(
	'a %s that is too long is refused whole, and never cut',
	(kind) => {
		const longest = 'a'.repeat(FOCUS_LIMITS[kind])
		const work = withTasks('one')
		const write = {
			title: (text: string) => editTitle(work, text),
			task: (text: string) => editSubTask(addSubTask(work, text, { id: 'new', at: AT }), 'task-0', text),
			prompt: (text: string) => addLastPrompt(work, text),
		}[kind]
		expect(isTooLong(` ${longest}\n`, kind)).toBe(false)
		expect(FocusWorkInput.safeParse(write(longest)).success).toBe(true)
		expect(write(longest)).not.toEqual(work)
		expect(isTooLong(`${longest}a`, kind)).toBe(true)
		expect(write(`${longest}a`)).toEqual(work)
	},
)

test('two works are the same whatever order a database gives their parts', () => {
	const work = addLastPrompt(withTasks('one'), 'prompt')
	const reordered: FocusWork = {
		...work,
		subTasks: work.subTasks.map(({ id, text, completed, createdAt }) => ({ text, createdAt, completed, id })),
	}
	expect(isSameWork(work, reordered)).toBe(true)
	expect(isSameWork(work, toggleSubTask(work, 'task-0'))).toBe(false)
	expect(isSameWork(work, { ...work, mentalStatus: null })).toBe(false)
})

test('any text becomes one that the database takes, and tidying it twice changes nothing', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const tidied = tidy(text)
			expect(tidied.isWellFormed()).toBe(true)
			expect(tidied).not.toMatch(/[^\P{Cc}\t\n]/u)
			expect(tidy(tidied)).toBe(tidied)
		}),
	)
})

test('what the browser made is stored as it is, so that it knows it again', () => {
	fc.assert(
		fc.property(fc.array(anyText, { maxLength: 5 }), (written) => {
			const work = written.reduce(addLastPrompt, withTasks(...written))
			expect(isSameWork(FocusWorkInput.parse(work), work)).toBe(true)
		}),
	)
})

test.each([
	['a blank title', { title: ' \u0000 ' }],
	['a title of 100,000 characters', { title: 'a'.repeat(100_000) }],
	['a title that is no text', { title: 7 }],
	['a sixth prompt', { lastPrompts: ['1', '2', '3', '4', '5', '6'] }],
	['an emoji that is none of the six', { mentalStatus: { emoji: '🤖', attentionLevel: 5 } }],
	['an attention of 0', { mentalStatus: { emoji: '😊', attentionLevel: 0 } }],
	['an attention of 11', { mentalStatus: { emoji: '😊', attentionLevel: 11 } }],
	['half an attention', { mentalStatus: { emoji: '😊', attentionLevel: 5.5 } }],
	['a sub-task that is only a text', { subTasks: ['Outline'] }],
	['201 sub-tasks', { subTasks: Array.from({ length: 201 }, () => withTasks('one').subTasks[0]) }],
	['two sub-tasks of one id', { subTasks: withTasks('one').subTasks.concat(withTasks('two').subTasks) }],
	['41 other titles', { otherTitles: Array.from({ length: 41 }, (_none, place) => `Title ${place}`) }],
	[
		'41 texts to choose from in all',
		{
			otherTitles: ['one'],
			subTasks: Array.from({ length: 40 }, (_none, place) => ({
				...withTasks('one').subTasks[0],
				id: `${place}`,
				otherTexts: ['other'],
			})),
		},
	],
	['a clock that runs backwards', { timer: { ...EMPTY.timer, spentMs: -1 } }],
	['a version that is none', { version: 0 }],
])('%s is not saved', (_what, wrong) => {
	const save = { ...EMPTY, id: 'id', version: 1 }
	expect(FocusSave.safeParse(save).success).toBe(true)
	expect(FocusSave.safeParse({ ...save, ...wrong }).success).toBe(false)
})

test('a session starts with what one works on, trimmed', () => {
	expect(FocusStartInput.parse({ title: '  Price it\u0007 ' })).toMatchObject({ title: 'Price it' })
	expect(FocusStartInput.safeParse({ title: ' ' }).error?.issues[0]?.message).toBe('focus_title_missing')
	expect(FocusStartInput.safeParse({ title: 'a'.repeat(301) }).error?.issues[0]?.message).toBe(
		'focus_text_too_long',
	)
})

test('a task has an estimate in minutes, or none, and those of open tasks make a sum', () => {
	const estimated = estimateSubTask(estimateSubTask(withTasks('one', 'two'), 'task-0', 25), 'task-1', 90)
	expect(openMinutes(estimated)).toBe(115)
	expect(openMinutes(toggleSubTask(estimated, 'task-0'))).toBe(90)
	expect(openMinutes(estimateSubTask(estimated, 'task-1', null))).toBe(25)
	for (const wrong of [0, -1, 1.5, 1441, Number.NaN]) {
		expect(estimateSubTask(estimated, 'task-0', wrong)).toBe(estimated)
	}
	expect(isSameWork(estimated, estimateSubTask(estimated, 'task-0', 26))).toBe(false)
	expect(FocusWorkInput.parse(estimated).subTasks[0]?.estimate).toBe(25)
})
