import { newId } from '../new-id'
import type { Draft, DraftPlace, Drafts, KeptDraft } from './drafts'

const NOTHING_SEEN = new Date(0).toISOString()

/** What a form writes, as it is stored. Moments are ISO 8601. */
interface StoredThing {
	id: string
	updatedAt: string
}

/** What the form of one thing shows. */
export interface FormDraftState<Values, Stored> {
	/** What the fields begin with; a new version begins them anew. */
	start: { version: number; values: Values; isKept: boolean }
	/** What a form without scripts sends along. */
	base: string
	idempotencyKey: string
	/** What somebody else stored meanwhile: shown beside, until the person has chosen. */
	stored: Stored | null
	/** It is saved as a new one. */
	isNew: boolean
	/** Further unsaved texts about the same, of pages that are gone. */
	others: readonly KeptDraft<Values>[]
}

/** What has to be known of a kind of thing. */
export interface DraftRules<Values, Stored> {
	/** The fields of what is stored, or of a new one. */
	valuesOf(stored: Stored | null): Values
	/** Whether a stored one says what was written. */
	isSame(written: Values, stored: Stored): boolean
	/** Whether nothing was written. */
	isBlank(written: Values): boolean
}

export interface FormDraftStart<Values, Stored> {
	/** As the page shows it; null for a new one, or where it is gone. */
	known: Stored | null
	/** The id of what is edited, also where it is gone; empty for a new one. */
	about: string
	idempotencyKey?: string | undefined
	/** The place of the draft to go on with. */
	wanted?: string | undefined
	/** What came back of a form that was sent without scripts. */
	answer?: { values: Values; base: string; idempotencyKey: string; stored: Stored | null } | undefined
}

export interface FormDraft<Values, Stored> {
	read(): FormDraftState<Values, Stored>
	subscribe(listener: () => void): () => void
	/** What is kept of the form. */
	draft(): Draft<Values>
	/** Brings back what a page that is gone left unsaved, unless something was typed meanwhile. */
	bringBack(): Promise<void>
	/** What stands in the fields, as it is typed. */
	type(values: Values): void
	/** It is being sent: from now on the server may have it. */
	send(values: Values): void
	/** The server has taken it. Answers whether something was typed meanwhile: that is an edit of it, and the form goes on. */
	settle(sent: Values, saved: Stored): boolean
	/** The server has something newer. Answers whether that was sent from here: its person has seen it, and it is no conflict. */
	meet(stored: Stored): boolean
	/** These values have taken up what is stored: from now on they are an edit of it. */
	takeUp(values: Values, stored: Stored): void
	/** From here on it is another one, which what it was made of knows nothing of. */
	becomeNew(idempotencyKey?: string): void
	/** What was made of it is gone: sent again it makes another one. */
	beginAnew(): void
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
 * The draft of one form. It keeps the moment of the text that its person has seen: what is newer is shown beside, and
 * nothing that was not shown is replaced.
 */
export function createFormDraft<Values, Stored extends StoredThing>(
	{ known: shown, about, idempotencyKey, wanted, answer }: FormDraftStart<Values, Stored>,
	{ valuesOf, isSame, isBlank }: DraftRules<Values, Stored>,
	drafts: Drafts<Values>,
): FormDraft<Values, Stored> {
	const listeners = new Set<() => void>()
	let known = shown
	let draft = { ...fresh(), ...(idempotencyKey ? { idempotencyKey } : {}), ...answered() }
	let place: DraftPlace<Values> | null = null
	let isTouched = answer !== undefined
	let state: FormDraftState<Values, Stored> = {
		start: { version: 0, values: draft.values, isKept: false },
		base: draft.base,
		idempotencyKey: draft.idempotencyKey,
		stored: answer?.stored ?? null,
		isNew: about === '',
		others: [],
	}

	function fresh(): Draft<Values> {
		const base = known?.updatedAt ?? ''
		return { about: known?.id ?? about, base, values: valuesOf(known), idempotencyKey: newId(), sent: [] }
	}

	function answered(): Partial<Draft<Values>> {
		if (!answer) return {}
		const { values, base, idempotencyKey: key } = answer
		return { values, base, ...(key ? { idempotencyKey: key } : {}) }
	}

	function turn(change: Partial<FormDraftState<Values, Stored>>): void {
		const { about: of, base, idempotencyKey: key } = draft
		state = { ...state, ...change, isNew: of === '', base, idempotencyKey: key }
		for (const listener of listeners) listener()
	}

	function begin(next: Draft<Values>, isKept: boolean): void {
		const stored = isKept && next.about === known?.id && next.base < known.updatedAt ? known : null
		const isSeen = stored !== null && [next.values, ...next.sent].some((values) => isSame(values, stored))
		draft = stored && isSeen ? { ...next, base: stored.updatedAt } : next
		isTouched = isKept
		const { version } = state.start
		turn({ start: { version: version + 1, values: next.values, isKept }, stored: isSeen ? null : stored })
	}

	function keep(change: Partial<Draft<Values>>): void {
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

	/** The one to go on with unasked: where nobody can tell whose it is, only one that was asked for. */
	function choose(left: readonly KeptDraft<Values>[]): KeptDraft<Values> | undefined {
		if (answer) return left.find((one) => one.idempotencyKey === draft.idempotencyKey)
		return left.find((one) => one.place === wanted) ?? (drafts.tellsPages ? left[0] : undefined)
	}

	return {
		read: () => state,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		draft: () => draft,
		async bringBack() {
			const left = await leftHere()
			const first = choose(left)
			if ((isTouched && !answer) || place || !first) return turn({ others: left })
			const others = left.filter((one) => one !== first)
			const taken = await drafts.take(first.place)
			if (!taken) return turn({ others })
			if (place || (isTouched && !answer)) {
				taken.place.release()
				return turn({ others: await leftHere() })
			}
			place = taken.place
			if (answer) keep({ sent: taken.draft.sent })
			else begin(taken.draft, true)
			turn({ others })
		},
		type(values) {
			isTouched = true
			keep({ values })
			if (draft.about === '' && isBlank(values)) place?.drop()
		},
		send: (values) => keep({ sent: [...draft.sent, values] }),
		settle(sent, saved) {
			known = saved
			const isBehind = draft.values !== sent && !isSame(draft.values, saved)
			drafts.settle(draft.idempotencyKey, sent)
			if (isBehind) keep({ about: saved.id, base: saved.updatedAt, sent: [] })
			else forget()
			turn({ stored: null })
			return isBehind
		},
		meet(stored) {
			known = stored
			const isSeen = draft.sent.some((sent) => isSame(sent, stored))
			// What was new is there: from now on it is an edit.
			const unseen = draft.about ? draft.base : NOTHING_SEEN
			keep({ about: stored.id, base: isSeen ? stored.updatedAt : unseen })
			turn({ stored: isSeen ? null : stored })
			return isSeen
		},
		takeUp(values, stored) {
			known = stored
			isTouched = true
			keep({ about: stored.id, base: stored.updatedAt, values })
			turn({ start: { version: state.start.version + 1, values, isKept: true }, stored: null })
		},
		becomeNew(key = newId()) {
			if (draft.about === '') return
			keep({ about: '', base: '', idempotencyKey: key, sent: [] })
			turn({ stored: null })
		},
		beginAnew() {
			keep({ idempotencyKey: newId(), sent: [] })
			turn({})
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
