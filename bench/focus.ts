import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { lingui } from '@lingui/vite-plugin'
import { runnerImport } from 'vite'
import type * as FocusPeople from './focus-people'
import { startProduct } from './processes.ts'
import type { Row } from './table.ts'

type Person = FocusPeople.Person

const PEOPLE = 1_000
const CONNECTIONS = 32
const SECONDS = 10
const TASKS = 10
/** A thousand people who each change something every two seconds. */
const SAVES_A_SECOND = 500
const P99_MS = 150

/** Autosave: what 1,000 people, each with a row of their own, can save in a second through the product's own door. */
export async function measureFocus(databaseUrl: string): Promise<Row[]> {
	process.env['AUTH_SECRET'] = randomUUID()
	const environment = { DATABASE_URL: databaseUrl, AUTH_SECRET: process.env['AUTH_SECRET'] }
	const { module } = await runnerImport<typeof FocusPeople>('./bench/focus-people.ts', {
		configFile: false,
		logLevel: 'error',
		plugins: [lingui()],
		resolve: { tsconfigPaths: true },
	})
	const people = await module.addPeople(databaseUrl, PEOPLE)
	const server = await startProduct(environment)
	try {
		await saveFor(server.origin, people, 1, 2)
		const before = server.cpuSeconds()
		const { milliseconds, seconds } = await saveFor(server.origin, people, 2, SECONDS)
		const sorted = milliseconds.toSorted((one, other) => one - other)
		return [
			{
				what: `Saves of ${PEOPLE} people’s sessions, a second`,
				reached: sorted.length / seconds,
				wanted: SAVES_A_SECOND,
				unit: 'saves/s',
				isFloor: true,
			},
			{
				what: 'A save, p99',
				reached: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
				wanted: P99_MS,
				unit: 'ms',
			},
			{
				what: 'A save, CPU of the server',
				reached: ((server.cpuSeconds() - before) * 1_000) / sorted.length,
				wanted: 2,
				unit: 'ms',
			},
		]
	} finally {
		await server.stop()
	}
}

const versions = new Map<string, number>()

/** Saves for everybody in turn, over a fixed number of connections; any answer that is not 200 fails. */
async function saveFor(origin: string, people: readonly Person[], round: number, seconds: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	const milliseconds: number[] = []
	const start = performance.now()
	const end = start + seconds * 1_000
	let next = 0
	async function client(): Promise<void> {
		while (performance.now() < end) {
			const person = people[next % people.length]
			next += 1
			if (!person) return
			const began = performance.now()
			await save(origin, agent, person, `${round}-${next}`)
			milliseconds.push(performance.now() - began)
		}
	}
	await Promise.all(Array.from({ length: CONNECTIONS }, client))
	agent.destroy()
	return { milliseconds, seconds: (performance.now() - start) / 1_000 }
}

function save(origin: string, agent: Agent, { cookie, sessionId }: Person, mark: string): Promise<void> {
	const version = versions.get(sessionId) ?? 1
	const body = JSON.stringify({
		id: sessionId,
		version,
		title: `Session ${mark}`,
		subTasks: Array.from({ length: TASKS }, (_none, place) => ({
			id: `task-${place}`,
			text: `Task ${place} of ${mark}`,
			completed: place % 2 === 0,
			createdAt: '2026-05-04T09:00:00.000Z',
		})),
		lastPrompts: [`You are a careful bookkeeper. Price [workshop] for [number] people. ${mark}`],
		mentalStatus: { emoji: '😊', attentionLevel: 5 },
		timer: { startedAt: 1_777_000_000_000, pausedAt: null, spentMs: 0 },
	})
	return new Promise((resolve, reject) => {
		const headers = {
			'Content-Type': 'application/json',
			'Content-Length': Buffer.byteLength(body),
			Cookie: cookie,
		}
		const sent = request(`${origin}/focus/session`, { method: 'POST', agent, headers }, (answer) => {
			answer.resume()
			answer.on('end', () => {
				versions.set(sessionId, version + 1)
				if (answer.statusCode === 200) resolve()
				else reject(new Error(`A save was answered ${answer.statusCode}.`))
			})
		})
		sent.on('error', reject)
		sent.end(body)
	})
}
