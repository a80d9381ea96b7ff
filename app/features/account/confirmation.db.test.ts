import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { authSecret } from '~/core/auth-secret.server'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { anAccount, anEmail, aStoredMember } from '../../../tests/support/accounts'
import { confirmAddress, readConfirmation } from './confirmation.server'

interface Person {
	email: string
	userId: string
}

const HOUR = 3_600
const now = () => Math.floor(Date.now() / 1_000)

function signed({ email, userId }: Person, { key = authSecret(), ends = now() + HOUR, alg = 'HS256' } = {}) {
	return new SignJWT({ email, userId })
		.setProtectedHeader({ alg })
		.setIssuedAt()
		.setExpirationTime(ends)
		.sign(new TextEncoder().encode(key))
}

async function standing({ userId }: Person) {
	const [found] = await db().select().from(user).where(eq(user.id, userId))
	return { isConfirmed: found?.emailVerified, isOwnerProven: found?.isOwnerProven }
}

test('a link that we signed confirms its address when somebody presses, and not by being looked at', async () => {
	const person = await anAccount({ isConfirmed: false })
	const token = await signed(person)
	expect(await readConfirmation(VISITOR, token)).toEqual({
		email: person.email,
		isConfirmed: false,
		isOwn: false,
	})
	expect(await standing(person)).toEqual({ isConfirmed: false, isOwnerProven: false })
	await confirmAddress(VISITOR, token)
	expect(await standing(person)).toEqual({ isConfirmed: true, isOwnerProven: false })
})

test('who presses while signed in to the account shows that account and address have one owner', async () => {
	const member = await aStoredMember({ isConfirmed: false })
	const other = await aStoredMember()
	const token = await signed(member)
	await confirmAddress(other, token)
	expect(await standing(member)).toEqual({ isConfirmed: true, isOwnerProven: false })
	await confirmAddress(member, token)
	expect(await standing(member)).toEqual({ isConfirmed: true, isOwnerProven: true })
})

test('one that is over, signed by somebody else, or by nobody, or mailed for an earlier account of the address, confirms nothing', async () => {
	const person = await anAccount({ isConfirmed: false })
	const { email, userId } = person
	const made = [
		await signed(person, { ends: now() - 60 }),
		await signed(person, { key: 'a secret of somebody else, which is long enough' }),
		await signed({ email, userId: randomUUID() }),
		await signed({ email: anEmail(), userId }),
		new UnsecuredJWT({ email, userId })
			.setIssuedAt()
			.setExpirationTime(now() + HOUR)
			.encode(),
		(await signed({ email: anEmail(), userId: randomUUID() })).replace(
			/\.[^.]+\./,
			`.${btoa(JSON.stringify({ email, userId, exp: now() + HOUR }))}.`,
		),
		'made.up.token',
		'',
	]
	for (const token of made) {
		expect(await readConfirmation(VISITOR, token)).toBeNull()
		await expect(confirmAddress(VISITOR, token)).rejects.toMatchObject({
			code: 'invalid_input',
			message: 'invalid_confirmation_link',
		})
	}
	expect(await standing(person)).toEqual({ isConfirmed: false, isOwnerProven: false })
})
