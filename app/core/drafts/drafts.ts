import { newId } from '../new-id'
import type { DraftBrowser } from './draft-browser'

const MOST_SENT = 3

/** What was typed into a form and not taken by the server. */
export interface Draft<Values> {
	/** The id of what is edited; empty for something new. */
	about: string
	/** When the text was stored that its person has seen and begins from; empty for something new. */
	base: string
	values: Values
	/** Under which it is sent, however often. */
	idempotencyKey: string
	/** What was sent of it without an answer: the server may have it. */
	sent: readonly Values[]
}

/** A draft as a device keeps it. */
export interface KeptDraft<Values> extends Draft<Values> {
	place: string
	at: number
}

/** A place for one draft that no other page writes to. */
export interface DraftPlace<Values> {
	readonly name: string
	keep(draft: Draft<Values>): void
	/** It is no draft any more. */
	drop(): void
	/** Lets another page have it. */
	release(): void
}

export interface Drafts<Values> {
	/** Whether it is known which drafts other pages have open. */
	readonly tellsPages: boolean
	/** All that this device keeps, the newest first, also what other pages are writing. */
	list(): KeptDraft<Values>[]
	/** A place for a new one. */
	begin(): DraftPlace<Values>
	/** Goes on with a kept one; null where another page has it or it is gone. */
	take(place: string): Promise<{ draft: Draft<Values>; place: DraftPlace<Values> } | null>
	/** Those of them that no other page has open. */
	left(kept: readonly KeptDraft<Values>[]): Promise<KeptDraft<Values>[]>
	/** Throws a kept one away, unless another page has it. */
	discard(place: string): Promise<void>
	/** Throws away what was sent under this key and taken; what says something else by now stays. */
	settle(idempotencyKey: string, values: Values): void
}

/**
 * The drafts of a form, each under a name of its own: two tabs write over nobody's. Only a draft whose page is gone can
 * be gone on with; where nobody can tell, a copy of it. `read` understands what is kept, with the last part of its place.
 */
export function createDrafts<Values>(
	browser: DraftBrowser,
	prefix: string,
	read: (kept: unknown, name: string) => Draft<Values> | null,
): Drafts<Values> {
	const begin = () => openPlace<Values>(browser, `${prefix}:${newId()}`)

	function recall(place: string): KeptDraft<Values> | null {
		const kept = parsed(browser, place)
		const draft = read(kept, place.slice(prefix.length + 1))
		const { at }: { at?: unknown } = Object(kept)
		return draft && { ...draft, place, at: typeof at === 'number' ? at : 0 }
	}

	async function left(kept: readonly KeptDraft<Values>[]): Promise<KeptDraft<Values>[]> {
		const free = await Promise.all(
			kept.map(async (one) => {
				const release = await browser.hold(one.place)
				release?.()
				return release !== null && parsed(browser, one.place) !== null
			}),
		)
		return kept.filter((_one, nth) => free[nth])
	}

	const list = () =>
		placesOf(browser, prefix)
			.flatMap((place) => recall(place) ?? [])
			.toSorted((one, other) => other.at - one.at)

	return {
		tellsPages: browser.tellsPages,
		begin,
		left,
		list,
		async take(place) {
			const release = await browser.hold(place)
			const kept = release && recall(place)
			if (!kept) {
				release?.()
				return null
			}
			const { place: _place, at: _at, ...draft } = kept
			const own = begin()
			own.keep(draft)
			// The page that is writing it may be there still.
			if (browser.tellsPages) remove(browser, place)
			release()
			return { draft, place: own }
		},
		async discard(place) {
			const release = await browser.hold(place)
			if (release) remove(browser, place)
			release?.()
		},
		settle(idempotencyKey, values) {
			const taken = JSON.stringify(values)
			for (const kept of list()) {
				const isIt = kept.idempotencyKey === idempotencyKey && JSON.stringify(kept.values) === taken
				if (isIt) remove(browser, kept.place)
			}
		},
	}
}

function openPlace<Values>(browser: DraftBrowser, place: string): DraftPlace<Values> {
	const held = browser.hold(place)
	return {
		name: place,
		keep(draft) {
			const kept = { ...draft, at: Date.now() }
			const isKept = write(browser, place, { ...kept, sent: draft.sent.slice(-MOST_SENT) })
			// What was sent may be asked about once more than needed; what was typed is nowhere else.
			if (!isKept) write(browser, place, { ...kept, sent: [] })
		},
		drop: () => remove(browser, place),
		release: () => void held.then((release) => release?.()),
	}
}

function placesOf(browser: DraftBrowser, prefix: string): string[] {
	try {
		const storage = browser.storage()
		const places = Array.from({ length: storage.length }, (_none, nth) => storage.key(nth) ?? '')
		return places.filter((place) => place === prefix || place.startsWith(`${prefix}:`))
	} catch {
		return []
	}
}

function parsed(browser: DraftBrowser, place: string): unknown {
	try {
		return JSON.parse(browser.storage().getItem(place) ?? 'null')
	} catch {
		return null
	}
}

/** Whether there was room: where storage is forbidden or full, a draft lasts as long as its form. */
function write(browser: DraftBrowser, place: string, kept: unknown): boolean {
	try {
		browser.storage().setItem(place, JSON.stringify(kept))
		return true
	} catch {
		return false
	}
}

function remove(browser: DraftBrowser, place: string): void {
	try {
		browser.storage().removeItem(place)
	} catch {
		// What can't be kept can't be dropped.
	}
}
