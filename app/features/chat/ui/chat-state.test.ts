import { expect, test } from 'vitest'
import type { ChatMessage } from '../chat'
import type { ChatEvent } from '../chat-events'
import {
	beginChat,
	type ChatState,
	changeChat,
	lastSeen,
	replyUnderWay,
	type Sending,
	sentAfter,
} from './chat-state'

const at = '2026-03-01T12:00:00.000Z'
const message = (
	id: string,
	role: ChatMessage['role'],
	content: string,
	state = 'complete' as ChatMessage['state'],
) => ({ id, role, content, state, timestamp: at })
const empty = { conversationId: null, messages: [], newest: null }
const open = {
	conversationId: 'c',
	newest: null,
	messages: [message('u1', 'user', 'One?'), message('a1', 'assistant', 'One.')],
}
const sending: Sending = { messageId: 'm', text: 'Two?', replaces: null, at }
const ids = { conversationId: 'c', messageId: 'u2', replyId: 'a2' }

const sent = (chat: ChatState, more: Partial<Sending> = {}) =>
	changeChat(chat, { type: 'sent', ...sending, ...more })
const told = (chat: ChatState, event: ChatEvent) => changeChat(chat, { type: 'told', messageId: 'm', event })
const started = (chat: ChatState) => told(chat, { type: 'started', ...ids })
const shown = ({ messages }: ChatState) => messages.map(({ content, state }) => `${content} ${state}`)

test('what is sent appears at once, with a reply that is awaited', () => {
	const chat = sent(beginChat(open))
	expect(shown(chat)).toEqual(['One? complete', 'One. complete', 'Two? complete', ' streaming'])
	expect(replyUnderWay(chat)).toMatchObject({ isLocal: true })
})

test('the reply grows by its pieces and ends as it is told', () => {
	const started2 = started(sent(beginChat(open)))
	const half = told(started2, { type: 'delta', from: 0, text: 'Tw' })
	const whole = told(half, { type: 'delta', from: 2, text: 'o.' })
	expect(replyUnderWay(whole)).toMatchObject({ id: 'a2', content: 'Two.' })
	expect(shown(told(whole, { type: 'done', state: 'complete', ...ids })).at(-1)).toBe('Two. complete')
	expect(shown(told(whole, { type: 'done', state: 'stopped', ...ids })).at(-1)).toBe('Two. stopped')
	const failed = told(whole, { type: 'failed', error: 'upstream_failed', message: 'Sorry', ...ids })
	expect(shown(failed).at(-1)).toBe('Two. failed')
	expect(replyUnderWay(failed)).toBeUndefined()
})

test('a page that was read before the message arrived takes nothing off the screen', () => {
	const half = told(started(sent(beginChat(open))), { type: 'delta', from: 0, text: 'Tw' })
	const again = changeChat(half, { type: 'loaded', loaded: { ...open } })
	expect(shown(again)).toEqual(shown(half))
	expect(replyUnderWay(told(again, { type: 'delta', from: 2, text: 'o.' }))).toMatchObject({
		content: 'Two.',
	})
})

test('pieces that a stored sight of the reply already holds are not said twice, and none is put after a gap', () => {
	const loaded = {
		...open,
		messages: [
			...open.messages,
			message('u2', 'user', 'Two?'),
			message('a2', 'assistant', 'Two.', 'streaming'),
		],
	}
	const ahead = changeChat(started(sent(beginChat(open))), { type: 'loaded', loaded })
	const after = told(ahead, { type: 'delta', from: 0, text: 'Tw' })
	expect(replyUnderWay(after)).toMatchObject({ content: 'Two.' })
	const grown = told(after, { type: 'delta', from: 2, text: 'o. Then' })
	expect(replyUnderWay(grown)).toMatchObject({ content: 'Two. Then' })
	expect(replyUnderWay(told(grown, { type: 'delta', from: 20, text: 'four.' }))).toMatchObject({
		content: 'Two. Then',
	})
})

test('a message that was refused keeps its place and says why, and can be sent again there', () => {
	const refused = changeChat(sent(beginChat(open)), { type: 'refused', messageId: 'm', problem: 'Too many.' })
	expect(refused.messages.at(-1)).toMatchObject({ state: 'failed', problem: 'Too many.' })
	expect(shown(sent(refused))).toEqual(['One? complete', 'One. complete', 'Two? complete', ' streaming'])
})

test('a message that replaces an earlier one takes everything after it away', () => {
	expect(shown(sent(beginChat(open), { replaces: 'u1' }))).toEqual(['Two? complete', ' streaming'])
})

test('a new conversation gets its id from the server, and the page that comes with it changes nothing', () => {
	const begun = told(started(sent(beginChat(empty))), { type: 'delta', from: 0, text: 'Tw' })
	expect(begun.conversationId).toBe('c')
	const again = changeChat(begun, { type: 'loaded', loaded: { ...empty } })
	expect(shown(again)).toEqual(shown(begun))
	const loaded = {
		...open,
		messages: [message('u2', 'user', 'Two?'), message('a2', 'assistant', '', 'streaming')],
	}
	expect(shown(changeChat(begun, { type: 'loaded', loaded }))).toEqual(['Two? complete', 'Tw streaming'])
})

test('another conversation, or a new one, shows nothing of the last', () => {
	const chat = started(sent(beginChat(open)))
	expect(changeChat(chat, { type: 'loaded', loaded: empty }).messages).toEqual([])
	const other = { ...empty, conversationId: 'd', messages: [message('x', 'user', 'Elsewhere')] }
	expect(shown(changeChat(chat, { type: 'loaded', loaded: other }))).toEqual(['Elsewhere complete'])
})

test('news of a conversation that is no longer shown change nothing', () => {
	const other = beginChat({ ...empty, conversationId: 'd', messages: [message('x', 'user', 'Elsewhere')] })
	expect(started(other)).toEqual(other)
	expect(told(other, { type: 'delta', from: 0, text: 'lost' })).toEqual(other)
	expect(changeChat(other, { type: 'refused', messageId: 'm', problem: null })).toEqual(other)
	expect(changeChat(other, { type: 'looked', replyId: 'a2', content: 'x', state: 'complete' })).toEqual(other)
})

test('what the server says anew keeps what it does not know of yet', () => {
	const chat = sent(beginChat(open))
	const later = changeChat(chat, { type: 'loaded', loaded: { ...open, messages: [...open.messages] } })
	expect(shown(later)).toEqual(shown(chat))
	const replacing = sent(beginChat(open), { replaces: 'u1' })
	expect(shown(changeChat(replacing, { type: 'loaded', loaded: { ...open } }))).toEqual(shown(replacing))
})

test('of the stored and the shown reply the one that is further on counts', () => {
	const chat = told(started(sent(beginChat(open))), { type: 'delta', from: 0, text: 'Two and a' })
	const look = (content: string, state: ChatMessage['state']) =>
		shown(changeChat(chat, { type: 'looked', replyId: 'a2', content, state })).at(-1)
	expect(look('Two', 'streaming')).toBe('Two and a streaming')
	expect(look('Two and a half', 'streaming')).toBe('Two and a half streaming')
	expect(look('Two and a', 'failed')).toBe('Two and a failed')
	const ended = told(chat, { type: 'done', state: 'complete', ...ids })
	const stale = changeChat(ended, { type: 'looked', replyId: 'a2', content: 'Two', state: 'streaming' })
	expect(shown(stale).at(-1)).toBe('Two and a complete')
})

test('a message that had arrived though its answer was lost is shown once, as the server has it', () => {
	const lost = changeChat(sent(beginChat(open)), { type: 'refused', messageId: 'm', problem: null })
	const messages = [...open.messages, message('m', 'user', 'Two?'), message('a2', 'assistant', 'Two.')]
	const again = changeChat(lost, { type: 'loaded', loaded: { ...open, messages } })
	expect(again.messages.map(({ id }) => id)).toEqual(['u1', 'a1', 'm', 'a2'])
})

test('what was not replaced after all is shown again, before the message that was to replace it', () => {
	const refused = changeChat(sent(beginChat(open), { replaces: 'u1' }), {
		type: 'refused',
		messageId: 'm',
		problem: 'Look first.',
	})
	const again = changeChat(refused, { type: 'loaded', loaded: { ...open } })
	expect(shown(again)).toEqual(['One? complete', 'One. complete', 'Two? complete', ' failed'])
	expect(again.messages.at(-2)).toMatchObject({ replaces: 'u1' })
	expect(lastSeen(again)).toBe('a1')
})

test('a message that begins takes nothing for arrived but itself', () => {
	const lost = changeChat(sent(beginChat(open), { messageId: 'lost' }), {
		type: 'refused',
		messageId: 'lost',
		problem: null,
	})
	const chat = started(sent(lost))
	expect(chat.messages.filter(({ isLocal }) => isLocal).map(({ id }) => id)).toEqual([
		'lost',
		'reply-to-lost',
	])
})

test('a reply is heard to its end though a message before it did not get through', () => {
	const lost = changeChat(sent(beginChat(open)), { type: 'refused', messageId: 'm', problem: null })
	const tell = (chat: ChatState, event: ChatEvent) =>
		changeChat(chat, { type: 'told', messageId: 'n', event })
	const begun = tell(sent(lost, { messageId: 'n', text: 'Three?' }), { type: 'started', ...ids })
	const stored = [message('u2', 'user', 'Three?'), message('a2', 'assistant', '', 'streaming')]
	const loaded = { ...open, messages: [...open.messages, ...stored] }
	const anew = changeChat(begun, { type: 'loaded', loaded })
	const half = tell(anew, { type: 'delta', from: 0, text: 'Three.' })
	expect(replyUnderWay(half)).toMatchObject({ id: 'a2', content: 'Three.' })
})

test('what a lost message was to replace is shown again, so that sent again it still replaces it', () => {
	const [question] = open.messages
	const replaces = question?.id ?? null
	const lost = changeChat(sent(beginChat(open), { replaces }), {
		type: 'refused',
		messageId: 'm',
		problem: null,
	})
	expect(shown(lost)).toEqual(['One? complete', 'One. complete', 'Two? complete', ' failed'])
	expect(lastSeen(lost)).toBe('a1')
	const again = started(sent(lost, { replaces }))
	expect(shown(again)).toEqual(['Two? complete', ' streaming'])
})

test('in an older branch the next message follows what is on the screen, and is then the newest', () => {
	const older = beginChat({ ...open, newest: 'a9' })
	expect([lastSeen(older), sentAfter(older)]).toEqual(['a9', 'a1'])
	const begun = started(sent(older))
	expect([lastSeen(begun), sentAfter(begun)]).toEqual(['a2', null])
})

test('who walks to another branch while a reply is written sees that branch alone, and the reply when they come back', () => {
	const begun = started(sent(beginChat(open), { replaces: 'u1' }))
	const walked = changeChat(begun, { type: 'loaded', loaded: { ...open, newest: 'a2' } })
	expect(shown(walked)).toEqual(['One? complete', 'One. complete'])
	const messages = [message('u2', 'user', 'Two?'), message('a2', 'assistant', 'Tw', 'streaming')]
	const back = changeChat(walked, { type: 'loaded', loaded: { ...open, messages } })
	expect(replyUnderWay(told(back, { type: 'delta', from: 2, text: 'o.' }))).toMatchObject({ content: 'Two.' })
})
