import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Before that, a loading state would only flicker. */
const SLOW_MS = 200

/** Whether another list of this page, or a page elsewhere, has been awaited for so long that the screen should say so. */
export function useSlowNavigation(target: 'here' | 'elsewhere'): boolean {
	const { pathname } = useLocation()
	const { state, location } = useNavigation()
	const isUnderWay = state === 'loading' && (location.pathname === pathname) === (target === 'here')
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
