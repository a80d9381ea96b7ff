/** Whether this device was told to do something as the clock goes; not where nothing was said. */
export function isSwitchedOn(key: string): boolean {
	try {
		return localStorage.getItem(key) === 'on'
	} catch {
		return false
	}
}

/** Remembers on this device what was chosen. */
export function keepSwitch(key: string, isOn: boolean): void {
	try {
		localStorage.setItem(key, isOn ? 'on' : 'off')
	} catch {
		// Lasts as long as the page.
	}
}
