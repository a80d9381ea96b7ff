import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, session, user } from '~/db/schema.server'
import { aClient, anAccount, anEmail, browserOf, catchMails, PASSWORD } from '../../../tests/support/accounts'
import { signIn, signUp, signUpOnce } from './account.server'
import * as events from './account-event.server'
import { confirmAddress, resendConfirmation } from './confirmation.server'
import { signOut } from './session.server'
import { readViewer } from './viewer.server'

const mails = catchMails()

async function aNewcomer(language: 'en' | 'pt' = 'pt') {
	const email = anEmail()
	const signedIn = await signUp({ email, password: PASSWORD }, aClient(), language)
	const { viewer } = await readViewer(browserOf(signedIn))
	if (viewer.userId === null) throw new Error('Sign-up did not sign in.')
	return { email, signedIn, viewer }
}

test('signing up signs in at once, with a profile in the language of the page', async () => {
	const { email, viewer } = await aNewcomer('en')
	expect(viewer).toMatchObject({
		email,
		language: 'en',
		isConfirmed: false,
		isAdmin: false,
		tier: 'free',
		name: email,
	})
	expect(await db().select().from(profiles).where(eq(profiles.id, viewer.userId))).toHaveLength(1)
})

test('the mailed link confirms the address, and only that one', async () => {
	const { email, signedIn } = await aNewcomer()
	const other = await aNewcomer()
	const [mail] = await mails.sentTo(email)
	expect(mail?.subject).toContain('Confirme')
	const link = new URL(mail?.links[0] ?? '')
	expect(link.pathname).toBe('/')
	await confirmAddress(VISITOR, link.searchParams.get('confirm') ?? '')
	expect((await readViewer(browserOf(signedIn))).viewer).toMatchObject({ isConfirmed: true })
	expect((await readViewer(browserOf(other.signedIn))).viewer).toMatchObject({ isConfirmed: false })
})

test('a confirmation link that was made up confirms nothing', async () => {
	await expect(confirmAddress(VISITOR, 'made.up.token')).rejects.toMatchObject({ status: 400 })
})

test('the confirmation can be sent again, but not without end, and not when there is nothing to confirm', async () => {
	const { email, viewer } = await aNewcomer()
	await resendConfirmation(viewer, aClient())
	expect(await mails.sentTo(email)).toHaveLength(2)
	await expect(resendConfirmation({ ...viewer, isConfirmed: true }, aClient())).rejects.toMatchObject({
		status: 409,
	})
})

test('what ends all sessions the moment an account is there ends the one it was made with', async () => {
	const ended: Promise<unknown>[] = []
	const noting = vi.spyOn(events, 'noteAccountEvent').mockImplementationOnce((_event, userId = '') => {
		ended.push(db().delete(session).where(eq(session.userId, userId)).execute())
	})
	const signedIn = await signUp({ email: anEmail(), password: PASSWORD }, aClient(), 'en')
	noting.mockRestore()
	await Promise.all(ended)
	expect(ended).toHaveLength(1)
	expect((await readViewer(browserOf(signedIn))).viewer).toEqual(VISITOR)
})

test('a taken address is refused in any spelling, and its account stays as it was', async () => {
	const owner = await anAccount()
	const again = { email: owner.email, password: 'another password' }
	await expect(signUp(again, aClient(), 'en')).rejects.toMatchObject({ status: 409, message: 'email_taken' })
	await expect(signIn(owner, aClient())).resolves.toMatchObject({ userId: owner.userId })
})

test('two sign-ups of one address at the same moment make one account', async () => {
	const email = anEmail()
	const tries = [1, 2, 3].map(() => signUp({ email, password: PASSWORD }, aClient(), 'en'))
	const results = await Promise.allSettled(tries)
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	expect(await db().select().from(user).where(eq(user.email, email))).toHaveLength(1)
})

test('a form that is sent again while its answer is on its way, or lost, leads into the one account', async () => {
	const newcomer = { email: anEmail(), password: PASSWORD }
	const tries = [1, 2, 3].map(() => signUpOnce(newcomer, aClient(), 'en'))
	const [first, ...others] = await Promise.all(tries)
	expect(others.map(({ userId }) => userId)).toEqual([first?.userId, first?.userId])
	expect(await mails.sentTo(newcomer.email)).toHaveLength(1)
})

test('a form is the same one with its password, before its person signs out, and not after ten minutes', async () => {
	const newcomer = { email: anEmail(), password: PASSWORD }
	const { userId } = await signUpOnce(newcomer, aClient(), 'en')
	const taken = { status: 409, message: 'email_taken' }
	const other = { ...newcomer, password: 'another password' }
	await expect(signUpOnce(other, aClient(), 'en')).rejects.toMatchObject(taken)
	await expect(signUpOnce(newcomer, aClient(), 'en')).resolves.toMatchObject({ userId })
	const made = (minutes: number) =>
		db()
			.update(user)
			.set({ createdAt: new Date(Date.now() - minutes * 60_000) })
			.where(eq(user.id, userId))
	await made(11)
	await expect(signUpOnce(newcomer, aClient(), 'en')).rejects.toMatchObject(taken)
	await made(9)
	await db().delete(session).where(eq(session.userId, userId))
	await expect(signUpOnce(newcomer, aClient(), 'en')).rejects.toMatchObject(taken)
})

test('signing in takes the right password, and starts a session of its own', async () => {
	const owner = await anAccount()
	const [one, two] = [await signIn(owner, aClient()), await signIn(owner, aClient())]
	expect(one.token).not.toBe(two.token)
	expect((await readViewer(browserOf(one))).viewer).toMatchObject({
		userId: owner.userId,
		email: owner.email,
	})
	await expect(signIn({ ...owner, password: 'wrong' }, aClient())).rejects.toMatchObject({
		status: 401,
		message: 'invalid_login_credentials',
	})
})

test('an API client is known by its signed token alone', async () => {
	const owner = await anAccount()
	const { token } = await signIn(owner, aClient())
	const known = await readViewer(new Headers({ Authorization: `Bearer ${token}` }))
	expect(known).toMatchObject({ viewer: { userId: owner.userId }, setCookie: null })
	const [bare = ''] = token.split('.')
	expect((await readViewer(new Headers({ Authorization: `Bearer ${bare}` }))).viewer.userId).toBeNull()
})

test('signing out ends this session and no other', async () => {
	const owner = await anAccount()
	const [here, there] = [await signIn(owner, aClient()), await signIn(owner, aClient())]
	expect(await signOut(browserOf(here))).toMatch(/^session=; Max-Age=0/)
	expect((await readViewer(browserOf(here))).viewer.userId).toBeNull()
	expect((await readViewer(browserOf(there))).viewer.userId).toBe(owner.userId)
})
