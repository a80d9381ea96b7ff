import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '~/db/client.server'
import { user, verification } from '~/db/schema.server'
import { aClient, anAccount, anEmail, browserOf, catchMails, PASSWORD } from '../../tests/accounts'
import { signIn, startSession } from './account.server'
import { auth } from './auth.server'
import { changePassword, requestReset, resetPassword, signOutEverywhere } from './password.server'
import { readViewer } from './viewer.server'

const mails = catchMails()

async function askForReset(email: string): Promise<string> {
	await requestReset(email, aClient())
	const [mail] = await mails.sentTo(email)
	return new URL(mail?.links[0] ?? '').hash.replace('#token=', '')
}

async function isSignedIn(headers: Headers): Promise<boolean> {
	return (await readViewer(headers)).viewer.userId !== null
}

test('the link stands behind the hash, comes in the person’s language, and sets a new password', async () => {
	const owner = await anAccount({ language: 'pt' })
	await requestReset(owner.email, aClient())
	const [mail] = await mails.sentTo(owner.email)
	expect(mail?.subject).toContain('Uma senha nova')
	expect(mail?.links[0]).toMatch(/\/reset-password#token=[\w-]{20,}$/)
	await resetPassword({ token: mail?.links[0]?.split('=')[1] ?? '', password: 'the next password' })
	await expect(signIn({ ...owner, password: 'the next password' }, aClient())).resolves.toBeDefined()
	await expect(signIn(owner, aClient())).rejects.toMatchObject({ status: 401 })
})

test('a link works once', async () => {
	const owner = await anAccount()
	const token = await askForReset(owner.email)
	await resetPassword({ token, password: 'the next password' })
	await expect(resetPassword({ token, password: 'yet another' })).rejects.toMatchObject({
		status: 400,
		message: 'invalid_reset_link',
	})
	await expect(signIn({ ...owner, password: 'the next password' }, aClient())).resolves.toBeDefined()
})

test('used at the same moment, it still works once', async () => {
	const token = await askForReset((await anAccount()).email)
	const tries = ['first try', 'second try', 'third try'].map((password) => resetPassword({ token, password }))
	const results = await Promise.allSettled(tries)
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a link works for one hour', async () => {
	const owner = await anAccount()
	const token = await askForReset(owner.email)
	const mine = eq(verification.value, owner.userId)
	const [row] = await db().select().from(verification).where(mine)
	const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000
	expect(minutes).toBeGreaterThan(59)
	expect(minutes).toBeLessThanOrEqual(60)
	await db().update(verification).set({ expiresAt: sql`now() - interval '1 second'` }).where(mine)
	await expect(resetPassword({ token, password: 'the next password' })).rejects.toMatchObject({ status: 400 })
	await expect(signIn(owner, aClient())).resolves.toBeDefined()
})

test('the database does not hold the token', async () => {
	const owner = await anAccount()
	const token = await askForReset(owner.email)
	const rows = await db().select().from(verification).where(eq(verification.value, owner.userId))
	expect(rows).toHaveLength(1)
	expect(JSON.stringify(rows)).not.toContain(token)
})

test('a reset ends every session, voids other links, and confirms the address', async () => {
	const owner = await anAccount({ isConfirmed: false })
	const [one, two] = [
		browserOf(await startSession(owner.userId)),
		browserOf(await startSession(owner.userId)),
	]
	const older = await askForReset(owner.email)
	await resetPassword({ token: await askForReset(owner.email), password: 'the next password' })
	expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false])
	await expect(resetPassword({ token: older, password: 'yet another' })).rejects.toMatchObject({
		status: 400,
	})
	expect(await db().select().from(user).where(eq(user.id, owner.userId))).toMatchObject([
		{ emailVerified: true },
	])
})

test('a change ends the other sessions and keeps this one signed in', async () => {
	const owner = await anAccount()
	const [here, there] = [
		browserOf(await startSession(owner.userId)),
		browserOf(await startSession(owner.userId)),
	]
	const { viewer } = await readViewer(here)
	if (viewer.userId === null) throw new Error('Not signed in.')
	await expect(
		changePassword(viewer, { current: 'wrong', wanted: 'the next password' }, here),
	).rejects.toMatchObject({ status: 400, message: 'wrong_password' })
	const now = await changePassword(viewer, { current: PASSWORD, wanted: 'the next password' }, here)
	expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(browserOf(now))]).toEqual([
		false,
		false,
		true,
	])
	await expect(signIn({ ...owner, password: 'the next password' }, aClient())).resolves.toBeDefined()
})

test('signing out everywhere ends all sessions', async () => {
	const { userId } = await anAccount()
	const sessions = [browserOf(await startSession(userId)), browserOf(await startSession(userId))]
	const { viewer } = await readViewer(sessions[0] ?? new Headers())
	if (viewer.userId === null) throw new Error('Not signed in.')
	await signOutEverywhere(viewer)
	expect(await Promise.all(sessions.map(isSignedIn))).toEqual([false, false])
})

test('for an unknown address a reset is answered like for a known one, before either is looked up', async () => {
	const known = await anAccount()
	expect(await requestReset(known.email, aClient())).toEqual(await requestReset(anEmail(), aClient()))
	const unknown = anEmail()
	await requestReset(unknown, aClient())
	expect(await mails.sentTo(unknown)).toEqual([])
	expect(await mails.sentTo(known.email)).toHaveLength(1)
})

test('a reset is answered without waiting for the account to be looked up', async () => {
	const held = Promise.withResolvers<{ status: boolean; message: string }>()
	const lookUp = vi.spyOn(auth().api, 'requestPasswordReset').mockReturnValueOnce(held.promise)
	await requestReset((await anAccount()).email, aClient())
	expect(lookUp).toHaveBeenCalledOnce()
	held.resolve({ status: true, message: '' })
})

test('signing in does the same work for known and unknown addresses: one password hash', async () => {
	const owner = await anAccount()
	const work = async (email: string) => {
		const { password } = await auth().$context
		const [made, compared] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
		await expect(signIn({ email, password: 'wrong' }, aClient())).rejects.toMatchObject({
			status: 401,
			message: 'invalid_login_credentials',
		})
		const count = made.mock.calls.length + compared.mock.calls.length
		for (const spy of [made, compared]) spy.mockRestore()
		return count
	}
	expect(await work(owner.email)).toBe(1)
	expect(await work(anEmail())).toBe(1)
})
