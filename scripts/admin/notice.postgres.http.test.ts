import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, db, openDatabase } from '~/db/client.server'
import { parseNotice } from '~/features/mailings/notice'
import { noticeName, readQueuedNotice } from '~/features/mailings/notice-queue.server'
import { mailDeliveries } from '~/features/mailings/schema.server'
import { DatabaseProxy } from '../../bench/resilience/database-proxy'
import { type Outbox, readOutbox, startOutbox } from '../../sandbox/mail/outbox'
import { ageTaken } from '../../tests/support/mailings'
import { aNoticeFile, aPayingReader } from '../../tests/support/notices'
import { runCommand } from '../../tests/support/run-command'
import { type RunningServer, startServer } from '../../tests/support/server'
import { startPostgres, type ThrowawayPostgres } from '../../tests/support/setup/postgres'

const MANY = 60
const folder = mkdtempSync(join(tmpdir(), 'pronto-notice-'))
const file = join(folder, 'notice.txt')
const notice = aNoticeFile()
let postgres: ThrowawayPostgres
let url = ''
let outbox: Outbox
/** Between the product and its mail server, which can be away. */
let cable: DatabaseProxy
const servers: RunningServer[] = []

beforeAll(async () => {
	postgres = await startPostgres()
	url = await postgres.createDatabase()
	outbox = await startOutbox(folder)
	cable = await DatabaseProxy.before(outbox.url)
	writeFileSync(file, notice)
	servers.push(await start())
	await openDatabase({ url, folder: '' })
})
afterAll(async () => {
	await closeDatabase()
	for (const server of servers) await server.stop()
	cable.refuse()
	await outbox.close()
	await postgres.remove()
	rmSync(folder, { recursive: true, force: true })
})

const start = () => startServer({ env: { DATABASE_URL: url, SMTP_URL: cable.url } })

const admin = (...words: string[]) =>
	runCommand(['scripts/admin/main.mjs', ...words], { DATABASE_URL: url, SMTP_URL: cable.url })
const notices = () => readOutbox(folder).filter(({ subject }) => /^(?:New terms|Novos termos) /.test(subject))
const outcomes = async () => (await readQueuedNotice(parseNotice(notice)))?.outcomes

test('without --send both mails are shown, with how many would get each, and nothing is sent', async () => {
	for (let at = 0; at < MANY; at += 1) await aPayingReader({ language: at % 3 === 0 ? 'pt' : 'en' })
	const { code, output } = await admin('notice', file)
	expect(code).toBe(0)
	for (const part of ['--- en, for ', '--- pt, for ', 'They hold from March on.', 'Valem a partir de março.'])
		expect(output).toContain(part)
	expect(output).toContain('Nothing was sent: add --send')
	expect(await outcomes()).toBeUndefined()
	for (const wrong of [join(folder, 'none'), folder]) {
		expect(await admin('notice', wrong, '--send')).toMatchObject({
			code: 1,
			output: expect.stringContaining('Nothing was sent.'),
		})
	}
})

test('while the mail server is away it waits; of two processes one is killed amid it, and everybody gets one', async () => {
	cable.refuse()
	const sent = await admin('notice', file, '--send')
	expect(sent).toMatchObject({ code: 0, output: expect.stringMatching(/It goes to \d+ people/) })
	const [first] = servers
	const wasTried = async () => db().$count(mailDeliveries, eq(mailDeliveries.tries, 1))
	await expect.poll(wasTried, { timeout: 30_000 }).toBeGreaterThan(0)
	expect(notices()).toEqual([])
	const second = await start()
	servers.unshift(second)
	// It waits, so that the first one surely is the one that sends when it is killed.
	second.signal('SIGSTOP')
	const tried = await wasTried()
	await cable.pass()
	await expect.poll(() => notices().length, { timeout: 30_000, interval: 2 }).toBeGreaterThan(3)
	first?.signal('SIGKILL')
	await first?.ended
	servers.pop()
	expect((await outcomes())?.waiting).toBeGreaterThan(tried)
	second.signal('SIGCONT')
	await ageTaken(6)
	await expect
		.poll(async () => (await outcomes())?.waiting, { timeout: 40_000, interval: 500 })
		.toBeUndefined()

	const rows = await db()
		.select()
		.from(mailDeliveries)
		.where(eq(mailDeliveries.mailing, noticeName(parseNotice(notice))))
	expect(rows.length).toBeGreaterThanOrEqual(MANY)
	for (const row of rows) expect(row).toMatchObject({ outcome: 'sent', closedAt: expect.any(Date) })
	expect(new Set(notices().map(({ to }) => to)).size).toBe(rows.length)
	// What the killed one had handed over and not stored comes once more under its name, which mail programs show once.
	expect(new Set(notices().map(({ messageId }) => messageId)).size).toBe(rows.length)
	expect(notices().length - rows.length).toBeLessThanOrEqual(1)
})

test('sent again it goes to nobody, and says what became of it', async () => {
	const before = notices().length
	const { code, output } = await admin('notice', file, '--send')
	expect(code).toBe(0)
	expect(output).toContain('goes to nobody twice')
	expect(output).toMatch(/to \d+ people: \d+ sent, 0 waiting, 0 refused by the mail server, 0 failed/)
	expect(await outcomes()).toEqual({ sent: expect.any(Number) })
	expect(notices()).toHaveLength(before)
})
