import { data } from 'react-router'
import { pageShelf } from '~/core/page-shelf'
import { promptDraftOf, promptDrafts } from '../prompt-drafts'
import type { PromptAnswer } from './prompt-form'

/** Sends the form of a created prompt: what was taken is no draft any more, and what got no answer stays in its form. */
export async function sendPrompt<Answer>(form: FormData, send: () => Promise<Answer>) {
	const draft = promptDraftOf(form)
	const text = (name: string) => String(form.get(name) ?? '')
	const idempotencyKey = text('idempotencyKey')
	try {
		return await send()
	} catch (thrown) {
		if (thrown instanceof TypeError) {
			const problem = 'load_error_text' as const
			return data<PromptAnswer>(
				{ draft, idempotencyKey, editedAt: text('editedAt'), problem },
				{ status: 503 },
			)
		}
		const isTaken = thrown instanceof Response && thrown.headers.get('Location')?.startsWith('/prompt/')
		if (isTaken) promptDrafts(pageShelf, text('draftOf')).settle(idempotencyKey, draft)
		throw thrown
	}
}
