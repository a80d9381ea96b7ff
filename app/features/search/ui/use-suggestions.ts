import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { OwnFinds } from '../own-finds'
import type { Suggestions } from '../search'

/** A pause in typing after which it is worth asking. */
const PAUSE_MS = 150
const SHORTEST_QUERY = 2

/** Prompts that fit the query while it is being typed. */
export function useSuggestions(
	query: string,
	isPaused: boolean,
): { suggestions: Suggestions | null; isLoading: boolean } {
	const { answer, isLoading } = useAnswer<Suggestions>(href('/search/suggestions'), query, { isPaused })
	return { suggestions: answer, isLoading }
}

/** What of a person's own fits the query while it is being typed; nothing for who is not signed in. */
export function useOwnFinds(
	query: string,
	isSignedIn: boolean,
): { own: OwnFinds | null; isLoading: boolean } {
	const { answer, isLoading } = useAnswer<OwnFinds>(href('/search/own'), isSignedIn ? query : '')
	return { own: answer, isLoading }
}

/**
 * What the server answers to the query while it is being typed. At most one request is under way: each further letter
 * ends the one before. While `isPaused`, nothing changes under the hand of someone who is choosing. A failing request
 * suggests nothing, says nothing and disturbs nobody.
 */
function useAnswer<Answer>(
	door: string,
	query: string,
	{ isPaused = false } = {},
): { answer: Answer | null; isLoading: boolean } {
	const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
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
			ask<Answer>(door, asked, request.signal).then(
				(answered) => setAnswer(() => answered),
				() => {
					if (!request.signal.aborted) setAnswer('failed')
				},
			)
		}, PAUSE_MS)
		return () => {
			clearTimeout(pause)
			request.abort()
		}
	}, [door, asked, isWorthAsking, isPaused])

	return { answer: answer === 'failed' ? null : answer, isLoading: isWorthAsking && answer === null }
}

async function ask<Answer>(door: string, query: string, signal: AbortSignal): Promise<Answer> {
	const response = await fetch(`${door}?${new URLSearchParams({ q: query })}`, { signal })
	if (!response.ok) throw new Error(`The server answered ${response.status}.`)
	return response.json()
}
