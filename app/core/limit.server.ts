import { createHmac } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { db, type Within } from '~/db/client.server'
import { rateCounts } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { LIMIT_NAMES, LIMITS, type LimitName } from '~/env/env-fields.server'
import type { MessageId } from '~/i18n/words'
import { log } from '~/log.server'
import { beginAtZero, limitRefusals } from '~/metrics.server'
import { authSecret } from './auth-secret.server'
import { refuse } from './refuse.server'

/** Where a request comes from, for counting. */
export interface Client {
	address: string
}

/** In the sandbox people try things out, and tests run. */
const SANDBOX_TIMES = 10

/** How often something may be tried: as set, else as built in, ten times as often in the sandbox. */
export function limitOf(
	name: LimitName,
	{ limits, isSandbox }: { limits: { [Name in LimitName]?: number | undefined }; isSandbox: boolean },
): number {
	return limits[name] ?? LIMITS[name].most * (isSandbox ? SANDBOX_TIMES : 1)
}

beginAtZero(limitRefusals, ...Object.keys(LIMITS))

/** How a try is counted, and what who has none left is told. */
interface Counted {
	message?: MessageId
	/** As how many tries it counts. */
	weight?: number
}

/**
 * Counts one try of `name` by `who`, and refuses with `too_many`, Retry-After and `message`, whose `{count}` is the minutes
 * to wait, when there were too many in its window. A window ends when it ends: tries, refused ones too, never prolong it.
 * Counting and asking are one statement, so tries at the same moment can't slip through.
 */
export async function consumeRateLimit(
	name: LimitName,
	who: string,
	{ message = 'too_many', weight = 1 }: Counted = {},
): Promise<void> {
	const { seconds } = LIMITS[name]
	const isOver = sql`${rateCounts.expiresAt} <= now()`
	const ends = sql`now() + make_interval(secs => ${seconds})`
	const [counted] = await db()
		.insert(rateCounts)
		.values({ key: keyOf(name, who), count: weight, expiresAt: ends })
		.onConflictDoUpdate({
			target: rateCounts.key,
			set: {
				count: sql`case when ${isOver} then ${weight}::int else ${rateCounts.count} + ${weight}::int end`,
				expiresAt: sql`case when ${isOver} then ${ends} else ${rateCounts.expiresAt} end`,
			},
		})
		.returning({
			count: rateCounts.count,
			secondsLeft: sql<number>`ceil(extract(epoch from ${rateCounts.expiresAt} - now()))::int`,
		})
	if (!counted) return
	if (counted.count > limitOf(name, env())) {
		limitRefusals.inc({ limit: name })
		log.info({ event: 'too_many_tries', limit: name }, 'account')
		const retryAfter = Math.max(1, counted.secondsLeft)
		throw refuse('too_many', undefined, {
			message,
			values: { count: Math.ceil(retryAfter / 60) },
			retryAfter,
		})
	}
}

/** Takes a try back that turned out not to be one: what succeeded does not count against anybody. */
export async function refundRateLimit(name: LimitName, who: string, weight = 1): Promise<void> {
	await db()
		.update(rateCounts)
		.set({ count: sql`greatest(${rateCounts.count} - ${weight}::int, 0)` })
		.where(eq(rateCounts.key, keyOf(name, who)))
}

/** Lets somebody begin anew: what their tries brought is void. */
export async function resetRateLimit(
	name: LimitName,
	who: string,
	within: Pick<Within, 'delete'> = db(),
): Promise<void> {
	await within.delete(rateCounts).where(eq(rateCounts.key, keyOf(name, who)))
}

/** How many tries count against someone now, and until when. */
export async function readTries(
	name: LimitName,
	who: string,
): Promise<{ count: number; expiresAt: Date | null }> {
	const [counted] = await db()
		.select({ count: rateCounts.count, expiresAt: rateCounts.expiresAt })
		.from(rateCounts)
		.where(and(eq(rateCounts.key, keyOf(name, who)), gt(rateCounts.expiresAt, sql`now()`)))
	return counted ?? { count: 0, expiresAt: null }
}

/** The keys under which anything is counted of any of these. */
export function everyKeyOf(...whos: readonly string[]): string[] {
	return LIMIT_NAMES.flatMap((name) => whos.map((who) => keyOf(name, who)))
}

/** By a keyed hash: a count may outlive an account, and nobody shall find out an address by trying. */
export function keyOf(name: LimitName, who: string): string {
	return `${name}:${createHmac('sha256', authSecret()).update(who.toLowerCase()).digest('base64url')}`
}
