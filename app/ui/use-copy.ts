import { useEffect, useState } from 'react'
import { writeToClipboard } from './clipboard'
import { useToast } from './toast'

/** Spec 4 and 9: how long a button says that it copied. */
const COPIED_MS = 3_000

/** Copies a text exactly as it is, and says so for three seconds. `onFail` says what to do where the browser refuses; `write` copies what the text only names. */
export function useCopy(
	text: string,
	onFail: () => void,
	onCopied?: (() => void) | undefined,
	write = writeToClipboard,
): { isCopied: boolean; copy: () => void } {
	const showToast = useToast()
	const [isCopied, setIsCopied] = useState(false)
	useEffect(() => {
		if (!isCopied) return
		const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
		return () => clearTimeout(timer)
	}, [isCopied])

	function copy() {
		if (isCopied) return
		write(text).then(() => {
			setIsCopied(true)
			showToast('copied_to_clipboard')
			onCopied?.()
		}, onFail)
	}
	return { isCopied, copy }
}
