import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation, said, send } from '../../../tests/support/conversations'
import { every } from '../../../tests/support/locker/exported'
import { exportConversations, listConversations, pinConversation, readConversation } from './chat.server'
import { purgeRemovedConversations, removeConversation, restoreConversation } from './chat-removal.server'
import { chatConversations, chatMessages } from './schema.server'

const chats = holdChats()
const gone = { status: 404, message: 'chat_not_found' }

/** As if a conversation had been removed so long ago. */
const removedAgo = (id: string, seconds: number) =>
	db()
		.update(chatConversations)
		.set({ removedAt: sql`now() - make_interval(secs => ${seconds})` })
		.where(eq(chatConversations.id, id))

test('a removed conversation is nowhere, and can be put back as it was, once or twice', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await aConversation(chats, legend)
	const before = await said(legend, conversationId)
	await removeConversation(legend, conversationId, replyId)
	expect(await listConversations(legend)).toEqual([])
	expect(await every(exportConversations(legend))).toEqual([])
	await expect(readConversation(legend, conversationId)).rejects.toMatchObject(gone)
	await expect(send(legend, 'More.', { conversationId })).rejects.toMatchObject(gone)
	await expect(pinConversation(legend, conversationId, true)).rejects.toMatchObject(gone)
	await expect(restoreConversation(await aStoredLegend(), conversationId)).rejects.toMatchObject(gone)
	await restoreConversation(legend, conversationId)
	await restoreConversation(legend, conversationId)
	expect(await said(legend, conversationId)).toEqual(before)
})

test('what was removed too long ago stays away, and what can return is not deleted', async () => {
	const legend = await aStoredLegend()
	const late = await aConversation(chats, legend)
	const early = await aConversation(chats, legend)
	await removeConversation(legend, early.conversationId, early.replyId)
	await removedAgo(late.conversationId, 21)
	await expect(restoreConversation(legend, late.conversationId)).rejects.toMatchObject(gone)
	await purgeRemovedConversations()
	await restoreConversation(legend, early.conversationId)
	const left = await db()
		.select({ id: chatMessages.conversationId })
		.from(chatMessages)
		.where(eq(chatMessages.conversationId, late.conversationId))
	expect(left, 'nothing of what was said is left').toEqual([])
	expect((await listConversations(legend)).map(({ id }) => id)).toEqual([early.conversationId])
})

test('a reply under way stops with its conversation, and stays stopped when that comes back', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await send(legend, 'A long one, please.')
	const asked = await chats.next()
	asked.say('It begins')
	await removeConversation(legend, conversationId, replyId)
	await backgroundIsDone()
	await restoreConversation(legend, conversationId)
	const { messages } = await readConversation(legend, conversationId)
	expect(messages.at(-1)?.state).toBe('stopped')
})

test('pinned conversations stand before the others, each kind by when it was spoken in last', async () => {
	const legend = await aStoredLegend()
	const ids = []
	for (const text of ['One.', 'Two.', 'Three.'])
		ids.push((await aConversation(chats, legend, text)).conversationId)
	const [one = '', two = '', three = ''] = ids
	await pinConversation(legend, one, true)
	const listed = await listConversations(legend)
	expect(listed.map(({ id, isPinned }) => [id, isPinned])).toEqual([
		[one, true],
		[three, false],
		[two, false],
	])
	await pinConversation(legend, one, false)
	expect((await listConversations(legend)).map(({ id }) => id)).toEqual([three, two, one])
	await expect(pinConversation(await aStoredLegend(), one, true)).rejects.toMatchObject(gone)
})
