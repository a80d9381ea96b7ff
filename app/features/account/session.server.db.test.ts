import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { session } from '~/db/schema.server'
import { anAccount } from '../../../tests/support/accounts'
import { startSession } from './session.server'

const MOST = 500
const DAY_MS = 86_400_000

test('who signs in once more than anybody has devices ends the session that was longest unused, and no other', async () => {
	const [{ userId }, neighbour] = [await anAccount(), await anAccount()]
	await startSession(neighbour.userId)
	const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS)
	const mine = Array.from({ length: MOST }, (_none, place) => ({
		userId,
		token: `${userId}-${place}`,
		expiresAt: dayBefore(-30),
		updatedAt: dayBefore(1 + ((place + 250) % MOST) / MOST),
	}))
	await db().insert(session).values(mine)
	await startSession(userId)
	const tokensOf = async (owner: string) =>
		(await db().select({ token: session.token }).from(session).where(eq(session.userId, owner))).map(
			({ token }) => token,
		)
	const left = await tokensOf(userId)
	expect(left.length).toBe(MOST)
	expect(mine.map(({ token }) => token).filter((token) => !left.includes(token))).toEqual([`${userId}-249`])
	expect((await tokensOf(neighbour.userId)).length).toBe(1)
})
