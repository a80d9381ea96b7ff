import { expect, test } from 'vitest'
import { download } from './download.server'

const FILE = { type: 'text/csv', name: 'list.csv' }

async function* rows(count: number, told: (row: number) => void = () => {}) {
	for (let row = 0; row < count; row += 1) {
		told(row)
		yield `${row}`.padEnd(1_000, ' é')
	}
}

test('a file comes whole, and its answer says what it is and that nobody keeps it', async () => {
	const answer = download(rows(300), FILE)
	expect(await answer.text()).toHaveLength(300_000)
	expect(Object.fromEntries(answer.headers)).toEqual({
		'content-type': 'text/csv; charset=utf-8',
		'content-disposition': 'attachment; filename="list.csv"',
		'cache-control': 'private, no-store',
	})
})

test('no more is read than is taken, and nothing after the reader has left', async () => {
	let read = 0
	const reader = download(
		rows(10_000, (row) => (read = row)),
		FILE,
	).body?.getReader()
	await reader?.read()
	const first = read
	expect(first).toBeLessThan(100)
	await new Promise((resolve) => setImmediate(resolve))
	expect(read).toBe(first)
	await reader?.cancel()
	expect(read).toBe(first)
})

test('a failure in the middle is no end', async () => {
	async function* broken() {
		yield* rows(100)
		throw new Error('The database went away.')
	}
	await expect(download(broken(), FILE).text()).rejects.toThrow('The database went away.')
})
