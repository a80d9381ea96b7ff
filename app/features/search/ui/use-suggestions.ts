import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { Suggestions } from '../search'

/** A pause in typing after which it is worth asking. */
const PAUSE_MS = 150
const SHORTEST_QUERY = 2

/**
 * What fits the query while it is being typed. At most one request is under way: each further letter ends the one
 * before. While `isPaused`, nothing changes under the hand of someone who is choosing. A failing request suggests
 * nothing, says nothing and disturbs nobody.
 */
export function useSuggestions(
	query: string,
	isPaused: boolean,
): { suggestions: Suggestions | null; isLoading: boolean } {
	const [answer, setAnswer] = useState<Suggestions | 'failed' | null>(null)
	const asked = query.trim()
	const isWorthAsking = asked.length >= SHORTEST_QUERY

	useEffect(() => {
		if (isPaused) return
		if (!isWorthAsking) {
			setAnswer(null)
			return
		}
		const request = new AbortController()
		const pause = setTimeout(() => {
			ask(asked, request.signal).then(setAnswer, () => {
				if (!request.signal.aborted) setAnswer('failed')
			})
		}, PAUSE_MS)
		return () => {
			clearTimeout(pause)
			request.abort()
		}
	}, [asked, isWorthAsking, isPaused])

	return { suggestions: answer === 'failed' ? null : answer, isLoading: isWorthAsking && answer === null }
}

async function ask(query: string, signal: AbortSignal): Promise<Suggestions> {
	const address = `${href('/search/suggestions')}?${new URLSearchParams({ q: query })}`
	const response = await fetch(address, { signal })
	if (!response.ok) throw new Error(`The server answered ${response.status}.`)
	return response.json()
}
