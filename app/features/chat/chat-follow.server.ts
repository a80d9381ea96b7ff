import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { ReplyState } from './chat'
import { readMessage } from './chat.server'
import { endReply, type RunningReply, runningReply } from './chat-reply.server'
import { ownMessage } from './chat-rows.server'
import { chatMessages as messages } from './schema.server'

const LOOK_MS = 700

/** More of a reply, or how it ended. */
export type ReplyNews =
	/** `from`: how many characters of the reply stand before it. */
	{ kind: 'delta'; from: number; text: string } | { kind: 'end'; state: Exclude<ReplyState, 'streaming'> }

/**
 * A reply from its first word, as it comes, whichever process writes it. Whoever stops listening changes nothing about
 * it. Throws `not_found` for one that isn't the person's.
 */
export async function* followReply(
	legend: MemberWith<'chat'>,
	replyId: string,
	signal: AbortSignal,
): AsyncGenerator<ReplyNews> {
	const here = runningReply(legend, replyId)
	if (here) yield* followHere(here, signal)
	else yield* followStored(legend, replyId, signal)
}

async function* followHere(reply: RunningReply, signal: AbortSignal): AsyncGenerator<ReplyNews> {
	let told = 0
	while (!signal.aborted) {
		if (reply.text.length > told) {
			const from = told
			told = reply.text.length
			yield { kind: 'delta', from, text: reply.text.slice(from, told) }
		} else if (reply.end) {
			yield { kind: 'end', state: reply.end }
			return
		} else {
			await more(reply, signal)
		}
	}
}

function more({ waiting }: RunningReply, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			signal.removeEventListener('abort', done)
			waiting.delete(done)
			resolve()
		}
		waiting.add(done)
		signal.addEventListener('abort', done)
	})
}

async function* followStored(
	legend: MemberWith<'chat'>,
	replyId: string,
	signal: AbortSignal,
): AsyncGenerator<ReplyNews> {
	let told = 0
	while (!signal.aborted) {
		const { content, state } = await readMessage(legend, replyId)
		if (content.length > told) yield { kind: 'delta', from: told, text: content.slice(told) }
		told = content.length
		if (state !== 'streaming') {
			yield { kind: 'end', state }
			return
		}
		await wait(LOOK_MS)
	}
}

/** Ends a reply that is being written, on whichever process; what has come of it stays. */
export async function stopReply(legend: MemberWith<'chat'>, replyId: string): Promise<void> {
	const stopped = await db()
		.update(messages)
		.set({ state: 'stopped' })
		.where(and(ownMessage(legend, replyId), eq(messages.state, 'streaming')))
		.returning({ id: messages.id })
	if (stopped.length > 0) endReply(replyId)
}

/** Says of all replies under way that they broke off: for a process that is alone and has just begun. */
export async function closeLeftReplies(): Promise<void> {
	await db().update(messages).set({ state: 'failed' }).where(eq(messages.state, 'streaming'))
}
