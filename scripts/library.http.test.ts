import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFilledFolder, type RunningServer, startServer } from '../tests/support/server'

const folder = mkdtempSync(join(tmpdir(), 'pronto-library-command-'))
const data = aFilledFolder()
const files = join(folder, 'files')
let server: RunningServer

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_DATA: data } })
})
afterAll(async () => {
	await server.stop()
	for (const one of [folder, data]) rmSync(one, { recursive: true, force: true })
})

function library(...words: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/library.mjs', ...words], {
		env: { PATH: process.env['PATH'], PRONTO_DATA: data },
		encoding: 'utf8',
	})
	return { status, said: stdout + stderr }
}

test('while the product runs, the library is written into files and read back, and readers see it', async () => {
	expect(library('export', files)).toMatchObject({
		status: 0,
		said: expect.stringContaining(`are in ${files}`),
	})
	const path = join(files, '4', 'version-1.json')
	const before = readFileSync(path, 'utf8')
	const title: string = JSON.parse(before).content.en.title
	writeFileSync(path, before.replace(title, 'Said by a file'))
	expect(library('import', files)).toMatchObject({ status: 0 })
	const page = async () => (await fetch(`${server.origin}/prompt/4?lang=en`)).text()
	await expect.poll(page, { timeout: 10_000 }).toContain('Said by a file')
	expect(await (await fetch(`${server.origin}/api/v1/search?q=said+by+a+file&lang=en`)).text()).toContain(
		'"4"',
	)
})

test('what can’t be taken in is told, and what is no command is explained', () => {
	rmSync(join(files, '5'), { recursive: true, force: true })
	expect(library('import', files)).toMatchObject({
		status: 1,
		said: expect.stringContaining('Nothing was taken in.'),
	})
	for (const words of [[], ['export'], ['import', files, 'more'], ['publish', files]]) {
		expect(library(...words)).toMatchObject({ status: 1, said: expect.stringContaining('Use it so') })
	}
})

test('when it does not run, the command opens the database itself', async () => {
	await server.stop()
	const again = join(folder, 'again')
	expect(library('export', again)).toMatchObject({ status: 0 })
	expect(readFileSync(join(again, '4', 'version-1.json'), 'utf8')).toContain('Said by a file')
})
