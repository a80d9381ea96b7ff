import { startComparison } from '~/core/difference/text-difference.server'
import { newId } from '~/core/new-id'
import { Refused, refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { blanksOf } from '~/features/library/blanks'
import { LOCKER_LENGTHS } from '~/features/locker/locker'
import { readSavedPrompt } from '~/features/locker/locker.server'
import type { Language } from '~/i18n/language'
import { countMessage, takeBackMessage } from '../chat-allowance.server'
import { complete, UpstreamFailed } from '../chat-completion.server'
import { modelOrUsual } from '../chat-model.server'
import { framed, REFINE_INSTRUCTIONS, readRefined } from './refine-method'
import { LONGEST_REFINED, type Refined } from './refined'

type Legend = MemberWith<'chat'> & MemberWith<'locker'>

/**
 * Asks the chat service for a better text of a saved prompt, by our own method, in its person's language. Nothing is
 * stored. It counts as a message of the chat, where something was said. Refuses with `not_found`, with `too_large` and
 * `too_many`, and with `upstream_failed` where the service fails or says nothing that can be used.
 */
export async function refinePrompt(legend: Legend, id: string, language: Language): Promise<Refined> {
	const { content, updatedAt } = await readSavedPrompt(legend, id)
	if (content.length > LONGEST_REFINED)
		throw refuse('too_large', undefined, { message: 'refine_too_long', values: { most: LONGEST_REFINED } })
	const model = modelOrUsual(null)
	await countMessage(legend, model).catch(explain)
	try {
		const mark = newId()
		const { text } = await complete({
			model: model.id,
			messages: [
				{ role: 'system', content: REFINE_INSTRUCTIONS[language](mark) },
				{ role: 'user', content: framed(content, mark) },
			],
		})
		const refined = readRefined(text ?? '', mark, LOCKER_LENGTHS.content)
		if (refined === null) throw refuse('upstream_failed', undefined, { message: 'refine_empty' })
		return compareRefined(content, refined, updatedAt)
	} catch (error) {
		await takeBackMessage(legend, model)
		if (!(error instanceof UpstreamFailed)) throw error
		throw refuse('upstream_failed', undefined, { message: 'refine_failed' })
	}
}

/** What a suggested text would change of a prompt, as it was stored at a moment. */
export function compareRefined(content: string, refined: string, editedAt: string): Refined {
	const compared = startComparison()
	const lines = compared.lines(content, refined)
	const kept = new Set(blanksOf(refined).map(({ name }) => name))
	return {
		text: refined,
		editedAt,
		isSame: content.trim() === refined.trim(),
		difference: { fields: [{ field: 'content', kind: 'lines', lines }], isCut: compared.isCut() },
		blanksGone: blanksOf(content)
			.map(({ name }) => name)
			.filter((name) => !kept.has(name)),
	}
}

/** The allowance is the chat's, but who asks here may never have seen a chat. */
function explain(error: unknown): never {
	if (!(error instanceof Refused)) throw error
	const retryAfter = Number(error.headers.get('Retry-After'))
	throw refuse('too_many', undefined, { message: 'refine_allowance_used', retryAfter })
}
