import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../../tests/support/server.ts'
import { median, type Row } from '../table.ts'
import { expectStatus, HttpClient } from './client.ts'
import { SlowConnections } from './slow-connections.ts'

const PAGES = ['/', '/prompt/1', '/categories?q=email', '/categories?q=price']
const VISITORS = 8
const EVERY_MS = 50
const TURNS = 3
const RATIO = 2

/** What ordinary visitors wait, with and without many slow connections beside them, in alternation. */
export async function measureSlow(connections: number, seconds: number): Promise<Row[]> {
	const server = await startServer({ env: { LOG_LEVEL: 'error' } })
	try {
		await p95(server.port, seconds)
		const pairs: { alone: number; beside: number }[] = []
		let open = connections
		for (let turn = 0; turn < TURNS; turn += 1) {
			const alone = await p95(server.port, seconds)
			const slow = await SlowConnections.open(server.port, connections)
			const beside = await p95(server.port, seconds)
			open = Math.min(open, slow.open)
			slow.close()
			pairs.push({ alone, beside })
		}
		const middle = (of: 'alone' | 'beside') => median(pairs.map((pair) => pair[of]))
		const [alone, beside] = [middle('alone'), middle('beside')]
		return [
			{
				what: `p95 beside ${connections} slow connections (${beside.toFixed(1)} ms), of p95 alone (${alone.toFixed(1)} ms)`,
				reached: beside / alone,
				wanted: RATIO,
				unit: 'x',
			},
			{
				what: 'Slow connections open at the end of each turn, the rest being closed by the server and opened again',
				reached: open,
				wanted: Math.floor(connections / 2),
				unit: '',
				isFloor: true,
			},
		]
	} finally {
		await server.stop()
	}
}

/** Visitors who each ask for another page twenty times a second; what the slowest twentieth of answers took, in ms. */
async function p95(port: number, seconds: number): Promise<number> {
	const milliseconds: number[] = []
	const end = performance.now() + seconds * 1_000
	await Promise.all(
		Array.from({ length: VISITORS }, async (_none, visitor) => {
			const client = new HttpClient(port)
			await wait((EVERY_MS / VISITORS) * visitor)
			for (let visit = visitor; performance.now() < end; visit += 1) {
				const began = performance.now()
				expectStatus(200, await client.get(PAGES[visit % PAGES.length] ?? '/'))
				const took = performance.now() - began
				milliseconds.push(took)
				await wait(Math.max(0, EVERY_MS - took))
			}
			client.close()
		}),
	)
	const sorted = milliseconds.toSorted((one, other) => one - other)
	return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
