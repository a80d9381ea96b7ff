import { z } from 'zod'
import { isSameThing, lastFillings, MOST_REMEMBERED, namedFillings, RememberedItem } from './remembered'

const Kept = z.object({
	items: z.array(z.unknown()).max(600),
	/** What the account has as it is here, each as kind and id. */
	synced: z.array(z.string()).max(600).default([]),
	/** When the account was asked last, and whether it remembers anything. */
	account: z.object({ isOn: z.boolean(), askedAt: z.number() }).optional(),
})

interface KeptAnswers {
	items: readonly RememberedItem[]
	synced: readonly string[]
	account?: { isOn: boolean; askedAt: number } | undefined
}

const NOTHING: KeptAnswers = { items: [], synced: [] }
const NONE: readonly RememberedItem[] = []

/** What a browser gives a page for this. A test has several browsers. */
export interface AnswerBrowser {
	/** Throws where nothing may be kept. */
	storage(): Storage
	now(): number
}

/** What one thing says now: all of it but when. */
type Saying = RememberedItem extends infer Item
	? Item extends RememberedItem
		? Omit<Item, 'changedAt'>
		: never
	: never

/** What this device remembers for one person, or for whoever uses it without an account (docs/product.md#library). */
export interface DeviceAnswers {
	/** The same list until something changes. */
	read(): readonly RememberedItem[]
	subscribe(listener: () => void): () => void
	/** Whether it is kept: a device may have no room, or forbid it. */
	say(...sayings: readonly Saying[]): boolean
	/** Forgets these, and answers what brings them back. */
	forget(items: readonly RememberedItem[]): () => void
	/** What the account has not heard of, forgetting included. */
	untold(): readonly RememberedItem[]
	/** What the account said last of itself. */
	account(): KeptAnswers['account']
	/** What the account said of itself may be over: it is asked again before it is believed, by the next page if need be. */
	doubt(): void
	/**
	 * Takes what the account remembers, now that it was told; null where it is to remember nothing. Then what a visitor
	 * left on this device is this person's, but for what they have of their own.
	 */
	settle(told: readonly RememberedItem[], account: readonly RememberedItem[] | null): void
}

/** Each person's are under their own id: nobody who logs in later on the same browser is offered them. */
export function createDeviceAnswers(browser: AnswerBrowser, owner: string | null): DeviceAnswers {
	const place = `answers:${owner ?? 'visitor'}`
	const listeners = new Set<() => void>()
	let known: { json: string | null; kept: KeptAnswers; shown: readonly RememberedItem[] } = {
		json: null,
		kept: NOTHING,
		shown: NONE,
	}

	function look() {
		const json = stored()
		if (json === known.json) return known
		const kept = parse(json)
		known = { json, kept, shown: kept.items.filter(({ value }) => value !== null) }
		return known
	}

	function stored(): string | null {
		try {
			return browser.storage().getItem(place)
		} catch {
			return null
		}
	}

	function keep(next: KeptAnswers): boolean {
		try {
			const isNothing = next.items.length === 0 && !next.account
			if (isNothing) browser.storage().removeItem(place)
			else browser.storage().setItem(place, JSON.stringify(next))
			return true
		} catch {
			return false
		} finally {
			for (const listener of listeners) listener()
		}
	}

	function say(...sayings: readonly Saying[]): boolean {
		return keep(sayings.reduce(withSaying, look().kept))
	}

	function withSaying({ items, synced, account }: KeptAnswers, saying: Saying): KeptAnswers {
		const said: RememberedItem = { ...saying, changedAt: browser.now() }
		const before = items.find((one) => isSameThing(one, said))
		// It is said after what it replaces, whatever this device's clock says.
		const item = { ...said, changedAt: Math.max(said.changedAt, (before?.changedAt ?? 0) + 1) }
		const next = [item, ...items.filter((one) => one !== before)]
		// What an account has to forget too is noted until it was told.
		const isLeft = ({ value }: RememberedItem) => value !== null || account?.isOn === true
		return {
			items: withoutSurplus(next.filter(isLeft)),
			synced: synced.filter((name) => name !== nameOf(item)),
			account,
		}
	}

	const untold = () => {
		const { items, synced } = look().kept
		return items.filter((item) => !synced.includes(nameOf(item)))
	}

	return {
		read: () => look().shown,
		say,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		forget(items) {
			say(...items.map((item) => ({ ...item, value: null })))
			return () => void say(...items)
		},
		untold,
		account: () => look().kept.account,
		doubt() {
			const { kept } = look()
			if (kept.account) keep({ ...kept, account: { ...kept.account, askedAt: 0 } })
		},
		settle(told, account) {
			const asked = { isOn: account !== null, askedAt: browser.now() }
			const { items } = look().kept
			if (!account) {
				const own = items.filter(({ value }) => value !== null)
				const visitor = owner === null ? null : createDeviceAnswers(browser, null)
				const left = visitor ? fitting(visitor.read(), own) : []
				const isKept = keep({ items: withoutSurplus([...left, ...own]), synced: [], account: asked })
				if (isKept && left.length > 0) visitor?.forget(left)
				return
			}
			// What was said since, and what the account had no room for, is still to be told.
			const left = untold().filter((item) => {
				const before = told.find((one) => isSameThing(one, item))
				const isHeard = before?.changedAt === item.changedAt
				return !isHeard || !account.some((one) => isSameThing(one, item))
			})
			const others = account.filter((one) => !left.some((item) => isSameThing(item, one)))
			const there = others.filter(({ value }) => value !== null)
			keep({ items: [...left, ...there], synced: there.map(nameOf), account: asked })
		},
	}
}

const nameOf = ({ kind, id }: RememberedItem) => `${kind} ${id}`

/** The last fillings of as many prompts as are kept, and all else. */
function withoutSurplus(items: readonly RememberedItem[]): RememberedItem[] {
	const surplus = lastFillings(items).slice(MOST_REMEMBERED.last)
	return items.filter((item) => !surplus.some((old) => isSameThing(old, item)))
}

/** Of what a visitor left, what somebody has not, and has room for. */
function fitting(left: readonly RememberedItem[], own: readonly RememberedItem[]): RememberedItem[] {
	const room = MOST_REMEMBERED.named - namedFillings(own).length
	const surplus = namedFillings(left).slice(room)
	return left.filter((item) => ![...own, ...surplus].some((one) => isSameThing(one, item)))
}

/** What can't be read is not there, and takes nothing else along. */
function parse(json: string | null): KeptAnswers {
	const kept = Kept.safeParse(parsed(json))
	if (!kept.success) return NOTHING
	return { ...kept.data, items: kept.data.items.flatMap((one) => RememberedItem.safeParse(one).data ?? []) }
}

function parsed(json: string | null): unknown {
	try {
		return JSON.parse(json ?? 'null')
	} catch {
		return null
	}
}
