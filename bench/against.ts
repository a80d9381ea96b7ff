import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { compare, toComparison } from './ratios.ts'
import { SECTIONS } from './sections.ts'
import type { Row } from './table.ts'

const TURNS = 5

/** Builds a commit in a folder of its own and prints, section by section, how this build compares to it, measured in turns. */
export async function compareBuilds(commit: string, names: readonly string[]): Promise<void> {
	const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
	const short = git('rev-parse', '--short', '--verify', `${commit}^{commit}`)
	const parent = mkdtempSync(join(tmpdir(), 'pronto-against-'))
	const folder = join(parent, short)
	process.on('exit', () => {
		rmSync(parent, { recursive: true, force: true })
		git('worktree', 'prune')
	})
	process.once('SIGINT', () => process.exit(130))
	git('worktree', 'add', '--quiet', '--detach', folder, short)
	install(folder)
	// Both are measured by the same bench, this one.
	rmSync(join(folder, 'bench'), { recursive: true, force: true })
	cpSync('bench', join(folder, 'bench'), { recursive: true })
	for (const cwd of ['.', folder])
		execFileSync(process.execPath, ['scripts/build.mjs'], { cwd, stdio: 'inherit' })
	for (const name of names) {
		const [ours, theirs]: [Row[][], Row[][]] = [[], [await measureIn(folder, name)]]
		for (let turn = 0; turn < TURNS; turn += 1) {
			ours.push(await measureIn('.', name))
			theirs.push(await measureIn(folder, name))
		}
		process.stdout.write(`\n${SECTIONS[name]?.title}\n${toComparison(compare(ours, theirs), short)}\n`)
	}
}

/** The packages here where they are the same, its own otherwise. */
function install(folder: string): void {
	const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
	if (lock('.') === lock(folder)) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
	else
		execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'], {
			cwd: folder,
			stdio: 'inherit',
		})
}

/** On its way here what is no number becomes null. */
const Measured = z
	.number()
	.nullable()
	.transform((value) => value ?? Number.NaN)
const Rows = z.array(z.object({ what: z.string(), reached: Measured, wanted: z.number(), unit: z.string() }))

async function measureIn(cwd: string, name: string): Promise<Row[]> {
	const child = fork('bench/rows.ts', [name], {
		cwd,
		env: { ...process.env, PRONTO_BENCH_ONCE: '1' },
	})
	const ended = once(child, 'exit').then(([code]) =>
		Promise.reject(new Error(`${name} in ${cwd} ended with ${code} before it was measured.`)),
	)
	const [message] = await Promise.race([once(child, 'message'), ended])
	if (child.exitCode === null) await once(child, 'exit')
	return Rows.parse(message)
}
