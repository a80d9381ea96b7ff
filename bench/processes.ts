import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { withFrugalMemory } from '../scripts/launch/memory.mjs'
import { freePort } from '../tests/support/server.ts'

/** A server in a process of its own, whose use of the machine can be read. */
export interface MeasuredServer {
	origin: string
	/** Seconds of processor time since its start, all threads together. */
	cpuSeconds(): number
	residentMegabytes(): number
	stop(): Promise<void>
}

const TICKS_PER_SECOND = 100

/** Starts the built product on a free port, with a data folder of its own. */
export async function startProduct(environment: Record<string, string> = {}): Promise<MeasuredServer> {
	const folder = await mkdtemp(join(tmpdir(), 'pronto-bench-'))
	const server = await startScript(
		'server.ts',
		withFrugalMemory({
			NODE_ENV: 'production',
			PORT: String(await freePort()),
			PRONTO_DATA: folder,
			...environment,
		}),
	)
	return {
		...server,
		async stop() {
			await server.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

/** Starts any script that sends `{ origin }` when it is ready. */
export async function startScript(
	script: string,
	environment: Record<string, string>,
	...args: string[]
): Promise<MeasuredServer> {
	const child = fork(script, args, {
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	})
	return {
		origin: await originOf(child),
		cpuSeconds: () => cpuSeconds(child),
		residentMegabytes: () => residentMegabytes(child),
		async stop() {
			child.kill('SIGTERM')
			if (child.exitCode === null) await once(child, 'exit')
		},
	}
}

const Ready = z.object({ origin: z.string() })

async function originOf(child: ChildProcess): Promise<string> {
	const ended = once(child, 'exit').then(() =>
		Promise.reject(new Error('A server ended before it listened.')),
	)
	const [message] = await Promise.race([once(child, 'message'), ended])
	return Ready.parse(message).origin.replace('localhost', '127.0.0.1')
}

function cpuSeconds({ pid }: ChildProcess): number {
	const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
	const fields = afterName.split(' ')
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

function residentMegabytes({ pid }: ChildProcess): number {
	const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
	return Number(kilobytes) / 1024
}
