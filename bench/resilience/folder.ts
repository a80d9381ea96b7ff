import { ServerDidNotStart, startServer } from '../../tests/support/server.ts'
import type { Row } from '../table.ts'
import { expectStatus, HttpClient } from './client.ts'

/** A second process on a data folder that is in use: refused each time, with the reason, and the first goes on unharmed. */
export async function measureFolder(tries: number): Promise<Row[]> {
	const first = await startServer({ env: { LOG_LEVEL: 'error' } })
	const client = new HttpClient(first.port)
	let taken = 0
	let harmed = 0
	try {
		for (let count = 0; count < tries; count += 1) {
			if (!(await isRefused(first.dataFolder, first.pid))) taken += 1
			const { body } = expectStatus(200, await client.get('/categories?q=email'))
			if (!body.includes('/prompt/')) harmed += 1
		}
	} finally {
		client.close()
		await first.stop()
	}
	return [
		{ what: `Second processes that were let in, of ${tries}`, reached: taken, wanted: 0, unit: '' },
		{ what: 'Times the first was harmed by it', reached: harmed, wanted: 0, unit: '' },
	]
}

async function isRefused(folder: string, pid: number): Promise<boolean> {
	try {
		const second = await startServer({ env: { PRONTO_DATA: folder, LOG_LEVEL: 'error' } })
		await second.stop()
		return false
	} catch (error) {
		if (!(error instanceof ServerDidNotStart)) throw error
		return error.code === 1 && error.output.includes(`in use by process ${pid}.`)
	}
}
