import { useEffect, useEffectEvent } from 'react'

const LOOK_MS = 60_000

/** Tells when the person's calendar day is over: within a minute, or as soon as the tab is looked at again. */
export function useNewDay(isAwaited: boolean, onNewDay: () => void): void {
	const tell = useEffectEvent(onNewDay)
	useEffect(() => {
		if (!isAwaited) return
		let day = new Date().toDateString()
		const look = () => {
			const today = new Date().toDateString()
			if (today === day) return
			day = today
			tell()
		}
		const timer = setInterval(look, LOOK_MS)
		document.addEventListener('visibilitychange', look)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', look)
		}
	}, [isAwaited])
}
