import { execFile } from 'node:child_process'
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../support/run-command'
import { startServer } from '../support/server'

const run = promisify(execFile)
const place = mkdtempSync(join(tmpdir(), 'pronto-image-'))
const image = join(place, 'pronto')
const data = join(place, 'data')
const dockerfile = readFileSync('Dockerfile', 'utf8')

/** The files that the last stage takes, where they come from here; its packages are ours. */
function shippedFiles(): [from: string, to: string][] {
	const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
	return [...stage.matchAll(/^COPY (.*)$/gm)].flatMap(([, line = '']) => {
		const paths = line.split(' ').filter((word) => !word.startsWith('--'))
		const to = paths.pop() ?? ''
		return paths
			.map((path) => path.replace('/pronto/', ''))
			.filter((path) => !path.startsWith('node_modules'))
			.map((path): [string, string] => [path, to.endsWith('/') ? join(to, path.split('/').at(-1) ?? '') : to])
	})
}

/** Every file with its moment of change, packages excepted. */
function filesOf(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => !name.startsWith('node_modules'))
		.map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
}

/** What the image's health check says, run as Docker would. */
async function health(port: number): Promise<number> {
	const command: string[] = JSON.parse(/^HEALTHCHECK .* CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]')
	return runCommand(command.slice(1), { PORT: String(port) }).then(({ code }) => code)
}

beforeAll(async () => {
	for (const [from, to] of shippedFiles()) {
		mkdirSync(dirname(join(image, to)), { recursive: true })
		cpSync(from, join(image, to), { recursive: true })
	}
	symlinkSync(resolve('node_modules'), join(image, 'node_modules'))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('what the image ships runs, writes to its data folder only, and says that it is healthy', async () => {
	const before = filesOf(image)
	expect(await health(1)).toBe(1)
	const server = await startServer({ folder: image, env: { PRONTO_DATA: data, PRONTO_SANDBOX: 'on' } })
	expect(await health(server.port)).toBe(0)
	expect(await (await fetch(`${server.origin}/pricing`)).text()).toContain('</html>')

	const at = { cwd: image, env: { PATH: process.env['PATH'], PRONTO_DATA: data } }
	const admins = await run(process.execPath, ['scripts/admin.mjs', 'list'], at)
	expect(admins.stdout).toContain('admin@pronto.test')
	const backup = await run(process.execPath, ['scripts/db.mjs', 'backup', join(place, 'backup')], at)
	expect(backup.stdout).toContain('The backup is in')
	expect(await server.stop()).toBe(0)
	expect(filesOf(image)).toEqual(before)
})
