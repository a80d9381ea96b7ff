import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend, aStoredSubscriber } from '../../../tests/support/accounts'
import { aFocusSession, aSave } from '../../../tests/support/focus/focus'
import type { Subscriber } from '../../../tests/support/people'
import { endFocusSession, listPastSessions, saveFocusSession } from './focus.server'
import { focusSessions } from './schema.server'

/** Ends a session at once, so that the next can be started. */
async function past(subscriber: Subscriber, title: string): Promise<void> {
	await endFocusSession(subscriber, (await aFocusSession(subscriber, title)).id)
}

test('a session that was left running overnight counts the round in which somebody was there', async () => {
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone)
	const startedAt = Date.now() - 8.5 * 60 * 60_000
	const timer = { startedAt, pausedAt: null, spentMs: 0, seenAt: startedAt + 60_000 }
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
