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

/** Letters, each of which somebody added; what either side took away is gone. */
type Work = string
type Event = AutosaveEvent<Work>

const merge = (base: Work, mine: Work, theirs: Work) =>
	[...new Set(theirs + mine)]
		.filter((letter) => !base.includes(letter) || (mine.includes(letter) && theirs.includes(letter)))
		.join('')
const rules = { isSame: (one: Work, other: Work) => one === other, merge }
const start = beginAutosave({ version: 1, work: 'o', hasEnded: false })
const after = (...events: Event[]) => from(start, ...events)
const from = (state: Autosave<Work>, ...events: Event[]) =>
	events.reduce((now, event) => stepAutosave(now, event, rules), state)

const at = (version: number, work: Work, hasEnded = false) => ({ version, work, hasEnded })
const type = (mine: Work): Event => ({ type: 'changed', mine })
const stored = (version: number, work: Work, end: AutosaveEnd | null = null): Event => ({
	type: 'stored',
	stored: at(version, work, end !== null),
	end,
})
const conflict = (version: number, work: Work, hasEnded = false): Event => ({
	type: 'conflict',
	stored: at(version, work, hasEnded),
})
const seen = (version: number, work: Work, hasEnded = false): Event => ({
	type: 'seen',
	stored: at(version, work, hasEnded),
})
const found = (version: number, base: Work, mine: Work, ...unsure: Work[]): Event => ({
	type: 'found',
	copy: { version, base, mine, unsure },
})
const sending: Event = { type: 'sending' }
const failed: Event = { type: 'failed' }

test('what is typed is sent a second after the last change, and is saved when the answer comes', () => {
	expect(sendsIn(start)).toBeNull()
	const typed = after(type('oa'), type('oab'))
	expect(sendsIn(typed)).toBe(1_000)
	expect(isUnsaved(typed)).toBe(true)
	const saved = from(typed, sending, stored(2, 'oab'))
	expect(saved).toMatchObject({ mine: 'oab', base: at(2, 'oab'), phase: { name: 'saved' } })
	expect(isUnsaved(saved)).toBe(false)
})

test('putting back what was there is no change', () => {
	expect(after(type('o'))).toBe(start)
})

test('what is typed while a save is under way is saved by the next one', () => {
	const state = after(type('oa'), sending, type('oab'), stored(2, 'oa'))
	expect(state).toMatchObject({ mine: 'oab', base: at(2, 'oa'), phase: { name: 'waiting' } })
})

test('a save that does not get through is tried again, later and later, up to half a minute', () => {
	let state = after(type('oa'))
	const waits = Array.from({ length: 7 }, () => {
		state = from(state, sending, failed)
		return sendsIn(state)
	})
	expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
	expect(from(state, sending, stored(2, 'oa'), type('ob'), sending, failed)).toSatisfy(
		(again: Autosave<Work>) => sendsIn(again) === 2_000,
	)
})

test('typing goes on while saves fail, without sending at each letter', () => {
	const state = after(type('oa'), sending, failed, type('oab'))
	expect(state).toMatchObject({ mine: 'oab', phase: { name: 'failed' } })
	expect(sendsIn(state)).toBe(2_000)
})

test('what another device stored first comes together with what is here, and both are stored on top of it', () => {
	const both = after(type('om'), sending, conflict(5, 'ot'))
	expect(both).toMatchObject({ mine: 'otm', base: at(5, 'ot'), phase: { name: 'waiting' } })
	const typedOn = after(type('om'), sending, type('omn'), conflict(5, 'ot'))
	expect(typedOn).toMatchObject({ mine: 'otmn', base: at(5, 'ot'), phase: { name: 'waiting' } })
	const nothingNew = after(type('om'), sending, conflict(5, 'om'))
	expect(nothingNew).toMatchObject({ mine: 'om', phase: { name: 'saved' } })
})

test('saves whose answers were lost are handed to the merge, until something is known to be stored', () => {
	const sent: (readonly Work[])[] = []
	const watched = {
		...rules,
		merge: (base: Work, mine: Work, theirs: Work, unsure: readonly Work[]) => {
			sent.push(unsure)
			return merge(base, mine, theirs)
		},
	}
	const step = (state: Autosave<Work>, event: Event) => stepAutosave(state, event, watched)
	const story = [type('oa'), sending, failed, type('oab'), sending, failed, sending]
	const met = [...story, conflict(2, 'oa'), sending, conflict(3, 'oat')].reduce(step, start)
	expect(sent).toEqual([['oa', 'oab'], []])
	expect(met).toMatchObject({ mine: 'oatb', base: at(3, 'oat') })
})

test('a page that is left sends once more, and either answer is good', () => {
	const leaving = after(type('oa'), sending, type('oab'), sending)
	expect(leaving).toMatchObject({ phase: { name: 'saving', sent: 'oab' }, unsure: ['oa'] })
	expect(from(leaving, stored(2, 'oa'))).toMatchObject({ base: at(2, 'oa'), phase: { name: 'waiting' } })
	expect(from(leaving, stored(2, 'oab'))).toMatchObject({ phase: { name: 'saved' } })
})

test('what an earlier page kept is saved by the next one', () => {
	expect(after(found(1, 'o', 'ok'))).toMatchObject({
		mine: 'ok',
		base: at(1, 'o'),
		phase: { name: 'waiting' },
	})
	expect(after(found(1, 'o', 'o'))).toBe(start)
})

test('what was kept while another device went on is stored beside it, however often the page is read anew', () => {
	const newer = beginAutosave(at(3, 'ot'))
	let copy = { version: 1, base: 'o', mine: 'ok', unsure: [] as readonly Work[] }
	for (const _reload of ['first', 'second', 'third']) {
		const { mine, base, unsure, phase } = from(newer, { type: 'found', copy })
		expect({ mine, base, phase }).toEqual({ mine: 'otk', base: at(3, 'ot'), phase: { name: 'waiting' } })
		copy = { version: base.version, base: base.work, mine, unsure }
	}
})

test('a page that is older than what was kept goes on from the newer state', () => {
	const behind = after(found(4, 'ot', 'otk'))
	expect(behind).toMatchObject({ mine: 'otk', base: at(4, 'ot'), phase: { name: 'waiting' } })
	expect(from(behind, sending, stored(5, 'otk'))).toMatchObject({ phase: { name: 'saved' } })
	expect(after(found(4, 'ot', 'ot'))).toMatchObject({
		mine: 'ot',
		base: at(4, 'ot'),
		phase: { name: 'saved' },
	})
	expect(after(type('oa'), found(4, 'ot', 'otk'))).toMatchObject({ mine: 'otka', base: at(4, 'ot') })
})

test('what was kept does not write over what is being typed: both are there', () => {
	expect(after(type('oa'), found(1, 'o', 'ok'))).toMatchObject({ mine: 'oak', phase: { name: 'waiting' } })
})

test('what was refused is sent again only when it changes', () => {
	const refused = after(type('oa'), sending, { type: 'refused', reason: 'invalid' })
	expect(sendsIn(refused)).toBeNull()
	expect(isUnsaved(refused)).toBe(true)
	expect(sendsIn(from(refused, type('ob')))).toBe(1_000)
})

test('after the last save nothing changes any more', () => {
	const closed = after(type('oa'), sending, stored(2, 'oa', 'plan'))
	expect(closed.phase).toEqual({ name: 'closed', because: 'plan' })
	expect(from(closed, type('ob'), sending, found(1, 'o', 'ok'), seen(3, 'ot'))).toBe(closed)
})

test('what was typed while a session was being ended, here or elsewhere, still gets into it', () => {
	const typed = after(type('oa'), sending, type('oab'), stored(2, 'oa', 'ended'))
	expect(typed).toMatchObject({ mine: 'oab', phase: { name: 'waiting' } })
	expect(from(typed, sending, stored(3, 'oab', 'ended')).phase).toEqual({ name: 'closed', because: 'ended' })
	const elsewhere = after(type('om'), seen(2, 'ot', true))
	expect(elsewhere).toMatchObject({ mine: 'otm', phase: { name: 'waiting' } })
	const kept = from(beginAutosave(at(2, 'ot', true)), found(1, 'o', 'ok'))
	expect(kept).toMatchObject({ mine: 'otk', phase: { name: 'waiting' } })
})

test('an end whose answer was lost is recognised when it is asked for again, and an end elsewhere is one here', () => {
	const lost = after(type('oa'), sending, failed, sending, conflict(2, 'oa', true))
	expect(lost.phase).toEqual({ name: 'closed', because: 'ended' })
	expect(after(seen(2, 'ot', true))).toMatchObject({
		mine: 'ot',
		phase: { name: 'closed', because: 'ended' },
	})
})

test('what another tab or device stored is taken in at once, older news never, and none while a save is under way', () => {
	expect(after(seen(4, 'ot'))).toMatchObject({ mine: 'ot', base: at(4, 'ot'), phase: { name: 'saved' } })
	expect(after(type('om'), seen(4, 'ot'))).toMatchObject({ mine: 'otm', phase: { name: 'waiting' } })
	expect(after(seen(1, 'older'))).toBe(start)
	const busy = after(type('om'), sending)
	expect(from(busy, seen(4, 'ot'))).toBe(busy)
})

test('a server that is behind what the page has, as after a backup came back, loses nothing of it', () => {
	const ahead = beginAutosave(at(9, 'oabc'))
	const back = from(ahead, type('oabcd'), sending, conflict(5, 'oa'))
	expect(back).toMatchObject({ mine: 'oabcd', base: at(5, 'oa'), phase: { name: 'waiting' } })
})

test('whatever happens, no letter leaves the screen but by somebody’s wish', () => {
	const added = fc.constantFrom(...'abcdef')
	const event = fc.oneof<fc.Arbitrary<(state: Autosave<Work>) => Event>[]>(
		added.map((letter) => (state) => type([...new Set(state.mine + letter)].join(''))),
		fc.constant(() => sending),
		fc.constant((state) =>
			state.phase.name === 'saving' ? stored(state.base.version + 1, state.phase.sent) : failed,
		),
		fc.constant(() => failed),
		fc.constant(() => ({ type: 'refused', reason: 'plan' }) as const),
		fc.tuple(fc.boolean(), added).map(([isNews, letter]) => ({ base }) => {
			const work = [...new Set(base.work + letter)].join('')
			return isNews ? seen(base.version + 1, work) : conflict(base.version + 1, work)
		}),
		added.map(
			(letter) =>
				({ base }) =>
					found(base.version, base.work, base.work + letter),
		),
	)
	fc.assert(
		fc.property(fc.array(event, { maxLength: 30 }), (events) => {
			let state = start
			for (const next of events) {
				const before = state.mine
				state = stepAutosave(state, next(state), rules)
				expect([...state.mine]).toEqual(expect.arrayContaining([...before]))
				if (state.phase.name === 'saved') expect(state.mine).toBe(state.base.work)
			}
		}),
	)
})
