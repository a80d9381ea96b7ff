import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { fold, formsOf } from '~/core/search-words'
import { isOneTypo } from '~/core/typo'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { highlight, type MarkedPart } from '~/features/library/search-marks'
import { LANGUAGES, STEMMER } from '~/i18n/language'
import { wordsOfReply } from './chat'
import { hasConversation } from './chat-rows.server'
import { type ChatHit, type ChatHits, LONGEST_CHAT_QUERY } from './chat-search'
import { chatConversations as conversations, chatMessages as messages } from './schema.server'

/** Further words would only cost the database. */
const MOST_WORDS = 8
const MOST_HITS = 40
/** Of a long message an excerpt is taken from its beginning. */
const LOOKED_AT = 20_000
const BEFORE_MATCH = 50
const EXCERPT = 160
/** A shorter beginning is that of too many words. */
const LONG_STEM = 6

/**
 * The conversations of a person whose titles or messages hold every word of a query, in either language, with or without
 * accents, whole or begun; what was said last first, each conversation by its newest message that does. Where there are
 * none, a mistyped word is corrected by those that the person and the chat have used. Any text is a query.
 */
export async function searchConversations(legend: MemberWith<'chat'>, typed: string): Promise<ChatHits> {
	const query = typed.slice(0, LONGEST_CHAT_QUERY)
	const words = fold(query)
		.split(' ')
		.filter((word) => word !== '')
		.slice(0, MOST_WORDS)
	if (words.length === 0) return { hits: [], corrected: null }
	const hits = await findAll(legend, words)
	if (hits.length > 0) return { hits, corrected: null }
	const meant = await correct(legend, words)
	if (meant.join(' ') === words.join(' ')) return { hits: [], corrected: null }
	const found = await findAll(legend, meant)
	return {
		hits: found,
		corrected: found.length > 0 ? meant.map((word) => saidIn(found, word)).join(' ') : null,
	}
}

/** What is known may be the stem of a word: what was found has the word itself. */
function saidIn(hits: readonly ChatHit[], stem: string): string {
	const marked = hits.flatMap(({ title, excerpt }) => [...title, ...excerpt]).filter(({ isMatch }) => isMatch)
	return marked.find(({ text }) => fold(text).startsWith(stem))?.text.toLowerCase() ?? stem
}

async function findAll(legend: MemberWith<'chat'>, words: readonly string[]): Promise<ChatHit[]> {
	const asked = sql.join(words.map(wordQuery), sql` && `)
	const said = await db()
		.select({
			conversationId: conversations.id,
			title: conversations.title,
			messageId: messages.id,
			at: messages.createdAt,
			content: sql<string>`left(${messages.content}, ${LOOKED_AT})`,
		})
		.from(messages)
		.innerJoin(conversations, eq(conversations.id, messages.conversationId))
		.where(and(hasConversation(legend), sql`${messages.words} @@ (${asked})`))
		.orderBy(desc(messages.createdAt), desc(messages.position))
		.limit(MOST_HITS)
	const called = await db()
		.select({ conversationId: conversations.id, title: conversations.title, at: conversations.updatedAt })
		.from(conversations)
		.where(and(hasConversation(legend), sql`${conversations.words} @@ (${asked})`))
		.orderBy(desc(conversations.updatedAt))
		.limit(MOST_HITS)
	const hits = new Map<string, ChatHit>()
	for (const { conversationId, title, at } of called) {
		hits.set(conversationId, { ...named(conversationId, title, words), at: at.toISOString() })
	}
	for (const { conversationId, title, messageId, at, content } of said) {
		if (hits.get(conversationId)?.messageId) continue
		hits.set(conversationId, {
			...named(conversationId, title, words),
			at: at.toISOString(),
			messageId,
			excerpt: excerptOf(content, words),
		})
	}
	return [...hits.values()].sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, MOST_HITS)
}

function named(conversationId: string, title: string, words: readonly string[]): Omit<ChatHit, 'at'> {
	return { conversationId, title: markedBy(title, words), messageId: null, excerpt: [] }
}

/** A word in the forms of either language, or as the beginning of one. */
function wordQuery(word: string): SQL {
	const forms = formsOf(word)
		.map((form) => `${form}:*`)
		.join(' | ')
	const queries = LANGUAGES.map((language) => sql`to_tsquery(${STEMMER[language]}, ${forms})`)
	return sql`(${sql.join([...queries, sql`to_tsquery('simple', ${`${word}:*`})`], sql` || `)})`
}

function markedBy(text: string, words: readonly string[]): MarkedPart[] {
	return highlight(text, words, words.at(-1))
}

/** Some words around the first one that was searched for. */
function excerptOf(content: string, words: readonly string[]): MarkedPart[] {
	const line = wordsOfReply(content).replace(/\s+/g, ' ')
	const parts = markedBy(line, words)
	const first = parts.findIndex(({ isMatch }) => isMatch)
	const lead = first < 0 ? 0 : parts.slice(0, first).reduce((length, { text }) => length + text.length, 0)
	const start = lead <= BEFORE_MATCH ? 0 : line.lastIndexOf(' ', lead - BEFORE_MATCH) + 1
	const shown = line.slice(start, start + EXCERPT)
	const isCut = start + EXCERPT < line.length
	return markedBy(`${start > 0 ? '… ' : ''}${shown}${isCut ? ' …' : ''}`, words)
}

/** Words that begin with one, or are as long but for one letter: no other is read out of the database. */
function mayBe(word: string): SQL {
	return sql`starts_with(word, ${word}) or abs(length(word) - ${word.length}) <= 1`
}

/** Each word that occurs nowhere, as the most frequent of the person's words that it may have been meant for. */
async function correct({ userId }: MemberWith<'chat'>, words: readonly string[]): Promise<string[]> {
	const own = sql`format('select m.words from chat_messages m join chat_conversations c on c.id = m.conversation_id where c.removed_at is null and c.user_id = %L', ${userId}::text)`
	const { rows } = await db().execute<{ word: string }>(sql`
		select word from ts_stat(${own}) where length(word) between 3 and 40 and (${sql.join(words.map(mayBe), sql` or `)})
		order by ndoc desc, word`)
	return words.map((word) => {
		if (rows.some((known) => known.word.startsWith(word))) return word
		// What is known are stems: a long one lacks the ending that was typed.
		const isMeant = (known: string) =>
			isOneTypo(known, word) || (known.length >= LONG_STEM && isOneTypo(known, word.slice(0, known.length)))
		return rows.find((known) => isMeant(known.word))?.word ?? word
	})
}
