import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { Suggestions } from '~/domain/search'

/** A pause in typing after which it is worth asking (design guide 6). */
const PAUSE_MS = 150
const SHORTEST_QUERY = 2

const NONE: Suggestions = { query: '', prompts: [] }

/**
 * What fits the query while it is being typed. At most one request is under way: each further letter ends the one
 * before. While `isPaused`, nothing changes under the hand of someone who is choosing. A failing request suggests
 * nothing and disturbs nobody.
 */
export function useSuggestions(
	query: string,
	isPaused: boolean,
): { suggestions: Suggestions; isLoading: boolean } {
	const [suggestions, setSuggestions] = useState(NONE)
	const asked = query.trim()
	const isWorthAsking = asked.length >= SHORTEST_QUERY

	useEffect(() => {
		if (isPaused) return
		if (!isWorthAsking) {
			setSuggestions(NONE)
			return
		}
		const request = new AbortController()
		const pause = setTimeout(() => {
			ask(asked, request.signal).then(setSuggestions, () => {
				if (!request.signal.aborted) setSuggestions({ query: asked, prompts: [] })
			})
		}, PAUSE_MS)
		return () => {
			clearTimeout(pause)
			request.abort()
		}
	}, [asked, isWorthAsking, isPaused])

	return { suggestions, isLoading: isWorthAsking && suggestions.query === '' }
}

async function ask(query: string, signal: AbortSignal): Promise<Suggestions> {
	const address = `${href('/search/suggestions')}?${new URLSearchParams({ q: query })}`
	const response = await fetch(address, { signal })
	if (!response.ok) throw new Error(`The server answered ${response.status}.`)
	return response.json()
}
