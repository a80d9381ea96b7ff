import { useEffect, useState } from 'react'
import { useToast } from './toast'

/** Spec 4 and 9: how long a button says that it copied. */
const COPIED_MS = 3_000

/** Copies a text exactly as it is, and says so for three seconds, or until it is another text. `onFail` says what to do where the browser refuses; `write` copies what the text only names. */
export function useCopy(
	text: string,
	onFail: () => void,
	onCopied?: (() => void) | undefined,
	write = writeToClipboard,
): { isCopied: boolean; copy: () => void } {
	const showToast = useToast()
	const [copied, setCopied] = useState<string | null>(null)
	const isCopied = copied === text
	useEffect(() => {
		if (copied === null) return
		const timer = setTimeout(() => setCopied(null), COPIED_MS)
		return () => clearTimeout(timer)
	}, [copied])

	function copy() {
		if (isCopied) return
		write(text).then(() => {
			setCopied(text)
			showToast('copied_to_clipboard')
			onCopied?.()
		}, onFail)
	}
	return { isCopied, copy }
}

/**
 * Puts a text on the clipboard. Call it in the click itself, before any `await`: Safari allows no later write.
 * Rejects where the browser refuses, or has no clipboard (a plain http address).
 */
export function writeToClipboard(text: string): Promise<void> {
	if (!('clipboard' in navigator)) return Promise.reject(new Error('This browser has no clipboard.'))
	return navigator.clipboard.writeText(text)
}
