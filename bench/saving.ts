import { Agent, request } from 'node:http'
import { lingui } from '@lingui/vite-plugin'
import { runnerImport } from 'vite'
import type * as FocusPeople from './focus-people'

type Person = FocusPeople.Person

const CONNECTIONS = 32
const TASKS = 10

/** Fills a database with people who each have a focus session in progress. `AUTH_SECRET` has to be set, and the server's own. */
export async function addFocusPeople(databaseUrl: string, count: number): Promise<Person[]> {
	const { module } = await runnerImport<typeof FocusPeople>('./bench/focus-people.ts', {
		configFile: false,
		logLevel: 'error',
		plugins: [lingui()],
		resolve: { tsconfigPaths: true },
	})
	return module.addPeople(databaseUrl, count)
}

const versions = new Map<string, number>()

/** Saves for everybody in turn, over a fixed number of connections; any answer that is not 200 fails. */
export async function saveFor(
	origin: string,
	people: readonly Person[],
	round: number,
	seconds: number,
	connections = CONNECTIONS,
) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections })
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
	await Promise.all(Array.from({ length: connections }, client))
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
