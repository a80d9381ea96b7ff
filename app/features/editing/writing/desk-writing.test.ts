import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftBrowser } from '~/core/drafts/draft-browser'
import { aFile, contentOf as contentOfFile } from '../../../../tests/support/library'
import { storageOf } from '../../../../tests/support/storage'
import { deskDrafts } from '../desk-drafts'
import { contentOf, type DeskForm, deskFormOf } from '../desk-form'
import type { DeskAnswer, DeskSaving, StoredDesk } from '../desk-state'
import { createDeskWriting } from './desk-writing'

const form = deskFormOf(contentOfFile(aFile({ id: 'one' })))

const aStored = (given: Partial<StoredDesk> = {}): StoredDesk => ({
	id: 'one',
	updatedAt: '2026-11-23T12:00:00.000Z',
	form,
	revision: 1,
	basedOn: null,
	by: null,
	newer: null,
	...given,
})

const titled = (title: string) => (of: DeskForm) => ({ ...of, en: { ...of.en, title } })

/** An editor's page whose savings are answered one by one, in this order. */
const aDesk = (stored: StoredDesk, ...answers: DeskAnswer[]) => aDeskOn(new Map(), stored, answers)

/** One on a device that keeps texts already. */
function aDeskOn(kept: Map<string, string>, stored: StoredDesk, answers: DeskAnswer[]) {
	const browser: DraftBrowser = {
		tellsPages: true,
		storage: () => storageOf(kept),
		hold: async () => () => undefined,
	}
	const sent: DeskSaving[] = []
	const writing = createDeskWriting(
		{ stored, problems: [] },
		deskDrafts(browser, 'somebody'),
		async (saving) => {
			sent.push(saving)
			return answers.shift() ?? { type: 'failed' }
		},
	)
	return { writing, sent, kept }
}

const storedAs = (revision: number, title: string, rest: Partial<StoredDesk> = {}): StoredDesk =>
	aStored({ updatedAt: `2026-11-23T12:00:0${revision}.000Z`, revision, form: titled(title)(form), ...rest })

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('document', new EventTarget())
	vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('what is taken by the server is on the device no more, and the next saving is made of it', async () => {
	const { writing, sent, kept } = aDesk(
		aStored(),
		{ type: 'stored', stored: storedAs(2, 'First'), problems: [] },
		{ type: 'stored', stored: storedAs(3, 'Second'), problems: [] },
	)
	writing.type(titled('First'))
	expect(writing.read().phase).toBe('waiting')
	expect(kept.size).toBe(1)
	expect(await writing.flush()).toBe(true)
	expect(kept.size).toBe(0)
	writing.type(titled('Second'))
	await writing.flush()
	expect(sent.map(({ revision, content }) => [revision, content.en.title])).toEqual([
		[1, 'First'],
		[2, 'Second'],
	])
	expect(writing.read()).toMatchObject({ phase: 'saved', base: { revision: 3 } })
})

test('what did not get through, or is not taken, is said to be unsaved and stays on the device', async () => {
	for (const [answer, phase] of [
		[{ type: 'failed' }, 'failed'],
		[{ type: 'refused', reason: 'invalid' }, 'invalid'],
		[{ type: 'refused', reason: 'signed_out' }, 'signed_out'],
	] as const) {
		const { writing, sent, kept } = aDesk(aStored(), answer)
		writing.type(titled('Unsaved'))
		expect(await writing.flush()).toBe(false)
		expect(writing.read().phase).toBe(phase)
		expect([sent.length, kept.size]).toEqual([1, 1])
	}
})

test('over what somebody else stored nothing is sent until the person has chosen', async () => {
	const theirs = storedAs(2, 'Theirs', { by: 'other@pronto.test' })
	const { writing, sent, kept } = aDesk(
		aStored(),
		{ type: 'conflict', stored: theirs },
		{ type: 'stored', stored: storedAs(3, 'Mine, and more'), problems: [] },
	)
	writing.type(titled('Mine'))
	expect(await writing.flush()).toBe(false)
	expect(writing.read()).toMatchObject({ phase: 'conflict', theirs: { by: 'other@pronto.test' } })
	writing.type(titled('Mine, and more'))
	expect(await writing.flush()).toBe(false)
	expect([sent.length, kept.size]).toEqual([1, 1])
	expect(await writing.keepMine()).toBe(true)
	expect(sent.at(-1)).toMatchObject({ revision: 2, content: { en: { title: 'Mine, and more' } } })
	expect(writing.read().theirs).toBeNull()
})

test('what two changed in different fields comes together, and is not published before it was seen', async () => {
	const theirs = storedAs(2, 'Theirs', { by: 'other@pronto.test' })
	const both = aStored({ ...theirs, revision: 3, form: { ...theirs.form, category: 'nutrition' } })
	const { writing, sent, kept } = aDesk(
		aStored(),
		{ type: 'conflict', stored: theirs },
		{ type: 'stored', stored: both, problems: [] },
	)
	writing.type((of) => ({ ...of, category: 'nutrition' }))
	expect(await writing.flush()).toBe(false)
	expect(sent.at(-1)).toMatchObject({
		revision: 2,
		content: { category: 'nutrition', en: { title: 'Theirs' } },
	})
	expect(writing.read()).toMatchObject({
		phase: 'saved',
		values: { category: 'nutrition', en: { title: 'Theirs' } },
		merged: { by: 'other@pronto.test' },
	})
	expect([kept.size, await writing.flush()]).toEqual([0, true])
})

test('their text is taken as it is, and mine is given up', async () => {
	const { writing, sent, kept } = aDesk(aStored(), { type: 'conflict', stored: storedAs(2, 'Theirs') })
	writing.type(titled('Mine'))
	await writing.flush()
	writing.takeTheirs()
	expect(writing.read()).toMatchObject({ phase: 'saved', values: { en: { title: 'Theirs' } } })
	expect([sent.length, kept.size]).toEqual([1, 0])
})

test('a saving whose answer was lost is no conflict', async () => {
	const { writing } = aDesk(
		aStored(),
		{ type: 'failed' },
		{ type: 'conflict', stored: storedAs(2, 'Mine') },
		{ type: 'stored', stored: storedAs(3, 'Mine'), problems: [] },
	)
	writing.type(titled('Mine'))
	await writing.flush()
	expect(await writing.flush()).toBe(true)
	expect(writing.read().theirs).toBeNull()
})

test('a version that came after the draft was begun is shown beside it, and either goes on', async () => {
	const newer = { number: 3, form: titled('Version 3')(form) }
	const behind = aStored({ basedOn: 2, newer })
	const kept = aDesk(behind, { type: 'stored', stored: aStored({ basedOn: 3, revision: 2 }), problems: [] })
	await kept.writing.keepMine()
	expect(kept.sent).toEqual([{ basedOn: 3, revision: 1, content: contentOf(form) }])
	const taken = aDesk(behind, {
		type: 'stored',
		stored: storedAs(2, 'Version 3', { basedOn: 3 }),
		problems: [],
	})
	taken.writing.takeTheirs()
	await taken.writing.flush()
	expect(taken.sent).toMatchObject([{ basedOn: 3, revision: 1, content: { en: { title: 'Version 3' } } }])
})

test('what waited is not sent once other text stands in the fields', async () => {
	const { writing, sent, kept } = aDesk(aStored())
	const close = writing.open()
	writing.type(titled('Mine'))
	writing.startOver()
	await vi.advanceTimersByTimeAsync(5_000)
	expect([sent.length, kept.size, writing.read().phase]).toEqual([0, 0, 'saved'])
	close()
})

test('an older text of another page is not sent over what is stored before the person has chosen', async () => {
	const older = aDesk(aStored({ updatedAt: '2026-11-23T11:00:00.000Z' }))
	older.writing.type(titled('Left by another page'))
	const { writing, sent } = aDeskOn(older.kept, aStored(), [])
	const close = writing.open()
	writing.type(titled('Mine'))
	await vi.advanceTimersByTimeAsync(0)
	const [left] = writing.read().others
	await writing.takeOther(left?.place ?? '')
	await vi.advanceTimersByTimeAsync(5_000)
	expect(sent).toEqual([])
	expect(writing.read()).toMatchObject({
		phase: 'conflict',
		values: { en: { title: 'Left by another page' } },
	})
	close()
})

test('what somebody else stored before it could go out is shown beside, and either goes on', async () => {
	const theirs = storedAs(2, 'Theirs', { by: 'other@pronto.test' })
	const { writing, sent } = aDesk(aStored(), { type: 'stored', stored: storedAs(3, 'Mine'), problems: [] })
	writing.meet(aStored())
	expect(writing.read().phase).toBe('saved')
	writing.meet(theirs)
	expect(writing.read()).toMatchObject({ phase: 'conflict', theirs: { by: 'other@pronto.test' } })
	expect(await writing.keepMine()).toBe(true)
	expect(sent).toMatchObject([{ revision: 2 }])
	const taken = aDesk(aStored())
	taken.writing.meet(theirs)
	taken.writing.takeTheirs()
	expect(taken.writing.read()).toMatchObject({ phase: 'saved', values: { en: { title: 'Theirs' } } })
	const same = aDesk(aStored())
	same.writing.meet(aStored({ updatedAt: '2026-11-23T13:00:00.000Z', revision: null, basedOn: 1 }))
	expect(same.writing.read()).toMatchObject({ phase: 'saved', theirs: null, base: { basedOn: 1 } })
})

test('what is to be discarded stays on the device until it is, and goes on where it is not', async () => {
	const { writing, sent, kept } = aDesk(aStored())
	const close = writing.open()
	writing.type(titled('Mine'))
	await writing.discard()
	await vi.advanceTimersByTimeAsync(5_000)
	expect([sent.length, kept.size]).toEqual([0, 1])
	writing.goOn()
	await vi.advanceTimersByTimeAsync(1_000)
	expect([sent.length, kept.size]).toEqual([1, 1])
	await writing.discard()
	writing.renew(aStored(), [])
	expect([kept.size, writing.read().phase, writing.read().values]).toEqual([0, 'saved', form])
	writing.type(titled('Anew'))
	await vi.advanceTimersByTimeAsync(1_000)
	expect(sent.at(-1)).toMatchObject({ content: { en: { title: 'Anew' } } })
	await writing.discard()
	close()
	expect(kept.size).toBe(0)
})
