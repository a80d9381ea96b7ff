import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { secretOfFolder } from './auth-secret.server'

test('a folder keeps the secret that was made for it, readable by its owner alone', () => {
	const folder = join(mkdtempSync(join(tmpdir(), 'pronto-secret-')), 'data')
	const secret = secretOfFolder(folder)
	expect(secret.length).toBeGreaterThanOrEqual(32)
	expect(secretOfFolder(folder)).toBe(secret)
	expect(readdirSync(folder)).toEqual(['auth-secret'])
	expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('two folders have two secrets', () => {
	const folder = () => mkdtempSync(join(tmpdir(), 'pronto-secret-'))
	expect(secretOfFolder(folder())).not.toBe(secretOfFolder(folder()))
})
