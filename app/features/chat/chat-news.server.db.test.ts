import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation } from '../../../tests/support/conversations'
import { MOST_LISTED } from './chat'
import { renameConversation } from './chat.server'
import { stepAfter } from './chat-news'
import { readChatNews, readNewerChatNews } from './chat-news.server'
import { removeConversation } from './chat-removal.server'
import { chatConversations } from './schema.server'

const chats = holdChats()

test('who looks again is told what is new since: a title, a message, a conversation more or less; and else nothing', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await aConversation(chats, legend, 'First.')
	let news = await readChatNews(legend, conversationId)
	const look = () => readNewerChatNews(legend, { open: conversationId, version: news.version })
	async function isTold() {
		const newer = await look()
		expect(newer?.version).not.toBe(news.version)
		news = await readChatNews(legend, conversationId)
		expect(newer).toEqual(news)
		expect(await look()).toBe(null)
	}
	await aConversation(chats, await aStoredLegend())
	expect(await look()).toBe(null)
	await renameConversation(legend, conversationId, 'Renamed')
	await isTold()
	expect(news.open).toMatchObject({ id: conversationId, title: 'Renamed' })
	await aConversation(chats, legend, 'Second.')
	await isTold()
	expect(news.conversations).toHaveLength(2)
	await removeConversation(legend, conversationId, replyId)
	await isTold()
	expect(news).toMatchObject({ open: null, conversations: [{ title: 'Second.' }] })
})

test('a conversation that no list shows any more is there as long as nobody removes it', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await aConversation(chats, legend)
	await db()
		.update(chatConversations)
		.set({ updatedAt: new Date('2026-01-01') })
		.where(eq(chatConversations.id, conversationId))
	const others = Array.from({ length: MOST_LISTED }, (_, nth) => ({ userId: legend.userId, title: `${nth}` }))
	await db().insert(chatConversations).values(others)
	const shown = await readChatNews(legend, conversationId)
	expect(shown.conversations.map(({ id }) => id)).not.toContain(conversationId)
	expect(shown.open?.id).toBe(conversationId)
	await removeConversation(legend, conversationId, replyId)
	const news = await readNewerChatNews(legend, { open: conversationId, version: shown.version })
	expect(news && stepAfter(news, shown.open)).toBe('leave')
})

test('of somebody else’s conversation nothing is told', async () => {
	const { conversationId } = await aConversation(chats, await aStoredLegend())
	expect(await readChatNews(await aStoredLegend(), conversationId)).toMatchObject({
		open: null,
		conversations: [],
	})
})
