import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '~/i18n/words'
import { writeToClipboard } from './clipboard'
import { useToast } from './toast'

/** Spec 4 and 9: how long a button says that it copied. */
const COPIED_MS = 3_000

/** Copies a text exactly as it is, says so, and rests for three seconds. `onFail` selects the text for copying by hand. */
export function CopyButton({
	text,
	label,
	className,
	onFail,
}: {
	text: string
	label: string
	className: string
	onFail: () => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const button = useRef<HTMLButtonElement>(null)
	const wasFocused = useRef(false)
	const [isCopied, setIsCopied] = useState(false)

	useEffect(() => {
		if (isCopied) {
			const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
			return () => clearTimeout(timer)
		}
		// A disabled button loses the focus; whoever works by keyboard gets it back.
		if (wasFocused.current && document.activeElement === document.body) {
			button.current?.focus({ preventScroll: true })
		}
	}, [isCopied])

	function copy() {
		wasFocused.current = document.activeElement === button.current
		writeToClipboard(text).then(
			() => {
				setIsCopied(true)
				showToast('copied_to_clipboard')
			},
			() => {
				onFail()
				showToast('copy_failed', { kind: 'error' })
			},
		)
	}

	return (
		<button
			ref={button}
			className={`button needs-script ${className} ${isCopied ? 'is-done' : ''}`}
			type="button"
			disabled={isCopied}
			onClick={copy}
		>
			{isCopied ? (
				<Check className="icon" aria-hidden="true" />
			) : (
				<Copy className="icon" aria-hidden="true" />
			)}
			<span>{isCopied ? t('copied') : label}</span>
		</button>
	)
}

/** Marks a text on the page, so that the person can copy it with the browser's own means. */
export function selectText(element: Element | null): void {
	if (!element) return
	getSelection()?.selectAllChildren(element)
	element.scrollIntoView({ block: 'nearest' })
}
