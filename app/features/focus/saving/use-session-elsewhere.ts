import { useEffect, useEffectEvent } from 'react'
import { href, useRevalidator } from 'react-router'
import { lookOut } from '~/ui/look-out'
import { browserTab } from './tab'

/** Shows the session that is started, or goes on, in another tab or on another device, where that disturbs nothing. */
export function useSessionElsewhere(isFree: () => boolean): void {
	const { revalidate } = useRevalidator()
	const look = useEffectEvent(async () => {
		const response = await fetch(href('/focus/session')).catch(() => null)
		if (response?.status === 200 && isFree()) await revalidate()
		return { isLetIn: response?.status !== 401 && response?.status !== 403 }
	})
	useEffect(() => {
		browserTab.open()
		return lookOut(browserTab, () => look())
	}, [])
}
