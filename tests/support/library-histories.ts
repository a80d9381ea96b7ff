import fc from 'fast-check'

/** What two editors, the files and the clock do to one prompt. Times are hours. */
export type Act =
	| { kind: 'look' | 'save' | 'publish' | 'take' | 'decline'; editor: 0 | 1 }
	| { kind: 'schedule'; editor: 0 | 1; hours: number }
	| { kind: 'restore'; number: number }
	| { kind: 'tick'; hours: number }
	| { kind: 'unschedule' | 'withdraw' | 'file' }

const editor = fc.constantFrom<0 | 1>(0, 1)

/** Histories of a prompt, whose file comes at once or waits for a day. */
export const histories = fc.record({
	waits: fc.boolean(),
	acts: fc.array(
		fc.oneof(
			{
				weight: 6,
				arbitrary: fc.record({ kind: fc.constantFrom('look' as const, 'save' as const), editor }),
			},
			{ weight: 4, arbitrary: fc.record({ kind: fc.constant('publish' as const), editor }) },
			{
				weight: 2,
				arbitrary: fc.record({
					kind: fc.constant('schedule' as const),
					editor,
					hours: fc.integer({ min: -1, max: 5 }),
				}),
			},
			{
				weight: 2,
				arbitrary: fc.record({ kind: fc.constant('tick' as const), hours: fc.integer({ min: 1, max: 6 }) }),
			},
			{
				weight: 2,
				arbitrary: fc.record({
					kind: fc.constant('restore' as const),
					number: fc.integer({ min: 1, max: 6 }),
				}),
			},
			{
				weight: 5,
				arbitrary: fc.record({
					kind: fc.constantFrom('unschedule' as const, 'withdraw' as const, 'file' as const, 'file' as const),
				}),
			},
			{
				weight: 2,
				arbitrary: fc.record({ kind: fc.constantFrom('take' as const, 'decline' as const), editor }),
			},
		),
		{ minLength: 5, maxLength: 25 },
	) satisfies fc.Arbitrary<Act[]>,
})

interface Said {
	title: string
	origin: 'file' | 'editor'
}

/** How an act ends: done, or refused. */
export type Outcome = 'done' | 'conflict' | 'not_found' | 'invalid_input'

/** What a prompt's history should come to, in as few words as that can be said. */
export class PromptModel {
	versions: Said[]
	/** What readers get. */
	read: number | null
	isWithdrawn = false
	scheduled: { number: number; at: number } | null = null
	draft: { title: string; basedOn: number; revision: number } | null = null
	offer: string | null = null
	hour = 0
	/** What each editor has looked at last. */
	seen: [Seen, Seen]

	constructor(title: string, waitsUntil: number | null) {
		this.versions = [{ title, origin: 'file' }]
		this.read = waitsUntil === null ? 1 : null
		if (waitsUntil !== null) this.scheduled = { number: 1, at: waitsUntil }
		this.seen = [this.#look(), this.#look()]
	}

	get newest(): number {
		return this.versions.length
	}

	get state(): 'draft' | 'scheduled' | 'published' | 'withdrawn' {
		if (this.read !== null) return this.isWithdrawn ? 'withdrawn' : 'published'
		return this.scheduled ? 'scheduled' : 'draft'
	}

	/** Does an act, which brings these words where it brings any. */
	perform(act: Act, title: string): Outcome {
		if (act.kind === 'look') this.seen[act.editor] = this.#look()
		else if (act.kind === 'save') return this.#save(act.editor, title)
		else if (act.kind === 'publish') return this.#give(act.editor, null)
		else if (act.kind === 'schedule') return this.#give(act.editor, this.hour + act.hours)
		else if (act.kind === 'unschedule') {
			if (!this.scheduled) return 'conflict'
			this.scheduled = null
		} else if (act.kind === 'withdraw') {
			if (this.state !== 'published') return 'conflict'
			this.isWithdrawn = true
			this.scheduled = null
		} else if (act.kind === 'restore') return this.#restore(act.number)
		else if (act.kind === 'tick') this.#tick(act.hours)
		else if (act.kind === 'file') this.#file(title)
		else return this.#decide(act.kind === 'take')
		return 'done'
	}

	#look(): Seen {
		return { revision: this.draft?.revision ?? null, basedOn: this.newest, offer: this.offer }
	}

	#save(by: 0 | 1, title: string): Outcome {
		const { revision, basedOn } = this.seen[by]
		if (revision !== (this.draft?.revision ?? null)) return 'conflict'
		this.draft = { title, basedOn, revision: (revision ?? 0) + 1 }
		this.seen[by] = { ...this.seen[by], revision: this.draft.revision }
		return 'done'
	}

	/** Now, or at an hour. */
	#give(by: 0 | 1, at: number | null): Outcome {
		const { revision, basedOn } = this.seen[by]
		if (revision !== null) {
			if (this.draft?.revision !== revision || this.draft.basedOn !== this.newest) return 'conflict'
			if (at !== null && at <= this.hour) return 'invalid_input'
			this.versions.push({ title: this.draft.title, origin: 'editor' })
			this.draft = null
		} else if (basedOn !== this.newest) return 'conflict'
		else if (at !== null && at <= this.hour) return 'invalid_input'
		if (at === null) this.#show(this.newest)
		else this.scheduled = { number: this.newest, at }
		return 'done'
	}

	#show(number: number): void {
		this.read = number
		this.isWithdrawn = false
		this.scheduled = null
	}

	#restore(number: number): Outcome {
		if (this.read === null) return 'conflict'
		const said = this.versions[number - 1]
		if (!said) return 'not_found'
		this.versions.push({ title: said.title, origin: 'editor' })
		this.#show(this.newest)
		return 'done'
	}

	#tick(hours: number): void {
		this.hour += hours
		if (this.scheduled && this.scheduled.at <= this.hour) this.#show(this.scheduled.number)
	}

	#file(title: string): void {
		if (this.versions.at(-1)?.origin === 'editor') this.offer = title
		else this.#follow(title)
	}

	#follow(title: string): void {
		this.versions.push({ title, origin: 'file' })
		if (this.state === 'published') this.read = this.newest
		if (this.state === 'scheduled' && this.scheduled) this.scheduled.number = this.newest
	}

	#decide(isTaken: boolean): Outcome {
		if (this.offer === null) return 'conflict'
		const title = this.offer
		this.offer = null
		if (!isTaken) return 'done'
		this.versions.push({ title, origin: 'file' })
		if (this.state === 'published') this.#show(this.newest)
		else if (this.state === 'scheduled' && this.scheduled) this.scheduled.number = this.newest
		return 'done'
	}
}

interface Seen {
	revision: number | null
	basedOn: number
	offer: string | null
}
