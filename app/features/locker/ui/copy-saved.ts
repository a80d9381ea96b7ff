import { readWhole } from './call-locker'

/**
 * Copies the text of a saved prompt, of which a card has the beginning alone. Call it in the click itself: what begins
 * there may end later, also in Safari. Rejects where the text does not come, and where the browser refuses or has no clipboard.
 */
export async function copySaved(id: string): Promise<void> {
	if (!('clipboard' in navigator)) throw new Error('This browser has no clipboard.')
	const blob = readWhole(id).then(({ content }) => new Blob([content], { type: 'text/plain' }))
	await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
