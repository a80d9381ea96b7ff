import { expect, test } from 'vitest'
import { measureFolder } from '../../bench/resilience/folder'
import { measureHostile } from '../../bench/resilience/hostile'
import { measureKills } from '../../bench/resilience/kills'
import { measureSlow } from '../../bench/resilience/slow'
import { measureStopping } from '../../bench/resilience/stopping'
import { isReached, type Row } from '../../bench/table'

/** What `npm run bench -- reliability` does, at a hundredth of the size: here what is counted must hold, times need not. */
const missed = (rows: readonly Row[]) => rows.filter((row) => row.unit === '' && !isReached(row))

test('a kill -9 while people write loses nothing that was acknowledged', async () => {
	expect(missed(await measureKills(1, undefined))).toEqual([])
})

test('who asked before SIGTERM is answered', async () => {
	expect(missed(await measureStopping(2, undefined))).toEqual([])
})

test('a second process on a data folder is refused, and the first goes on', async () => {
	expect(missed(await measureFolder(1))).toEqual([])
})

test('slow connections keep nobody else waiting', async () => {
	const [ratio, ...others] = await measureSlow(10, 0.3)
	expect(ratio?.reached).toBeLessThan(10)
	expect(missed(others)).toEqual([])
})

// Always the same thousand: `npm run bench -- reliability hostile` draws new ones.
test('hostile requests at every door are answered calmly, and change nothing of anybody’s', async () => {
	const { rows, problems } = await measureHostile(1_000, 20_261_121, undefined)
	expect(problems, rows[0]?.what).toEqual([])
	expect(missed(rows)).toEqual([])
})
