import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import { db } from '~/db/client.server'
import { aStoredLegend, aStoredSubscriber } from '../../../tests/support/accounts'
import { aFocusSession, afterLapse, aSave, aSubTask } from '../../../tests/support/focus/focus'
import { exportAccount } from '../../../tests/support/locker/exported'
import type { StoredFocusSession } from './focus'
import {
	endFocusSession,
	findActiveFocusSession,
	readFocusSession,
	readNewerFocusSession,
	saveFocusSession,
	startFocusSession,
} from './focus.server'
import { listPastSessions, reopenFocusSession } from './focus-past.server'
import { USUAL_LENGTHS } from './lengths'
import { startTimer } from './pomodoro'
import { focusSessions } from './schema.server'

async function refusalOf(attempt: Promise<unknown>): Promise<Refused> {
	const error = await attempt.then(
		() => null,
		(reason: unknown) => reason,
	)
	if (error instanceof Refused) return error
	throw new Error(`It was not refused: ${error}`)
}

test('a session starts with its title, no tasks, no prompts, 😊 with attention 5 and a running clock', async () => {
	const someone = await aStoredSubscriber()
	expect(await readFocusSession(someone)).toBeNull()
	const before = Date.now()
	const session = await aFocusSession(someone, 'Price it')
	expect(session).toMatchObject({ version: 1, endedAt: null })
	expect(session.work).toMatchObject({
		title: 'Price it',
		subTasks: [],
		lastPrompts: [],
		mentalStatus: { emoji: '😊', attentionLevel: 5 },
		timer: { pausedAt: null, spentMs: 0 },
	})
	expect(session.work.timer.startedAt).toBeGreaterThanOrEqual(before)
})

test('everything that was changed comes back as it was saved, and the version goes up', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	const save = aSave(session, {
		subTasks: [aSubTask('Write “prices”, ção 🎈'), aSubTask('Send', true)],
		lastPrompts: ['Line one\n\tline two', 'older'],
		otherTitles: ['What another device called it'],
		mentalStatus: { emoji: '😴', attentionLevel: 10 },
		timer: { ...startTimer(1, { ...USUAL_LENGTHS, focus: 50 }), pausedAt: 2, spentMs: 3, seenAt: 2 },
	})
	expect(await saveFocusSession(someone, save)).toEqual({ version: 2, end: null })
	const { id, version: _version, isEnding: _isEnding, ...work } = save
	expect(await readFocusSession(someone)).toMatchObject({ id, version: 2, work })
	await saveFocusSession(someone, { ...save, version: 2, mentalStatus: null })
	expect((await readFocusSession(someone))?.work.mentalStatus).toBeNull()
})

test('a stale save changes nothing and learns what is stored, to be merged with it', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	await saveFocusSession(someone, aSave(session, { subTasks: [aSubTask('theirs')] }))
	const refused = await refusalOf(saveFocusSession(someone, aSave(session, { subTasks: [aSubTask('mine')] })))
	expect(refused).toMatchObject({ status: 409, code: 'conflict' })
	expect(refused.details).toMatchObject({ version: 2, work: { subTasks: [{ text: 'theirs' }] } })
	expect((await readFocusSession(someone))?.work.subTasks).toMatchObject([{ text: 'theirs' }])
})

test('of two saves at the same moment one is stored, and the other learns of it', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	const outcomes = await Promise.allSettled(
		['one', 'other'].map((text) => saveFocusSession(someone, aSave(session, { subTasks: [aSubTask(text)] }))),
	)
	expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('ending saves, and then nothing is active; the session is among the past ones', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone, 'Ended')
	const tasks = [aSubTask('one', true), aSubTask('two'), aSubTask('three', true)]
	const started = Date.now() - 90 * 60_000
	const pausedAt = started + 30 * 60_000
	const timer = { ...startTimer(started), pausedAt, spentMs: 30 * 60_000, seenAt: pausedAt }
	expect(await saveFocusSession(someone, aSave(session, { subTasks: tasks, timer, isEnding: true }))).toEqual(
		{
			version: 2,
			end: 'ended',
		},
	)
	expect(await readFocusSession(someone)).toBeNull()
	const { sessions } = await listPastSessions(someone, null)
	expect(sessions).toMatchObject([{ title: 'Ended', tasks: 3, tasksDone: 2, countsRests: false }])
	expect((sessions[0]?.spentMs ?? 0) / 60_000).toBe(55)
})

test('ending by the form twice is ending once, and what another tab still has can be saved to it', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	await endFocusSession(someone, session.id)
	const [{ endedAt } = {}] = (await listPastSessions(someone, null)).sessions
	await endFocusSession(someone, session.id)
	expect((await listPastSessions(someone, null)).sessions).toMatchObject([{ endedAt }])
	const late = aSave(session, { subTasks: [aSubTask('late')] })
	expect((await refusalOf(saveFocusSession(someone, late))).details).toMatchObject({ version: 2, endedAt })
	expect(await saveFocusSession(someone, { ...late, version: 2 })).toEqual({ version: 3, end: 'ended' })
	expect(await readFocusSession(someone)).toBeNull()
})

test('an end is taken back: the session goes on as it was, and other devices learn of it', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	await saveFocusSession(someone, aSave(session, { subTasks: [aSubTask('last')], isEnding: true }))
	expect(await findActiveFocusSession(someone)).toBeNull()
	await reopenFocusSession(someone, session.id)
	expect(await findActiveFocusSession(someone)).toBe(session.id)
	const news = await readNewerFocusSession(someone, { id: session.id, version: 2 })
	expect(news).toMatchObject({ version: 3, endedAt: null, work: { subTasks: [{ text: 'last' }] } })
	await reopenFocusSession(someone, session.id)
	expect((await readFocusSession(someone))?.version).toBe(3)
})

test('an end is not taken back where another session is in progress by then', async () => {
	const someone = await aStoredSubscriber()
	const { id } = await aFocusSession(someone)
	await endFocusSession(someone, id)
	const next = await aFocusSession(someone, 'Next')
	expect(await refusalOf(reopenFocusSession(someone, id))).toMatchObject({ status: 409 })
	expect(await findActiveFocusSession(someone)).toBe(next.id)
})

test('who knows the newest version is told nothing', async () => {
	const someone = await aStoredSubscriber()
	const { id } = await aFocusSession(someone)
	expect(await readNewerFocusSession(someone, { id, version: 1 })).toBeNull()
	expect(await readNewerFocusSession(someone, { id, version: 0 })).toMatchObject({ id, version: 1 })
	await endFocusSession(someone, id)
	const ended = await readNewerFocusSession(someone, { id, version: 1 })
	expect(ended).toMatchObject({ version: 2, endedAt: expect.any(Date) })
})

test('there is one session at a time: a second start, also at the same moment, finds the first', async () => {
	const someone = await aStoredSubscriber()
	const starts = await Promise.all(['one', 'other'].map((title) => startFocusSession(someone, { title })))
	expect(starts.map(({ hasStarted }) => hasStarted).toSorted()).toEqual([false, true])
	const running = await readFocusSession(someone)
	expect(await startFocusSession(someone, { title: 'third' })).toEqual({ hasStarted: false })
	expect((await readFocusSession(someone))?.id).toBe(running?.id)
})

test.each([
	['someone else’s', ({ id }: StoredFocusSession) => id],
	['a missing', () => randomUUID()],
	['a malformed', () => "' or 1=1 --"],
])('%s session answers as missing, and stays as it was', async (_whose, idOf) => {
	const owner = await aStoredSubscriber()
	const session = await aFocusSession(owner, 'Private')
	const stranger = await aStoredLegend()
	const save = { ...aSave(session), title: 'Stolen', id: idOf(session) }
	expect(await refusalOf(saveFocusSession(stranger, save))).toMatchObject({ status: 404, details: undefined })
	expect(await refusalOf(saveFocusSession(stranger, { ...save, version: 99 }))).toMatchObject({ status: 404 })
	expect(await refusalOf(endFocusSession(stranger, save.id))).toMatchObject({ status: 404 })
	expect(await refusalOf(reopenFocusSession(stranger, save.id))).toMatchObject({ status: 404 })
	expect(await readNewerFocusSession(stranger, { id: save.id, version: 0 })).toBeNull()
	expect(await readFocusSession(stranger)).toBeNull()
	expect((await listPastSessions(stranger, null)).sessions).toEqual([])
	expect(await readFocusSession(owner)).toMatchObject({ version: 1, work: { title: 'Private' } })
})

test('after the plan ended, what was typed is saved once, the session ends with it, and then nothing is taken', async () => {
	const subscriber = await aStoredSubscriber()
	const session = await aFocusSession(subscriber)
	const lapsed = await afterLapse(subscriber)
	const save = aSave(session, { subTasks: [aSubTask('typed in the last minute')] })
	expect(await saveFocusSession(lapsed, save)).toEqual({ version: 2, end: 'plan' })
	const more = { ...save, version: 2, subTasks: [aSubTask('and more')] }
	expect(await refusalOf(saveFocusSession(lapsed, more))).toMatchObject({
		status: 403,
		code: 'plan_too_small',
		message: 'focus_mode_is_only_available_for_premium_and_pro_subscribers',
	})
	const [stored] = await db().select().from(focusSessions).where(eq(focusSessions.id, session.id))
	expect(stored?.subTasks).toMatchObject([{ text: 'typed in the last minute' }])
	expect(stored?.endedAt).not.toBeNull()
})

test('a lapsed owner’s stale save still learns what is stored', async () => {
	const subscriber = await aStoredSubscriber()
	const session = await aFocusSession(subscriber)
	await saveFocusSession(subscriber, aSave(session, { subTasks: [aSubTask('theirs')] }))
	const refused = await refusalOf(saveFocusSession(await afterLapse(subscriber), aSave(session)))
	expect(refused).toMatchObject({ status: 409, details: { version: 2 } })
})

test.each([
	['a blank title', { title: '  ' }],
	['a sixth prompt', { lastPrompts: ['1', '2', '3', '4', '5', '6'] }],
	['an attention of 11', { mentalStatus: { emoji: '😊', attentionLevel: 11 } }],
	['an emoji that is none of the six', { mentalStatus: { emoji: '🤖', attentionLevel: 5 } }],
])('%s is refused by the database too', async (_what, wrong) => {
	const { userId } = await aStoredSubscriber()
	const insert = db()
		.insert(focusSessions)
		.values({ userId, title: 'x', ...wrong })
	await expect(insert).rejects.toThrow()
})

test('someone’s export has their sessions whole, and nobody else’s', async () => {
	const someone = await aStoredSubscriber()
	await aFocusSession(await aStoredSubscriber(), 'Somebody else’s')
	const session = await aFocusSession(someone, 'Mine')
	await saveFocusSession(someone, aSave(session, { lastPrompts: ['a prompt'] }))
	const { focusSessions: exported } = await exportAccount(someone)
	expect(exported).toMatchObject([{ title: 'Mine', lastPrompts: ['a prompt'], endedAt: null }])
	expect(JSON.stringify(exported)).not.toContain(someone.userId)
})
