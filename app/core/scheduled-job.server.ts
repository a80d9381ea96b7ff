import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { scheduledJobs } from './schema.server'

/** For so long a process keeps a job to itself: one that was killed in the middle of it does not keep it for good. */
const HELD_MINUTES = 60

const minutes = (count: number) => sql`make_interval(mins => ${count})`

/**
 * Does a job if it is due and no other process is at it, and says when it is due again. A job that was never done is
 * first due after one interval. Answers what it came to, or null where it was not done here. Where it fails it is due
 * again in an hour, or after its interval where that is shorter.
 */
export async function whenDue<Result>(
	name: string,
	everyMinutes: number,
	work: () => Promise<Result>,
): Promise<Result | null> {
	await db()
		.insert(scheduledJobs)
		.values({ name, dueAt: sql`now() + ${minutes(everyMinutes)}` })
		.onConflictDoNothing()
	if (!(await take(name, lte(scheduledJobs.dueAt, sql`now()`)))) return null
	return holding(name, everyMinutes, work)
}

/** The same at once, whether it is due or not. Answers null where another process is at it. */
export async function atOnce<Result>(
	name: string,
	everyMinutes: number,
	work: () => Promise<Result>,
): Promise<Result | null> {
	await db().insert(scheduledJobs).values({ name, dueAt: sql`now()` }).onConflictDoNothing()
	if (!(await take(name, undefined))) return null
	return holding(name, everyMinutes, work)
}

async function holding<Result>(name: string, everyMinutes: number, work: () => Promise<Result>) {
	let next = Math.min(everyMinutes, HELD_MINUTES)
	try {
		const result = await work()
		next = everyMinutes
		return result
	} finally {
		await db()
			.update(scheduledJobs)
			.set({ dueAt: sql`now() + ${minutes(next)}`, heldUntil: null })
			.where(eq(scheduledJobs.name, name))
	}
}

async function take(name: string, when: ReturnType<typeof lte> | undefined): Promise<boolean> {
	const isFree = or(isNull(scheduledJobs.heldUntil), lt(scheduledJobs.heldUntil, sql`now()`))
	const taken = await db()
		.update(scheduledJobs)
		.set({ heldUntil: sql`now() + ${minutes(HELD_MINUTES)}` })
		.where(and(eq(scheduledJobs.name, name), isFree, when))
		.returning({ name: scheduledJobs.name })
	return taken.length > 0
}
