import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFilledFolder, type RunningServer, startServer } from '../../tests/support/server'

const folder = aFilledFolder()
let server: RunningServer

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_DATA: folder } })
})
afterAll(async () => {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
})

function billing(script: string, ...words: string[]) {
	const env = { PATH: process.env['PATH'], PRONTO_DATA: folder }
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
		env,
		encoding: 'utf8',
	})
	return { status, said: stdout + stderr }
}

test('while the product runs, its account is set up once and compared with Stripe', () => {
	const { status, said } = billing('scripts/admin/main.mjs', 'billing', 'setup')
	expect(said.split('\n')).toEqual([
		'pronto_premium_usd is there.',
		'pronto_premium_brl is there.',
		'pronto_pro_usd is there.',
		'pronto_pro_brl is there.',
		'The portal is as it should be.',
		'',
	])
	expect(status).toBe(0)
	expect(billing('scripts/admin/main.mjs', 'billing', 'reconcile')).toEqual({
		status: 0,
		said: 'Everything is as Stripe says.\n',
	})
})

test('when it does not run, the command opens database and Stripe itself', async () => {
	await server.stop()
	expect(billing('scripts/admin/main.mjs', 'billing', 'reconcile')).toMatchObject({
		status: 0,
		said: expect.stringContaining('Everything is as Stripe says.'),
	})
}, 240_000)

test('anything else is told how to use it', () => {
	expect(billing('scripts/billing.mjs', 'refund')).toMatchObject({
		status: 1,
		said: expect.stringContaining('npm run billing -- reconcile'),
	})
})
