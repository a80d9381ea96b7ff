import { useEffect } from 'react'
import { href } from 'react-router'

/** Where the document that runs this came from: the server has counted that one already. */
const arrivedAt = typeof location === 'undefined' ? null : location.pathname
let hasArrived = false

/** Tells that a prompt's text was copied; nothing but its id is sent (server/telemetry/view-counts.ts). */
export function tellCopied(id: string): void {
	tell(`${href('/prompt/:id', { id })}/copied`)
}

/** Tells once that a prompt was opened within the site, where no document is asked for that could be counted. */
export function useTellOpened(name: string): void {
	useEffect(() => {
		const address = href('/prompt/:id', { id: name })
		const isArrival = !hasArrived && address === arrivedAt
		hasArrived = true
		if (!isArrival) tell(`${address}/opened`)
	}, [name])
}

function tell(address: string): void {
	navigator.sendBeacon?.(address)
}
