import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend, aStoredSubscriber } from '../../../../tests/support/accounts'
import { aFocusSession, aSave } from '../../../../tests/support/focus/focus'
import { endFocusSession, saveFocusSession } from '../focus.server'
import { goOnWithPastSession } from '../focus-past.server'
import { USUAL_LENGTHS } from '../lengths'
import { startTimer } from '../pomodoro'
import { focusSessions } from '../schema.server'
import { readFocusTime } from './focus-time.server'
import { dayAfter } from './time'

const MINUTE = 60_000
const TODAY = new Date().toISOString().slice(0, 10)
const BY_DAYS = { unit: 'days', until: null } as const

/** A clock that stands still after so many minutes of a round. */
const ranFor = (minutes: number, lengths = USUAL_LENGTHS) => {
	const startedAt = Date.now() - 90 * MINUTE
	return { ...startTimer(startedAt, lengths), pausedAt: startedAt + minutes * MINUTE, seenAt: startedAt }
}

/** An ended session of somebody, with minutes of focus and overtime by day. */
async function worked(
	{ userId }: { userId: string },
	title: string,
	days: Record<string, number>,
	over: Record<string, number> = {},
	endedAt = new Date(),
): Promise<void> {
	const inMs = (minutes: Record<string, number>) =>
		Object.fromEntries(Object.entries(minutes).map(([day, count]) => [day, count * MINUTE]))
	await db()
		.insert(focusSessions)
		.values({ userId, title, endedAt, spentDays: inMs(days), overDays: inMs(over), timer: ranFor(1) })
}

const daysOf = async (id: string) => {
	const [row] = await db().select().from(focusSessions).where(eq(focusSessions.id, id))
	return [row?.spentDays, row?.overDays]
}

test('what a clock has counted since the save before belongs to the day of the save', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	const lengths = { ...USUAL_LENGTHS, waits: true }
	await saveFocusSession(someone, aSave(session, { timer: ranFor(10) }))
	await saveFocusSession(someone, aSave(session, { version: 2, timer: ranFor(28, lengths) }))
	expect(await daysOf(session.id)).toEqual([{ [TODAY]: 25 * MINUTE }, { [TODAY]: 3 * MINUTE }])
	await db()
		.update(focusSessions)
		.set({ spentDays: { '2026-01-01': 20 * MINUTE }, overDays: {} })
		.where(eq(focusSessions.id, session.id))
	await endFocusSession(someone, session.id)
	const [spent] = await daysOf(session.id)
	expect(spent).toEqual({ '2026-01-01': 20 * MINUTE, [TODAY]: 5 * MINUTE })
	await saveFocusSession(someone, aSave(session, { version: 4, timer: ranFor(60) }))
	expect((await daysOf(session.id))[0]).toEqual(spent)
})

test('a clock that another device has set back takes nothing from a day', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	await saveFocusSession(someone, aSave(session, { timer: ranFor(20) }))
	await saveFocusSession(someone, aSave(session, { version: 2, timer: ranFor(5) }))
	expect(await daysOf(session.id)).toEqual([{ [TODAY]: 20 * MINUTE }, { [TODAY]: 0 }])
})

test('the page has days, the week, streaks and titles, with the session in progress', async () => {
	const someone = await aStoredLegend()
	const yesterday = dayAfter(TODAY, -1)
	await worked(someone, 'Quote', { [yesterday]: 30, [dayAfter(TODAY, -2)]: 20 }, { [yesterday]: 4 })
	await worked(someone, ' quote', { [yesterday]: 10 })
	await worked(someone, 'Old', { [dayAfter(TODAY, -90)]: 60 })
	const session = await aFocusSession(someone, 'QUOTE')
	await db()
		.update(focusSessions)
		.set({ timer: ranFor(25) })
		.where(eq(focusSessions.id, session.id))
	const time = await readFocusTime(someone, BY_DAYS)
	const [before, last, now] = time.spans.slice(-3)
	expect(before).toMatchObject({ spentMs: 20 * MINUTE })
	expect(last).toMatchObject({ from: yesterday, spentMs: 40 * MINUTE, overMs: 4 * MINUTE })
	expect(now).toMatchObject({ to: TODAY, spentMs: 25 * MINUTE })
	expect(time).toMatchObject({ streaks: { now: 3, longest: 3 }, later: null, isShort: false })
	expect(time.titles).toMatchObject([{ spentMs: 85 * MINUTE, overMs: 4 * MINUTE, sessions: 3 }])
	expect(time.earlier).toBe(dayAfter(TODAY, -28))
	const further = await readFocusTime(someone, { unit: 'days', until: dayAfter(TODAY, -84) })
	expect(further.titles).toMatchObject([{ title: 'Old', spentMs: 60 * MINUTE, sessions: 1 }])
	expect(further.earlier).toBeNull()
	expect(further.later).toBe(dayAfter(TODAY, -56))
	const weeks = await readFocusTime(someone, { unit: 'weeks', until: '2999-01-01' })
	expect(weeks.spans.reduce((sum, { spentMs }) => sum + spentMs, 0)).toBe(145 * MINUTE)
})

test('a Creator’s time is that of their last 5 sessions and the one in progress, nobody else’s is in it', async () => {
	const [someone, other] = [await aStoredSubscriber(), await aStoredLegend()]
	await worked(other, 'Theirs', { [TODAY]: 60 })
	for (const at of [1, 2, 3, 4, 5, 6]) {
		await worked(someone, `Session ${at}`, { [TODAY]: at }, {}, new Date(Date.UTC(2026, 0, at)))
	}
	const time = await readFocusTime(someone, BY_DAYS)
	expect(time.isShort).toBe(true)
	expect(time.today.spentMs).toBe(20 * MINUTE)
	expect(time.titles.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((at) => `Session ${at}`))
})

test('a session from before days were counted belongs to the day of its end, in the person’s time zone', async () => {
	const someone = await aStoredLegend()
	const endedAt = new Date('2026-05-05T01:00:00Z')
	const startedAt = endedAt.getTime() - 20 * MINUTE
	const old = { userId: someone.userId, endedAt, updatedAt: endedAt }
	const { seenAt: _seenAt, ...blind } = startTimer(startedAt)
	const [counted] = await db()
		.insert(focusSessions)
		.values([
			{ ...old, title: 'Counted', timer: startTimer(startedAt) },
			{ ...old, title: 'Rests counted too', timer: blind },
		])
		.returning({ id: focusSessions.id })
	const time = await readFocusTime(someone, { unit: 'days', until: '2026-05-04' }, 'America/Sao_Paulo')
	expect(time.spans.at(-1)).toMatchObject({ to: '2026-05-04', spentMs: 20 * MINUTE })
	expect(time.titles).toMatchObject([{ title: 'Counted' }])
	await goOnWithPastSession(someone, counted?.id ?? '')
	const again = await readFocusTime(someone, { unit: 'days', until: '2026-05-04' })
	expect(again.spans.at(-1)).toMatchObject({ spentMs: 20 * MINUTE })
})

test('going on with a session from before days were counted leaves its time where it was', async () => {
	const someone = await aStoredLegend()
	const endedAt = new Date('2026-05-05T12:00:00Z')
	const timer = startTimer(endedAt.getTime() - 20 * MINUTE)
	const row = { userId: someone.userId, title: 'Old', endedAt, updatedAt: endedAt, timer }
	const [old] = await db().insert(focusSessions).values(row).returning({ id: focusSessions.id })
	await goOnWithPastSession(someone, old?.id ?? '')
	expect(await daysOf(old?.id ?? '')).toEqual([{ '2026-05-05': 20 * MINUTE }, { '2026-05-05': 0 }])
})
