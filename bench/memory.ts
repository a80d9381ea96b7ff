import autocannon from 'autocannon'
import { type MeasuredServer, startProduct } from './processes.ts'
import type { Row } from './table.ts'

const PAGES = ['/', '/categories', '/prompt/1', '/prompt/2', '/featured', '/popular', '/categories?q=price']
const REQUESTS = 100_000
const CONNECTIONS = 16
/** Resident memory moves by a few megabytes without a reason; a leak of 100,000 requests is more than that. */
const NOISE_MB = 15

/** Memory of the server after 100,000 requests, and what a further 100,000 add. */
export async function measureMemory(databaseUrl: string | undefined): Promise<Row[]> {
	const kind = databaseUrl ? 'PostgreSQL' : 'embedded'
	const product = await startProduct(databaseUrl ? { DATABASE_URL: databaseUrl } : {})
	try {
		await request(product)
		const first = product.residentMegabytes()
		await request(product)
		const second = product.residentMegabytes()
		return [
			{
				what: `Memory after 100,000 requests, ${kind}`,
				reached: first,
				wanted: databaseUrl ? 220 : 600,
				unit: 'MB',
			},
			{
				what: `Growth over a further 100,000, ${kind}`,
				reached: second - first,
				wanted: NOISE_MB,
				unit: 'MB',
			},
		]
	} finally {
		await product.stop()
	}
}

async function request(product: MeasuredServer): Promise<void> {
	const result = await autocannon({
		url: product.origin,
		connections: CONNECTIONS,
		amount: REQUESTS,
		requests: PAGES.map((path) => ({
			path,
			headers: { 'accept-encoding': 'br', 'accept-language': 'en-US' },
		})),
	})
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
}
