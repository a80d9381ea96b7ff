import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { limitOf } from '~/core/limit.server'
import { db } from '~/db/client.server'
import { rateCounts } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import type { Legend } from '../../../tests/support/people'
import { listConversations } from './chat.server'
import { readAllowance, readTotalMessages } from './chat-allowance.server'
import { followReply } from './chat-follow.server'
import { sendMessage } from './chat-message.server'

const chats = holdChats()
const most = limitOf('chatPerson', env())
const send = (legend: Legend) =>
	sendMessage(legend, { message: 'Hello?' }, { language: 'en', isStreamed: true })

/** As if that many had been sent already. */
const used = (name: string, count: number) =>
	db()
		.update(rateCounts)
		.set({ count })
		.where(like(rateCounts.key, `${name}:%`))

test('a person sees how many messages are left, and each one counts', async () => {
	const legend = await aStoredLegend()
	expect(await readAllowance(legend)).toEqual({ left: most, most })
	const { counted, allowed } = await readTotalMessages()
	await send(legend)
	const asked = await chats.next()
	asked.say('Hi.')
	asked.finish()
	await backgroundIsDone()
	const { backAt, ...allowance } = await readAllowance(legend)
	expect(allowance).toEqual({ left: most - 1, most })
	const hours = (Date.parse(backAt ?? '') - Date.now()) / 3_600_000
	expect(hours).toBeGreaterThan(23.9)
	expect(hours).toBeLessThanOrEqual(24)
	expect(await readAllowance(await aStoredLegend())).toEqual({ left: most, most })
	expect(allowed).toBe(limitOf('chatTotal', env()))
	expect(await readTotalMessages()).toEqual({ counted: counted + 1, allowed })
})

test('a message that got no answer at all does not count; one whose answer broke off does', async () => {
	const legend = await aStoredLegend()
	const { counted } = await readTotalMessages()
	await send(legend)
	const refused = await chats.next()
	refused.refuse(500)
	await backgroundIsDone()
	expect((await readAllowance(legend)).left).toBe(most)
	expect((await readTotalMessages()).counted).toBe(counted)
	const { replyId } = await send(legend)
	const cut = await chats.next()
	cut.say('Half')
	await followReply(legend, replyId, new AbortController().signal).next()
	cut.breakOff()
	await backgroundIsDone()
	expect((await readAllowance(legend)).left).toBe(most - 1)
})

test('when the day’s messages are used up, the next one is refused with when to come back, and nothing is stored', async () => {
	const legend = await aStoredLegend()
	await send(legend)
	const asked = await chats.next()
	asked.finish()
	await backgroundIsDone()
	await used('chatPerson', most)
	const refused = await send(legend).then(
		() => null,
		(refusal: Response) => refusal,
	)
	expect(refused).toMatchObject({ status: 429, message: 'chat_allowance_used' })
	expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(80_000)
	const { backAt, ...allowance } = await readAllowance(legend)
	expect(allowance).toEqual({ left: 0, most })
	const seconds = (Date.parse(backAt ?? '') - Date.now()) / 1000
	expect(Math.abs(seconds - Number(refused?.headers.get('Retry-After')))).toBeLessThan(5)
	expect(await listConversations(legend)).toHaveLength(1)
})

test('when everybody together has used the chat up, that is said, and it costs nobody’s own allowance', async () => {
	await db().delete(rateCounts).where(like(rateCounts.key, 'chat%'))
	const first = await aStoredLegend()
	await send(first)
	const asked = await chats.next()
	asked.finish()
	await backgroundIsDone()
	await used('chatTotal', limitOf('chatTotal', env()))
	const legend = await aStoredLegend()
	await expect(send(legend)).rejects.toMatchObject({ status: 429, message: 'chat_busy' })
	expect((await readAllowance(legend)).left).toBe(most)
	await db()
		.delete(rateCounts)
		.where(eq(rateCounts.count, limitOf('chatTotal', env()) + 1))
})

test('a message that the conversation cannot take does not count', async () => {
	await db().delete(rateCounts).where(like(rateCounts.key, 'chat%'))
	const legend = await aStoredLegend()
	const elsewhere = { message: 'Hello?', conversationId: 'nowhere' }
	await expect(sendMessage(legend, elsewhere, { language: 'en', isStreamed: true })).rejects.toMatchObject({
		status: 404,
	})
	expect((await readAllowance(legend)).left).toBe(most)
})
