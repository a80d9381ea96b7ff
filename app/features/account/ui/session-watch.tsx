import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const KEY = 'viewer'

/**
 * Signing in or out in one tab reaches the others: the tab that knows writes down who is shown, which the browser
 * tells the others, and those ask the server again.
 */
export function SessionWatch({ userId }: { userId: string | null }) {
	const { revalidate } = useRevalidator()
	const mine = userId ?? ''
	useEffect(() => writeDown(mine), [mine])
	const compare = useEffectEvent(({ key, newValue }: StorageEvent) => {
		if (key === KEY && newValue !== mine) void revalidate()
	})
	useEffect(() => {
		const listen = (event: StorageEvent) => compare(event)
		addEventListener('storage', listen)
		return () => removeEventListener('storage', listen)
	}, [])
	return null
}

function writeDown(userId: string): void {
	try {
		if (localStorage.getItem(KEY) !== userId) localStorage.setItem(KEY, userId)
	} catch {
		// A browser that keeps nothing: the other tabs learn of it at their next step.
	}
}
