/** A prompt that somebody has begun to fill in on this device. Its answers stay where its page keeps them. */
export interface Begun {
	id: string
	/** The moment, in milliseconds. */
	at: number
	/** Who was logged in, if anybody. */
	by: string | null
}

const PLACE = 'begun'
const MOST_KEPT = 12

/** What this person, or nobody yet, has begun on this device, the latest first. */
export function listBegun(userId: string | null): Begun[] {
	return read().filter(({ by }) => by === null || by === userId)
}

/** Notes that a prompt was worked with just now. */
export function noteBegun(id: string, by: string | null): void {
	const others = read().filter((one) => one.id !== id)
	try {
		localStorage.setItem(PLACE, JSON.stringify([{ id, at: Date.now(), by }, ...others].slice(0, MOST_KEPT)))
	} catch {
		// Forbidden or full: the prompt itself is where it was.
	}
}

function read(): Begun[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
		return Array.isArray(kept) ? kept.filter(isBegun) : []
	} catch {
		return []
	}
}

function isBegun(kept: unknown): kept is Begun {
	const { id, at, by }: Partial<Record<keyof Begun, unknown>> = Object(kept)
	return typeof id === 'string' && typeof at === 'number' && (by === null || typeof by === 'string')
}
