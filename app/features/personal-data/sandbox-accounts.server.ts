import { eq, inArray } from 'drizzle-orm'
import { Refused } from '~/core/refuse.server'
import { db } from '~/db/client.server'
import { account, session, user } from '~/db/schema.server'
import { addUser } from '~/features/account/account.server'
import { hashPassword } from '~/features/account/better-auth/password-hash.server'
import { accessTokens } from '~/features/account/schema.server'
import { findUserByEmail, grantRole, listStaff } from '~/features/admin/role.server'
import { log } from '~/log.server'

/** Everybody's password in the sandbox (docs/product.md#sandbox). */
const PASSWORD = 'pronto-demo'

/** The people of the sandbox; their plans are those of the sandbox's payment provider. */
const PEOPLE = [
	{ email: 'explorer@pronto.test', name: 'Elena Explorer' },
	{ email: 'creator@pronto.test', name: 'Caio Creator' },
	{ email: 'legend@pronto.test', name: 'Lena Legend' },
	{ email: 'admin@pronto.test', name: 'Ada Admin' },
] as const
const ADMIN = 'admin@pronto.test'

/** Adds the sandbox's people where they are missing, with confirmed addresses. Safe for processes that start together. */
export async function addSandboxAccounts(): Promise<void> {
	const emails = PEOPLE.map(({ email }) => email)
	const there = await db().select({ email: user.email }).from(user).where(inArray(user.email, emails))
	const missing = PEOPLE.filter(({ email }) => !there.some((person) => person.email === email))
	if (missing.length === 0) return
	const password = await hashPassword(PASSWORD)
	for (const { email, name } of missing) {
		await unlessThere(() => addUser({ email, name, password, language: 'en', isConfirmed: true }))
	}
	// Nobody is one only before the first start has ended: the last admin can't be removed.
	if ((await listStaff()).some(({ role }) => role === 'admin')) return
	const { userId } = await findUserByEmail(ADMIN)
	await unlessThere(() => grantRole(null, { userId, role: 'admin', reason: null }))
}

/**
 * Outside the sandbox nobody comes in by a password that everybody knows, whichever way the accounts came: by the backup
 * of a sandbox, or an earlier start as one. Takes their passwords, sessions and tokens away.
 */
export async function lockSandboxAccounts(): Promise<void> {
	const emails = PEOPLE.map(({ email }) => email)
	const open = db()
		.select({ id: user.id })
		.from(user)
		.innerJoin(account, eq(account.userId, user.id))
		.where(inArray(user.email, emails))
	const ids = (await open).map(({ id }) => id)
	if (ids.length === 0) return
	await db().transaction(async (within) => {
		for (const way of WAYS_IN) await within.delete(way).where(inArray(way.userId, ids))
	})
	log.warn(
		{ accounts: ids.length },
		'accounts of the sandbox were in this database; nobody can sign in to them now',
	)
}

const WAYS_IN = [account, session, accessTokens]

async function unlessThere(add: () => Promise<unknown>): Promise<void> {
	try {
		await add()
	} catch (error) {
		if (!(error instanceof Refused && error.code === 'conflict')) throw error
	}
}
