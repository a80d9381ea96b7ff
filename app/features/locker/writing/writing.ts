import type { Draft, DraftPlace, Drafts, KeptDraft } from '~/core/drafts'
import { newId } from '~/core/new-id'
import type { MessageId } from '~/i18n/words'
import { EMPTY_DRAFT, type LockerCategory, type SavedPrompt } from '../locker'
import { SavedPromptInput } from '../locker-form'
import { type LockerDoor, LockerProblem } from '../ui/call-locker'
import { savePrompt } from '../ui/save-prompt'
import { isBlank, isSame, type Written, writtenOf } from './locker-drafts'

/** What the form of one prompt shows. */
export interface WritingState {
	/** What the fields begin with; a new version begins them anew. */
	start: { version: number; values: Written; isKept: boolean }
	/** What a form without scripts sends along. */
	base: string
	idempotencyKey: string
	/** What somebody else stored meanwhile: shown beside, until the person has chosen. */
	stored: SavedPrompt | null
	/** The prompt is not there any more. */
	isGone: boolean
	problem: MessageId | null
	isBusy: boolean
	/** It is saved as a new one. */
	isNew: boolean
	/** Further unsaved texts about the same, of pages that are gone. */
	others: readonly KeptDraft<Written>[]
}

/** What the server said to a form without scripts. */
interface Answer {
	draft: Omit<Written, 'newCategory'>
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

export interface Writing {
	read(): WritingState
	subscribe(listener: () => void): () => void
	/** Brings back what a page that is gone left unsaved, unless something was typed meanwhile. */
	bringBack(): Promise<void>
	/** What stands in the fields, as it is typed. */
	type(values: Written): void
	/** Saves; over a newer text only where that is shown. */
	save(values: Written, asNew?: boolean): Promise<Taken>
	/** Gives up what was typed, and begins from what is stored. */
	startOver(): void
	/** Goes on with another unsaved text; what stood here becomes one. */
	takeOther(place: string): Promise<void>
	/** The form closes, and what was typed in it is not wanted any more. */
	giveUp(): void
	/** The form closes; what was typed stays. */
	close(): void
}

/**
 * Writes one prompt of the locker, `prompt` as the page shows it or null for a new one; `about` names one that may be
 * gone. A draft keeps the moment of the text that its person has seen, and nothing newer is replaced before it is shown.
 */
export function createWriting(
	{ userId, prompt, about = prompt?.id ?? '', idempotencyKey, wanted, answer }: WritingStart,
	door: LockerDoor,
	drafts: Drafts<Written>,
): Writing {
	const listeners = new Set<() => void>()
	let known = prompt
	let draft = answer ? answered(answer) : { ...fresh(), ...(idempotencyKey ? { idempotencyKey } : {}) }
	let place: DraftPlace<Written> | null = null
	let isTouched = answer !== undefined
	let state: WritingState = {
		start: { version: 0, values: draft.values, isKept: false },
		base: draft.base,
		idempotencyKey: draft.idempotencyKey,
		stored: answer?.stored ?? null,
		isGone: about !== '' && prompt === null,
		problem: answer?.problem ?? null,
		isBusy: false,
		isNew: about === '',
		others: [],
	}

	function fresh(): Draft<Written> {
		const values = writtenOf(known ?? EMPTY_DRAFT)
		const base = known?.updatedAt ?? ''
		return { about: known?.id ?? about, base, values, idempotencyKey: newId(), sent: [] }
	}

	function answered({ draft: typed, editedAt: base, idempotencyKey: key }: Answer): Draft<Written> {
		return { ...fresh(), base, values: writtenOf(typed), ...(key ? { idempotencyKey: key } : {}) }
	}

	function turn(change: Partial<WritingState>): void {
		const { about: of, base, idempotencyKey: key } = draft
		state = { ...state, ...change, isNew: of === '', base, idempotencyKey: key }
		for (const listener of listeners) listener()
	}

	function begin(next: Draft<Written>, isKept: boolean): void {
		draft = next
		isTouched = isKept
		const shown = next.about === known?.id ? known : null
		const isBehind = isKept && shown !== null && next.base < shown.updatedAt && !isSame(next.values, shown)
		turn({
			start: { version: state.start.version + 1, values: next.values, isKept },
			stored: isBehind ? shown : null,
			problem: null,
		})
	}

	function keep(change: Partial<Draft<Written>>): void {
		draft = { ...draft, ...change }
		place ??= drafts.begin()
		place.keep(draft)
	}

	function forget(): void {
		place?.drop()
		place?.release()
		place = null
		isTouched = false
	}

	/** What pages that are gone left unsaved about the same. */
	const leftHere = () =>
		drafts.left(drafts.list().filter((one) => one.about === about && one.place !== place?.name))

	/** Whether the server has something that was sent from here without an answer: its person has seen that. */
	const isOwn = (stored: SavedPrompt) => draft.sent.some((sent) => isSame(sent, stored))

	/** It is stored; what was typed meanwhile is an edit of it. */
	function settle(values: Written, saved: SavedPrompt): boolean {
		known = saved
		const isBehind = draft.values !== values && !isSame(draft.values, saved)
		if (isBehind) keep({ about: saved.id, base: saved.updatedAt, sent: [] })
		else forget()
		turn({ stored: null, isGone: false, problem: null })
		return isBehind
	}

	async function send(values: Written): Promise<Taken> {
		const input = SavedPromptInput.parse(values)
		const { about: id, idempotencyKey, base } = draft
		const seenAt = state.stored?.updatedAt ?? base
		keep({ sent: [...draft.sent, values] })
		const wish = { userId, id, seenAt, idempotencyKey, newCategory: values.newCategory, input }
		const { prompt: saved, category, said, stored } = await savePrompt(door, wish)
		if (saved) return { prompt: saved, category, isBehind: settle(values, saved) }
		if (!stored) {
			const isGone = said === 'prompt_not_found' && id !== '' && (await isMissing(door, id))
			turn({ problem: said, isGone: state.isGone || isGone })
			return { prompt: null, category, isBehind: false }
		}
		known = stored
		const isSeen = isOwn(stored)
		// What was new is there: from now on it is an edit.
		const seen = isSeen ? stored.updatedAt : id ? draft.base : stored.createdAt
		keep({ about: stored.id, base: seen })
		if (isSeen) {
			turn({ stored: null })
			return send(values)
		}
		turn({ stored, problem: said })
		return { prompt: null, category, isBehind: false }
	}

	return {
		read: () => state,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		async bringBack() {
			const left = await leftHere()
			const first = left.find((one) => one.place === wanted) ?? left[0]
			if (isTouched || !first) return turn({ others: left })
			const others = left.filter((one) => one !== first)
			const taken = await drafts.take(first.place)
			if (!taken) return turn({ others })
			if (isTouched) {
				taken.place.release()
				return turn({ others: await leftHere() })
			}
			place = taken.place
			begin(taken.draft, true)
			turn({ others })
		},
		type(values) {
			isTouched = true
			keep({ values })
			if (draft.about === '' && isBlank(values)) place?.drop()
		},
		async save(values, asNew = false) {
			if (state.isBusy) return { prompt: null, category: null, isBehind: false }
			isTouched = true
			keep({ values })
			turn({ isBusy: true })
			// From here on it is another prompt, which the one it was made of knows nothing of.
			if (asNew && draft.about !== '') {
				keep({ about: '', base: '', idempotencyKey: newId(), sent: [] })
				turn({ stored: null })
			}
			const taken = await send(values)
			turn({ isBusy: false })
			return taken
		},
		startOver() {
			known = state.stored ?? known
			forget()
			begin(fresh(), false)
		},
		async takeOther(other) {
			const taken = await drafts.take(other)
			if (!taken) return turn({ others: state.others.filter((one) => one.place !== other) })
			place?.release()
			place = taken.place
			begin(taken.draft, true)
			turn({ others: await leftHere() })
		},
		giveUp: forget,
		close: () => place?.release(),
	}
}

async function isMissing(door: LockerDoor, id: string): Promise<boolean> {
	try {
		await door.call('get_saved_prompt', { prompt_id_param: id })
		return false
	} catch (error) {
		return error instanceof LockerProblem && error.said === 'prompt_not_found'
	}
}
