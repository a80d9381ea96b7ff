import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { authSecret } from '~/integrations/auth-secret.server'
import { anAccount } from '../../tests/accounts'
import { confirmAddress } from './confirmation.server'

const HOUR = 3_600
const now = () => Math.floor(Date.now() / 1_000)

function signed(email: string, { key = authSecret(), ends = now() + HOUR, alg = 'HS256' } = {}) {
	return new SignJWT({ email })
		.setProtectedHeader({ alg })
		.setIssuedAt()
		.setExpirationTime(ends)
		.sign(new TextEncoder().encode(key))
}

async function isConfirmed(email: string): Promise<boolean> {
	const [found] = await db().select({ is: user.emailVerified }).from(user).where(eq(user.email, email))
	return found?.is ?? false
}

test('a link that we signed confirms its address', async () => {
	const { email } = await anAccount({ isConfirmed: false })
	await confirmAddress(await signed(email))
	expect(await isConfirmed(email)).toBe(true)
})

test('one that is over, signed by somebody else, or by nobody, confirms nothing', async () => {
	const { email } = await anAccount({ isConfirmed: false })
	const made = [
		await signed(email, { ends: now() - 60 }),
		await signed(email, { key: 'a secret of somebody else, which is long enough' }),
		new UnsecuredJWT({ email })
			.setIssuedAt()
			.setExpirationTime(now() + HOUR)
			.encode(),
		(await signed('somebody@pronto.test')).replace(/\.[^.]+\./, `.${btoa(JSON.stringify({ email }))}.`),
	]
	for (const token of made) {
		await expect(confirmAddress(token)).rejects.toMatchObject({ code: 'invalid_input' })
	}
	expect(await isConfirmed(email)).toBe(false)
})
