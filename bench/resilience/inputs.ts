import fc from 'fast-check'
import { type Door, everyDoor } from '../../tests/support/access/door-table.ts'
import type { Row } from '../table.ts'
import { HttpClient } from './client.ts'
import { type Shelf, store, type Tally } from './costly-shelf.ts'
import { costlyText } from './costly-texts.ts'
import { honestRequest, hostileRequest } from './hostile-request.ts'
import { callTogether, type HostileWorld, startHostileWorld } from './hostile-world.ts'
import { judge } from './judgement.ts'
import { Pulse } from './pulse.ts'
import { exchange } from './raw-exchange.ts'
import { Salvo } from './salvo.ts'
import { Budget, logUniform } from './sizes.ts'

const AT_ONCE = 4
const MOST_TOLD = 20
const LARGEST = 20_000_000
/** Where the budget is spent, requests are no larger than this. */
const SMALL = 64 * 1_024
const LONGEST_TEXT = 100_000
const MOST_WAIT_MS = 250
const MOST_PAGE_MS = 1_000

export interface InputsWish {
	/** How many large requests come to each door. */
	each: number
	/** Bytes that they are together, about. */
	budget: number
	/** How many texts are stored wherever texts are stored, and read again at every page that shows them. */
	texts: number
	seed: number
}

/**
 * Everybody sends every door whatever there is of up to 20 MB, drawn by fast-check: long values, many fields, depth,
 * noise, compressed and in chunks. Then texts that are much work to read are stored wherever one can store a text, and
 * read back at all pages. All the while a visitor asks /healthz every 20 ms on connections of their own.
 */
export async function measureInputs(
	{ each, budget, texts, seed }: InputsWish,
	databaseUrl: string | undefined,
): Promise<{ rows: Row[]; problems: string[] }> {
	const doors = everyDoor()
	let reply = 'Noted.'
	const world = await startHostileWorld(databaseUrl, () => reply)
	try {
		const sending = await Pulse.of(world.server.port)
		const salvo = await fireLarge(world, doors, { each, budget, seed })
		const whileSent = waits('while that was sent', await sending.end())
		const reading = await Pulse.of(world.server.port)
		// Who was there may have been signed out by what they sent.
		const rested = { server: world.server, askers: await callTogether(world.server) }
		const stored = await storeAll(rested, { texts, seed, say: (text) => (reply = text) })
		const read = await readAll(rested, doors, stored.shelf)
		const whileRead = waits('while they were stored and read', await reading.end())
		const { harm, errors } = await world.harm()
		const problems = [...salvo.problems, ...read.problems, ...harm]
		const megabytes = Math.round(salvo.bytes / 1_000_000)
		const { tried, stored: kept } = stored.tally
		return {
			rows: [
				count(
					`Wrong answers to ${each * doors.length} requests of up to 20 MB, ${megabytes} MB in all, at ${doors.length} doors (${salvo.statuses()})`,
					salvo.problems.length,
				),
				whileSent,
				{
					...count(`Texts stored of ${tried}, as hard to read as they can be`, kept),
					wanted: Math.floor(tried / 2),
					isFloor: true,
				},
				count(`Of ${read.pages} answers that show them, failed or silent`, read.problems.length),
				{ what: 'Slowest of these', reached: read.slowest, wanted: MOST_PAGE_MS, unit: 'ms' },
				whileRead,
				{
					what: 'Most memory that the process ever had',
					reached: world.peakMegabytes(),
					wanted: databaseUrl ? 400 : 600,
					unit: 'MB',
				},
				count('Errors that all this was worth in the log', errors.length),
			],
			problems: [...problems.slice(0, MOST_TOLD), ...read.slow, ...errors.slice(0, MOST_TOLD)],
		}
	} finally {
		await world.stop()
	}
}

const count = (what: string, reached: number): Row => ({ what, reached, wanted: 0, unit: '' })

function waits(when: string, { p99, longest, asked }: Awaited<ReturnType<Pulse['end']>>): Row {
	const what = `/healthz p99 ${when} (asked ${asked} times, longest ${Math.round(longest)} ms)`
	return { what, reached: p99, wanted: MOST_WAIT_MS, unit: 'ms' }
}

async function fireLarge(
	{ server, askers, bait }: HostileWorld,
	doors: readonly Door[],
	{ each, budget, seed }: Omit<InputsWish, 'texts'>,
): Promise<Salvo> {
	const salvo = new Salvo(server.port)
	const left = new Budget(budget)
	const size = logUniform(1, LARGEST).map((drawn) => left.take(drawn, SMALL))
	for (let round = 0; round < each; round += 1) {
		const drawn = doors.flatMap((door, place) =>
			fc.sample(hostileRequest({ doors: [door], askers, bait, size, isAlwaysLarge: true }), {
				numRuns: 1,
				seed: seed + round * doors.length + place,
			}),
		)
		await salvo.fire(drawn, AT_ONCE)
	}
	return salvo
}

async function storeAll(
	{ server, askers }: Pick<HostileWorld, 'server' | 'askers'>,
	{ texts, seed, say }: { texts: number; seed: number; say(text: string): void },
): Promise<{ shelf: Shelf; tally: Tally }> {
	const legend = askers.find(({ header }) => header.startsWith('Cookie: '))
	const cookie = { Cookie: legend?.header.replace('Cookie: ', '') ?? '' }
	const client = new HttpClient(server.port, cookie)
	const reader = new HttpClient(server.port, { ...cookie, Accept: 'text/event-stream' })
	const shelf: Shelf = new Map()
	const tally = { tried: 0, stored: 0 }
	for (const text of fc.sample(costlyText(LONGEST_TEXT), { numRuns: texts, seed })) {
		await store({ client, reader, say }, text, shelf, tally)
	}
	client.close()
	reader.close()
	return { shelf, tally }
}

/** Asks every page and file about everything that was stored: as its owner, as a visitor and as an admin. */
async function readAll(
	{ server, askers }: Pick<HostileWorld, 'server' | 'askers'>,
	doors: readonly Door[],
	shelf: Shelf,
) {
	const readers = askers.filter(
		({ name, header }) => /visitor|admin/.test(name) || header.startsWith('Cookie: '),
	)
	const found = { pages: 0, slowest: 0, problems: [] as string[], slow: [] as string[] }
	for (const door of doors.filter(({ method }) => method === 'GET')) {
		const kind = door.requests[0]?.about ?? 'prompt'
		const ids = /:/.test(door.route) ? (shelf.get(kind) ?? []) : ['']
		for (const id of ids) {
			for (const asker of readers) {
				const request = honestRequest({ door, asker: { ...asker, id }, method: door.method })
				const began = performance.now()
				const answer = await exchange(server.port, request)
				const took = performance.now() - began
				found.pages += 1
				found.slowest = Math.max(found.slowest, took)
				const asked = { port: server.port, headBytes: 0, bodyBytes: 0, takesSmall: false }
				const problem = judge(answer, asked)
				const what = `${asker.name}: ${request.head.toString().split('\r\n')[0]}`
				if (problem) found.problems.push(`${problem}\n${what}`)
				else if (took > MOST_PAGE_MS) found.slow.push(`${Math.round(took)} ms, ${answer.size} bytes\n${what}`)
			}
		}
	}
	return found
}
