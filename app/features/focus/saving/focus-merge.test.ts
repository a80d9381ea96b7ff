import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	addLastPrompt,
	addSubTask,
	chooseTaskText,
	editSubTask,
	editTitle,
	FIRST_STATUS,
	type FocusWork,
	isSameWork,
	moveSubTask,
	removeSubTask,
	textForms,
	titlesOf,
	toggleSubTask,
} from '../focus-work'
import { pauseTimer, seeTimer, startTimer } from '../pomodoro'
import { mergeWork, withoutTexts } from './focus-merge'

const START = Date.UTC(2026, 4, 4, 9)
const at = new Date(START)
const EMPTY: FocusWork = {
	title: 'Price the workshop',
	otherTitles: [],
	subTasks: [],
	lastPrompts: [],
	mentalStatus: FIRST_STATUS,
	timer: startTimer(START),
}
const add = (work: FocusWork, text: string) => addSubTask(work, text, { id: `id-${text}`, at })
const base = ['one', 'two', 'three'].reduce(add, EMPTY)
const texts = (work: FocusWork) => work.subTasks.map((task) => textForms(task).join(' | '))

test('additions of both stay, each behind what it was added behind', () => {
	const mine = add(base, 'mine')
	const theirs = moveSubTask(add(base, 'theirs'), 'id-theirs', 1)
	expect(texts(mergeWork(base, mine, theirs))).toEqual(['one', 'theirs', 'two', 'three', 'mine'])
})

test('what both added in the same place stands as it was added, whichever side is saved later', () => {
	const later = (work: FocusWork, text: string, minutes: number) =>
		addSubTask(work, text, { id: `id-${text}`, at: new Date(START + minutes * 60_000) })
	for (const start of [base, EMPTY]) {
		const one = later(later(start, 'at 1', 1), 'at 3', 3)
		const other = later(later(start, 'at 2', 2), 'at 4', 4)
		const expected = [...texts(start), 'at 1', 'at 2', 'at 3', 'at 4']
		expect(texts(mergeWork(start, one, other))).toEqual(expected)
		expect(texts(mergeWork(start, other, one))).toEqual(expected)
	}
})

test('ticks, places, mood and clock of one side and texts of the other come together', () => {
	const mine = editSubTask(base, 'id-one', 'first')
	const theirs = {
		...moveSubTask(toggleSubTask(base, 'id-one'), 'id-three', 0),
		mentalStatus: null,
		timer: pauseTimer(base.timer, START + 60_000),
	}
	const merged = mergeWork(base, mine, theirs)
	expect(texts(merged)).toEqual(['three', 'first', 'two'])
	expect(merged.subTasks.find(({ text }) => text === 'first')?.completed).toBe(true)
	expect(merged).toMatchObject({ mentalStatus: null, timer: theirs.timer })
})

test('what one side removed is gone, ticked or moved on the other or not', () => {
	const theirs = moveSubTask(toggleSubTask(base, 'id-two'), 'id-two', 0)
	expect(texts(mergeWork(base, removeSubTask(base, 'id-two'), theirs))).toEqual(['one', 'three'])
	expect(texts(mergeWork(base, theirs, removeSubTask(base, 'id-two')))).toEqual(['one', 'three'])
})

test('what one side removed and the other reworded stays, as it was reworded', () => {
	const reworded = editSubTask(base, 'id-two', 'second')
	expect(texts(mergeWork(base, removeSubTask(base, 'id-two'), reworded))).toEqual(['one', 'second', 'three'])
	expect(texts(mergeWork(base, reworded, removeSubTask(base, 'id-two')))).toEqual(['one', 'second', 'three'])
})

test('a text that both changed is kept in both forms, until the person chooses', () => {
	const mine = editTitle(editSubTask(base, 'id-two', 'my second'), 'My title')
	const theirs = editTitle(editSubTask(base, 'id-two', 'their second'), 'Their title')
	const merged = mergeWork(base, mine, theirs)
	expect(texts(merged)).toEqual(['one', 'my second | their second', 'three'])
	expect(titlesOf(merged)).toEqual(['My title', 'Their title'])
	const chosen = chooseTaskText(merged, 'id-two', 'their second')
	expect(texts(chosen)).toEqual(['one', 'their second', 'three'])
	expect(texts(mergeWork(merged, chosen, add(merged, 'more')))).toEqual([
		'one',
		'their second',
		'three',
		'more',
	])
})

test('what was sent and may have arrived is this side’s own, with what somebody else made of it', () => {
	const sent = add(editTitle(base, 'Half a ti'), 'mine')
	const mine = editTitle(removeSubTask(sent, 'id-mine'), 'Half a title')
	const theirs = add(sent, 'theirs')
	const merged = mergeWork(base, mine, theirs, [sent])
	expect(titlesOf(merged)).toEqual(['Half a title'])
	expect(texts(merged)).toEqual(['one', 'two', 'three', 'theirs'])
	expect(texts(mergeWork(base, sent, base, [sent]))).toEqual(['one', 'two', 'three', 'mine'])
})

test('the newest five prompts stay, each side’s newest in turn; one that was used again is new', () => {
	const before = ['a', 'b', 'c'].reduce(addLastPrompt, base)
	const mine = ['mine', 'my newest'].reduce(addLastPrompt, before)
	const theirs = ['theirs', 'a'].reduce(addLastPrompt, before)
	expect(mergeWork(before, mine, theirs).lastPrompts).toEqual(['my newest', 'a', 'mine', 'theirs', 'c'])
})

test('the person was there when either device saw them', () => {
	const seen = { ...base, timer: seeTimer(base.timer, START + 40 * 60_000) }
	const paused = { ...base, timer: pauseTimer(base.timer, START + 60_000) }
	expect(mergeWork(base, paused, seen).timer).toEqual({ ...paused.timer, seenAt: seen.timer.seenAt })
})

test('where nothing is known of what both began with, all that differs is kept', () => {
	const mine = editTitle(removeSubTask(add(base, 'mine'), 'id-one'), 'My title')
	const merged = mergeWork(withoutTexts(mine), mine, base)
	expect(titlesOf(merged)).toEqual(['My title', 'Price the workshop'])
	expect(texts(merged).toSorted()).toEqual(['mine', 'one', 'three', 'two'])
})

/** What a side does, and how much it had done before: no two tasks have one id. */
type Edit = (work: FocusWork, side: string, count: number) => FocusWork
const nth = ({ subTasks }: FocusWork, place: number) =>
	subTasks[place % Math.max(subTasks.length, 1)]?.id ?? ''
const place = fc.nat(5)
const word = fc.string({ minLength: 1, maxLength: 3 })
/** What a person does; what two of them write is never the same. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
	word.map(
		(text): Edit =>
			(work, side, count) =>
				add(work, `${text} ${count} of ${side}`),
	),
	fc.tuple(place, word).map(
		([one, text]): Edit =>
			(work, side) =>
				editSubTask(work, nth(work, one), `${text} by ${side}`),
	),
	place.map(
		(one): Edit =>
			(work) =>
				toggleSubTask(work, nth(work, one)),
	),
	place.map(
		(one): Edit =>
			(work) =>
				removeSubTask(work, nth(work, one)),
	),
	fc.tuple(place, place).map(
		([one, to]): Edit =>
			(work) =>
				moveSubTask(work, nth(work, one), to),
	),
	word.map(
		(text): Edit =>
			(work, side) =>
				editTitle(work, `${text} by ${side}`),
	),
	word.map(
		(text): Edit =>
			(work, side) =>
				addLastPrompt(work, `${text} of ${side}`),
	),
	fc.nat(100).map(
		(minutes): Edit =>
			(work) => {
				return { ...work, timer: seeTimer(work.timer, START + minutes * 60_000) }
			},
	),
)
const edits = fc.array(edit, { maxLength: 8 })
const make = (work: FocusWork, all: readonly Edit[], side: string) =>
	all.reduce((now, one, count) => one(now, side, count), work)

/** What two devices made before, with what the person has not chosen of it yet. */
const beginning = (all: readonly Edit[]) =>
	mergeWork(base, make(base, all, 'one'), make(base, all.toReversed(), 'the other'))

const keptOf = (work: FocusWork) => ({
	titles: titlesOf(work).toSorted(),
	tasks: work.subTasks
		.map((task) => [task.id, ...textForms(task).toSorted(), task.completed].join())
		.toSorted(),
	seenAt: work.timer.seenAt,
})

test('merging with what nobody changed gives what the other one made, and merging twice changes nothing', () => {
	fc.assert(
		fc.property(edits, edits, edits, (first, one, other) => {
			const common = beginning(first)
			const [mine, theirs] = [make(common, one, 'me'), make(common, other, 'them')]
			expect(mergeWork(common, mine, common)).toEqual(mine)
			expect(mergeWork(common, common, theirs)).toEqual(theirs)
			expect(isSameWork(mergeWork(common, mine, mine), mine)).toBe(true)
			const merged = mergeWork(common, mine, theirs)
			expect(mergeWork(theirs, merged, theirs)).toEqual(merged)
			expect(keptOf(mergeWork(common, mine, merged))).toEqual(keptOf(merged))
		}),
	)
})

test('whichever side merges, the same is kept', () => {
	fc.assert(
		fc.property(edits, edits, edits, (first, one, other) => {
			const common = beginning(first)
			const [mine, theirs] = [make(common, one, 'me'), make(common, other, 'them')]
			expect(keptOf(mergeWork(common, mine, theirs))).toEqual(keptOf(mergeWork(common, theirs, mine)))
		}),
	)
})

test('nothing that either side added or wrote is gone, unless that side removed it or wrote over it', () => {
	fc.assert(
		fc.property(edits, edits, edits, (first, one, other) => {
			const common = beginning(first)
			const [mine, theirs] = [make(common, one, 'me'), make(common, other, 'them')]
			const merged = mergeWork(common, mine, theirs)
			const all = (work: FocusWork) => [...titlesOf(work), ...work.subTasks.flatMap(textForms)]
			const known = all(common)
			const written = [mine, theirs].flatMap(all).filter((text) => !known.includes(text))
			expect(all(merged)).toEqual(expect.arrayContaining(written))
		}),
	)
})
