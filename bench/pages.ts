import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { type MeasuredServer, startProduct, startScript } from './processes.ts'
import { inRuns, repeated } from './samples.ts'
import { median, type Row } from './table.ts'

const PAGES = ['/', '/categories', '/prompt/1', '/prompt/2']
const SECONDS = 3
const CONNECTIONS = 16
/** Of the sixteen orders of a shuffled page nearly all are drawn. */
const DRAWS = 64
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'en-US' }

interface Load {
	cpuPerRequest: number
	requestsPerSecond: number
	p99: number
}

/** Visitors' pages from the cache, beside node:http with the same bytes in alternation. */
export async function measurePages(): Promise<Row[]> {
	const rows: Row[] = []
	const product = await startProduct()
	const folder = await mkdtemp(join(tmpdir(), 'pronto-floor-'))
	try {
		for (const page of PAGES) await load(product, page)
		for (const page of PAGES) rows.push(...(await measurePage(product, page, folder)))
	} finally {
		await product.stop()
		await rm(folder, { recursive: true, force: true })
	}
	return rows
}

async function measurePage(product: MeasuredServer, page: string, folder: string): Promise<Row[]> {
	const bodies = await compressedBodies(product.origin + page)
	const files = bodies.map((_body, place) => join(folder, `${place}.br`))
	await Promise.all(bodies.map((body, place) => writeFile(files[place] ?? '', body)))
	const floor = await startScript('bench/fixed-body-server.ts', {}, ...files)
	try {
		await load(floor, page)
		const pairs = await inRuns(async () => ({
			ours: await load(product, page),
			floors: await load(floor, page),
		}))
		const ratio = (of: keyof Load) => repeated(pairs.map(({ ours, floors }) => ours[of] / floors[of]))
		const perSecond = Math.round(median(pairs.map(({ ours }) => ours.requestsPerSecond)))
		return [
			{
				what: `${page}: CPU per request, of node:http`,
				...ratio('cpuPerRequest'),
				wanted: 1.3,
				unit: 'x',
			},
			{
				what: `${page}: requests/s, of node:http (${perSecond}/s)`,
				...ratio('requestsPerSecond'),
				wanted: 0.8,
				unit: 'x',
				isFloor: true,
			},
			{ what: `${page}: p99, of node:http`, ...ratio('p99'), wanted: 2, unit: 'x' },
		]
	} finally {
		await floor.stop()
	}
}

async function load(server: MeasuredServer, page: string): Promise<Load> {
	const before = server.cpuSeconds()
	const result = await autocannon({
		url: server.origin + page,
		connections: CONNECTIONS,
		duration: SECONDS,
		headers: HEADERS,
	})
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${page}: ${result.non2xx} refused, ${result.errors} failed`)
	const requests = result.requests.total
	return {
		cpuPerRequest: (server.cpuSeconds() - before) / requests,
		requestsPerSecond: requests / result.duration,
		p99: result.latency.p99,
	}
}

/**
 * The bytes as they go over the wire, each order of the page once: autocannon takes three times as long for answers that
 * differ, and a server that waits for it pays more for each.
 */
async function compressedBodies(address: string): Promise<Buffer[]> {
	const bodies = new Map<string, Buffer>()
	for (let drawn = 0; drawn < DRAWS; drawn += 1) {
		const body = await compressedBody(address)
		bodies.set(body.toString('base64'), body)
	}
	return [...bodies.values()]
}

/** Not by fetch, which would unpack them. */
function compressedBody(address: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const asked = request(address, { headers: HEADERS }, (response) => {
			buffer(response).then(resolve, reject)
		})
		asked.on('error', reject).end()
	})
}
