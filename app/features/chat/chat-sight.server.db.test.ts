import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { send } from '../../../tests/support/conversations'
import type { Legend } from '../../../tests/support/people'
import { readConversation } from './chat.server'
import { CHAT_INSTRUCTIONS } from './chat-context'
import { modelOrUsual } from './chat-model.server'
import { readLastUnseen } from './chat-sight.server'

const chats = holdChats()
const usual = modelOrUsual(null).id

/** A text that begins with its name and fills some of what the usual model sees. */
const filled = (name: string, thousands: number) => `${name} ${'x'.repeat(thousands * 1_000)}`

async function ask(legend: Legend, message: string, answer: string, more: object = {}) {
	const sent = await send(legend, message, more)
	const asked = await chats.next()
	asked.say(answer)
	asked.finish()
	await backgroundIsDone()
	const seen = asked.messages.slice(1).flatMap(({ content }) => content.split('\n\n'))
	return { ...sent, seen: seen.map((text) => text.split(' ')[0]) }
}

/** What a page shows above the line and below it, by the first words. */
async function shownOf(legend: Legend, id: string, part: object = {}) {
	const open = await readConversation(legend, id, part)
	const last = (await readLastUnseen(open, CHAT_INSTRUCTIONS.en)).find(
		({ model }) => model === usual,
	)?.messageId
	const names = open.messages.map(({ content }) => content.split(' ')[0])
	const at = open.messages.findIndex((message) => message.id === last) + 1
	return { above: names.slice(0, at), below: names.slice(at) }
}

test('the line stands where the model’s sight ended when it answered last, in each branch', async () => {
	const legend = await aStoredLegend()
	const first = await ask(legend, filled('A', 30), 'a')
	const { conversationId } = first
	expect(await shownOf(legend, conversationId)).toEqual({ above: [], below: ['A', 'a'] })
	const second = await ask(legend, filled('B', 30), 'b', { conversationId })
	const third = await ask(legend, filled('C', 30), 'c', { conversationId })
	expect(third.seen).toEqual(['B', 'b', 'C'])
	const long = { above: ['A', 'a'], below: ['B', 'b', 'C', 'c'] }
	expect(await shownOf(legend, conversationId)).toEqual(long)
	const anew = { conversationId, replaces: third.messageId, seen: third.replyId }
	const short = await ask(legend, 'D', 'd', anew)
	expect(short.seen).toEqual(['A', 'a', 'B', 'b', 'D'])
	expect(await shownOf(legend, conversationId)).toEqual({ above: [], below: [...short.seen, 'd'] })
	expect(await shownOf(legend, conversationId, { branch: third.messageId })).toEqual(long)
	const { id } = await readConversation(legend, conversationId)
	expect(await shownOf(legend, id, { before: second.messageId })).toEqual({ above: [], below: ['A', 'a'] })
})

test('messages that are out of sight altogether say so at their end, and a page of the latest says nothing', async () => {
	const legend = await aStoredLegend()
	const { conversationId, replyId } = await ask(legend, filled('A', 1), 'a')
	for (const name of ['B', 'C', 'D', 'E', 'F']) await ask(legend, filled(name, 30), 'x', { conversationId })
	const latest = await shownOf(legend, conversationId)
	expect(latest.below.slice(-4)).toEqual(['E', 'x', 'F', 'x'])
	expect(await shownOf(legend, conversationId, { at: replyId })).toEqual({
		above: ['A', 'a', 'B'],
		below: [],
	})
})

const step = fc.record({
	thousands: fc.integer({ min: 0, max: 30 }),
	/** Which earlier question it takes the place of; the last ones mean none. */
	replaces: fc.nat(8),
	isAnswered: fc.boolean(),
})

test('whatever was said, anew or not, answered or not: below the line stands exactly what the model got', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
			const legend = await aStoredLegend()
			let conversationId: string | null = null
			for (const [nth, { thousands, replaces, isAnswered }] of steps.entries()) {
				const open: Awaited<ReturnType<typeof readConversation>> | null = conversationId
					? await readConversation(legend, conversationId)
					: null
				const own = open?.messages.filter(({ role }) => role === 'user')[replaces]
				const more = own ? { replaces: own.id, seen: open?.newest ?? open?.messages.at(-1)?.id } : {}
				const answer = isAnswered ? `r${nth} ok` : ''
				const sent = await ask(legend, filled(`q${nth}`, thousands), answer, { conversationId, ...more })
				conversationId = sent.conversationId
				const { below } = await shownOf(legend, conversationId)
				const said = below.filter((name) => name !== '')
				expect(isAnswered ? said.slice(0, -1) : said).toEqual(sent.seen)
			}
		}),
		{ numRuns: 12 },
	)
})
