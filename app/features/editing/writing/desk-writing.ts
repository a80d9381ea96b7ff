import type { Drafts } from '~/core/drafts/drafts'
import { createFormDraft } from '~/core/drafts/form-draft'
import { contentOf, type DeskForm, isSameForm } from '../desk-form'
import type { DeskAnswer, DeskSaving, DeskStart, DeskState, DeskWriting, StoredDesk } from '../desk-state'
import { mergeDesks } from './desk-merge'
import { retryAfter, watchPage } from './desk-send'

/** How long after the last change it is sent. */
const AUTOSAVE_MS = 1_000
/** How often it is sent again at once where more was typed meanwhile. */
const MOST_TRIES = 5

/** The fields hold what is stored. */
function standing(base: StoredDesk): Omit<DeskState, 'others' | 'problems'> {
	return { base, values: base.form, theirs: null, merged: null, isKept: false, phase: 'saved' }
}

/**
 * Writing one prompt at the desk: kept on this device as it is typed, stored a second later, and never over what
 * somebody else stored unseen.
 */
export function createDeskWriting(
	{ stored, problems, sent = null }: DeskStart,
	drafts: Drafts<DeskForm>,
	send: (saving: DeskSaving) => Promise<DeskAnswer>,
): DeskWriting {
	const draft = createFormDraft<DeskForm, StoredDesk>(
		{ known: stored, about: stored.id },
		{
			valuesOf: (known) => known?.form ?? stored.form,
			isSame: (written, known) => isSameForm(written, known.form),
			isBlank: () => false,
		},
		drafts,
	)
	const listeners = new Set<() => void>()
	let state: DeskState = { ...standing(stored), others: [], problems }
	if (sent) {
		const { form: values, theirs } = sent
		state = { ...state, values, theirs, phase: theirs ? 'conflict' : 'waiting' }
	}
	let underWay: Promise<void> | undefined
	let failures = 0
	let begun = 0
	let isOpen = false
	let isWanted = true
	let cancel: () => void = () => undefined

	function turn(change: Partial<DeskState>): void {
		state = { ...state, ...change, others: draft.read().others }
		for (const listener of listeners) listener()
	}

	function plan(milliseconds = AUTOSAVE_MS): void {
		cancel()
		if (!isOpen) return
		const timer = setTimeout(() => void save(), milliseconds)
		cancel = () => clearTimeout(timer)
	}

	function save(): Promise<void> {
		underWay ??= attempt().finally(() => {
			underWay = undefined
		})
		return underWay
	}

	async function attempt(): Promise<void> {
		cancel()
		if (state.phase === 'conflict' || !isWanted) return
		const { values, base } = state
		draft.send(values)
		turn({ phase: 'saving' })
		const answer = await send({
			content: contentOf(values),
			basedOn: base.basedOn,
			revision: base.revision,
		})
		take(answer, values)
	}

	function take(answer: DeskAnswer, sent: DeskForm): void {
		failures = answer.type === 'failed' ? failures + 1 : 0
		if (answer.type === 'stored') {
			const isBehind = draft.settle(sent, answer.stored)
			turn({
				base: answer.stored,
				problems: answer.problems,
				theirs: null,
				isKept: false,
				phase: isBehind ? 'waiting' : 'saved',
			})
			if (isBehind) plan()
		} else if (answer.type === 'conflict') {
			if (draft.meet(answer.stored)) {
				turn({ base: answer.stored, phase: 'waiting' })
				plan(0)
			} else if (state.phase !== 'saving' || !merge(answer.stored))
				turn({ theirs: answer.stored, phase: 'conflict' })
		} else if (answer.type === 'failed') {
			turn({ phase: 'failed' })
			plan(retryAfter(failures))
		} else turn({ phase: answer.reason })
	}

	/** Goes on with what both made, where no field was changed by both; whether it could. */
	function merge(theirs: StoredDesk): boolean {
		const { form: from } = state.base
		const values = mergeDesks(from, state.values, theirs.form)
		if (!values) return false
		draft.type(values)
		const isMore = draft.settle(theirs.form, theirs)
		const merged = { by: theirs.by, from, to: theirs.form }
		turn({ base: theirs, values, merged, phase: isMore ? 'waiting' : 'saved' })
		if (isMore) plan(0)
		return true
	}

	async function flush(): Promise<boolean> {
		const { merged } = state
		await underWay
		if (state.phase !== 'saved' && state.phase !== 'conflict') await save()
		for (let tries = 1; state.phase === 'waiting' && tries < MOST_TRIES; tries += 1) await save()
		// What came together meanwhile has to be seen before it goes out.
		return state.phase === 'saved' && state.merged === merged
	}

	/** The fields begin with what was brought back, or taken of others. */
	function begin(): void {
		const { start, stored: theirs } = draft.read()
		// What was typed meanwhile stays.
		if (start.version === begun) {
			if (state.phase === 'waiting') plan()
			turn({})
			return
		}
		// What waited is not what stands in the fields now.
		cancel()
		begun = start.version
		const { values } = start
		const isNew = start.isKept && !theirs && !isSameForm(values, state.base.form)
		turn({
			values,
			isKept: start.isKept && !isSameForm(values, state.base.form),
			theirs,
			phase: theirs ? 'conflict' : isNew ? 'waiting' : 'saved',
		})
		if (isNew) plan(0)
	}

	/** The fields hold what is stored, and nothing is kept on this device. */
	function restart(base: StoredDesk, change: Partial<DeskState> = {}): void {
		draft.startOver()
		begun = draft.read().start.version
		turn({ ...standing(base), ...change })
	}

	return {
		read: () => state,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		type(change) {
			const values = change(state.values)
			if (values === state.values) return
			draft.type(values)
			if (state.phase === 'conflict' || state.phase === 'saving') return turn({ values })
			if (state.phase === 'waiting' && isSameForm(values, state.base.form)) {
				cancel()
				draft.settle(values, state.base)
				return turn({ values, phase: 'saved' })
			}
			turn({ values, phase: 'waiting' })
			plan()
		},
		flush,
		keepMine() {
			const over = state.theirs ?? state.base
			const base = over.newer ? { ...over, basedOn: over.newer.number } : over
			turn({ base, theirs: null, phase: 'waiting' })
			return flush()
		},
		takeTheirs() {
			cancel()
			const { base, theirs } = state
			if (theirs) restart(theirs)
			else if (base.newer) {
				const { number, form } = base.newer
				draft.type(form)
				turn({ base: { ...base, basedOn: number }, values: form, phase: 'waiting' })
				plan(0)
			}
		},
		startOver() {
			cancel()
			restart(state.base)
		},
		async takeOther(place) {
			await underWay
			cancel()
			await draft.takeOther(place)
			begin()
		},
		meet(stored) {
			const { base, values } = state
			if (stored.revision === base.revision && stored.updatedAt === base.updatedAt) {
				return turn({ base: stored })
			}
			cancel()
			if (!isSameForm(values, stored.form)) return take({ type: 'conflict', stored }, values)
			draft.settle(values, stored)
			turn({ base: stored, theirs: null, phase: 'saved' })
		},
		async discard() {
			isWanted = false
			cancel()
			await underWay
			cancel()
		},
		goOn() {
			if (isWanted) return
			isWanted = true
			if (state.phase === 'waiting' || state.phase === 'failed') plan()
		},
		renew(stored, problems) {
			if (isWanted) return
			isWanted = true
			draft.settle(state.values, stored)
			restart(stored, { problems })
		},
		learn: (found) => turn({ problems: found }),
		open() {
			isOpen = true
			const unwatch = watchPage(
				() => state.phase === 'waiting' && void save(),
				() => (state.phase === 'failed' || state.phase === 'signed_out') && void save(),
			)
			void draft.bringBack().then(begin)
			return () => {
				if (isWanted && state.phase === 'waiting') void save()
				isOpen = false
				cancel()
				if (isWanted) draft.close()
				else draft.giveUp()
				unwatch()
			}
		},
	}
}
