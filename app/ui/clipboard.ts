/**
 * Puts a text on the clipboard. Call it in the click itself, before any `await`: Safari allows no later write.
 * Rejects where the browser refuses, or has no clipboard (a plain http address).
 */
export function writeToClipboard(text: string): Promise<void> {
	if (!('clipboard' in navigator)) return Promise.reject(new Error('This browser has no clipboard.'))
	return navigator.clipboard.writeText(text)
}
