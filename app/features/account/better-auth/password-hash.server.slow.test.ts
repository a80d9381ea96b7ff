import { expect, test, vi } from 'vitest'
import { hashPassword, isPassword, TooManyPasswordsError } from './password-hash.server'

let running = 0
let most = 0

vi.mock('@node-rs/argon2', async (original) => {
	const argon2 = await original<typeof import('@node-rs/argon2')>()
	return {
		...argon2,
		hash: async (...given: Parameters<typeof argon2.hash>) => {
			running += 1
			most = Math.max(most, running)
			try {
				return await argon2.hash(...given)
			} finally {
				running -= 1
			}
		},
	}
})

test('a hash is argon2id with 19 MiB, 2 passes and 1 thread, and knows its password alone', async () => {
	const stored = await hashPassword('correct horse')
	expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
	expect(await isPassword('correct horse', stored)).toBe(true)
	expect(await isPassword('correct horsE', stored)).toBe(false)
	expect(await hashPassword('correct horse')).not.toBe(stored)
})

test('however many come at once, two are worked on and the others wait their turn', async () => {
	most = 0
	const hashes = await Promise.all(Array.from({ length: 8 }, (_, turn) => hashPassword(`secret ${turn}`)))
	expect(new Set(hashes).size).toBe(8)
	expect(most).toBe(2)
})

test('when too many wait, one more is refused at once, and the rest still get done', async () => {
	const many = await Promise.allSettled(Array.from({ length: 203 }, () => hashPassword('secret')))
	const refused = many.filter(({ status }) => status === 'rejected')
	expect(refused).toHaveLength(1)
	expect(refused[0]).toMatchObject({ reason: expect.any(TooManyPasswordsError) })
})
