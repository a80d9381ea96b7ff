import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { writeToClipboard } from '~/components/ui/clipboard'
import { useToast } from '~/components/ui/toast'

/** Spec 4 and 9: how long a button says that it copied. */
const COPIED_MS = 3_000

/** Copies a text exactly as it is, by a small button on a card. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
	const showToast = useToast()
	const [isCopied, setIsCopied] = useState(false)
	useEffect(() => {
		if (!isCopied) return
		const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
		return () => clearTimeout(timer)
	}, [isCopied])

	function copy() {
		if (isCopied) return
		writeToClipboard(text).then(
			() => {
				setIsCopied(true)
				showToast('copied_to_clipboard')
			},
			() => showToast('copy_failed_on_card', { kind: 'error' }),
		)
	}

	const Icon = isCopied ? Check : Copy
	return (
		<button
			className="icon-button needs-script"
			type="button"
			aria-label={label}
			aria-disabled={isCopied || undefined}
			onClick={copy}
		>
			<Icon className="icon" aria-hidden="true" />
		</button>
	)
}
