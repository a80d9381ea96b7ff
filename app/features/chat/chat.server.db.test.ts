import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation, said, send } from '../../../tests/support/conversations'
import { every, exportAccount } from '../../../tests/support/locker/exported'
import type { Legend } from '../../../tests/support/people'
import {
	countConversations,
	exportConversations,
	listConversations,
	readConversation,
	readMessage,
	renameConversation,
} from './chat.server'
import { followReply, stopReply } from './chat-follow.server'
import { removeConversation } from './chat-removal.server'
import { chatConversations, chatMessages } from './schema.server'

const chats = holdChats()
const listening = new AbortController().signal
const gone = { status: 404, message: 'chat_not_found' }

test('a message begins a conversation, called as it begins; the reply is stored as it came', async () => {
	const legend = await aStoredLegend()
	const { conversationId, messageId, replyId } = await send(legend, 'Price a workshop\nin Curitiba, please.')
	const asked = await chats.next()
	expect(asked.messages.at(0)?.role).toBe('system')
	expect(asked.messages.slice(1)).toEqual([
		{ role: 'user', content: 'Price a workshop\nin Curitiba, please.' },
	])
	expect(await readMessage(legend, replyId)).toEqual({ content: '', state: 'streaming' })
	asked.say('R$ 16')
	asked.say('3.')
	asked.finish()
	await backgroundIsDone()
	expect(await readConversation(legend, conversationId)).toMatchObject({
		title: 'Price a workshop in Curitiba, please.',
		hasEarlier: false,
		messages: [
			{ id: messageId, role: 'user', state: 'complete' },
			{ id: replyId, role: 'assistant', content: 'R$ 163.', state: 'complete' },
		],
	})
})

test('a conversation goes on: the service gets what was said before, in its order', async () => {
	const legend = await aStoredLegend()
	const { conversationId } = await aConversation(chats, legend)
	await send(legend, 'And on Sundays?', { conversationId })
	const asked = await chats.next()
	expect(asked.messages.slice(1)).toEqual([
		{ role: 'user', content: 'How much?' },
		{ role: 'assistant', content: 'R$ 163.' },
		{ role: 'user', content: 'And on Sundays?' },
	])
	asked.finish()
	await backgroundIsDone()
	expect(await said(legend, conversationId)).toHaveLength(4)
})

test('while a reply is written the conversation takes nothing else, and another conversation does', async () => {
	const legend = await aStoredLegend()
	const { conversationId } = await send(legend, 'First.')
	const first = await chats.next()
	await expect(send(legend, 'Second.', { conversationId })).rejects.toMatchObject({
		status: 409,
		message: 'chat_reply_under_way',
	})
	await send(legend, 'Elsewhere.')
	const second = await chats.next()
	first.finish()
	second.finish()
	await backgroundIsDone()
	expect(await said(legend, conversationId)).toHaveLength(2)
})

test('a message that is sent twice under one id is one message with one reply', async () => {
	const legend = await aStoredLegend()
	const messageId = randomUUID()
	const first = await send(legend, 'Once.', { messageId })
	expect(await send(legend, 'Once.', { messageId })).toEqual(first)
	const asked = await chats.next()
	asked.finish()
	await backgroundIsDone()
	const together = randomUUID()
	const [one, other] = await Promise.all([
		send(legend, 'At once.', { messageId: together }),
		send(legend, 'At once.', { messageId: together }),
	])
	expect(other).toEqual(one)
	const only = await chats.next()
	only.finish()
	await backgroundIsDone()
	expect(await listConversations(legend)).toHaveLength(2)
	const { conversationId } = one ?? first
	const inOne = { messageId: randomUUID(), conversationId }
	const twins = Array.from({ length: 4 }, () => send(legend, 'At once, in one conversation.', inOne))
	const [sent, ...others] = await Promise.all(twins)
	expect(others).toEqual([sent, sent, sent])
	const again = await chats.next()
	again.finish()
	await backgroundIsDone()
	expect(await said(legend, conversationId)).toHaveLength(4)
})

test('an id that somebody else has given a message opens nothing of theirs', async () => {
	const owner = await aStoredLegend()
	const { messageId, conversationId } = await aConversation(chats, owner)
	await expect(send(await aStoredLegend(), 'Mine?', { messageId })).rejects.toMatchObject({ status: 409 })
	expect(await said(owner, conversationId)).toHaveLength(2)
})

test('another Legend’s conversation answers as missing in every way, and stays as it was', async () => {
	const owner = await aStoredLegend()
	const stranger = await aStoredLegend()
	const { conversationId, messageId, replyId } = await aConversation(chats, owner)
	await expect(readConversation(stranger, conversationId)).rejects.toMatchObject(gone)
	await expect(readMessage(stranger, replyId)).rejects.toMatchObject(gone)
	await expect(followReply(stranger, replyId, listening).next()).rejects.toMatchObject(gone)
	await expect(send(stranger, 'Hi.', { conversationId })).rejects.toMatchObject(gone)
	await expect(send(stranger, 'Hi.', { conversationId, replaces: messageId })).rejects.toMatchObject(gone)
	await expect(renameConversation(stranger, conversationId, 'Mine')).rejects.toMatchObject(gone)
	await removeConversation(stranger, conversationId, replyId)
	await stopReply(stranger, replyId)
	expect(await listConversations(stranger)).toEqual([])
	expect(await every(exportConversations(stranger))).toEqual([])
	expect(await said(owner, conversationId)).toEqual([
		['user', 'How much?', 'complete'],
		['assistant', 'R$ 163.', 'complete'],
	])
})

test('conversations are listed by what was said last, renamed and removed', async () => {
	const legend = await aStoredLegend()
	const older = await aConversation(chats, legend, 'Older')
	await aConversation(chats, legend, 'Newer')
	const titles = async () => (await listConversations(legend)).map(({ title }) => title)
	expect(await titles()).toEqual(['Newer', 'Older'])
	await aReplyIn(legend, older.conversationId)
	expect(await titles()).toEqual(['Older', 'Newer'])
	await renameConversation(legend, older.conversationId, 'Prices')
	expect(await titles()).toEqual(['Prices', 'Newer'])
	await removeConversation(legend, older.conversationId, await lastIn(legend, older.conversationId))
	await removeConversation(legend, older.conversationId, await lastIn(legend, older.conversationId))
	expect(await titles()).toEqual(['Newer'])
})

async function lastIn(legend: Legend, conversationId: string): Promise<string | null> {
	const open = await readConversation(legend, conversationId).catch(() => null)
	return open?.messages.at(-1)?.id ?? null
}

async function aReplyIn(legend: Legend, conversationId: string): Promise<void> {
	await send(legend, 'More.', { conversationId })
	const asked = await chats.next()
	asked.finish()
	await backgroundIsDone()
}

test('with the account goes all that was said', async () => {
	const legend = await aStoredLegend()
	await aConversation(chats, legend)
	expect((await exportAccount(legend)).conversations).toMatchObject([
		{ title: 'How much?', messages: [{ content: 'How much?' }, { content: 'R$ 163.' }] },
	])
	await db().delete(user).where(eq(user.id, legend.userId))
	const left = eq(chatConversations.userId, legend.userId)
	expect(await db().select().from(chatConversations).where(left)).toEqual([])
})

test.each([
	['very many messages', 90, 'Short.', 60],
	['very long replies', 10, 'word '.repeat(19_800), 4],
	['replies full of Markdown', 30, '- **a**\n'.repeat(500), 8],
])(
	'of a conversation of %s a page shows the latest, and each page before it the earlier ones',
	async (_of, pairs, reply, most) => {
		const legend = await aStoredLegend()
		const { conversationId, messageId, replyId } = await aConversation(chats, legend)
		const rows = Array.from({ length: 2 * pairs }, (_, at) => ({
			conversationId,
			position: at + 2,
			parent: at + 1,
			role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
			content: at % 2 === 0 ? `${at}` : reply,
		}))
		const stored = await db().insert(chatMessages).values(rows).returning({ id: chatMessages.id })
		const seen: string[] = []
		for (let before: string | null = null, pages = 0; pages <= pairs; pages += 1) {
			const page = await readConversation(legend, conversationId, { before })
			expect(page.hasLater).toBe(before !== null)
			expect(page.messages.length).toBeLessThanOrEqual(most)
			expect(page.messages[0]?.role).toBe('user')
			seen.unshift(...page.messages.map(({ id }) => id))
			if (!page.hasEarlier) break
			before = page.messages[0]?.id ?? null
		}
		expect(seen).toEqual([messageId, replyId, ...stored.map(({ id }) => id)])
	},
)

test('a page before a message that is gone, or somebody else’s, is the latest one', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await aConversation(chats, legend)
	const other = await aConversation(chats, await aStoredLegend())
	for (const before of ['', 'gone', other.replyId]) {
		const page = await readConversation(legend, conversationId, { before })
		expect(page).toMatchObject({ hasEarlier: false, hasLater: false })
		expect(page.messages.at(-1)?.id).toBe(replyId)
	}
})

test('what waits for its person is counted, whatever their plan: removed ones and those of others are not', async () => {
	const legend = await aStoredLegend()
	await aConversation(chats, await aStoredLegend())
	const { conversationId, replyId } = await aConversation(chats, legend)
	await aConversation(chats, legend)
	const lapsed = { ...legend, tier: 'free' as const }
	expect(await countConversations(lapsed)).toBe(2)
	await removeConversation(legend, conversationId, replyId)
	expect(await countConversations(lapsed)).toBe(1)
})
