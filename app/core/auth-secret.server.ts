import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '~/env/env.server'

let known: string | undefined

/** What signs sessions and links: `AUTH_SECRET`, or in the sandbox a secret of this data folder, made at first use. */
export function authSecret(): string {
	known ??= env().authSecret ?? secretOfFolder(env().dataFolder)
	return known
}

/** Reads the folder's secret, or makes one that only this user can read. Safe for processes that start together. */
export function secretOfFolder(folder: string): string {
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const file = join(folder, 'auth-secret')
	const draft = join(folder, `auth-secret.${process.pid}.${randomBytes(4).toString('hex')}`)
	writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
	try {
		// A link appears whole or not at all, and never takes the place of one that is there.
		linkSync(draft, file)
	} catch (error) {
		if (!isAlreadyThere(error)) throw error
	} finally {
		rmSync(draft, { force: true })
	}
	return readFileSync(file, 'utf8')
}

function isAlreadyThere(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
