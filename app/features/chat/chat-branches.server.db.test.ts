import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation, said, send } from '../../../tests/support/conversations'
import { every, wholeText } from '../../../tests/support/locker/exported'
import { exportConversation, readConversation } from './chat.server'
import { conversationAsMarkdown } from './chat-file.server'

const chats = holdChats()

test('a message that is said in place of an earlier one begins a branch: both stay, and each is gone on with', async () => {
	const legend = await aStoredLegend()
	const { conversationId } = await aConversation(chats, legend, 'First.', 'One.')
	async function ask(message: string, answer: string, more: object) {
		const sent = await send(legend, message, { conversationId, ...more })
		const asked = await chats.next()
		asked.say(answer)
		asked.finish()
		await backgroundIsDone()
		return { ...sent, asked: asked.messages.slice(1).map(({ content }) => content) }
	}
	const second = await ask('Second.', 'Two.', {})
	const better = await ask('Better.', 'Three.', { replaces: second.messageId, seen: second.replyId })
	expect(better.asked).toEqual(['First.', 'One.', 'Better.'])
	const texts = async (branch: string | null) => {
		const { messages, newest } = await readConversation(legend, conversationId, { branch })
		return { texts: messages.map(({ content }) => content), newest }
	}
	expect(await texts(null)).toEqual({ texts: ['First.', 'One.', 'Better.', 'Three.'], newest: null })
	const older = { texts: ['First.', 'One.', 'Second.', 'Two.'], newest: better.replyId }
	expect(await texts(second.messageId)).toEqual(older)
	const { messages } = await readConversation(legend, conversationId)
	expect(messages.map(({ versions }) => versions)).toEqual([
		undefined,
		undefined,
		{ nth: 2, count: 2, previous: second.messageId, next: null },
		undefined,
	])
	const third = await ask('On from there.', 'Four.', { after: second.replyId, seen: better.replyId })
	expect(third.asked).toEqual(['First.', 'One.', 'Second.', 'Two.', 'On from there.'])
	expect((await texts(null)).texts).toEqual([...older.texts, 'On from there.', 'Four.'])
	expect((await texts(better.messageId)).texts).toEqual(['First.', 'One.', 'Better.', 'Three.'])
	const { messages: exported } = await exportConversation(legend, conversationId)
	const { pieces: file } = await conversationAsMarkdown(legend, conversationId, {
		language: 'en',
		timeZone: 'UTC',
	})
	expect((await wholeText(file)).match(/version .*/g)).toEqual(['version 2'])
	expect((await every(exported)).map(({ position, parent }) => [position, parent])).toEqual(
		[null, 0, 1, 2, 1, 4, 3, 6].map((parent, position) => [position, parent]),
	)
})

test('an answer that is written again is a version of the answer; one’s own message has a version where it has other words', async () => {
	const legend = await aStoredLegend()
	const first = await aConversation(chats, legend, 'First.', 'One.')
	const { conversationId } = first
	async function askAnew(message: string, answer: string, replaced: { messageId: string }, seen: string) {
		const sent = await send(legend, message, { conversationId, replaces: replaced.messageId, seen })
		const asked = await chats.next()
		asked.say(answer)
		asked.finish()
		await backgroundIsDone()
		return sent
	}
	const again = await askAnew('First.', 'Two.', first, first.replyId)
	const other = await askAnew('Other.', 'Three.', again, again.replyId)
	const third = await askAnew('First.', 'Four.', other, other.replyId)
	const versions = async (branch: string) => {
		const { messages } = await readConversation(legend, conversationId, { branch })
		return messages.map((message) => [message.content, message.versions])
	}
	const of = (nth: number, count: number, previous: string | null, next: string | null) => ({
		...{ nth, count, previous, next },
	})
	const own = of(1, 2, null, other.messageId)
	expect(await versions(first.messageId)).toEqual([
		['First.', own],
		['One.', of(1, 3, null, again.messageId)],
	])
	expect(await versions(again.messageId)).toEqual([
		['First.', own],
		['Two.', of(2, 3, first.messageId, third.messageId)],
	])
	expect(await versions(other.messageId)).toEqual([
		['Other.', of(2, 2, third.messageId, null)],
		['Three.', undefined],
	])
	expect(await versions(third.messageId)).toEqual([
		['First.', own],
		['Four.', of(3, 3, again.messageId, null)],
	])
	const { pieces: file } = await conversationAsMarkdown(legend, conversationId, {
		language: 'en',
		timeZone: 'UTC',
	})
	const heads = (await wholeText(file)).split('\n').filter((line) => line.startsWith('## '))
	expect(heads.map((head) => /version \d/.exec(head)?.[0])).toEqual([
		undefined,
		undefined,
		undefined,
		'version 2',
		'version 2',
		undefined,
		undefined,
		'version 3',
	])
})

test('a message goes on from no other conversation, and takes the place of nothing there', async () => {
	const legend = await aStoredLegend()
	const other = await aConversation(chats, await aStoredLegend())
	const { conversationId, replyId } = await aConversation(chats, legend)
	for (const more of [{ replaces: other.messageId, seen: replyId }, { after: other.replyId }]) {
		await send(legend, 'On.', { conversationId, ...more })
		const asked = await chats.next()
		expect(asked.messages.at(1)?.content).toBe('How much?')
		asked.finish()
		await backgroundIsDone()
	}
	expect(await said(legend, conversationId)).toHaveLength(6)
})
