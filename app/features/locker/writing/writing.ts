import type { Drafts } from '~/core/drafts/drafts'
import { createFormDraft, type FormDraft, type FormDraftState } from '~/core/drafts/form-draft'
import type { MessageId } from '~/i18n/words'
import { EMPTY_DRAFT, type LockerCategory, type LockerDraft, type SavedPrompt } from '../locker'
import { SavedPromptInput, type Written, writtenOf } from '../locker-form'
import type { MergeAnswer } from '../merging/merged-prompt'
import { fetchMerged, type LockerDoor, LockerProblem } from '../ui/call-locker'
import { savePrompt } from '../ui/save-prompt'
import { isBlankDraft, isSame } from './locker-drafts'

type WrittenPrompt = FormDraft<Written, SavedPrompt>

/** What the form of one prompt shows. */
interface WritingState extends FormDraftState<Written, SavedPrompt> {
	/** The prompt is not there any more. */
	isGone: boolean
	problem: MessageId | null
	isBusy: boolean
}

/** What the server said to a form without scripts. */
interface Answer {
	draft: LockerDraft
	problem?: MessageId
	stored?: SavedPrompt
	editedAt: string
	idempotencyKey: string
}

interface WritingStart {
	userId: string
	prompt: SavedPrompt | null
	about?: string | undefined
	idempotencyKey?: string | undefined
	/** The place of the draft to go on with. */
	wanted?: string | undefined
	answer?: Answer | undefined
}

/** What came of a save. */
interface Taken {
	prompt: SavedPrompt | null
	category: LockerCategory | null
	/** Something was typed while it was on its way: the form goes on with that. */
	isBehind: boolean
}

export interface Writing
	extends Pick<
		WrittenPrompt,
		'bringBack' | 'type' | 'startOver' | 'takeUp' | 'takeOther' | 'giveUp' | 'close'
	> {
	read(): WritingState
	subscribe(listener: () => void): () => void
	/** Saves; over a newer text only where that is shown. */
	save(values: Written, asNew?: boolean): Promise<Taken>
	/** What was written and what is stored since, as one: nothing is changed yet. Rejects with a `LockerProblem`. */
	merge(values: Written): Promise<MergeAnswer>
}

const RULES = {
	valuesOf: (stored: SavedPrompt | null) => writtenOf(stored ?? EMPTY_DRAFT),
	isSame,
	isBlank: isBlankDraft,
}

/**
 * Writes one prompt of the locker, `prompt` as the page shows it or null for a new one; `about` names one that may be
 * gone.
 */
export function createWriting(
	{ userId, prompt, about = prompt?.id ?? '', idempotencyKey, wanted, answer }: WritingStart,
	door: LockerDoor,
	drafts: Drafts<Written>,
): Writing {
	const listeners = new Set<() => void>()
	const start = { known: prompt, about, idempotencyKey, wanted, answer: answer && answered(answer) }
	const form = createFormDraft(start, RULES, drafts)
	let state: WritingState = {
		...form.read(),
		isGone: (about !== '' && prompt === null) || answer?.problem === 'prompt_gone',
		problem: answer?.problem ?? null,
		isBusy: false,
	}
	form.subscribe(() => turn({}))

	function turn(change: Partial<Pick<WritingState, 'isGone' | 'problem' | 'isBusy'>>): void {
		state = { ...state, ...form.read(), ...change }
		for (const listener of listeners) listener()
	}

	async function send(values: Written): Promise<Taken> {
		const input = SavedPromptInput.parse(values)
		const { about: id, idempotencyKey: key, base } = form.draft()
		const seenAt = state.stored?.updatedAt ?? base
		form.send(values)
		const { newCategory } = values
		const wish = { userId, id, seenAt, idempotencyKey: key, newCategory, input }
		const { prompt: saved, category, said, stored } = await savePrompt(door, wish)
		if (saved) {
			const isBehind = form.settle(values, saved)
			turn({ isGone: false, problem: null })
			return { prompt: saved, category, isBehind }
		}
		if (!stored) {
			const isEnded = said === 'prompt_gone'
			if (isEnded) form.beginAnew()
			const isGone = isEnded || (said === 'prompt_not_found' && id !== '' && (await isMissing(door, id)))
			turn({ problem: said, isGone: state.isGone || isGone })
			return { prompt: null, category, isBehind: false }
		}
		if (form.meet(stored)) return send(values)
		turn({ problem: said })
		return { prompt: null, category, isBehind: false }
	}

	return {
		...form,
		read: () => state,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		async save(values, asNew = false) {
			if (state.isBusy) return { prompt: null, category: null, isBehind: false }
			form.type(values)
			turn({ isBusy: true })
			if (asNew) form.becomeNew()
			const taken = await send(values)
			turn({ isBusy: false })
			return taken
		},
		merge(values) {
			form.type(values)
			const { about, base } = form.draft()
			return fetchMerged(door, about, values, base)
		},
		takeUp(values, stored) {
			form.takeUp(values, stored)
			turn({ problem: null })
		},
		startOver() {
			form.startOver()
			turn({ problem: null })
		},
		async takeOther(place) {
			await form.takeOther(place)
			turn({ problem: null })
		},
	}
}

function answered({ draft, editedAt: base, idempotencyKey, stored }: Answer) {
	return { values: writtenOf(draft), base, idempotencyKey, stored: stored ?? null }
}

async function isMissing(door: LockerDoor, id: string): Promise<boolean> {
	try {
		await door.call('get_saved_prompt', { prompt_id_param: id })
		return false
	} catch (error) {
		return error instanceof LockerProblem && error.said === 'prompt_not_found'
	}
}
