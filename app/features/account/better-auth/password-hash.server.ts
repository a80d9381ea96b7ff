import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, 2 passes, 1 thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const MOST_WAITING = 200

let running = 0
const waiting: (() => void)[] = []

/** Thrown where so many passwords are being checked that one more would wait for seconds. */
export class TooManyPasswordsError extends Error {
	override name = 'TooManyPasswordsError'
}

/** A salted hash to store in place of a password. */
export function hashPassword(password: string): Promise<string> {
	return inTurn(() => hash(password, COST))
}

/** Whether a password is the one a hash was made of; takes as long as making a hash. */
export function isPassword(password: string, stored: string): Promise<boolean> {
	return inTurn(() => verify(stored, password))
}

/** A few at a time: each takes 19 MiB and a whole core, and pages have to be answered beside them. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	if (running >= AT_ONCE) {
		if (waiting.length >= MOST_WAITING) throw new TooManyPasswordsError('Too many passwords at once.')
		await new Promise<void>((resolve) => waiting.push(resolve))
	} else {
		running += 1
	}
	try {
		return await work()
	} finally {
		const next = waiting.shift()
		if (next) next()
		else running -= 1
	}
}
