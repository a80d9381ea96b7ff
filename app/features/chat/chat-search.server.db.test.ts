import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation } from '../../../tests/support/conversations'
import type { Legend } from '../../../tests/support/people'
import { readConversation } from './chat.server'
import { removeConversation } from './chat-removal.server'
import { searchConversations } from './chat-search.server'
import { chatConversations, chatMessages } from './schema.server'

const chats = holdChats()

const SAID = [
	['How much for a workshop?', 'Your break-even is R$ 163 a person; charge R$ 189.'],
	['Escreva o convite da reunião de orçamento', 'Segue o convite: na terça tratamos das despesas.'],
	['Names for a bakery', 'Crumb & Co., Early Oven, The Slow Loaf.'],
] as const

async function whoSaid(): Promise<{ legend: Legend; ids: string[] }> {
	const legend = await aStoredLegend()
	const ids: string[] = []
	for (const [own, reply] of SAID) ids.push((await aConversation(chats, legend, own, reply)).conversationId)
	return { legend, ids }
}

const found = async (legend: Legend, query: string) =>
	(await searchConversations(legend, query)).hits.map(({ conversationId }) => conversationId)

test.each([
	['workshop', 0],
	['WORKSHOPS', 0],
	['break-even', 0],
	['reunioes', 1],
	['ORÇAMENTO', 1],
	['orcam', 1],
	['despesa terça', 1],
	['slow loaf', 2],
])('what was said is found by %j, whatever the language, accents and endings', async (query, at) => {
	const { legend, ids } = await whoSaid()
	expect(await found(legend, query)).toEqual([ids[at]])
})

test('all words have to stand in one message or one title', async () => {
	const { legend } = await whoSaid()
	expect(await found(legend, 'workshop loaf')).toEqual([])
})

test.each([
	['worskhop', 0, 'workshop'],
	['orçamneto', 1, null],
	['bakrey', 2, null],
	['despseas', 1, null],
])('a typo is forgiven where nothing is found: %j', async (query, at, corrected) => {
	const { legend, ids } = await whoSaid()
	const answer = await searchConversations(legend, query)
	expect(answer.hits.map(({ conversationId }) => conversationId)).toEqual([ids[at]])
	expect(answer.corrected).toEqual(corrected ?? expect.any(String))
})

test('only one’s own conversations are searched, and not what was removed', async () => {
	const { legend, ids } = await whoSaid()
	expect(await found(await aStoredLegend(), 'workshop')).toEqual([])
	const [first = ''] = ids
	const { messages } = await readConversation(legend, first)
	await removeConversation(legend, first, messages.at(-1)?.id ?? null)
	expect(await found(legend, 'workshop')).toEqual([])
	expect((await searchConversations(legend, 'worskhop')).corrected).toBe(null)
})

test('a hit leads to the message that holds it, with the words around it', async () => {
	const { legend, ids } = await whoSaid()
	const [hit] = (await searchConversations(legend, 'loaf')).hits
	expect(hit?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'Loaf', isMatch: true }])
	const at = hit?.messageId ?? ''
	const page = await readConversation(legend, ids[2] ?? '', { at })
	expect(page.messages.map(({ id }) => id)).toContain(at)
	expect(page.hasLater).toBe(false)
})

test('a message deep in a long conversation is shown with its answer, and what came later is said to be there', async () => {
	const legend = await aStoredLegend()
	const [conversation] = await db()
		.insert(chatConversations)
		.values({ userId: legend.userId, title: 'Long' })
		.returning({ id: chatConversations.id })
	const conversationId = conversation?.id ?? ''
	const rows = Array.from({ length: 200 }, (_, position) => ({
		conversationId,
		position,
		parent: position === 0 ? null : position - 1,
		role: position % 2 === 0 ? ('user' as const) : ('assistant' as const),
		content: position === 20 ? 'The needle is here.' : `Hay ${position}.`,
	}))
	await db().insert(chatMessages).values(rows)
	const [hit] = (await searchConversations(legend, 'needle')).hits
	const page = await readConversation(legend, conversationId, { at: hit?.messageId ?? '' })
	expect(page.messages.slice(-2).map(({ content }) => content)).toEqual(['The needle is here.', 'Hay 21.'])
	expect(page.hasLater).toBe(true)
})

test('any text is a query, and any text can be said and found again', { timeout: 30_000 }, async () => {
	const legend = await aStoredLegend()
	const { conversationId } = await aConversation(chats, legend)
	let position = 2
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (drawn) => {
			const text = drawn.replaceAll('\0', '').toWellFormed()
			await db()
				.insert(chatMessages)
				.values({ conversationId, position: position++, role: 'user', content: text })
			const { hits } = await searchConversations(legend, drawn)
			expect(hits.length).toBeLessThanOrEqual(1)
		}),
		{ numRuns: 60 },
	)
})

test.each([
	['one sign that becomes eighteen', '\uFDFA '.repeat(66_000)],
	[
		'as many different words as fit',
		Array.from({ length: 28_000 }, (_, at) => at.toString(36))
			.join(' ')
			.slice(0, 199_000),
	],
	['one endless word', 'a'.repeat(199_000)],
	['signs of four bytes', '\u{1F600}'.repeat(99_000)],
])('%s is stored like any other text', async (_what, content) => {
	const legend = await aStoredLegend()
	const { conversationId } = await aConversation(chats, legend)
	await db().insert(chatMessages).values({ conversationId, position: 2, role: 'assistant', content })
	expect(await found(legend, 'nothing like it')).toEqual([])
})
