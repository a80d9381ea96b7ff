import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { limitOf } from '~/core/limit.server'
import { isSignedIn } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { removeAccount } from '~/features/personal-data/account-removal.server'
import {
	aClient,
	anAccount,
	anEmail,
	aStoredMember,
	browserOf,
	catchMails,
	PASSWORD,
} from '../../../tests/support/accounts'
import { signIn, signUp } from './account.server'
import { changePassword, requestReset, resetPassword } from './password.server'
import type { SignedIn } from './session.server'
import { readViewer } from './viewer.server'

const mails = catchMails()
const MOST = limitOf('signInAccount', env())

/** Strangers, each from an address of their own, guess until the account lets no strange device try any more. */
async function besiege(email: string): Promise<void> {
	for (let turn = 0; turn < MOST; turn += 1) {
		const guess = signIn({ email, password: `guess ${turn}` }, aClient())
		await expect(guess).rejects.toMatchObject({ status: 401 })
	}
	await expect(signIn({ email, password: PASSWORD }, aClient())).rejects.toMatchObject({
		status: 429,
		message: 'too_many_passwords',
		values: { count: 15 },
	})
}

/** A browser after somebody has left their session, and what else it keeps. */
const laterOf = (signedIn: SignedIn) => {
	const cookies = browserOf(signedIn).get('Cookie')?.split('; ') ?? []
	return new Headers({ Cookie: cookies.filter((cookie) => !cookie.startsWith('session=')).join('; ') })
}

test('a device that signed in before gets in whatever strangers try', async () => {
	const owner = await anAccount()
	const laptop = laterOf(await signIn(owner, aClient()))
	await besiege(owner.email)
	await expect(signIn(owner, aClient(laptop))).resolves.toBeDefined()
})

test('so does the device on which the account was opened, and the one on which a reset link was followed', async () => {
	const opener = { email: anEmail(), password: PASSWORD }
	const laptop = laterOf(await signUp(opener, aClient(), 'en'))
	await besiege(opener.email)
	await expect(signIn(opener, aClient(laptop))).resolves.toBeDefined()

	const forgetter = await anAccount()
	await besiege(forgetter.email)
	await requestReset(forgetter.email, aClient())
	const [mail] = await mails.sentTo(forgetter.email)
	const token = new URL(mail?.links[0] ?? '').hash.replace('#token=', '')
	const cookie = await resetPassword({ token, password: 'the next password' }, new Headers())
	const phone = new Headers({ Cookie: cookie.split(';')[0] ?? '' })
	await expect(
		signIn({ email: forgetter.email, password: 'the next password' }, aClient(phone)),
	).resolves.toBeDefined()
})

test('a password that was set by a mailed link lets its owner in on every device, whatever strangers tried before', async () => {
	const owner = await anAccount()
	await besiege(owner.email)
	await requestReset(owner.email, aClient())
	const [mail] = await mails.sentTo(owner.email)
	const token = new URL(mail?.links[0] ?? '').hash.replace('#token=', '')
	const password = 'the next password'
	await resetPassword({ token, password }, new Headers())
	await expect(signIn({ email: owner.email, password }, aClient())).resolves.toBeDefined()
})

test('a known device has tries of its own, and when they are used up it waits as well', async () => {
	const owner = await anAccount()
	const laptop = laterOf(await signIn(owner, aClient()))
	const phone = laterOf(await signIn(owner, aClient()))
	for (let turn = 0; turn < limitOf('signInDevice', env()); turn += 1) {
		const guess = signIn({ ...owner, password: 'wrong' }, aClient(laptop))
		await expect(guess).rejects.toMatchObject({ status: 401 })
	}
	await expect(signIn(owner, aClient(laptop))).rejects.toMatchObject({ status: 429 })
	await expect(signIn(owner, aClient(phone))).resolves.toBeDefined()
	await expect(signIn(owner, aClient())).resolves.toBeDefined()
}, 60_000)

test('what a browser carries names nobody, counts for one account alone, and is new after each sign-in', async () => {
	const [owner, victim] = [await anAccount(), await anAccount()]
	const cookiesOf = ({ setCookie }: SignedIn) => setCookie.find((cookie) => cookie.startsWith('device='))
	const first = await signIn(owner, aClient())
	const cookie = cookiesOf(first) ?? ''
	expect(cookie).toMatch(
		/^device=[0-9a-f]{32}\.\d+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
	)
	expect(cookie).not.toContain(owner.userId)
	expect(cookie).not.toContain(owner.email)
	expect(cookiesOf(await signIn(owner, aClient(laterOf(first))))).not.toBe(cookie)
	await besiege(victim.email)
	await expect(signIn(victim, aClient(laterOf(first)))).rejects.toMatchObject({ status: 429 })
})

test('a made-up, changed or outlived proof is none', async () => {
	const owner = await anAccount()
	const [, name = '', day = '', proof = ''] =
		/device=(\w+)\.(\d+)\.([\w-]+)/.exec(laterOf(await signIn(owner, aClient())).get('Cookie') ?? '') ?? []
	await besiege(owner.email)
	const carried = [
		`${'0'.repeat(32)}.${day}.${proof}`,
		`${name}.${Number(day) + 1}.${proof}`,
		`${name}.1.${proof}`,
		`${name}.${day}.${'A'.repeat(43)}`,
		`${name}.${day}`,
		'~~~',
		'',
	]
	for (const value of carried) {
		const device = aClient(new Headers({ Cookie: `device=${value}` }))
		await expect(signIn(owner, device)).rejects.toMatchObject({ status: 429 })
	}
	const right = aClient(new Headers({ Cookie: `device=${name}.${day}.${proof}` }))
	await expect(signIn(owner, right)).resolves.toBeDefined()
})

test('a family’s browser is known to each of them, five at most', async () => {
	const family = await Promise.all(Array.from({ length: 6 }, () => anAccount()))
	let browser = new Headers()
	for (const one of family) browser = laterOf(await signIn(one, aClient(browser)))
	const [forgotten, ...others] = family
	for (const { email } of [family[0], family[5]].flatMap((one) => one ?? [])) await besiege(email)
	if (!forgotten) throw new Error('Nobody was forgotten.')
	await expect(signIn(forgotten, aClient(browser))).rejects.toMatchObject({ status: 429 })
	const last = others.at(-1)
	if (!last) throw new Error('Nobody came last.')
	await expect(signIn(last, aClient(browser))).resolves.toBeDefined()
}, 60_000)

test('after a new password no device is known but the one that set it', async () => {
	const owner = await anAccount()
	const stolen = laterOf(await signIn(owner, aClient()))
	const here = browserOf(await signIn(owner, aClient()))
	const { viewer } = await readViewer(here)
	if (!isSignedIn(viewer)) throw new Error('Not signed in.')
	const wish = { current: PASSWORD, wanted: 'the next password' }
	const now = laterOf(await changePassword(viewer, wish, here))
	await besiege(owner.email)
	const next = { ...owner, password: 'the next password' }
	await expect(signIn(next, aClient(stolen))).rejects.toMatchObject({ status: 429 })
	await expect(signIn(next, aClient(now))).resolves.toBeDefined()
})

test('strangers’ tries keep nobody from changing their password or deleting their account', async () => {
	const member = await aStoredMember()
	await besiege(member.email)
	await removeAccount(member, PASSWORD)
	expect(await db().select().from(user).where(eq(user.id, member.userId))).toEqual([])
})

test('somebody else’s open session is no place to guess the password at', async () => {
	const member = await aStoredMember()
	for (let turn = 0; turn < limitOf('currentPassword', env()); turn += 1) {
		await expect(removeAccount(member, 'wrong')).rejects.toMatchObject({ status: 400 })
	}
	await expect(removeAccount(member, PASSWORD)).rejects.toMatchObject({ status: 429 })
}, 60_000)

test('stuffing many accounts from one address stays slow, also where one of them is the guesser’s own', async () => {
	const own = await anAccount()
	const { address } = aClient()
	const from = (headers: Headers) => ({ address, headers })
	const device = laterOf(await signIn(own, from(new Headers())))
	const most = limitOf('signInAddress', env())
	const guesses = Array.from({ length: most }, () =>
		signIn({ email: anEmail(), password: 'x' }, from(device)),
	)
	for (const { status } of await Promise.allSettled(guesses)) expect(status).toBe('rejected')
	await expect(signIn({ email: anEmail(), password: 'x' }, from(device))).rejects.toMatchObject({
		status: 429,
	})
}, 60_000)
