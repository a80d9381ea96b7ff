import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { PromptFinds } from './prompt-finds'

/** A pause in typing after which it is worth asking. */
const PAUSE_MS = 150

/** What fits what was typed: null while the first is awaited, 'failed' where nobody answered. Older finds stay until newer ones come. */
export function usePromptFinds(query: string): PromptFinds | 'failed' | null {
	const [finds, setFinds] = useState<PromptFinds | 'failed' | null>(null)
	useEffect(() => {
		const asking = new AbortController()
		const pause = setTimeout(
			() => {
				ask(query, asking.signal).then(setFinds, () => {
					if (!asking.signal.aborted) setFinds('failed')
				})
			},
			query === '' ? 0 : PAUSE_MS,
		)
		return () => {
			clearTimeout(pause)
			asking.abort()
		}
	}, [query])
	return finds
}

async function ask(query: string, signal: AbortSignal): Promise<PromptFinds> {
	const address = `${href('/chat-legend/prompts')}?${new URLSearchParams({ q: query })}`
	const response = await fetch(address, { signal })
	if (!response.ok) throw new Error(`The server answered ${response.status}.`)
	return PromptFinds.parse(await response.json())
}
