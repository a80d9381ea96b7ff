import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { Refused, refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { violatesUnique } from '~/db/violation.server'
import type { AiModel } from '~/env/env-fields.server'
import { titleFor } from '~/features/locker/title-for'
import type { Language } from '~/i18n/language'
import type { ChatRequest } from './chat'
import { countMessage, takeBackMessage } from './chat-allowance.server'
import { findMessage, leadsTo, newestMessage } from './chat-branches.server'
import { contextBytes, MOST_TURNS, trimContext } from './chat-context'
import { chosenModel, modelOrUsual } from './chat-model.server'
import { startReply } from './chat-reply.server'
import {
	isLeftBehind,
	laterBytes,
	ownConversation,
	ownMessage,
	refuseUnseen,
	unseen,
} from './chat-rows.server'
import { toldOf } from './files/message-files'
import { readInstructions } from './roles/instruction.server'
import { chosenRole } from './roles/role.server'
import { chatConversations as conversations, chatMessages as messages } from './schema.server'

/** Where a message and the reply to it stand. */
export interface SentMessage {
	conversationId: string
	messageId: string
	replyId: string
}

/**
 * Takes a person's message, in a new conversation or an own one, and has the reply written. Sent again
 * with the same `messageId` it is the same message. Refuses with `not_found`, with `too_many`, and with `conflict` while
 * another reply is being written, where it would put aside what its sender has not seen, or has other words than before.
 */
export async function sendMessage(
	legend: MemberWith<'chat'>,
	request: ChatRequest,
	{ language, isStreamed }: { language: Language; isStreamed: boolean },
): Promise<SentMessage> {
	const earlier = request.messageId ? await findSent(legend, request.messageId, request.message) : undefined
	if (earlier) return earlier
	const model = chosenModel(request.model) ?? modelOrUsual(await modelOf(legend, request.conversationId))
	const roleId = await chosenRole(legend, request.role)
	await countMessage(legend, model)
	const sent = await store(legend, { ...request, roleId }).catch(async (error: unknown) => {
		await takeBackMessage(legend, model)
		const isTaken = violatesUnique(error, 'chat_messages_pkey')
		// Within one conversation the twin was turned away before, because its reply is being written.
		const isBusy = error instanceof Refused && error.code === 'conflict'
		const same = (isTaken || isBusy) && request.messageId
		const twin = same ? await findSent(legend, same, request.message) : undefined
		if (twin) return { ...twin, isTwin: true }
		throw isTaken ? refuse('conflict', undefined, { message: 'chat_reply_under_way' }) : error
	})
	if (!('isTwin' in sent)) {
		startReply({
			id: sent.replyId,
			userId: legend.userId,
			messages: await contextOf(sent, model, await readInstructions(legend, sent.conversationId, language)),
			model: model.id,
			isStreamed,
			onNothing: () => takeBackMessage(legend, model),
		})
	}
	const { conversationId, messageId, replyId } = sent
	return { conversationId, messageId, replyId }
}

async function findSent(
	legend: MemberWith<'chat'>,
	messageId: string,
	message: string,
): Promise<SentMessage | undefined> {
	const [found] = await db()
		.select({
			conversationId: messages.conversationId,
			position: messages.position,
			content: messages.content,
		})
		.from(messages)
		.where(ownMessage(legend, messageId))
	if (!found) return undefined
	const { conversationId, position, content } = found
	if (content !== message) throw unseen()
	const [reply] = await db()
		.select({ id: messages.id })
		.from(messages)
		.where(and(eq(messages.conversationId, conversationId), eq(messages.position, position + 1)))
	return reply && { conversationId, messageId, replyId: reply.id }
}

/** Who answers: the model and the role that a message is sent with; what is not said stays as it was. */
interface Answerer {
	model?: string | null | undefined
	roleId: string | null | undefined
}

function store(
	legend: MemberWith<'chat'>,
	{
		message,
		conversationId,
		messageId,
		replaces,
		after,
		seen,
		...answerer
	}: ChatRequest & Pick<Answerer, 'roleId'>,
) {
	return db().transaction(async (within) => {
		const inId = conversationId
			? await openConversation(within, legend, conversationId, answerer)
			: await addConversation(within, legend, message, answerer)
		if (replaces) await refuseUnseen(within, inId, seen)
		const newest = await newestMessage(within, inId)
		const parent = await parentOf(within, inId, { replaces, after, newest })
		const position = (newest?.position ?? -1) + 1
		const ids = { conversationId: inId, messageId: messageId ?? randomUUID(), replyId: randomUUID() }
		await within.insert(messages).values([
			{ id: ids.messageId, conversationId: inId, position, parent, role: 'user', content: message },
			{
				id: ids.replyId,
				conversationId: inId,
				position: position + 1,
				parent: position,
				role: 'assistant',
				content: '',
				state: 'streaming',
			},
		])
		return { ...ids, position }
	})
}

async function addConversation(
	within: Within,
	{ userId }: MemberWith<'chat'>,
	message: string,
	{ model = null, roleId = null }: Answerer,
): Promise<string> {
	const id = randomUUID()
	await within.insert(conversations).values({ id, userId, title: titleFor(toldOf(message)), model, roleId })
	return id
}

/** The model that was chosen for a conversation of the person; null where none was, or there is no such conversation. */
async function modelOf(legend: MemberWith<'chat'>, id: string | null | undefined): Promise<string | null> {
	if (!id) return null
	const [found] = await db()
		.select({ model: conversations.model })
		.from(conversations)
		.where(ownConversation(legend, id))
	return found?.model ?? null
}

/** Holds the conversation until the transaction ends, so that its messages come one after another. */
async function openConversation(
	within: Within,
	legend: MemberWith<'chat'>,
	id: string,
	{ model, roleId }: Answerer,
): Promise<string> {
	const opened = await within
		.update(conversations)
		.set({ updatedAt: sql`now()`, ...(model ? { model } : {}), roleId })
		.where(ownConversation(legend, id))
		.returning({ id: conversations.id })
	if (opened.length === 0) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	const here = eq(messages.conversationId, id)
	await within.update(messages).set({ state: 'failed' }).where(and(here, isLeftBehind))
	const [busy] = await within
		.select({ id: messages.id })
		.from(messages)
		.where(and(here, eq(messages.state, 'streaming')))
	if (busy) throw refuse('conflict', undefined, { message: 'chat_reply_under_way' })
	return id
}

/** What a message follows: what the one did that it is said in place of, the reply that is asked for, or what came last. */
async function parentOf(
	within: Within,
	conversationId: string,
	{
		replaces,
		after,
		newest,
	}: Pick<ChatRequest, 'replaces' | 'after'> & { newest: { position: number } | undefined },
): Promise<number | null> {
	const replaced = replaces ? await findMessage(within, conversationId, replaces) : undefined
	if (replaced?.role === 'user') return replaced.parent
	const followed = after ? await findMessage(within, conversationId, after) : undefined
	if (followed?.role === 'assistant') return followed.position
	return newest?.position ?? null
}

/** As much of what leads to a message, and of it, as the chat service gets. */
async function contextOf(
	{ conversationId, position }: { conversationId: string; position: number },
	{ context }: AiModel,
	instructions: string,
) {
	const most = contextBytes(context)
	const latest = db()
		.select({ role: messages.role, content: messages.content, position: messages.position, laterBytes })
		.from(messages)
		.where(
			and(
				eq(messages.conversationId, conversationId),
				leadsTo({ conversationId, position, most: MOST_TURNS }),
			),
		)
		.orderBy(desc(messages.position))
		.as('latest')
	const turns = await db()
		.select({ role: latest.role, content: latest.content })
		.from(latest)
		.where(lt(latest.laterBytes, most))
		.orderBy(asc(latest.position))
	return [{ role: 'system' as const, content: instructions }, ...trimContext(instructions, turns, most)]
}
