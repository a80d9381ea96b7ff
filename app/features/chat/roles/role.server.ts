import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member, MemberWith } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { lastReturn } from '../chat-removal.server'
import { chatRoles } from '../schema.server'
import { type ChatRole, MOST_ROLES, type RoleInput } from './role'

type Legend = MemberWith<'chat'>

const { id, userId, name, instruction, removedAt, updatedAt } = chatRoles
const has = (legend: Pick<Legend, 'userId'>) => and(eq(userId, legend.userId), isNull(removedAt))
const one = (legend: Legend, wanted: string) => and(has(legend), eq(id, wanted))

function missing() {
	return refuse('not_found', undefined, { message: 'chat_role_gone' })
}

/** A person's roles, by name. */
export async function listRoles(legend: Legend): Promise<ChatRole[]> {
	const rows = await db()
		.select({ id, name, instruction, updatedAt })
		.from(chatRoles)
		.where(has(legend))
		.orderBy(asc(sql`lower(${name})`), asc(id))
	return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

/**
 * Adds a role under an id, once, however often it is sent. Refuses with `conflict` where another one of this person has the
 * name, in whatever case, and with `invalid_input` where they have as many as they may.
 */
export function addRole(legend: Legend, wanted: string, input: RoleInput): Promise<void> {
	return changeRoles(legend, async (within) => {
		if (await within.$count(chatRoles, and(eq(userId, legend.userId), eq(id, wanted)))) return
		await refuseTaken(within, legend, input.name)
		// What can still be put back has its place.
		const kept = and(eq(userId, legend.userId), or(isNull(removedAt), gt(removedAt, lastReturn)))
		if ((await within.$count(chatRoles, kept)) >= MOST_ROLES) {
			throw refuse('invalid_input', undefined, { message: 'chat_roles_full', values: { most: MOST_ROLES } })
		}
		await within.insert(chatRoles).values({ id: wanted, userId: legend.userId, ...input })
	})
}

/**
 * Gives a role another name or instruction. Refuses with `not_found`, also for someone else's, with `conflict` where the name
 * is taken, and with `conflict` and what is stored (`stored`) where it was written after `seenAt`.
 */
export function changeRole(legend: Legend, wanted: string, input: RoleInput, seenAt: Date): Promise<void> {
	return changeRoles(legend, async (within) => {
		const [stored] = await within
			.select({ name, instruction, updatedAt })
			.from(chatRoles)
			.where(one(legend, wanted))
		if (!stored) throw missing()
		const isSame = stored.name === input.name && stored.instruction === input.instruction
		if (isSame) return
		if (stored.updatedAt > seenAt)
			throw refuse('conflict', { changed: true }, { message: 'chat_role_changed' })
		await refuseTaken(within, legend, input.name, wanted)
		await within
			.update(chatRoles)
			.set({ ...input, updatedAt: sql`now()` })
			.where(one(legend, wanted))
	})
}

/** Removes a role: conversations that have it go on without. It can be put back for some seconds; removing it twice is removing it once. */
export async function removeRole(legend: Legend, wanted: string): Promise<void> {
	await db().update(chatRoles).set({ removedAt: sql`now()` }).where(one(legend, wanted))
}

/** Puts back what was just removed, in the conversations that had it too. Refuses with `not_found` where it is too late, or never was. */
export async function restoreRole(legend: Legend, wanted: string): Promise<void> {
	const canReturn = or(isNull(removedAt), gt(removedAt, lastReturn))
	const restored = await db()
		.update(chatRoles)
		.set({ removedAt: null })
		.where(and(eq(userId, legend.userId), eq(id, wanted), canReturn))
		.returning({ id })
	if (restored.length === 0) throw missing()
}

/** Deletes for good what was removed and can't return any more. */
export async function purgeRemovedRoles(): Promise<void> {
	await db()
		.delete(chatRoles)
		.where(and(isNotNull(removedAt), lt(removedAt, lastReturn)))
}

/**
 * The role that a message is sent with: null for none, undefined where the conversation keeps its own. Refuses with
 * `conflict` (and says that the screen is to be read anew) where there is no such role any more.
 */
export async function chosenRole(
	legend: Legend,
	wanted: string | null | undefined,
): Promise<string | null | undefined> {
	if (wanted == null) return undefined
	if (wanted === '') return null
	if (await db().$count(chatRoles, one(legend, wanted))) return wanted
	throw refuse('conflict', { unseen: true }, { message: 'chat_role_gone' })
}

/** All that a person keeps as roles, those too that are about to go, whatever their plan is now. */
export async function exportRoles(member: Member) {
	const { userId: _owner, ...role } = getTableColumns(chatRoles)
	return db().select(role).from(chatRoles).where(eq(userId, member.userId)).orderBy(asc(chatRoles.createdAt))
}

async function refuseTaken(within: Within, legend: Legend, wanted: string, but = ''): Promise<void> {
	const isTaken: SQL | undefined = and(has(legend), ne(id, but), sql`lower(${name}) = lower(${wanted})`)
	if (await within.$count(chatRoles, isTaken))
		throw refuse('conflict', undefined, { message: 'chat_role_exists' })
}

/** One person's changes take turns, so that what is counted still holds when it is written. */
function changeRoles(legend: Legend, change: (within: Within) => Promise<void>): Promise<void> {
	return db().transaction(async (within) => {
		await within.select({ id: user.id }).from(user).where(eq(user.id, legend.userId)).for('no key update')
		return change(within)
	})
}
