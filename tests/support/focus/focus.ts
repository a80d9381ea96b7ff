import { eq } from 'drizzle-orm'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { subscriptions } from '~/features/billing/schema.server'
import type { FocusSave, StoredFocusSession } from '~/features/focus/focus'
import { readFocusSession, startFocusSession } from '~/features/focus/focus.server'
import type { Subscriber } from '../people'

/** A session in progress of somebody. */
export async function aFocusSession(
	subscriber: Subscriber,
	title = 'Price the workshop',
): Promise<StoredFocusSession> {
	await startFocusSession(subscriber, { title })
	const session = await readFocusSession(subscriber)
	if (!session) throw new Error('The session that was just started is not known.')
	return session
}

/** A save of a session as its screen would send it. */
export function aSave({ id, version, work }: StoredFocusSession, given: Partial<FocusSave> = {}): FocusSave {
	return { id, version, ...work, isEnding: false, ...given }
}

/** A sub-task as a browser makes one. */
export function aSubTask(text: string, completed = false) {
	return { id: `id-${text.replace(/\W/g, '')}`, text, completed, createdAt: '2026-05-04T09:00:00.000Z' }
}

/** The same person after their plan is over, with the ticket that is left to them. */
export async function afterLapse(subscriber: Subscriber): Promise<Member> {
	await db().delete(subscriptions).where(eq(subscriptions.userId, subscriber.userId))
	return { ...subscriber, tier: 'free' }
}
