import { expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import { db } from '~/db/client.server'
import { aStoredLegend, aStoredSubscriber } from '../../../tests/support/accounts'
import { aFocusSession, aSave, aSubTask } from '../../../tests/support/focus/focus'
import type { Subscriber } from '../../../tests/support/people'
import {
	endFocusSession,
	findActiveFocusSession,
	readFocusSession,
	readLastLengths,
	saveFocusSession,
	startFocusSession,
} from './focus.server'
import {
	carryOpenTasks,
	deletePastSession,
	goOnWithPastSession,
	listPastSessions,
	readPastSession,
	reopenFocusSession,
} from './focus-past.server'
import { USUAL_LENGTHS } from './lengths'
import { startTimer } from './pomodoro'
import { focusSessions } from './schema.server'

const refusalOf = async (attempt: Promise<unknown>) => {
	const error = await attempt.catch((reason: unknown) => reason)
	return error instanceof Refused ? error.code : null
}

/** Ends a session at once, so that the next can be started. */
async function past(subscriber: Subscriber, title: string): Promise<void> {
	await endFocusSession(subscriber, (await aFocusSession(subscriber, title)).id)
}

test('a session that was left running overnight counts the round in which somebody was there', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	const startedAt = Date.now() - 8.5 * 60 * 60_000
	const timer = { ...startTimer(startedAt), seenAt: startedAt + 60_000 }
	await saveFocusSession(someone, aSave(session, { timer, isEnding: true }))
	expect((await listPastSessions(someone, null)).sessions).toMatchObject([{ spentMs: 25 * 60_000 }])
})

test('of a session from before rests were told apart, what its clock counted is listed as just that', async () => {
	const { userId, ...rest } = await aStoredSubscriber()
	const endedAt = new Date(Date.UTC(2026, 0, 1, 18))
	const startedAt = endedAt.getTime() - 8.5 * 60 * 60_000
	const old = { userId, endedAt, createdAt: new Date(startedAt), updatedAt: endedAt }
	await db()
		.insert(focusSessions)
		.values([
			{ ...old, title: 'Clock', timer: { startedAt, pausedAt: null, spentMs: 60_000 } },
			{ ...old, title: 'None' },
		])
	const { sessions } = await listPastSessions({ userId, ...rest }, null)
	const spent = sessions.map(({ title, spentMs, countsRests }) => [title, spentMs / 60_000, countsRests])
	expect(spent.toSorted()).toEqual([
		['Clock', 511, true],
		['None', 510, true],
	])
})

test('a Creator sees the last 5 ended sessions, also after asking for older ones', async () => {
	const someone = await aStoredSubscriber()
	for (const title of ['1', '2', '3', '4', '5', '6']) await past(someone, title)
	const { sessions, next } = await listPastSessions(someone, null)
	expect(sessions.map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2'])
	expect(next).toBeNull()
	const older = await listPastSessions(someone, sessions.at(-1)?.endedAt ?? null)
	expect(older.sessions.map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2'])
})

test('a Legend sees all of them, a page at a time', async () => {
	const someone = await aStoredLegend()
	const titles = Array.from({ length: 23 }, (_none, place) => String(place + 1))
	const values = titles.map((title, place) => ({
		userId: someone.userId,
		title,
		endedAt: new Date(Date.UTC(2026, 0, place + 1)),
	}))
	await db().insert(focusSessions).values(values)
	const first = await listPastSessions(someone, null)
	expect(first.sessions).toHaveLength(20)
	const second = await listPastSessions(someone, first.next)
	expect(second.next).toBeNull()
	expect([...first.sessions, ...second.sessions].map(({ title }) => title)).toEqual(titles.toReversed())
})

test('of what a Creator is not shown in the list nothing is read, gone on with or reopened; a Legend has all', async () => {
	const someone = await aStoredSubscriber()
	for (const title of ['1', '2', '3', '4', '5', '6']) await past(someone, title)
	const all = await listPastSessions({ ...someone, tier: 'pro' }, null)
	const [last, first] = [all.sessions.at(0)?.id ?? '', all.sessions.at(-1)?.id ?? '']
	expect(await readPastSession(someone, last)).toMatchObject({ work: { title: '6' } })
	for (const act of [
		readPastSession,
		goOnWithPastSession,
		carryOpenTasks,
		reopenFocusSession,
		deletePastSession,
	]) {
		expect(await refusalOf(act(someone, first))).toBe('not_found')
	}
	expect(await findActiveFocusSession(someone)).toBeNull()
	await goOnWithPastSession({ ...someone, tier: 'pro' }, first)
	expect(await findActiveFocusSession(someone)).toBe(first)
})

test('nobody reads, goes on with or carries over what is somebody else’s, and one in progress is no past one', async () => {
	const [someone, stranger] = [await aStoredSubscriber(), await aStoredLegend()]
	const { id } = await aFocusSession(someone)
	for (const act of [readPastSession, deletePastSession]) {
		expect(await refusalOf(act(someone, id))).toBe('not_found')
	}
	await endFocusSession(someone, id)
	for (const act of [readPastSession, goOnWithPastSession, carryOpenTasks, deletePastSession]) {
		expect(await refusalOf(act(stranger, id))).toBe('not_found')
	}
})

test('who goes on with a session begins a round, and neither the time away nor a rest counts', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	const startedAt = Date.now() - 8.5 * 60 * 60_000
	const timer = { ...startTimer(startedAt), seenAt: startedAt + 60_000 }
	const subTasks = [aSubTask('left')]
	await saveFocusSession(someone, aSave(session, { timer, subTasks, isEnding: true }))
	await goOnWithPastSession(someone, session.id)
	const again = await readFocusSession(someone)
	expect(again).toMatchObject({ id: session.id, version: 3, work: { subTasks: [{ text: 'left' }] } })
	expect(again?.work.timer).toMatchObject({ pausedAt: null, spentMs: 25 * 60_000 })
	expect(again?.work.timer.startedAt).toBeGreaterThan(Date.now() - 60_000)
})

test('own lengths and overtime stay with a session that goes on, and the next one is offered the lengths', async () => {
	const someone = await aStoredSubscriber()
	expect(await readLastLengths(someone)).toEqual(USUAL_LENGTHS)
	const lengths = { focus: 50, rest: 10, longRest: 30, longRestAfter: 3, waits: true }
	await startFocusSession(someone, { title: 'Own', lengths })
	const session = await readFocusSession(someone)
	if (!session) throw new Error('It was just started.')
	const startedAt = Date.now() - 55 * 60_000
	const timer = { ...startTimer(startedAt, lengths), pausedAt: startedAt + 52 * 60_000 }
	await saveFocusSession(someone, aSave(session, { timer, isEnding: true }))
	const [past] = (await listPastSessions(someone, null)).sessions
	expect(past).toMatchObject({ spentMs: 50 * 60_000, overMs: 2 * 60_000 })
	expect(await readLastLengths(someone)).toEqual(lengths)
	await goOnWithPastSession(someone, session.id)
	const again = await readFocusSession(someone)
	expect(again?.work.timer).toMatchObject({ spentMs: 50 * 60_000, overMs: 2 * 60_000, lengths })
})

test('open tasks are carried into a new session, which is not begun beside another', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone, 'Quote')
	const subTasks = [aSubTask('done', true), aSubTask('open')]
	await saveFocusSession(someone, aSave(session, { subTasks, isEnding: true }))
	expect(await carryOpenTasks(someone, session.id)).toEqual({ hasStarted: true })
	const next = await readFocusSession(someone)
	expect(next?.id).not.toBe(session.id)
	expect(next?.work).toMatchObject({ title: 'Quote', subTasks: [{ text: 'open', completed: false }] })
	expect((await readPastSession(someone, session.id)).work.subTasks).toHaveLength(2)
	expect(await carryOpenTasks(someone, session.id)).toEqual({ hasStarted: false })
	expect(await refusalOf(goOnWithPastSession(someone, session.id))).toBe('conflict')
})

test('a past session that is deleted is gone, with its time, and no other one', async () => {
	const someone = await aStoredLegend()
	for (const title of ['Kept', 'Deleted']) await past(someone, title)
	const { sessions } = await listPastSessions(someone, null)
	const id = sessions.find(({ title }) => title === 'Deleted')?.id ?? ''
	await deletePastSession(someone, id)
	expect((await listPastSessions(someone, null)).sessions.map(({ title }) => title)).toEqual(['Kept'])
	for (const act of [readPastSession, reopenFocusSession, deletePastSession]) {
		expect(await refusalOf(act(someone, id))).toBe('not_found')
	}
})
