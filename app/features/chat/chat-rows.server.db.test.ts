import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation, said, send } from '../../../tests/support/conversations'
import { removeConversation } from './chat-removal.server'

const chats = holdChats()

test('what its person has not seen is neither replaced nor removed: they are told so', async () => {
	const legend = await aStoredLegend()
	const first = await aConversation(chats, legend, 'First.', 'One.')
	const { conversationId, messageId: replaces, replyId: seen } = first
	await send(legend, 'Unseen.', { conversationId })
	const asked = await chats.next()
	asked.say('Two.')
	asked.finish()
	await backgroundIsDone()
	const unseen = { code: 'conflict', message: 'chat_unseen' }
	await expect(send(legend, 'Better.', { conversationId, replaces, seen })).rejects.toMatchObject(unseen)
	await expect(send(legend, 'Better.', { conversationId, replaces })).rejects.toMatchObject(unseen)
	await expect(removeConversation(legend, conversationId, seen)).rejects.toMatchObject(unseen)
	expect(await said(legend, conversationId)).toHaveLength(4)
})

test('other words under an id that was taken are refused, and not passed off as the first ones', async () => {
	const legend = await aStoredLegend()
	const { messageId, conversationId } = await aConversation(chats, legend, 'First.')
	await expect(send(legend, 'Other.', { messageId, conversationId })).rejects.toMatchObject({ status: 409 })
	expect(await said(legend, conversationId)).toHaveLength(2)
})

test('a message that another was said in place of and that comes once more, late, is where it was', async () => {
	const legend = await aStoredLegend()
	const sent = await aConversation(chats, legend, 'First.')
	const { messageId, conversationId, replyId: seen } = sent
	await send(legend, 'Better.', { conversationId, replaces: messageId, seen })
	const asked = await chats.next()
	asked.finish()
	await backgroundIsDone()
	expect(await send(legend, 'First.', { messageId, conversationId })).toEqual(sent)
	expect(await send(legend, 'First.', { messageId })).toEqual(sent)
	expect((await said(legend, conversationId)).map(([, content]) => content)).not.toContain('First.')
})
