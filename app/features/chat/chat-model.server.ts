import { refuse } from '~/core/refuse.server'
import { env } from '~/env/env.server'
import type { AiModel } from '~/env/env-fields.server'
import type { ChatModel } from './chat'

/** The models that a person chooses from, the usual one first. */
export function listModels(): ChatModel[] {
	return env().aiModels.map(({ id, label, weight }) => ({ id, label, weight }))
}

/** What the models of the chat service are called; none where the sandbox's stand-in answers, which says that it is a demo. */
export function serviceModels(): string[] {
	const { aiBaseUrl, aiModels } = env()
	return aiBaseUrl === undefined ? [] : aiModels.map(({ label }) => label)
}

const offered = (id: string | null | undefined) => env().aiModels.find((model) => model.id === id)

/** The model of this id; the usual one where a conversation names none, or one that is no longer offered. */
export function modelOrUsual(id: string | null | undefined): AiModel {
	return offered(id) ?? env().aiModels[0]
}

/** The model that a person asked for; the conversation's own where they asked for none. Refuses with `invalid_input` what is not offered. */
export function chosenModel(wanted: string | null | undefined): AiModel | null {
	if (wanted == null) return null
	const model = offered(wanted)
	if (!model) throw refuse('invalid_input')
	return model
}
