import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSignedIn, type Member, VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { account, profiles, session, user } from '~/db/schema.server'
import { createPrompt, listOwnPrompts } from '~/features/authoring/create-prompt.server'
import {
	aBrowserOf,
	aClient,
	anAccount,
	anEmail,
	aStoredMember,
	catchMails,
	PASSWORD,
} from '../../../tests/support/accounts'
import { comeByGoogle, comesFromTheStandIn } from '../../../tests/support/identity'
import { aPromptInput } from '../../../tests/support/prompts'
import { createAccessToken, readTokenHolder } from './access-token.server'
import { signIn } from './account.server'
import { confirmationToken } from './better-auth/confirmation-token.server'
import { confirmAddress } from './confirmation.server'
import { requestReset, resetPassword } from './password.server'
import { readViewer } from './viewer.server'

comesFromTheStandIn()
const mails = catchMails()

const TOKEN = { name: 'A program', scopes: ['prompts:read'], lifetime: '90' } as const

async function linkIn(email: string, what: 'confirm' | 'token'): Promise<string> {
	const mail = (await mails.sentTo(email)).find(({ links }) => links[0]?.includes(`${what}=`))
	const link = new URL(mail?.links[0] ?? '')
	return link.searchParams.get(what) ?? link.hash.replace(`#${what}=`, '')
}

async function memberOf(headers: Headers): Promise<Member> {
	const { viewer } = await readViewer(headers)
	if (!isSignedIn(viewer)) throw new Error('Nobody is signed in.')
	return viewer
}

test('whose address nobody confirmed comes in by Google, and nothing that was set before lets anybody in', async () => {
	const first = await aStoredMember({ isConfirmed: false, language: 'pt' })
	const open = await aBrowserOf(first)
	const { token } = await createAccessToken(first, { ...TOKEN, scopes: ['prompts:read'] }, open)
	await requestReset(first.email, aClient())
	const reset = await linkIn(first.email, 'token')

	const { outcome, headers } = await comeByGoogle(first)
	expect(outcome).toBe('google_took_over')
	expect(await memberOf(headers)).toMatchObject({ userId: first.userId, isConfirmed: true })
	expect((await readViewer(open)).viewer).toEqual(VISITOR)
	expect(await readTokenHolder(token)).toBeNull()
	await expect(signIn({ ...first, password: PASSWORD }, aClient())).rejects.toMatchObject({ status: 401 })
	await expect(resetPassword({ token: reset, password: 'a third one' }, new Headers())).rejects.toMatchObject(
		{
			status: 400,
		},
	)
	expect(await db().select().from(account).where(eq(account.userId, first.userId))).toMatchObject([
		{ providerId: 'google' },
	])
})

test('their profile is Google’s, in the page’s language; what was stored stays', async () => {
	const first = await aStoredMember({ isConfirmed: false })
	await db()
		.update(profiles)
		.set({ fullName: 'Somebody', username: 'somebody', avatarUrl: 'https://evil.test/x.png', language: 'pt' })
		.where(eq(profiles.id, first.userId))
	const prompt = await createPrompt(first, aPromptInput(), aClient())
	const { headers } = await comeByGoogle(first)
	const member = await memberOf(headers)
	expect(member).toMatchObject({ name: 'Marina Duarte', avatarUrl: null, language: 'en' })
	expect(await db().select().from(profiles).where(eq(profiles.id, first.userId))).toMatchObject([
		{ username: null },
	])
	expect(await listOwnPrompts(member)).toEqual([prompt])
})

test.each([
	['en', 'You now log in to Pronto with Google', 'removed that password'],
	['pt', 'Agora você entra no Pronto com o Google', 'removemos essa senha'],
] as const)('the owner of the address is told by mail, in %s', async (language, subject, text) => {
	const first = await anAccount({ isConfirmed: false })
	await comeByGoogle(first, language)
	const told = (await mails.sentTo(first.email)).filter((mail) => mail.subject === subject)
	expect(told).toMatchObject([{ text: expect.stringContaining(text) }])
})

test('an address that was confirmed by a press elsewhere says nothing of who opened the account', async () => {
	const first = await aStoredMember({ isConfirmed: false })
	await confirmAddress(VISITOR, await confirmationOf(first))
	expect((await comeByGoogle(first)).outcome).toBe('google_took_over')
	await expect(signIn({ ...first, password: PASSWORD }, aClient())).rejects.toMatchObject({ status: 401 })
})

test('who confirmed the address while signed in keeps password, sessions and tokens', async () => {
	const first = await aStoredMember({ isConfirmed: false })
	const open = await aBrowserOf(first)
	await confirmAddress(first, await confirmationOf(first))
	const { token } = await createAccessToken(first, { ...TOKEN, scopes: ['prompts:read'] }, open)
	expect((await comeByGoogle(first)).outcome).toBe('login_success')
	expect((await memberOf(open)).userId).toBe(first.userId)
	expect(await readTokenHolder(token)).not.toBeNull()
	await expect(signIn({ ...first, password: PASSWORD }, aClient())).resolves.toBeDefined()
	expect((await comeByGoogle(first)).outcome).toBe('login_success')
})

test('so does who set the password by a mailed link', async () => {
	const first = await anAccount({ isConfirmed: false })
	await requestReset(first.email, aClient())
	await resetPassword({ token: await linkIn(first.email, 'token'), password: 'the owner’s' }, new Headers())
	expect((await comeByGoogle(first)).outcome).toBe('login_success')
	await expect(signIn({ ...first, password: 'the owner’s' }, aClient())).resolves.toBeDefined()
})

test('for whose address Google does not vouch, nothing is opened, joined or removed', async () => {
	const [unconfirmed, confirmed, unknown] = [
		await anAccount({ isConfirmed: false }),
		await anAccount(),
		{ email: anEmail() },
	]
	for (const { email } of [unconfirmed, confirmed, unknown]) {
		const { outcome, headers } = await comeByGoogle({ email, isVerified: false })
		expect(outcome).toBe('google_not_verified')
		expect((await readViewer(headers)).viewer).toEqual(VISITOR)
	}
	for (const one of [unconfirmed, confirmed]) await expect(signIn(one, aClient())).resolves.toBeDefined()
	expect(await db().select().from(user).where(eq(user.email, unknown.email))).toEqual([])
})

test('a Google account that got in before anybody vouched for its address goes with the rest', async () => {
	const first = await anAccount({ isConfirmed: false })
	await db().insert(account).values({ userId: first.userId, providerId: 'google', accountId: first.userId })
	const { headers } = await comeByGoogle(first)
	const { userId } = await memberOf(headers)
	const early = and(eq(account.userId, userId), eq(account.accountId, userId))
	expect(await db().select().from(account).where(early)).toEqual([])

	const other = await anAccount({ isConfirmed: false })
	await db().insert(account).values({ userId: other.userId, providerId: 'google', accountId: other.userId })
	await requestReset(other.email, aClient())
	await resetPassword({ token: await linkIn(other.email, 'token'), password: 'the owner’s' }, new Headers())
	expect(await db().select().from(account).where(eq(account.userId, other.userId))).toMatchObject([
		{ providerId: 'credential' },
	])
})

test('what the first owner had under way when Google came in keeps nobody in', async () => {
	const first = await aStoredMember({ isConfirmed: false })
	const open = await aBrowserOf(first)
	await comeByGoogle(first)
	const own = eq(session.userId, first.userId)
	const [sessions] = [await db().select().from(session).where(own)]
	await expect(createAccessToken(first, { ...TOKEN, scopes: ['prompts:read'] }, open)).rejects.toMatchObject({
		status: 401,
	})
	expect(await db().select().from(session).where(own)).toEqual(sessions)
})

test('a new person’s account is their own from the start', async () => {
	const email = anEmail()
	expect((await comeByGoogle({ email })).outcome).toBe('account_created')
	expect(await db().select().from(user).where(eq(user.email, email))).toMatchObject([
		{ emailVerified: true, isOwnerProven: true },
	])
	expect((await comeByGoogle({ email })).outcome).toBe('login_success')
})

function confirmationOf({ userId, email }: Member): Promise<string> {
	return confirmationToken(email, userId, 60)
}
