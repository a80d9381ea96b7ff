import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { Language } from '~/i18n/language'
import { isSwitchedOn, keepSwitch } from './clock-switch'

const KEY = 'focus-notices'

/** Tells the system that a phase has ended, where the person looks at something else. */
export function notice(title: string, body: string, language: Language): void {
	if (!canTell() || document.hasFocus()) return
	// Of several tabs with the same session, one is enough.
	const address = `${href('/focus')}?${new URLSearchParams({ lang: language })}`
	const how = { body, tag: KEY, data: { address } }
	try {
		const shown = new Notification(title, how)
		shown.onclick = () => {
			window.focus()
			shown.close()
		}
	} catch {
		// On phones only a service worker may; it hears the press too (app/features/offline/notice-click.ts).
		void navigator.serviceWorker?.ready
			.then((worker) => worker.showNotification(title, how))
			.catch(() => undefined)
	}
}

/** Whether this person wants to be told by the system: off at first, asked by a press alone, remembered on this device. */
export function useNotices(): {
	isSupported: boolean
	isOn: boolean
	/** Turns it on or off; whether it is as was wished: a browser may forbid it. */
	toggle: () => Promise<boolean>
} {
	const [isSupported, setIsSupported] = useState(false)
	const [isOn, setIsOn] = useState(false)
	useEffect(() => {
		setIsSupported('Notification' in window)
		setIsOn(canTell() && isSwitchedOn(KEY))
	}, [])
	async function toggle() {
		const isWanted = !isOn
		const isAllowed = !isWanted || (await Notification.requestPermission()) === 'granted'
		if (!isAllowed) return false
		setIsOn(isWanted)
		keepSwitch(KEY, isWanted)
		return true
	}
	return { isSupported, isOn, toggle }
}

function canTell(): boolean {
	return 'Notification' in window && Notification.permission === 'granted'
}
