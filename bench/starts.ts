import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './processes.ts'
import { inRuns, repeated } from './samples.ts'
import type { Row } from './table.ts'

/** How long the embedded product takes until it listens: on an empty folder, and again on the one it made. */
export async function measureStarts(): Promise<Row[]> {
	const folder = await mkdtemp(join(tmpdir(), 'pronto-starts-'))
	try {
		const first = await inRuns((run) => secondsToListen(join(folder, String(run))))
		const again = await inRuns((run) => secondsToListen(join(folder, String(run))))
		return [
			{
				what: 'Start of the built server on an empty data folder',
				...repeated(first),
				wanted: 60,
				unit: 's',
			},
			{ what: 'Start again', ...repeated(again), wanted: 2, unit: 's' },
		]
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

async function secondsToListen(folder: string): Promise<number> {
	const started = performance.now()
	const product = await startProduct({ PRONTO_DATA: folder })
	const seconds = (performance.now() - started) / 1000
	await product.stop()
	return seconds
}
