import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	type Autosave,
	type AutosaveEnd,
	type AutosaveEvent,
	beginAutosave,
	isUnsaved,
	sendsIn,
	stepAutosave,
} from './autosave'

type Event = AutosaveEvent<string>

const isSame = (one: string, other: string) => one === other
const start = beginAutosave({ version: 1, work: 'stored', hasEnded: false })
const after = (...events: Event[]) => from(start, ...events)
const from = (state: Autosave<string>, ...events: Event[]) =>
	events.reduce((now, event) => stepAutosave(now, event, isSame), state)

const type = (mine: string): Event => ({ type: 'changed', mine })
const stored = (version: number, end: AutosaveEnd | null = null): Event => ({ type: 'stored', version, end })
const conflict = (version: number, work: string, hasEnded = false): Event => ({
	type: 'conflict',
	other: { version, work, hasEnded },
})
const sending: Event = { type: 'sending' }
const failed: Event = { type: 'failed' }

test('what is typed is sent a second after the last change, and is saved when the answer comes', () => {
	expect(sendsIn(start)).toBeNull()
	const typed = after(type('a'), type('ab'))
	expect(sendsIn(typed)).toBe(1_000)
	expect(isUnsaved(typed)).toBe(true)
	const saved = from(typed, sending, stored(2))
	expect(saved).toMatchObject({ mine: 'ab', version: 2, phase: { name: 'saved' } })
	expect(isUnsaved(saved)).toBe(false)
})

test('putting back what was there is no change', () => {
	expect(after(type('stored'))).toBe(start)
})

test('what is typed while a save is under way is saved by the next one', () => {
	const state = after(type('a'), sending, type('ab'), stored(2))
	expect(state).toMatchObject({ mine: 'ab', version: 2, phase: { name: 'waiting' } })
})

test('a save that does not get through is tried again, later and later, up to half a minute', () => {
	let state = after(type('a'))
	const waits = Array.from({ length: 7 }, () => {
		state = from(state, sending, failed)
		return sendsIn(state)
	})
	expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
	expect(from(state, sending, stored(2), type('b'), sending, failed)).toSatisfy(
		(again: Autosave<string>) => sendsIn(again) === 2_000,
	)
})

test('typing goes on while saves fail, without sending at each letter', () => {
	const state = after(type('a'), sending, failed, type('ab'))
	expect(state).toMatchObject({ mine: 'ab', phase: { name: 'failed' } })
	expect(sendsIn(state)).toBe(2_000)
})

test('a newer version from elsewhere is offered beside one’s own, and neither is lost', () => {
	const both = after(type('mine'), sending, conflict(5, 'theirs'), type('mine too'))
	expect(both).toMatchObject({
		mine: 'mine too',
		phase: { name: 'conflict', other: { version: 5, work: 'theirs' } },
	})
	expect(sendsIn(both)).toBeNull()
	expect(from(both, { type: 'keepMine' })).toMatchObject({
		mine: 'mine too',
		version: 5,
		phase: { name: 'waiting' },
	})
	expect(from(both, { type: 'takeOther' })).toMatchObject({
		mine: 'theirs',
		version: 5,
		phase: { name: 'saved' },
	})
})

test('one’s own save whose answer was lost is recognised, and is no conflict', () => {
	const lost = after(type('a'), sending, failed)
	expect(from(lost, sending, conflict(2, 'a'))).toMatchObject({ version: 2, phase: { name: 'saved' } })
	const typedOn = from(lost, type('ab'), sending, failed, type('abc'), sending)
	expect(from(typedOn, conflict(2, 'a'))).toMatchObject({
		mine: 'abc',
		version: 2,
		phase: { name: 'waiting' },
	})
	expect(from(typedOn, conflict(3, 'ab'))).toMatchObject({ mine: 'abc', version: 3 })
	expect(from(typedOn, conflict(3, 'theirs'))).toMatchObject({ phase: { name: 'conflict' } })
})

const found = (version: number, mine: string, ...unsure: string[]): Event => ({
	type: 'found',
	copy: { version, mine, unsure },
})

test('what an earlier page kept is saved by the next one', () => {
	expect(after(found(1, 'kept'))).toMatchObject({ mine: 'kept', version: 1, phase: { name: 'waiting' } })
	expect(after(found(1, 'stored'))).toBe(start)
})

test('a page that is older than what was kept goes on from the newer state, without a conflict', () => {
	const behind = after(found(4, 'kept'))
	expect(behind).toMatchObject({ mine: 'kept', version: 4, phase: { name: 'waiting' } })
	expect(from(behind, sending, stored(5))).toMatchObject({ version: 5, phase: { name: 'saved' } })
	expect(after(found(4, 'stored'))).toMatchObject({ mine: 'stored', version: 4, phase: { name: 'saved' } })
})

test('a save of the earlier page that arrives after all is no conflict for the next one', () => {
	const typedOn = after(found(1, 'kept'), type('kept, and more'), sending, conflict(2, 'kept'))
	expect(typedOn).toMatchObject({ mine: 'kept, and more', version: 2, phase: { name: 'waiting' } })
	const arrived = beginAutosave({ version: 2, work: 'sent', hasEnded: false })
	expect(from(arrived, found(1, 'sent, and more', 'sent'))).toMatchObject({
		mine: 'sent, and more',
		version: 2,
		phase: { name: 'waiting' },
	})
})

test('what was kept is offered beside what somebody else has saved since', () => {
	const newer = beginAutosave({ version: 3, work: 'theirs', hasEnded: false })
	const both = from(newer, found(1, 'kept'))
	expect(both).toMatchObject({ mine: 'kept', phase: { name: 'conflict', other: { work: 'theirs' } } })
	expect(from(both, { type: 'takeOther' })).toMatchObject({ mine: 'theirs', version: 3 })
})

test('what was kept does not write over what is being typed', () => {
	const typing = after(type('typing'))
	expect(from(typing, found(1, 'kept'))).toBe(typing)
})

test('what was refused is sent again only when it changes', () => {
	const refused = after(type('too long'), sending, { type: 'refused', reason: 'invalid' })
	expect(sendsIn(refused)).toBeNull()
	expect(isUnsaved(refused)).toBe(true)
	expect(sendsIn(from(refused, type('short')))).toBe(1_000)
})

test('after the last save nothing changes any more', () => {
	const closed = after(type('a'), sending, stored(2, 'plan'))
	expect(closed.phase).toEqual({ name: 'closed', because: 'plan' })
	expect(from(closed, type('b'), sending)).toBe(closed)
})

test('an end whose answer was lost is recognised when it is asked for again, and an end elsewhere can be taken', () => {
	const lost = after(type('a'), sending, failed, sending, conflict(2, 'a', true))
	expect(lost.phase).toEqual({ name: 'closed', because: 'ended' })
	const elsewhere = after(type('mine'), sending, conflict(2, 'theirs', true))
	expect(elsewhere.phase.name).toBe('conflict')
	expect(from(elsewhere, { type: 'takeOther' })).toMatchObject({ mine: 'theirs', phase: { name: 'closed' } })
})

test('what another tab saved is taken over where nothing here is unsaved, and else is left to the save to find', () => {
	const seen: Event = { type: 'seen', stored: { version: 4, work: 'theirs', hasEnded: false } }
	expect(after(seen)).toMatchObject({ mine: 'theirs', version: 4, phase: { name: 'saved' } })
	expect(after(type('mine'), seen)).toMatchObject({ mine: 'mine', version: 1, phase: { name: 'waiting' } })
	const ended: Event = { type: 'seen', stored: { version: 4, work: 'theirs', hasEnded: true } }
	expect(after(ended)).toMatchObject({ mine: 'theirs', phase: { name: 'closed', because: 'ended' } })
	const older: Event = { type: 'seen', stored: { version: 1, work: 'older', hasEnded: false } }
	expect(after(older)).toBe(start)
})

test('whatever happens, no text that was typed last leaves the screen but by the person’s own choice', () => {
	const event = fc.oneof<fc.Arbitrary<Event>[]>(
		fc.string({ maxLength: 2 }).map(type),
		fc.constant(sending),
		fc.integer({ min: 1, max: 9 }).map((version) => stored(version)),
		fc.constant(failed),
		fc.constant<Event>({ type: 'refused', reason: 'plan' }),
		fc
			.tuple(fc.integer({ min: 1, max: 9 }), fc.string({ maxLength: 2 }))
			.map(([version, work]) => conflict(version, work)),
		fc.constant<Event>({ type: 'keepMine' }),
	)
	fc.assert(
		fc.property(fc.array(event, { maxLength: 30 }), (events) => {
			let state = start
			for (const one of events) {
				const before = state.mine
				state = stepAutosave(state, one, isSame)
				if (one.type === 'changed') expect(state.mine).toBe(one.mine)
				else expect(state.mine).toBe(before)
			}
		}),
	)
})
