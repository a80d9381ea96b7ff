const MONTH_MS = 30 * 86_400_000

/** Where a device keeps things; it throws where it may not, or has no room. */
export interface DeviceStorage {
	storage(): Storage
}

/** Keeps a value under a key; where nothing can be kept, it lasts as long as the page. */
export function keep(device: DeviceStorage, key: string, value: object): void {
	try {
		device.storage().setItem(key, JSON.stringify({ ...value, at: Date.now() }))
	} catch {
		// Forbidden or full.
	}
}

export function drop(device: DeviceStorage, key: string): void {
	try {
		device.storage().removeItem(key)
	} catch {
		// What can't be kept can't be dropped.
	}
}

/** What is kept under keys that begin so, as it was parsed. What is a month old is dropped. */
export function entriesOf(
	device: DeviceStorage,
	prefix: string,
): { key: string; at: number; value: unknown }[] {
	try {
		const storage = device.storage()
		const keys = Array.from({ length: storage.length }, (_none, place) => storage.key(place) ?? '')
		return keys
			.filter((key) => key.startsWith(prefix))
			.flatMap((key) => {
				const value = parse(storage.getItem(key))
				const { at }: { at?: unknown } = Object(value)
				if (typeof at === 'number' && at > Date.now() - MONTH_MS) return [{ key, at, value }]
				storage.removeItem(key)
				return []
			})
	} catch {
		return []
	}
}

function parse(text: string | null): unknown {
	try {
		return JSON.parse(text ?? '')
	} catch {
		return null
	}
}
