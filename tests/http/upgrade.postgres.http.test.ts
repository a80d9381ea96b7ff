import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withNewEmbedded } from '../../scripts/database/embedded.ts'
import { withPostgres } from '../../scripts/database/postgres.ts'
import { planRestore, restore } from '../../scripts/database/restore.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { PlainBrowser } from '../support/setup/plain-browser.ts'
import { startPostgres, type ThrowawayPostgres } from '../support/setup/postgres.ts'
import {
	bringStripe,
	EARLIER_BACKUP,
	earlierExports,
	lostBetween,
	planEarlier,
	rowsByTable,
} from '../support/upgrade/earlier-installation.ts'

/** What people have for as long as they want it, whatever the day is on which this runs. */
const LASTING = [
	'person',
	'profile',
	'favorites',
	'lastUses',
	'createdPrompts',
	'savedPrompts',
	'focusSessions',
	'conversations',
]

let postgres: ThrowawayPostgres
beforeAll(async () => {
	postgres = await startPostgres()
})
afterAll(() => postgres.remove())

test('a backup of an earlier product restores with every row and every value', async () => {
	const [earlier, now] = [await postgres.createDatabase(), await postgres.createDatabase()]
	await withPostgres(earlier, async (session) => restore(session, await planEarlier()))
	await withPostgres(now, async (session) => restore(session, await planRestore(EARLIER_BACKUP)))
	const [before, after] = [await withPostgres(earlier, rowsByTable), await withPostgres(now, rowsByTable)]
	expect([...before.values()].flat().length).toBeGreaterThan(1_500)
	const changes = before.get('role_changes') ?? []
	const others = new Map([...before].filter(([table]) => table !== 'role_changes'))
	expect(lostBetween(others, after)).toEqual([])
	const told = changes.map(({ at, user_id, by_user_id }) => ({ at, user_id, by_user_id }))
	expect(changes.length).toBeGreaterThan(0)
	expect(after.get('audit_log')).toMatchObject(told)
})

describe.each(['embedded', 'PostgreSQL'] as const)('an earlier installation on the %s database', (kind) => {
	let folder: string
	let server: RunningServer
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'pronto-upgrade-'))
		const plan = await planEarlier()
		bringStripe(folder)
		if (kind === 'embedded') {
			await withNewEmbedded(folder, (session) => restore(session, plan))
			server = await startServer({ env: { PRONTO_DATA: folder } })
		} else {
			const url = await postgres.createDatabase()
			await withPostgres(url, (session) => restore(session, plan))
			server = await startServer({ env: { PRONTO_DATA: folder, DATABASE_URL: url } })
		}
	})
	afterAll(async () => {
		await server.stop()
		rmSync(folder, { recursive: true, force: true })
	})

	test.each(earlierExports())('gives $email all that was theirs', async ({ email, password, data }) => {
		const browser = new PlainBrowser(server.origin)
		expect((await browser.post('/login', { email, password })).status).toBe(303)
		const now = await (await browser.get('/settings/export.json')).json()
		for (const part of LASTING) expect(now[part], part).toMatchObject(Object(data[part]))
		expect(now.subscription?.tier).toBe(data.subscription?.plan)
		// What they created begins with its first version.
		const firsts = now.createdPrompts.map(({ id: promptId, title, promptText }: Record<string, string>) =>
			expect.objectContaining({
				promptId,
				number: 1,
				content: expect.objectContaining({ title, promptText }),
			}),
		)
		expect(now.createdPromptVersions).toHaveLength(firsts.length)
		expect(now.createdPromptVersions).toEqual(expect.arrayContaining(firsts))
	})
})
