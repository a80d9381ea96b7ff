import { streamSSE } from 'hono/streaming'
import { refuse } from '~/core/refuse.server'
import { type MemberWith, opens } from '~/core/viewer'
import { ChatRequest } from '~/features/chat/chat'
import type { ChatEvent } from '~/features/chat/chat-events'
import { followReply } from '~/features/chat/chat-follow.server'
import { type SentMessage, sendMessage } from '~/features/chat/chat-message.server'
import { translateInto } from '~/i18n/translate.server'
import { callerLanguage, type FunctionContext, requireCaller } from '../caller'
import { readJson } from '../json-body'

/**
 * POST /functions/v1/chat-with-ai {message} (docs/product.md#functions): `{ response }`, or with `Accept:
 * text/event-stream` the reply as it is written. Optional `conversationId` goes on with a conversation. For Legends
 * only. The reply is written to its end whether or not the caller waits.
 */
export async function chatWithAiFunction(c: FunctionContext): Promise<Response> {
	const legend = requireCaller(c)
	if (!opens(legend, 'chat')) throw refuse('plan_too_small')
	const request = await readJson(c, ChatRequest)
	const isStreamed = /\btext\/event-stream\b/i.test(c.req.header('Accept') ?? '')
	const sent = await sendMessage(legend, request, { language: callerLanguage(c), isStreamed })
	return isStreamed ? streamReply(c, legend, sent) : wholeReply(c, legend, sent)
}

async function wholeReply(
	c: FunctionContext,
	legend: MemberWith<'chat'>,
	sent: SentMessage,
): Promise<Response> {
	const t = await translateInto(callerLanguage(c))
	let text = ''
	for await (const news of followReply(legend, sent.replyId, c.req.raw.signal)) {
		if (news.kind === 'delta') text += news.text
		else if (news.state === 'failed') {
			throw refuse('upstream_failed', undefined, { message: 'error_sending_message' })
		}
	}
	return c.json({ response: text || t('chat_no_reply'), conversationId: sent.conversationId })
}

async function streamReply(
	c: FunctionContext,
	legend: MemberWith<'chat'>,
	sent: SentMessage,
): Promise<Response> {
	const t = await translateInto(callerLanguage(c))
	// Proxies that gather an answer before they pass it on would turn it back into one piece.
	c.header('X-Accel-Buffering', 'no')
	return streamSSE(c, async (stream) => {
		const gone = new AbortController()
		stream.onAbort(() => gone.abort())
		const tell = (event: ChatEvent) => stream.writeSSE({ event: event.type, data: JSON.stringify(event) })
		await tell({ type: 'started', ...sent })
		for await (const news of followReply(legend, sent.replyId, gone.signal)) {
			if (news.kind === 'delta') await tell({ type: 'delta', from: news.from, text: news.text })
			else if (news.state !== 'failed') await tell({ type: 'done', state: news.state, ...sent })
			else {
				const message = t('error_sending_message')
				await tell({ type: 'failed', error: 'upstream_failed', message, ...sent })
			}
		}
	})
}
