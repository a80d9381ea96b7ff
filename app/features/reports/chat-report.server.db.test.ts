import { eq, max } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { closeShare, listShares, shareConversation } from '~/features/chat/sharing/share.server'
import { readShared, readSharedTitle } from '~/features/chat/sharing/shared-conversation.server'
import { aClient, aStoredLegend, aStoredMember } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation } from '../../../tests/support/conversations'
import { aStoredAdmin, SPAM } from '../../../tests/support/reported'
import { reportChat } from './chat-report.server'
import type { Decision } from './report'
import { chatShareReports, promptDecisions } from './schema.server'
import { decideOnChat } from './shared-decision.server'
import { countReportedChats, listReportedChats } from './shared-queue.server'

const chats = holdChats()

async function shared() {
	const author = await aStoredLegend()
	const { conversationId } = await aConversation(chats, author, 'Reported question')
	return { author, conversationId, id: await shareConversation(author, conversationId, null) }
}

const read = (viewer: Viewer, id: string) =>
	readShared(viewer, id, { before: null, language: 'en', client: aClient() })

/** As the desk sends it: with the moment of the newest report that it shows. */
async function seen(id: string, decision: Decision, word: string | null = null) {
	const [newest] = await db()
		.select({ at: max(chatShareReports.createdAt) })
		.from(chatShareReports)
		.where(eq(chatShareReports.shareId, id))
	return {
		...{ decision, word, seenUntil: newest?.at ?? new Date() },
		decisions: await db().$count(promptDecisions, eq(promptDecisions.promptId, id)),
	}
}

test('visitors and people report a shared conversation, each once, as long as its link is there', async () => {
	const { author, id } = await shared()
	const [client, member] = [aClient(), await aStoredMember()]
	expect(await readSharedTitle(VISITOR, id, { language: 'en', client })).toBe('Reported question')
	for (let times = 0; times < 2; times += 1) await reportChat(VISITOR, id, SPAM, client)
	await reportChat(member, id, { reason: 'harmful', note: 'How to.' }, client)
	const rows = await db().select().from(chatShareReports).where(eq(chatShareReports.shareId, id))
	expect(rows.map(({ reason, note, userId }) => [reason, note, userId])).toEqual([
		['spam', null, null],
		['harmful', 'How to.', member.userId],
	])
	expect(JSON.stringify(rows)).not.toContain(client.address)
	await closeShare(author, id)
	await expect(reportChat(VISITOR, id, SPAM, aClient())).rejects.toMatchObject({ status: 404 })
	expect(await db().$count(chatShareReports, eq(chatShareReports.shareId, id))).toBe(0)
})

test('an editor closes a link with a word, which its author reads and can’t get around, and opens it again', async () => {
	const { author, conversationId, id } = await shared()
	const admin = await aStoredAdmin()
	const before = await countReportedChats(admin)
	await reportChat(VISITOR, id, SPAM, aClient())
	expect(await countReportedChats(admin)).toBe(before + 1)
	const listed = async () => (await listReportedChats(admin)).find((one) => one.id === id)
	expect(await listed()).toMatchObject({ isHidden: false, count: 1, author: author.email, reports: [SPAM] })
	const close = await seen(id, 'hide', 'No recipes for harm.')
	await decideOnChat(admin, id, close)
	await expect(decideOnChat(admin, id, close)).rejects.toMatchObject({ code: 'conflict' })
	for (const viewer of [VISITOR, await aStoredMember()])
		await expect(read(viewer, id)).rejects.toMatchObject({ status: 404 })
	for (const viewer of [author, admin]) expect((await read(viewer, id)).messages).toHaveLength(2)
	await closeShare(author, id)
	expect(await shareConversation(author, conversationId, null)).toBe(id)
	expect(await listShares(author)).toMatchObject([{ id, hidden: { word: 'No recipes for harm.' } }])
	expect(await listed()).toMatchObject({ isHidden: true, count: 0, decisions: 1 })
	await decideOnChat(admin, id, await seen(id, 'show'))
	expect((await read(VISITOR, id)).title).toBe('Reported question')
	expect(await listShares(author)).toMatchObject([{ id, hidden: null }])
	expect(await listed()).toBeUndefined()
})

test('keeping closes what was seen alone; nothing is deleted by a decision, and a link that is gone is not decided on', async () => {
	const { id } = await shared()
	const admin = await aStoredAdmin()
	await reportChat(VISITOR, id, SPAM, aClient())
	const keep = await seen(id, 'keep')
	const later = new Date(Date.now() + 60_000)
	await db().insert(chatShareReports).values({ shareId: id, reason: 'harmful', createdAt: later })
	await decideOnChat(admin, id, keep)
	const left = (await listReportedChats(admin)).find((one) => one.id === id)
	expect(left).toMatchObject({ count: 1, reports: [{ reason: 'harmful' }] })
	await expect(decideOnChat(admin, id, await seen(id, 'delete'))).rejects.toMatchObject({ status: 400 })
	await expect(decideOnChat(admin, 'none', await seen(id, 'hide'))).rejects.toMatchObject({ status: 404 })
})
