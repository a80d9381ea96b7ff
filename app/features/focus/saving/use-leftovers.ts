import { useEffect } from 'react'
import { deliverLeftovers } from './leftovers'
import { browserTab } from './tab'

/** Brings what this device still has of other sessions to the server, when it is there and when it comes back. */
export function useLeftovers(onScreen: string | null): void {
	useEffect(() => {
		const deliver = () => void deliverLeftovers(browserTab, onScreen)
		deliver()
		return browserTab.watch({ connect: deliver })
	}, [onScreen])
}
