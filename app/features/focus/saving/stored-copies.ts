import { drop, entriesOf } from './kept-entries'

/** The keys under which pages keep what they have of a session. */
export const COPY_PREFIX = 'focus-copy:'

/** Drops copies of what the server has: after a sign-out nobody goes on from them. What is unsaved stays. */
export function dropStoredCopies(): void {
	const device = { storage: () => localStorage }
	for (const { key, value } of entriesOf(device, COPY_PREFIX)) {
		const { isStored }: { isStored?: boolean } = Object(value)
		if (isStored) drop(device, key)
	}
}
