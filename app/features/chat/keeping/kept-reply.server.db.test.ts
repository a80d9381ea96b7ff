import { expect, test } from 'vitest'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { holdChats } from '../../../../tests/support/chat-service'
import { aConversation } from '../../../../tests/support/conversations'
import { aSavedPrompt } from '../../../../tests/support/locker/saved-prompts'
import { addToLocker } from '../../locker/locker.server'
import { removeSavedPrompt } from '../../locker/locker-removal.server'
import { readConversation } from '../chat.server'
import { readKept, readKeptReply, rememberKept } from './kept-reply.server'

const chats = holdChats()

test('an answer that was saved says as what, to its person alone and for as long as that is in the locker', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const { conversationId, messageId, replyId } = await aConversation(chats, legend)
	const kept = async () => {
		const { messages } = await readConversation(legend, conversationId)
		return messages.map(({ savedAs }) => savedAs)
	}
	expect(await kept()).toEqual([undefined, undefined])
	const first = await addToLocker(legend, aSavedPrompt())
	await rememberKept(legend, first.id, replyId)
	expect(await kept()).toEqual([undefined, first.id])
	expect(await readKept(other, [replyId])).toEqual(new Map())
	expect(await readKeptReply(legend, first.id)).toEqual({
		title: expect.any(String),
		conversationId,
		messageId: replyId,
	})
	expect(await readKeptReply(other, first.id)).toBeNull()
	const second = await addToLocker(legend, aSavedPrompt())
	await rememberKept(legend, second.id, replyId)
	expect(await kept()).toEqual([undefined, second.id])
	await removeSavedPrompt(legend, second.id)
	expect(await kept()).toEqual([undefined, first.id])
	await removeSavedPrompt(legend, first.id)
	expect(await kept()).toEqual([undefined, undefined])

	expect(await readKeptReply(legend, 'nothing')).toBeNull()

	// Neither one's own question, nor an answer that somebody else got, nor somebody else's saved prompt.
	const own = await addToLocker(legend, aSavedPrompt())
	const theirs = await addToLocker(other, aSavedPrompt())
	await rememberKept(legend, own.id, messageId)
	await rememberKept(other, theirs.id, replyId)
	await rememberKept(legend, theirs.id, replyId)
	expect(await kept()).toEqual([undefined, undefined])
	expect(await readKept(legend, [messageId, replyId])).toEqual(new Map())
	expect(await readKept(other, [messageId, replyId])).toEqual(new Map())
})
