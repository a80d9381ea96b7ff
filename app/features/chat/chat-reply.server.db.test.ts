import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation, said, send } from '../../../tests/support/conversations'
import { listConversations, readMessage } from './chat.server'
import { closeLeftReplies, followReply, stopReply } from './chat-follow.server'
import { removeConversation } from './chat-removal.server'
import { endReplies } from './chat-reply.server'
import { chatMessages } from './schema.server'

const chats = holdChats()
const listening = new AbortController().signal
const gone = { status: 404, message: 'chat_not_found' }

test('whoever follows a reply gets it from its first word, however late they come', async () => {
	const legend = await aStoredLegend()
	const { replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	asked.say('One ')
	const news = followReply(legend, replyId, listening)
	expect(await news.next()).toMatchObject({ value: { kind: 'delta', from: 0, text: 'One ' } })
	asked.say('two')
	expect(await news.next()).toMatchObject({ value: { kind: 'delta', from: 4, text: 'two' } })
	const late = followReply(legend, replyId, listening)
	expect(await late.next()).toMatchObject({ value: { text: 'One two' } })
	asked.finish()
	expect(await news.next()).toMatchObject({ value: { kind: 'end', state: 'complete' } })
	await backgroundIsDone()
	const after = followReply(legend, replyId, listening)
	expect(await after.next()).toMatchObject({ value: { text: 'One two' } })
	expect(await after.next()).toMatchObject({ value: { kind: 'end', state: 'complete' } })
})

test('a reply is written to its end when nobody listens any more', async () => {
	const legend = await aStoredLegend()
	const { replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	const leaving = new AbortController()
	const news = followReply(legend, replyId, leaving.signal)
	asked.say('One ')
	await news.next()
	leaving.abort()
	expect(await news.next()).toMatchObject({ done: true })
	asked.say('two.')
	asked.finish()
	await backgroundIsDone()
	expect(await readMessage(legend, replyId)).toEqual({ content: 'One two.', state: 'complete' })
})

test('what has come is stored while more is to come', async () => {
	const legend = await aStoredLegend()
	const { replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	asked.say('Half of it')
	await expect
		.poll(() => readMessage(legend, replyId), { timeout: 8_000 })
		.toEqual({
			content: 'Half of it',
			state: 'streaming',
		})
	asked.finish()
	await backgroundIsDone()
})

test('a reply that breaks off keeps what had come, and one that never came is empty', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	asked.say('Half')
	const news = followReply(legend, replyId, listening)
	await news.next()
	asked.breakOff()
	await backgroundIsDone()
	expect(await readMessage(legend, replyId)).toEqual({ content: 'Half', state: 'failed' })
	const { replyId: other } = await send(legend, 'Again.', { conversationId })
	const refused = await chats.next()
	refused.refuse(503)
	await backgroundIsDone()
	expect(await readMessage(legend, other)).toEqual({ content: '', state: 'failed' })
})

test('a person stops a reply: the service is left, what had come stays', async () => {
	const legend = await aStoredLegend()
	const { replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	asked.say('Enough')
	await followReply(legend, replyId, listening).next()
	await stopReply(legend, replyId)
	await asked.gone
	await backgroundIsDone()
	expect(await readMessage(legend, replyId)).toEqual({ content: 'Enough', state: 'stopped' })
})

test('a reply without end is cut at 100,000 characters, and the service is left', async () => {
	const legend = await aStoredLegend()
	const { replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	for (let piece = 0; piece < 10; piece += 1) asked.say(String(piece).repeat(10_000))
	asked.say('x')
	await asked.gone
	await backgroundIsDone()
	const { content, state } = await readMessage(legend, replyId)
	expect(content).toHaveLength(100_000)
	expect({ end: content.slice(-1), state }).toEqual({ end: '9', state: 'stopped' })
})

test('a reply that was stopped by another process ends here too', async () => {
	const legend = await aStoredLegend()
	const { replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	await db().update(chatMessages).set({ state: 'stopped' }).where(eq(chatMessages.id, replyId))
	asked.say('More')
	await asked.gone
	await backgroundIsDone()
	expect((await readMessage(legend, replyId)).state).toBe('stopped')
})

test('a reply that a killed process left half written counts as broken off, and the conversation goes on', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await aConversation(chats, legend)
	await db()
		.update(chatMessages)
		.set({ state: 'streaming', updatedAt: sql`now() - interval '20 seconds'` })
		.where(eq(chatMessages.id, replyId))
	expect(await readMessage(legend, replyId)).toEqual({ content: 'R$ 163.', state: 'failed' })
	await send(legend, 'Still there?', { conversationId })
	const asked = await chats.next()
	asked.finish()
	await backgroundIsDone()
	expect((await said(legend, conversationId)).map(([, , state]) => state)).toEqual([
		'complete',
		'failed',
		'complete',
		'complete',
	])
})

test('a process that is alone closes at its start what an earlier one left', async () => {
	const legend = await aStoredLegend()
	const { replyId } = await aConversation(chats, legend)
	await db().update(chatMessages).set({ state: 'streaming' }).where(eq(chatMessages.id, replyId))
	await closeLeftReplies()
	expect((await readMessage(legend, replyId)).state).toBe('failed')
})

test('a process that stops says of its replies that they broke off, with what had come', async () => {
	const legend = await aStoredLegend()
	const { replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	asked.say('Half')
	await followReply(legend, replyId, listening).next()
	endReplies()
	await backgroundIsDone()
	expect(await readMessage(legend, replyId)).toEqual({ content: 'Half', state: 'failed' })
})

test('nobody follows a running reply of another person', async () => {
	const owner = await aStoredLegend()
	const { replyId } = await send(owner, 'Secret.')
	const asked = await chats.next()
	asked.say('The secret.')
	await followReply(owner, replyId, listening).next()
	await expect(followReply(await aStoredLegend(), replyId, listening).next()).rejects.toMatchObject(gone)
	asked.finish()
	await backgroundIsDone()
})

test('a conversation that is removed while a reply is written ends the reply', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await send(legend, 'Go on.')
	const asked = await chats.next()
	await removeConversation(legend, conversationId, replyId)
	asked.say('Hello?')
	await asked.gone
	await backgroundIsDone()
	expect(await listConversations(legend)).toEqual([])
})
