import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Follows the links in HTML that the server wrote as the router follows its own, without loading a whole page. */
export function useInnerLinks(place: RefObject<HTMLElement | null>): void {
	const navigate = useNavigate()
	useEffect(() => {
		const element = place.current
		if (!element) return
		const follow = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest('a') : null
			const path = link?.getAttribute('href')
			const wantsMore = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
			if (!path?.startsWith('/') || wantsMore || event.defaultPrevented) return
			event.preventDefault()
			void navigate(path)
		}
		element.addEventListener('click', follow)
		return () => element.removeEventListener('click', follow)
	}, [place, navigate])
}
