import { useEffect, useEffectEvent, useRef } from 'react'
import { browserTab } from './tab'

/** Who touched a page within the last hour is taken to be there, whatever they look at. */
const THERE_MS = 60 * 60_000

/** Calls back when the person shows that they are there, and with each new round while they are taken to be. */
export function usePresence(round: number, isReady: boolean, onPresent: () => void): void {
	const touchedAt = useRef(0)
	const see = useEffectEvent(onPresent)
	useEffect(() => {
		const touch = () => {
			touchedAt.current = Date.now()
			see()
		}
		touch()
		return browserTab.watch({ wake: touch, touch })
	}, [])
	useEffect(() => {
		if (isReady && round > 0 && Date.now() - touchedAt.current < THERE_MS) see()
	}, [round, isReady])
}
