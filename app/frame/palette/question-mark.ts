const KEY = 'shortcut-question-mark'

/** Whether `?` opens the list: a shortcut of one letter can be turned off (WCAG 2.1.4). */
export function listensToQuestionMark(): boolean {
	try {
		return localStorage.getItem(KEY) !== 'off'
	} catch {
		return true
	}
}

export function listenToQuestionMark(isOn: boolean): void {
	try {
		if (isOn) localStorage.removeItem(KEY)
		else localStorage.setItem(KEY, 'off')
	} catch {
		// A browser that keeps nothing forgets the choice with the page.
	}
}
