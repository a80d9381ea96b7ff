import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, db, openDatabase } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { libraryChanges, libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import { aFile } from '../support/library'
import { type RunningServer, startServer } from '../support/server'
import { startPostgres, type ThrowawayPostgres } from '../support/setup/postgres'

const MANY = 120
const SOON_MS = 2_000

let postgres: ThrowawayPostgres
let url = ''
let servers: RunningServer[] = []

beforeAll(async () => {
	postgres = await startPostgres()
	url = await postgres.createDatabase()
})

afterAll(async () => {
	for (const server of servers) await server.stop()
	await postgres.remove()
})

async function inDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
	await openDatabase({ url, folder: '' })
	try {
		return await work()
	} finally {
		await closeDatabase()
	}
}

const start = () => startServer({ env: { DATABASE_URL: url } })

test('two processes that start on an empty database fill the library once', async () => {
	servers = await Promise.all([start(), start()])
	const [versions, prompts] = await inDatabase(async () => [
		await db().$count(libraryVersions),
		await db().$count(libraryPrompts),
	])
	expect(versions).toBe(prompts)
	for (const { origin } of servers) expect((await fetch(`${origin}/prompt/21`)).status).toBe(200)
})

test('a schedule is kept exactly once by processes of which one is killed meanwhile', async () => {
	const files = Array.from({ length: MANY }, () => aFile({ publishedOn: '2999-01-01', isPremium: false }))
	await inDatabase(async () => {
		await fillLibrary(files)
		// Some at a time, so that the kill comes between two of them.
		for (const [at, { id }] of files.entries()) {
			const scheduledFor = new Date(Date.now() + SOON_MS + (at % 6) * 400)
			await db().update(libraryPrompts).set({ scheduledFor }).where(eq(libraryPrompts.id, id))
		}
	})
	const [killed, left] = servers
	if (!killed || !left) throw new Error('There are two servers.')
	const [first] = files
	const isThere = async ({ origin }: RunningServer, id = '') =>
		(await fetch(`${origin}/prompt/${id}`)).status === 200
	await expect.poll(() => isThere(left, first?.id), { timeout: 30_000, interval: 50 }).toBe(true)
	killed.signal('SIGKILL')
	servers = [left]
	const last = files.at(-1)
	await expect.poll(() => isThere(left, last?.id), { timeout: 30_000 }).toBe(true)
	await inDatabase(async () => {
		const ids = files.map(({ id }) => id)
		const rows = await db().select().from(libraryPrompts).where(inArray(libraryPrompts.id, ids))
		expect(rows.filter(({ state }) => state === 'published')).toHaveLength(MANY)
		const lines = await db().select().from(libraryChanges).where(inArray(libraryChanges.promptId, ids))
		expect(lines.map(({ promptId }) => promptId).toSorted()).toEqual(ids.toSorted())
		expect(await db().$count(promptSearch, inArray(promptSearch.promptId, ids))).toBe(MANY)
	})
})
