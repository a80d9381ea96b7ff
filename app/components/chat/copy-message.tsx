import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { writeToClipboard } from '~/components/ui/clipboard'
import { useToast } from '~/components/ui/toast'
import { useWords } from '~/i18n/words'

/** Spec 4 and 9. */
const COPIED_MS = 3_000

/** Copies a message as it was written, Markdown and all. */
export function CopyMessage({ text, label }: { text: string; label: string }) {
	const { t } = useWords()
	const showToast = useToast()
	const [isCopied, setIsCopied] = useState(false)
	useEffect(() => {
		if (!isCopied) return
		const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
		return () => clearTimeout(timer)
	}, [isCopied])

	function copy() {
		writeToClipboard(text).then(
			() => {
				setIsCopied(true)
				showToast('copied_to_clipboard')
			},
			() => showToast('copy_failed', { kind: 'error' }),
		)
	}

	return (
		<button
			className="icon-button needs-script"
			type="button"
			aria-label={isCopied ? t('copied') : label}
			aria-disabled={isCopied}
			onClick={() => !isCopied && copy()}
		>
			{isCopied ? (
				<Check className="icon" aria-hidden="true" />
			) : (
				<Copy className="icon" aria-hidden="true" />
			)}
		</button>
	)
}
