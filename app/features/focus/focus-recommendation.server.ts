import { Refused, refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { countMessage, takeBackMessage } from '~/features/chat/chat-allowance.server'
import { complete, UpstreamFailed } from '~/features/chat/chat-completion.server'
import { modelOrUsual } from '~/features/chat/chat-model.server'
import type { Language } from '~/i18n/language'
import { readFocusSession } from './focus.server'
import { describeSession, FOCUS_INSTRUCTIONS } from './focus-story'

/**
 * How to get back into the session in progress, in the person's language;
 * null where the service had nothing to say. Counts against the allowance that it shares with the chat. Refuses with
 * `not_found` where no session is in progress, with `too_many`, and with `upstream_failed` where the service fails,
 * naming its status (docs/product.md#messages).
 */
export async function recommendFocus(
	subscriber: MemberWith<'focus_mode'>,
	language: Language,
): Promise<string | null> {
	const session = await readFocusSession(subscriber)
	if (!session) throw refuse('not_found', undefined, { message: 'no_focus_session' })
	const model = modelOrUsual(null)
	await countMessage(subscriber, model).catch(explain)
	try {
		const { text } = await complete({
			model: model.id,
			messages: [
				{ role: 'system', content: FOCUS_INSTRUCTIONS[language] },
				{ role: 'user', content: describeSession(session.work, Date.now(), language) },
			],
		})
		return plain(text ?? '') || null
	} catch (error) {
		await takeBackMessage(subscriber, model)
		if (!(error instanceof UpstreamFailed)) throw error
		const { status } = error
		throw status === null
			? refuse('upstream_failed', undefined, { message: 'recommendation_not_obtained' })
			: refuse('upstream_failed', undefined, {
					message: 'recommendation_api_error',
					values: { status: String(status) },
				})
	}
}

/** The reply is shown as plain text: what a model emphasises all the same loses its marks. */
function plain(text: string): string {
	return text
		.replace(/^#{1,6}\s+/gm, '')
		.replace(/(\*{1,3})(?=\S)([^*\n]+)(?<=\S)\1/g, '$2')
		.trim()
}

/** The allowance is the chat's, but who asks here may never have seen a chat. */
function explain(error: unknown): never {
	if (!(error instanceof Refused)) throw error
	const retryAfter = Number(error.headers.get('Retry-After'))
	throw refuse('too_many', undefined, { message: 'recommendation_allowance_used', retryAfter })
}
