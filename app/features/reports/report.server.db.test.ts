import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { purgeExpired } from '~/features/personal-data/expired.server'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aPromptInput } from '../../../tests/support/prompts'
import { aPublishedPrompt, aStoredAdmin, decide, openReports, SPAM } from '../../../tests/support/reported'
import { readReportable, reportPrompt } from './report.server'
import { DecisionInput, ReportInput } from './report-input.server'
import { countReported, listReported, PROMPTS_ON_A_PAGE } from './report-queue.server'
import { promptReports } from './schema.server'

test('a visitor and somebody who is signed in report a prompt, each once; what is said last counts', async () => {
	const { id } = await aPublishedPrompt()
	const [client, member] = [aClient(), await aStoredMember()]
	await reportPrompt(VISITOR, id, SPAM, client)
	await reportPrompt(VISITOR, id, { reason: 'copied', note: 'From my book.' }, client)
	await reportPrompt(member, id, SPAM, client)
	await reportPrompt(member, id, SPAM, aClient())
	await reportPrompt(VISITOR, id, SPAM, aClient())
	const rows = await openReports(id)
	expect(rows.map(({ reason, note, userId }) => [reason, note, userId]).toSorted()).toEqual([
		['copied', 'From my book.', null],
		['spam', null, null],
		['spam', null, member.userId],
	])
	expect(JSON.stringify(rows)).not.toContain(client.address)
})

test('the same address is another reporter of another prompt: rows of one visitor can’t be told to be one’s', async () => {
	const [one, other, client] = [await aPublishedPrompt(), await aPublishedPrompt(), aClient()]
	for (const { id } of [one, other]) await reportPrompt(VISITOR, id, SPAM, client)
	const [[first], [second]] = [await openReports(one.id), await openReports(other.id)]
	expect(first?.reporter).not.toBe(second?.reporter)
})

test.each(['1', '00000000-0000-4000-8000-000000000000', 'no id'])(
	'the prompt %j can’t be reported',
	async (id) => {
		await expect(readReportable(id)).rejects.toMatchObject({ status: 404 })
		await expect(reportPrompt(VISITOR, id, SPAM, aClient())).rejects.toMatchObject({ status: 404 })
	},
)

test('a report has one of the reasons, and a line of at most 500 characters or none', () => {
	expect(ReportInput.parse({ reason: 'other', note: '  ' })).toEqual({ reason: 'other', note: null })
	const said = (input: object) => ReportInput.safeParse(input).error?.issues.map(({ message }) => message)
	expect(said({ reason: '', note: '' })).toEqual(['report_reason_required'])
	expect(said({ reason: 'spam', note: 'x'.repeat(501) })).toEqual(['text_too_long'])
	const decision = { decision: 'keep', decisions: '0', seenUntil: '2026-11-23T00:00:00Z' }
	expect(DecisionInput.safeParse({ ...decision, word: 'x'.repeat(1_001) }).success).toBe(false)
	expect(DecisionInput.safeParse({ ...decision, word: 'x'.repeat(1_000) }).success).toBe(true)
})

test('admins read open reports by prompt, the newest first, with its author, and count the prompts', async () => {
	const admin = await aStoredAdmin()
	const before = await countReported(admin)
	const [one, other] = [await aPublishedPrompt(), await aPublishedPrompt()]
	await reportPrompt(VISITOR, one.id, SPAM, aClient())
	await reportPrompt(VISITOR, other.id, SPAM, aClient())
	await reportPrompt(VISITOR, one.id, { reason: 'harmful', note: 'Line one.\nTwo.' }, aClient())
	const { prompts } = await listReported(admin, null)
	const [first, second] = prompts
	expect(first).toMatchObject({
		id: one.id,
		title: `About ${one.word}`,
		author: one.author.email,
		isHidden: false,
		count: 2,
		reports: [{ reason: 'harmful', note: 'Line one.\nTwo.' }, { reason: 'spam' }],
	})
	expect(second).toMatchObject({ id: other.id, count: 1 })
	expect(await countReported(admin)).toBe(before + 2)
})

test('pages hold every reported prompt once, also where reports came at the same moment', async () => {
	const admin = await aStoredAdmin()
	const { author } = await aPublishedPrompt()
	const ids: string[] = []
	for (let made = 0; made < PROMPTS_ON_A_PAGE + 3; made += 1) {
		ids.push(await createPrompt(author, aPromptInput(), aClient()))
	}
	const createdAt = new Date('2031-01-01T00:00:00.123Z')
	await db()
		.insert(promptReports)
		.values(ids.map((promptId) => ({ promptId, reason: 'spam' as const, reporter: 'r', createdAt })))
	const first = await listReported(admin, null)
	expect(first.prompts).toHaveLength(PROMPTS_ON_A_PAGE)
	const second = await listReported(admin, first.next)
	const seen = [...first.prompts, ...second.prompts].map(({ id }) => id)
	expect(ids.filter((id) => !seen.includes(id))).toEqual([])
	expect(new Set(seen).size).toBe(seen.length)
	expect((await listReported(admin, 'nonsense')).prompts).toEqual(first.prompts)
})

test('a closed report names no reporter, so that the same one may report again', async () => {
	const [admin, { id }, client] = [await aStoredAdmin(), await aPublishedPrompt(), aClient()]
	await reportPrompt(VISITOR, id, SPAM, client)
	await decide(admin, id, 'keep')
	const rows = await db().select().from(promptReports).where(eq(promptReports.promptId, id))
	expect(rows).toMatchObject([{ reporter: null, userId: null }])
	await reportPrompt(VISITOR, id, SPAM, client)
	expect(await openReports(id)).toHaveLength(1)
})

test('a report that was decided on is kept for twelve months, an open one until then', async () => {
	const [admin, closed, open] = [await aStoredAdmin(), await aPublishedPrompt(), await aPublishedPrompt()]
	for (const { id } of [closed, open]) await reportPrompt(VISITOR, id, SPAM, aClient())
	await decide(admin, closed.id, 'keep')
	const left = async (months: number) => {
		const then = sql`now() - make_interval(months => ${months}) - interval '1 minute'`
		await db().update(promptReports).set({ createdAt: then }).where(eq(promptReports.promptId, open.id))
		await db().update(promptReports).set({ closedAt: then }).where(eq(promptReports.promptId, closed.id))
		await purgeExpired()
		return db().$count(promptReports, eq(promptReports.promptId, closed.id))
	}
	expect(await left(11)).toBe(1)
	expect(await left(12)).toBe(0)
	expect(await openReports(open.id)).toHaveLength(1)
})
