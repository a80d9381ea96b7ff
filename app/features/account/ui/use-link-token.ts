import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The token of a mailed link, from the address's hash, which no server sees: undefined until scripts run, null where
 * there is none. It stays known when the address changes.
 */
export function useLinkToken(): string | null | undefined {
	const read = useSyncExternalStore(never, tokenInHash, () => undefined)
	const [first, remember] = useState(read)
	if (first === undefined && read !== undefined) remember(read)
	return first ?? read
}

function tokenInHash(): string | null {
	return new URLSearchParams(window.location.hash.slice(1)).get('token')
}
