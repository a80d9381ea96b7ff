import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { inBackground } from '~/core/background.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { log } from '~/log.server'
import { chatCharacters, chatReplies } from '~/metrics.server'
import type { ReplyState } from './chat'
import { type ChatTurn, complete, streamCompletion } from './chat-completion.server'
import { chatMessages as messages } from './schema.server'

const STORE_MS = 1_000
/** More often than `isLeftBehind` looks for. */
const SIGN_OF_LIFE_MS = 5_000
/** What a service without end may fill. */
const LONGEST_REPLY = 100_000
const STORE_TRIES = 8

type ReplyEnd = Exclude<ReplyState, 'streaming'>

export interface RunningReply {
	id: string
	/** Whose it is. */
	userId: string
	/** What has come so far. */
	text: string
	/** How it ended; null while it is under way. */
	end: ReplyEnd | null
	ending: AbortController
	/** Told whenever there is more. */
	waiting: Set<() => void>
}

/** Kept on `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoReplies?: Map<string, RunningReply> }
const running = () => {
	held.prontoReplies ??= new Map()
	return held.prontoReplies
}

/** The person's own reply as this process writes it, if it does. */
export function runningReply({ userId }: MemberWith<'chat'>, id: string): RunningReply | undefined {
	const reply = running().get(id)
	return reply?.userId === userId ? reply : undefined
}

export interface ReplyOrder {
	/** The stored, still empty message that the reply fills. */
	id: string
	userId: string
	messages: readonly ChatTurn[]
	model: string
	/** Whether the chat service is asked for pieces. */
	isStreamed: boolean
	/** Called when it failed before a word of it came. */
	onNothing: () => Promise<void>
}

/** Has a reply written, whether or not anyone waits for it: what comes is stored as it comes. */
export function startReply(order: ReplyOrder): RunningReply {
	const reply: RunningReply = {
		id: order.id,
		userId: order.userId,
		text: '',
		end: null,
		ending: new AbortController(),
		waiting: new Set(),
	}
	running().set(reply.id, reply)
	inBackground('chat reply', () => write(reply, order))
	return reply
}

/** Ends the replies that this process writes: as broken off where it is the process that goes. */
export function endReplies(): void {
	for (const { ending } of running().values()) ending.abort('failed')
}

/** Ends one reply because its person doesn't want more of it. */
export function endReply(id: string): void {
	running().get(id)?.ending.abort('stopped')
}

async function write(reply: RunningReply, order: ReplyOrder): Promise<void> {
	const keeping = keep(reply)
	const end = await read(reply, order)
	const sent = order.messages.reduce((sum, { content }) => sum + content.length, 0)
	chatReplies.inc({ outcome: end })
	chatCharacters.inc({ direction: 'sent' }, sent)
	chatCharacters.inc({ direction: 'received' }, reply.text.length)
	await keeping.stop()
	reply.end = await storeEnd(reply, end)
	running().delete(reply.id)
	wake(reply)
	if (end === 'failed' && reply.text === '') await order.onNothing()
}

async function read(reply: RunningReply, { messages, model, isStreamed }: ReplyOrder): Promise<ReplyEnd> {
	const asked = { messages, model, signal: reply.ending.signal }
	try {
		if (!isStreamed) add(reply, (await complete(asked)).text ?? '')
		else for await (const piece of streamCompletion(asked)) add(reply, piece)
		return 'complete'
	} catch (error) {
		if (reply.ending.signal.aborted) return reply.ending.signal.reason === 'stopped' ? 'stopped' : 'failed'
		log.warn({ err: error, reply: reply.id }, 'the chat service failed')
		return 'failed'
	}
}

function add(reply: RunningReply, piece: string): void {
	reply.text += piece.replaceAll('\0', '')
	if (reply.text.length > LONGEST_REPLY) {
		reply.text = reply.text.slice(0, LONGEST_REPLY)
		reply.ending.abort('stopped')
	}
	wake(reply)
}

function wake({ waiting }: RunningReply): void {
	for (const tell of waiting) tell()
	waiting.clear()
}

/** Stores what has come, every second while there is news, and gives signs of life while there is none. */
function keep(reply: RunningReply): { stop(): Promise<void> } {
	let stored = ''
	let storedAt = Date.now()
	let storing = Promise.resolve()
	let isStoring = false
	async function store(): Promise<void> {
		const { text } = reply
		const found = await db()
			.update(messages)
			.set({ content: text, updatedAt: sql`now()` })
			.where(and(eq(messages.id, reply.id), eq(messages.state, 'streaming')))
			.returning({ id: messages.id })
		stored = text
		storedAt = Date.now()
		// Stopped on another process, or removed with its conversation.
		if (found.length === 0) reply.ending.abort('stopped')
	}
	const timer = setInterval(() => {
		const isDue = reply.text !== stored || Date.now() - storedAt > SIGN_OF_LIFE_MS
		if (isStoring || !isDue) return
		isStoring = true
		storing = store()
			.catch((err: unknown) => log.error({ err, reply: reply.id }, 'a reply could not be stored'))
			.finally(() => {
				isStoring = false
			})
	}, STORE_MS)
	return {
		stop() {
			clearInterval(timer)
			return storing
		},
	}
}

/** The last word about a reply is said again until the database takes it. Answers what stands there: it may have been stopped elsewhere. */
async function storeEnd(reply: RunningReply, end: ReplyEnd): Promise<ReplyEnd> {
	for (let turn = 1; ; turn += 1) {
		try {
			const [stored] = await db()
				.update(messages)
				.set({
					content: reply.text,
					state: sql`case when ${messages.state} = 'streaming' then ${end} else ${messages.state} end`,
					updatedAt: sql`now()`,
				})
				.where(and(eq(messages.id, reply.id), inArray(messages.state, ['streaming', 'stopped'])))
				.returning({ state: messages.state })
			return stored?.state === 'stopped' ? 'stopped' : end
		} catch (error) {
			if (turn === STORE_TRIES) throw error
			await wait(STORE_MS)
		}
	}
}
