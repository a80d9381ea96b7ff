const KEY = 'shortcut-question-mark'

/** Whether keys alone do something: shortcuts of one letter can be turned off (WCAG 2.1.4). */
export function listensToSingleKeys(): boolean {
	try {
		return localStorage.getItem(KEY) !== 'off'
	} catch {
		return true
	}
}

export function listenToSingleKeys(isOn: boolean): void {
	try {
		if (isOn) localStorage.removeItem(KEY)
		else localStorage.setItem(KEY, 'off')
	} catch {
		// A browser that keeps nothing forgets the choice with the page.
	}
}

/** Whether a key was pressed alone, where none is being typed and nothing asks. */
export function isSingleKey(event: KeyboardEvent): boolean {
	const { ctrlKey, metaKey, altKey, isComposing, repeat } = event
	if (ctrlKey || metaKey || altKey || isComposing || repeat) return false
	return !isTyping(event) && document.querySelector('dialog:modal') === null && listensToSingleKeys()
}

function isTyping({ target }: KeyboardEvent): boolean {
	return (
		target instanceof HTMLElement &&
		// A field that was closed keeps the focus until the next frame.
		target.checkVisibility() &&
		(target.isContentEditable ||
			target.matches('input:not([type="checkbox"]), textarea, select, [role="textbox"]'))
	)
}
