import { eq, like, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { limitOf } from '~/core/limit.server'
import { db } from '~/db/client.server'
import { rateCounts, session, user, verification } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { aClient, anAccount, anEmail, browserOf, catchMails, PASSWORD } from '../../../tests/support/accounts'
import { signIn } from './account.server'
import * as letters from './account-mail.server'
import * as hashing from './better-auth/password-hash.server'
import { changePassword, requestReset, resetPassword, signOutEverywhere } from './password.server'
import { startSession } from './session.server'
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
	await resetPassword(
		{ token: mail?.links[0]?.split('=')[1] ?? '', password: 'the next password' },
		new Headers(),
	)
	await expect(signIn({ ...owner, password: 'the next password' }, aClient())).resolves.toBeDefined()
	await expect(signIn(owner, aClient())).rejects.toMatchObject({ status: 401 })
})

test('a link works once', async () => {
	const owner = await anAccount()
	const token = await askForReset(owner.email)
	await resetPassword({ token, password: 'the next password' }, new Headers())
	await expect(resetPassword({ token, password: 'yet another' }, new Headers())).rejects.toMatchObject({
		status: 400,
		message: 'invalid_reset_link',
	})
	await expect(signIn({ ...owner, password: 'the next password' }, aClient())).resolves.toBeDefined()
})

test('used at the same moment, it still works once', async () => {
	const token = await askForReset((await anAccount()).email)
	const tries = ['first try', 'second try', 'third try'].map((password) =>
		resetPassword({ token, password }, new Headers()),
	)
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
	await expect(resetPassword({ token, password: 'the next password' }, new Headers())).rejects.toMatchObject({
		status: 400,
	})
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
	await resetPassword({ token: await askForReset(owner.email), password: 'the next password' }, new Headers())
	expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false])
	await expect(resetPassword({ token: older, password: 'yet another' }, new Headers())).rejects.toMatchObject(
		{
			status: 400,
		},
	)
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

test('a change voids the reset links that were mailed before, wherever they are', async () => {
	const owner = await anAccount()
	const here = browserOf(await startSession(owner.userId))
	const token = await askForReset(owner.email)
	const { viewer } = await readViewer(here)
	if (viewer.userId === null) throw new Error('Not signed in.')
	await changePassword(viewer, { current: PASSWORD, wanted: 'the next password' }, here)
	await expect(resetPassword({ token, password: 'a third password' }, new Headers())).rejects.toMatchObject({
		status: 400,
		message: 'invalid_reset_link',
	})
	await expect(signIn({ ...owner, password: 'the next password' }, aClient())).resolves.toBeDefined()
})

test('who is in can’t keep who reads the address’ mails from a reset link that works', async () => {
	const owner = await anAccount()
	let here = browserOf(await startSession(owner.userId))
	let current = PASSWORD
	const most = limitOf('changePassword', env())
	for (let turn = 0; turn <= most; turn += 1) {
		const { viewer } = await readViewer(here)
		if (viewer.userId === null) throw new Error('Not signed in.')
		await db()
			.update(rateCounts)
			.set({ count: limitOf('reset', env()) })
			.where(like(rateCounts.key, 'reset:%'))
		const wanted = `password number ${turn}`
		const change = changePassword(viewer, { current, wanted }, here)
		if (turn === most) await expect(change).rejects.toMatchObject({ status: 429 })
		else here = browserOf(await change)
		current = wanted
		if (turn < most) await requestReset(owner.email, aClient())
	}
	const token = new URL((await mails.sentTo(owner.email))[0]?.links[0] ?? '').hash.replace('#token=', '')
	await expect(resetPassword({ token, password: 'the owner’s' }, new Headers())).resolves.toBeDefined()
}, 60_000)

/** Lets something happen at the moment at which the next password was found to be right, and nothing came of it yet. */
function onceRight(happen: () => Promise<unknown>): void {
	const { isPassword } = hashing
	const check = vi.spyOn(hashing, 'isPassword').mockImplementationOnce(async (...given) => {
		check.mockRestore()
		const isRight = await isPassword(...given)
		await happen()
		return isRight
	})
}

test('a sign-in that was under way when the password was reset signs nobody in', async () => {
	const owner = await anAccount()
	const token = await askForReset(owner.email)
	onceRight(() => resetPassword({ token, password: 'the next password' }, new Headers()))
	await expect(signIn(owner, aClient())).rejects.toMatchObject({ status: 401 })
	expect(await db().select().from(session).where(eq(session.userId, owner.userId))).toEqual([])
})

test('a change that was under way when the password was reset changes nothing and keeps nobody in', async () => {
	const owner = await anAccount()
	const here = browserOf(await startSession(owner.userId))
	const { viewer } = await readViewer(here)
	if (viewer.userId === null) throw new Error('Not signed in.')
	const token = await askForReset(owner.email)
	onceRight(() => resetPassword({ token, password: 'the next password' }, new Headers()))
	const change = changePassword(viewer, { current: PASSWORD, wanted: 'a third password' }, here)
	await expect(change).rejects.toMatchObject({ status: 401 })
	expect(await db().select().from(session).where(eq(session.userId, owner.userId))).toEqual([])
	await expect(signIn({ ...owner, password: 'the next password' }, aClient())).resolves.toBeDefined()
})

test('nor does one that was under way when its owner signed out everywhere', async () => {
	const owner = await anAccount()
	const stolen = browserOf(await startSession(owner.userId))
	const { viewer } = await readViewer(stolen)
	if (viewer.userId === null) throw new Error('Not signed in.')
	onceRight(() => signOutEverywhere(viewer))
	const change = changePassword(viewer, { current: PASSWORD, wanted: 'a third password' }, stolen)
	await expect(change).rejects.toMatchObject({ status: 401 })
	await expect(signIn(owner, aClient())).resolves.toBeDefined()
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

test('a reset is answered without waiting for what an account makes it do', async () => {
	const held = Promise.withResolvers<void>()
	const mail = vi.spyOn(letters, 'mailReset').mockReturnValueOnce(held.promise)
	await requestReset((await anAccount()).email, aClient())
	held.resolve()
	await backgroundIsDone()
	expect(mail).toHaveBeenCalledOnce()
	mail.mockRestore()
})

test('signing in does the same work for known and unknown addresses: one password hash', async () => {
	const owner = await anAccount()
	const work = async (email: string) => {
		const [made, compared] = [vi.spyOn(hashing, 'hashPassword'), vi.spyOn(hashing, 'isPassword')]
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
