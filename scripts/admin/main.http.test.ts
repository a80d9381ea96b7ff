import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFilledFolder, type RunningServer, startServer } from '../../tests/support/server'
import { PlainBrowser } from '../../tests/support/setup/plain-browser'

const folder = aFilledFolder()
const email = `${randomUUID()}@pronto.test`
let server: RunningServer

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_DATA: folder } })
	await new PlainBrowser(server.origin).post('/signup', { email, password: 'a good password' })
})
afterAll(async () => {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
})

function admin(...words: string[]) {
	const env = { PATH: process.env['PATH'], PRONTO_DATA: folder }
	const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/admin/main.mjs', ...words], {
		env,
		encoding: 'utf8',
	})
	return { status, said: stdout + stderr }
}

test('while the product runs, people are made admins, listed, and stop being one, but not the last', () => {
	expect(admin('grant', email)).toEqual({ status: 0, said: `${email} is an admin now.\n` })
	expect(admin('grant', email)).toMatchObject({
		status: 1,
		said: expect.stringContaining('an admin already'),
	})
	expect(admin('list').said.split('\n')).toHaveLength(3)
	expect(admin('grant', email, 'support')).toEqual({ status: 0, said: `${email} is a support agent now.\n` })
	expect(admin('list').said).toContain(`${email}, support since`)
	expect(admin('revoke', email, 'support').said).toBe(`${email} is no support agent any more.\n`)
	expect(admin('revoke', email, 'editor')).toMatchObject({ status: 1 })
	expect(admin('revoke', 'admin@pronto.test').status).toBe(0)
	expect(admin('revoke', email)).toMatchObject({ status: 1, said: expect.stringContaining('last admin') })
	expect(admin('grant', 'nobody@pronto.test')).toMatchObject({
		status: 1,
		said: expect.stringContaining('no account with nobody@pronto.test'),
	})
})

test('when it does not run, the command opens the database itself', async () => {
	await server.stop()
	expect(admin('list')).toMatchObject({ status: 0, said: expect.stringContaining(email) })
})

test('what is no command is told how to use it, and nothing is done', () => {
	const wrong = [
		[],
		['grant'],
		['grant', email, 'more'],
		['notice'],
		['notice', '--send'],
		['notice', 'file', '--sent'],
		['notice', 'file', '--send', 'more'],
	]
	for (const words of wrong) {
		const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/admin.mjs', ...words], {
			env: { PATH: process.env['PATH'], PRONTO_DATA: folder },
			encoding: 'utf8',
		})
		expect({ status, said: stdout + stderr }).toMatchObject({
			status: 1,
			said: expect.stringContaining('npm run admin -- notice FILE --send'),
		})
	}
})
