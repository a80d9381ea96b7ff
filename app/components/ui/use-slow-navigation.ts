import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Before that, a loading state would only flicker. */
const SLOW_MS = 200

/** Whether another list of the page that is shown has been awaited for so long that the page should say so. */
export function useSlowNavigation(): boolean {
	const { pathname } = useLocation()
	const { state, location } = useNavigation()
	const isUnderWay = state === 'loading' && location.pathname === pathname
	const [isSlow, setIsSlow] = useState(false)
	useEffect(() => {
		if (!isUnderWay) return
		const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
		return () => {
			clearTimeout(timer)
			setIsSlow(false)
		}
	}, [isUnderWay])
	return isUnderWay && isSlow
}
