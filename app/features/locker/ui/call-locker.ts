import { href } from 'react-router'
import type { pendingKeys } from '~/core/pending-keys'
import type { MessageId } from '~/i18n/words'
import type { CardPage, LockerDraft, SavedPrompt } from '../locker'
import type { Written } from '../locker-form'
import type { LibraryCopy, Origin } from '../locker-origin'
import type { MergeAnswer } from '../merging/merged-prompt'
import { fromRow, type MergeRow, type PromptCategoryRow, type SavedPromptRow } from '../saved-prompt-row'

/** What a conflict tells of: the row that is stored instead. */
interface Stored {
	prompt: SavedPromptRow | null
	category: PromptCategoryRow | null
}

/** Why the locker didn't do what was asked, as a message; for a conflict with what is stored instead. */
export class LockerProblem extends Error {
	override name = 'LockerProblem'
	readonly said: MessageId
	readonly stored: Stored

	constructor(said: MessageId, stored: Stored = { prompt: null, category: null }) {
		super(said)
		this.said = said
		this.stored = stored
	}
}

const SAID = new Map<unknown, MessageId>(
	Object.entries({
		signed_out: 'please_log_in_to_continue',
		plan_too_small: 'plan_too_small',
		not_found: 'prompt_not_found',
		conflict: 'locker_conflict',
		gone: 'prompt_gone',
		invalid_input: 'locker_refused',
		too_large: 'text_too_long_for_locker',
		too_many: 'search_busy',
	}),
)

/** The locker's doors, over what carries requests. */
export interface LockerDoor {
	/** Calls one of the locker's functions. Rejects with a `LockerProblem`, also where nobody answers. */
	call<Row>(name: string, params: Readonly<Record<string, unknown>>): Promise<Row>
	/** Sends one of the locker's own forms the same way. */
	send<Answer>(action: string, fields: Readonly<Record<string, string>>): Promise<Answer>
}

/** Outside the router: a lost connection is no error page. */
export function lockerDoor(fetch: (address: string, init: RequestInit) => Promise<Response>): LockerDoor {
	const post = (address: string, init: RequestInit) =>
		answerOf(fetch(address, { method: 'POST', ...init }).catch(() => null))
	return {
		call: (name, params) =>
			post('/functions/v1/prompt_locker_functions', {
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify({ name, function_name: name, params }),
			}),
		send: (action, fields) => post(action, { body: new URLSearchParams({ ...fields, scripted: 'yes' }) }),
	}
}

export const browserDoor = lockerDoor((address, init) => fetch(address, init))

/** A saved prompt with all its text, as it is now. Rejects like a `LockerDoor`. */
export async function fetchSavedPrompt(id: string): Promise<SavedPrompt> {
	return fromRow(await browserDoor.call<SavedPromptRow>('get_saved_prompt', { prompt_id_param: id }))
}

/** The cards of the locker at an address of theirs. Rejects like a `LockerDoor`. */
export function fetchCards(address: string, signal: AbortSignal): Promise<CardPage> {
	return answerOf(fetch(address, { signal }).catch(() => null))
}

/** What a person wrote, as the functions name it: each field in the database's manner, with `_param` behind it. */
export function paramsOf({ categoryId, ...draft }: LockerDraft, userId?: string) {
	const named = { ...draft, category_id: categoryId, ...(userId === undefined ? {} : { user_id: userId }) }
	return Object.fromEntries(Object.entries(named).map(([name, value]) => [`${name}_param`, value]))
}

/** What somebody wrote, made of the text stored at `base`, and what is stored now, as one. Rejects like a `LockerDoor`. */
export async function fetchMerged(
	door: LockerDoor,
	id: string,
	{ newCategory: _name, ...draft }: Written,
	base: string,
): Promise<MergeAnswer> {
	const { stored, merged } = await door.call<MergeRow>('merge_saved_prompt', {
		...paramsOf(draft),
		prompt_id_param: id,
		made_of_param: base,
	})
	return { stored: fromRow(stored), merged }
}

async function answerOf(answering: Promise<Response | null>) {
	const response = await answering
	if (!response) throw new LockerProblem('locker_unreachable')
	if (response.redirected) throw new LockerProblem('please_log_in_to_continue')
	const answer = await response.json().catch(() => null)
	if (response.ok && answer !== null) return answer
	const details = answer?.error === 'conflict' ? answer.details : null
	const isCategory = details?.content === undefined
	const isMissing = answer?.error === 'not_found' && answer.details?.missing === 'category'
	const said = isMissing ? 'category_gone' : SAID.get(answer?.error)
	throw new LockerProblem(said ?? 'locker_failed', {
		prompt: isCategory ? null : details,
		category: isCategory ? (details ?? null) : null,
	})
}

/** What to say of whatever went wrong. */
export function errorMessage(error: unknown): MessageId {
	return error instanceof LockerProblem ? error.said : 'locker_failed'
}

/** What a conflict tells of: the prompt as it is stored now. */
export function storedOf(error: unknown): SavedPrompt | null {
	const row = error instanceof LockerProblem ? error.stored.prompt : null
	return row && fromRow(row)
}

/** Of what a copy is made; what is `unknown` here is told by the text. */
export type CopyOrigin = Origin | 'unknown'

/**
 * Saves a text that stands elsewhere as a new prompt; tried again because its answer was lost, it is saved once. Rejects
 * with a `LockerProblem`. Answers its id.
 */
export async function saveCopy(
	door: LockerDoor,
	keys: ReturnType<typeof pendingKeys>,
	copy: LockerDraft,
	{ userId, origin, replyId }: { userId?: string; origin?: CopyOrigin; replyId?: string } = {},
): Promise<string> {
	const made = originParams(origin)
	const reply = replyId === undefined ? {} : { origin_reply_id_param: replyId }
	const params = {
		...paramsOf(copy, userId),
		...made,
		...reply,
		idempotency_key_param: keys.keyOf(copy.content),
	}
	const id = await door.call<SavedPromptRow>('create_saved_prompt', params).then(
		(row) => row.id,
		(error: unknown) => {
			// It was saved, and changed since.
			const stored = storedOf(error)
			if (!stored) throw error
			return stored.id
		},
	)
	keys.settle(copy.content)
	return id
}

function originParams(origin: CopyOrigin | undefined) {
	if (origin === 'unknown') return { find_origin_param: true }
	return origin && { origin_prompt_id_param: origin.promptId, origin_language_param: origin.language }
}

/** What the person has saved from this prompt of the library; nothing where that can't be known now. */
export async function fetchCopies(promptId: string, signal: AbortSignal): Promise<readonly LibraryCopy[]> {
	const address = `${href('/prompt-locker/copies')}?${new URLSearchParams({ prompt: promptId })}`
	const response = await fetch(address, { signal }).catch(() => null)
	if (!response?.ok || response.redirected) return []
	const { copies }: { copies: LibraryCopy[] } = await response.json()
	return copies
}
