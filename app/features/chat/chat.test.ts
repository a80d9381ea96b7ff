import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleFor } from '~/features/locker/title-for'
import { comesToAnEnd } from '../../../tests/support/patience'
import { ChatMessageText, ChatRequest, ConversationTitle, isShortEnough, wordsOfReply } from './chat'
import { titleForReply } from './title-for-reply'

test.each(['', ' ', '\n\t ', '\u0000\u0001', '\ufeff'])('%j is no message', (text) => {
	expect(ChatMessageText.safeParse(text).error?.issues[0]?.message).toBe('chat_message_blank')
})

test('a message keeps its lines and loses what nobody types on purpose', () => {
	expect(ChatMessageText.parse('  one\r\n\r\n\ttwo\u0000\u0007 \ud800 ')).toBe('one\n\n\ttwo \ufffd')
})

test('a message is too long when its request would be, whatever it is made of', () => {
	expect(isShortEnough('a'.repeat(30_000))).toBe(true)
	expect(ChatMessageText.safeParse('a'.repeat(100_000)).error?.issues[0]?.message).toBe(
		'chat_message_too_long',
	)
	for (const letter of ['a', 'ã', '🎈', '"', '\n', '\u2028']) {
		const longest =
			Array.from({ length: 32 }, (_, at) => letter.repeat(at * 1_000)).findLast(isShortEnough) ?? ''
		expect(longest.length).toBeGreaterThan(4_000)
		expect(new TextEncoder().encode(JSON.stringify({ message: longest })).length).toBeLessThan(32 * 1024)
	}
})

test.each([{}, [], null, 'x', { message: 5 }, { message: ['x'] }, { message: 'x', conversationId: 5 }])(
	'%j is no request',
	(body) => {
		expect(ChatRequest.safeParse(body).success).toBe(false)
	},
)

test('a conversation is called as its first message begins, cut at a word', () => {
	expect(titleFor('Price\n a   workshop')).toBe('Price a workshop')
	const long = `${'word '.repeat(30)}end`
	expect(titleFor(long)).toBe(`${'word '.repeat(15).trim()}…`)
	expect(titleFor('🎈'.repeat(200)).isWellFormed()).toBe(true)
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (text) => {
			const message = ChatMessageText.safeParse(text)
			if (!message.success) return
			const title = titleFor(message.data)
			expect(ConversationTitle.safeParse(title).success).toBe(true)
		}),
	)
})

test('a title that is cut after a sentence has no stop before its dots', () => {
	expect(titleFor(`${'word '.repeat(14)}end. ${'more '.repeat(9)}`)).toMatch(/word end…$/)
})

test.each([
	['## Prices\n\n- **Entry**: R$ 189', 'Prices\n\nEntry: R$ 189'],
	['1. **[Price your service](/prompt/1)** (Finance)', '1. Price your service (Finance)'],
	['_Note_: set `AI_BASE_URL` first', 'Note: set AI_BASE_URL first'],
	['> ![chart](https://x.example/a.png) 2 * 3', 'chart 2  3'],
	['***', ''],
	['so _very_ good ', 'so very good'],
	['Steps:\n-   one', 'Steps:\none'],
])('read aloud, %j is %j', (markdown, words) => {
	expect(wordsOfReply(markdown)).toBe(words)
})

test.each(['[', '![', '[a](', '_', ' \t'])('a reply of nothing but %j is read aloud', (sign) => {
	const reply = sign.repeat(200_000 / sign.length)
	expect(comesToAnEnd(() => wordsOfReply(reply)).length).toBeLessThanOrEqual(reply.length)
})

test('a title is one line that says something', () => {
	expect(ConversationTitle.parse(' My\n prices ')).toBe('My prices')
	expect(ConversationTitle.safeParse('  ').error?.issues[0]?.message).toBe('chat_title_blank')
	expect(ConversationTitle.safeParse('x'.repeat(201)).error?.issues[0]?.message).toBe('chat_title_too_long')
	expect(ConversationTitle.safeParse(null).success).toBe(false)
	expect(ConversationTitle.parse('My\u0007prices')).toBe('My prices')
	expect(ConversationTitle.parse('x'.repeat(200))).toHaveLength(200)
})

test('a title has 80 letters at most, and is cut within a word only where that leaves less than half', () => {
	expect(titleFor(` ${'x'.repeat(80)} `)).toBe('x'.repeat(80))
	expect(titleFor(`${'x'.repeat(40)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(40)} ${'y'.repeat(38)}…`)
	expect(titleFor(`${'x'.repeat(41)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(41)}…`)
	const sentence = `First, ${'word '.repeat(13)}end`
	expect(titleFor(`${sentence}... ${'more '.repeat(9)}`)).toBe(`${sentence}…`)
})

test.each([
	['```\nYou are a careful bookkeeper.\nPrice it.\n```', 'You are a careful bookkeeper.'],
	['\n~~~ markdown\n# Price a **workshop**\n\n~~~', 'Price a workshop'],
	['> ````js title="a"\n> const price = 163\n> ````', 'const price = 163'],
	['---\n\n- First, *the costs*\n- then', 'First, the costs'],
	['Here it is:\n\n```\nDo this.\n```', 'Here it is:'],
	['```code``` of a line', 'code of a line'],
	['🎈', '🎈'],
	['```\n```', '``` ```'],
])('an answer %j is called %j', (reply, title) => {
	expect(titleForReply(reply)).toBe(title)
})

test('an answer that is one long fence has a title soon', () => {
	const reply = '`'.repeat(100_000)
	expect(comesToAnEnd(() => titleForReply(`${reply}\n> ${reply}`)).length).toBeLessThanOrEqual(80)
})
