import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { userRoles } from '~/db/schema.server'
import { readViewer } from '~/features/account/viewer.server'
import { aBrowserOf, anAccount, aStoredMember } from '../../../tests/support/accounts'
import { suspensions } from '../account/schema.server'
import { readTrail } from './audit-log.server'
import { findUserByEmail, grantRole, listStaff, readPerson, revokeRole } from './role.server'
import { auditLog } from './schema.server'

beforeEach(async () => {
	await db().delete(userRoles)
})

const adminWish = (userId: string, reason: string | null = null) => ({
	userId,
	role: 'admin' as const,
	reason,
})
const listAdmins = async () => (await listStaff()).filter(({ role }) => role === 'admin')

async function anAdmin(): Promise<Admin> {
	const member = await aStoredMember()
	await grantRole(null, adminWish(member.userId))
	return { ...member, isAdmin: true }
}

test('the command line makes the first admin, an admin the next one, and both are written down', async () => {
	const first = await anAdmin()
	const { userId, email } = await anAccount()
	await grantRole(first, adminWish((await findUserByEmail(email.toUpperCase())).userId, 'She helps.'))
	expect((await listAdmins()).map((admin) => admin.userId).sort()).toEqual([first.userId, userId].sort())
	const changes = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(2)
	expect(changes).toMatchObject([
		{
			action: 'grant_role',
			userId,
			byUserId: first.userId,
			reason: 'She helps.',
			details: { role: 'admin' },
		},
		{ action: 'grant_role', userId: first.userId, byUserId: null, reason: null },
	])
})

test('who is an admin already is not made one again, and nothing is written down', async () => {
	const admin = await anAdmin()
	await expect(grantRole(admin, adminWish(admin.userId))).rejects.toMatchObject({
		status: 409,
		message: 'user_already_admin',
	})
	expect(await db().select().from(auditLog).where(eq(auditLog.userId, admin.userId))).toHaveLength(1)
})

test('nobody becomes an admin who does not exist', async () => {
	await expect(grantRole(null, adminWish('nobody'))).rejects.toMatchObject({
		status: 404,
		message: 'user_not_found',
	})
	await expect(findUserByEmail('nobody@pronto.test')).rejects.toMatchObject({ status: 404 })
})

test('the last admin stays, and so does one of two who leave at the same moment', async () => {
	const one = await anAdmin()
	await expect(revokeRole(one, adminWish(one.userId))).rejects.toMatchObject({
		status: 409,
		message: 'last_admin',
	})
	const two = await anAdmin()
	const results = await Promise.allSettled([
		revokeRole(one, adminWish(one.userId)),
		revokeRole(two, adminWish(two.userId)),
	])
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	expect(await listAdmins()).toHaveLength(1)
})

test('the role is taken only from who has it', async () => {
	const admin = await anAdmin()
	const { userId } = await anAccount()
	await expect(revokeRole(admin, adminWish(userId))).rejects.toMatchObject({
		status: 404,
		message: 'user_not_admin',
	})
	expect(await listAdmins()).toHaveLength(1)
})

test('a narrower role stands beside the others, is known at once, and its own words say who has it already', async () => {
	const admin = await anAdmin()
	const member = await aStoredMember()
	const { userId } = member
	const headers = await aBrowserOf(member)
	for (const role of ['editor', 'support'] as const) {
		await grantRole(admin, { userId, role, reason: 'A new colleague.' })
		await expect(grantRole(admin, { userId, role, reason: 'Again.' })).rejects.toMatchObject({
			status: 409,
			message: 'user_has_role',
		})
	}
	expect((await readViewer(headers)).viewer).toMatchObject({
		isAdmin: false,
		isEditor: true,
		isSupport: true,
	})
	expect((await readPerson(admin, userId)).roles).toEqual(['editor', 'support'])
	await revokeRole(admin, { userId, role: 'editor', reason: null })
	expect((await readViewer(headers)).viewer).toMatchObject({ isEditor: false, isSupport: true })
	await expect(revokeRole(admin, { userId, role: 'editor', reason: null })).rejects.toMatchObject({
		message: 'user_lacks_role',
	})
	const trail = await readTrail(admin, userId)
	expect(trail.map(({ action, reason, details }) => [action, reason, details])).toEqual([
		['revoke_role', null, { role: 'editor', isUndo: true }],
		['grant_role', 'A new colleague.', { role: 'support' }],
		['grant_role', 'A new colleague.', { role: 'editor' }],
	])
	expect(trail[0]).toMatchObject({ by: admin.name, isByCommand: false, outcome: 'done' })
})

test('a role rests while its person is suspended, and none is given meanwhile', async () => {
	const admin = await anAdmin()
	const member = await aStoredMember()
	const { userId } = member
	const headers = await aBrowserOf(member)
	for (const role of ['editor', 'support'] as const)
		await grantRole(admin, { userId, role, reason: 'Helps.' })
	await db().insert(suspensions).values({ userId, cause: 'security' })
	const none = { isAdmin: false, isEditor: false, isSupport: false }
	expect((await readViewer(headers)).viewer).toMatchObject(none)
	await expect(grantRole(admin, adminWish(userId, 'By mistake.'))).rejects.toMatchObject({
		status: 409,
		message: 'act_not_now',
	})
	expect(await listAdmins()).toHaveLength(1)
	await db().delete(suspensions)
	expect((await readViewer(headers)).viewer).toMatchObject({ isEditor: true, isSupport: true })
})
