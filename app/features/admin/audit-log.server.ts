import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Support } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import type { AuditAction, AuditDetails, AuditOutcome, TrailLine } from './audit'
import { auditLog } from './schema.server'

/** An act as it is written down: who did what to whom, and why. */
export interface Act {
	action: AuditAction
	userId: string
	/** Null for the command line. */
	byUserId: string | null
	/** Null where an act is undone, and for the command line. */
	reason: string | null
	details?: AuditDetails
	outcome?: AuditOutcome
}

/** Writes an act down, in the transaction in which it happens. Answers the line's number. */
export async function writeDown(within: Pick<Within, 'insert'>, act: Act): Promise<number> {
	const [line] = await within.insert(auditLog).values(act).returning({ id: auditLog.id })
	if (!line) throw new Error('The act was not written down.')
	return line.id
}

/**
 * Does what waits for others than the database, and writes it down: that it was begun, and how it went, with what `work`
 * tells of it. A process that dies in between leaves a line that says so.
 */
export async function recorded(act: Act, work: (tell: Tell) => Promise<void>): Promise<void> {
	const id = await writeDown(db(), { ...act, outcome: 'begun' })
	await settled(id, act.details, work)
}

type Tell = (details: AuditDetails) => void

/** Does what a line of the record says is begun, and writes down how it went, as `recorded` does. */
export async function settled(
	id: number,
	known: AuditDetails = {},
	work: (tell: Tell) => Promise<void>,
): Promise<void> {
	const line = eq(auditLog.id, id)
	try {
		let details = known
		await work((told) => {
			details = { ...details, ...told }
		})
		await db().update(auditLog).set({ outcome: 'done', details }).where(line)
	} catch (error) {
		await db().update(auditLog).set({ outcome: 'failed' }).where(line)
		throw error
	}
}

const MOST_LINES = 200

/** What was done to a person, the newest first. */
export async function readTrail(_by: Support, userId: string): Promise<TrailLine[]> {
	const [actor, actorProfile] = [alias(user, 'actor'), alias(profiles, 'actor_profile')]
	const { id, at, action, outcome, reason, details, byUserId } = auditLog
	const lines = await db()
		.select({
			...{ id, at, action, outcome, reason, details },
			isByCommand: sql<boolean>`${byUserId} is null`,
			fullName: actorProfile.fullName,
			email: actor.email,
		})
		.from(auditLog)
		.leftJoin(actor, eq(actor.id, byUserId))
		.leftJoin(actorProfile, eq(actorProfile.id, actor.id))
		.where(eq(auditLog.userId, userId))
		.orderBy(desc(id))
		.limit(MOST_LINES)
	return lines.map(({ fullName, email, at: moment, ...line }) => ({
		...line,
		at: moment.toISOString(),
		by: fullName || email,
	}))
}

/**
 * Takes what leads to a person out of the trail, in the transaction in which they go: `nobody` stands in their place, and the
 * words of reasons about them are gone. That something was done, when, and how it went stays.
 */
export async function forgetPerson(
	within: Pick<Within, 'update'>,
	userId: string,
	nobody: string,
): Promise<void> {
	await within.update(auditLog).set({ userId: nobody, reason: null }).where(eq(auditLog.userId, userId))
	await within.update(auditLog).set({ byUserId: nobody }).where(eq(auditLog.byUserId, userId))
}

/**
 * What was done to a person, with the reason, and what they did to others as staff, for their copy of what is stored: who
 * the others were is the others'.
 */
export async function exportActs(userId: string) {
	const { id, at, action, outcome, reason, details } = auditLog
	const done = { id, at, action, outcome }
	return {
		done: await db()
			.select({ ...done, reason, details })
			.from(auditLog)
			.where(eq(auditLog.userId, userId))
			.orderBy(asc(id)),
		asStaff: await db().select(done).from(auditLog).where(eq(auditLog.byUserId, userId)).orderBy(asc(id)),
	}
}
