import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { roleChanges, userRoles } from '~/db/schema.server'
import { anAccount, aStoredMember } from '../../../tests/support/accounts'
import { findUserByEmail, grantAdmin, listAdmins, revokeAdmin } from './admin.server'

beforeEach(async () => {
	await db().delete(userRoles)
})

async function anAdmin(): Promise<Admin> {
	const member = await aStoredMember()
	await grantAdmin(null, member.userId)
	return { ...member, isAdmin: true }
}

test('the command line makes the first admin, an admin the next one, and both are written down', async () => {
	const first = await anAdmin()
	const { userId, email } = await anAccount()
	await grantAdmin(first, (await findUserByEmail(email.toUpperCase())).userId)
	expect((await listAdmins()).map((admin) => admin.userId).sort()).toEqual([first.userId, userId].sort())
	const changes = await db().select().from(roleChanges).orderBy(desc(roleChanges.id)).limit(2)
	expect(changes).toMatchObject([
		{ action: 'grant', userId, byUserId: first.userId },
		{ action: 'grant', userId: first.userId, byUserId: null },
	])
})

test('who is an admin already is not made one again, and nothing is written down', async () => {
	const admin = await anAdmin()
	await expect(grantAdmin(admin, admin.userId)).rejects.toMatchObject({
		status: 409,
		message: 'user_already_admin',
	})
	expect(await db().select().from(roleChanges).where(eq(roleChanges.userId, admin.userId))).toHaveLength(1)
})

test('nobody becomes an admin who does not exist', async () => {
	await expect(grantAdmin(null, 'nobody')).rejects.toMatchObject({ status: 404, message: 'user_not_found' })
	await expect(findUserByEmail('nobody@pronto.test')).rejects.toMatchObject({ status: 404 })
})

test('the last admin stays, and so does one of two who leave at the same moment', async () => {
	const one = await anAdmin()
	await expect(revokeAdmin(one, one.userId)).rejects.toMatchObject({ status: 409, message: 'last_admin' })
	const two = await anAdmin()
	const results = await Promise.allSettled([revokeAdmin(one, one.userId), revokeAdmin(two, two.userId)])
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	expect(await listAdmins()).toHaveLength(1)
})

test('the role is taken only from who has it', async () => {
	const admin = await anAdmin()
	const { userId } = await anAccount()
	await expect(revokeAdmin(admin, userId)).rejects.toMatchObject({ status: 404, message: 'user_not_admin' })
	expect(await listAdmins()).toHaveLength(1)
})
