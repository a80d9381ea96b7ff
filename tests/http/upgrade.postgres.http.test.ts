import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withNewEmbedded } from '../../scripts/database/embedded.ts'
import { withPostgres } from '../../scripts/database/postgres.ts'
import { planRestore, restore } from '../../scripts/database/restore.ts'
import type { Session } from '../../scripts/database/session.ts'
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

/** What a person is told of their own that has a page, or a name in a list. */
const Own = z.looseObject({
	favorites: z.array(z.looseObject({ promptId: z.string() })),
	createdPrompts: z.array(z.looseObject({ id: z.string() })),
	savedPrompts: z.array(z.looseObject({ title: z.string() })),
	conversations: z.array(z.looseObject({ title: z.string() })),
})

let postgres: ThrowawayPostgres
beforeAll(async () => {
	postgres = await startPostgres()
})
afterAll(() => postgres.remove())

test.each(['embedded', 'PostgreSQL'] as const)(
	'a backup of an earlier product restores into the %s database of this one with every row and every value',
	async (kind) => {
		const earlier = await postgres.createDatabase()
		await withPostgres(earlier, async (session) => restore(session, await planEarlier()))
		const before = await withPostgres(earlier, rowsByTable)
		const after = await restored(kind)
		expect([...before.values()].flat().length).toBeGreaterThan(1_500)
		const changes = before.get('role_changes') ?? []
		const others = new Map([...before].filter(([table]) => table !== 'role_changes'))
		expect(lostBetween(others, after)).toEqual([])
		const told = changes.map(({ at, user_id, by_user_id }) => ({ at, user_id, by_user_id }))
		expect(changes.length).toBeGreaterThan(0)
		expect(after.get('audit_log')).toMatchObject(told)
	},
)

/** What is in an empty database after the earlier backup was restored into it. */
async function restored(kind: 'embedded' | 'PostgreSQL') {
	const plan = await planRestore(EARLIER_BACKUP)
	const fill = async (session: Session) => {
		await restore(session, plan)
		return rowsByTable(session)
	}
	if (kind === 'PostgreSQL') return withPostgres(await postgres.createDatabase(), fill)
	const folder = mkdtempSync(join(tmpdir(), 'pronto-restored-'))
	try {
		return await withNewEmbedded(folder, fill)
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

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
		// And each thing is on its page.
		const { favorites, createdPrompts, savedPrompts, conversations } = Own.parse(now)
		for (const id of [...favorites.map(({ promptId }) => promptId), ...createdPrompts.map(({ id }) => id)]) {
			expect((await browser.get(`/prompt/${id}`)).status, id).toBe(200)
		}
		for (const [path, listed] of [
			['/prompt-locker', savedPrompts],
			['/chat-legend', conversations],
		] as const) {
			if (listed.length === 0) continue
			const page = await (await browser.get(path)).text()
			for (const { title } of listed) expect(page, path).toContain(title)
		}
	})

	test('has the whole library of this version, with the former ids', async () => {
		const visitor = new PlainBrowser(server.origin)
		for (let id = 1; id <= 21; id += 1) expect((await visitor.get(`/prompt/${id}`)).status, `${id}`).toBe(200)
		expect((await visitor.get('/prompt/one-week-of-lunches')).status).toBe(200)
	})
})
