import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, FolderUnusableError, holdFolder } from './lock.server'

const HOLD = `
const { holdFolder } = await import('./app/db/lock.server.ts')
globalThis.lock = holdFolder(process.argv[1])
process.on('disconnect', () => process.exit())
process.send('held')
`

let folder: string
let other: ChildProcess | undefined

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'pronto-lock-'))
})

afterEach(async () => {
	await kill(other)
	other = undefined
	rmSync(folder, { recursive: true, force: true })
})

async function holdInAnotherProcess(): Promise<ChildProcess> {
	other = spawn(process.execPath, ['--input-type=module', '--eval', HOLD, folder], {
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	})
	await once(other, 'message')
	return other
}

async function kill(child: ChildProcess | undefined): Promise<void> {
	if (!child || child.exitCode !== null || child.signalCode !== null) return
	const ended = once(child, 'exit')
	child.kill('SIGKILL')
	await ended
}

test('a second process is refused, and told which one has the folder', async () => {
	const holder = await holdInAnotherProcess()
	expect(() => holdFolder(folder)).toThrow(FolderInUseError)
	expect(() => holdFolder(folder)).toThrow(`in use by process ${holder.pid}.`)
})

test('a process that was killed leaves the folder free', async () => {
	await kill(await holdInAnotherProcess())
	holdFolder(folder)[Symbol.dispose]()
})

test('a folder that was given back can be held again', () => {
	holdFolder(folder)[Symbol.dispose]()
	holdFolder(folder)[Symbol.dispose]()
})

test('the folder is made for its owner alone', () => {
	using _held = holdFolder(join(folder, 'deep', 'inside'))
	expect(statSync(join(folder, 'deep', 'inside')).mode & 0o777).toBe(0o700)
})

test('a place that can’t be a folder is told calmly', () => {
	writeFileSync(join(folder, 'file'), '')
	expect(() => holdFolder(join(folder, 'file'))).toThrow(FolderUnusableError)
	expect(() => holdFolder(join(folder, 'file'))).toThrow(/^The data folder .*file can't be used: /)
})
