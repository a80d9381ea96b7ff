import { Check, Copy } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { useToast } from './toast'
import { useCopy } from './use-copy'

/** Copies a text exactly as it is, says so, and rests for three seconds. `onFail` selects the text for copying by hand. */
export function CopyButton({
	text,
	label,
	className,
	onFail,
	onCopied,
}: {
	text: string
	label: string
	className: string
	onFail: () => void
	onCopied?: (() => void) | undefined
}) {
	const { t } = useWords()
	const showToast = useToast()
	const { isCopied, copy } = useCopy(
		text,
		() => {
			onFail()
			showToast('copy_failed', { kind: 'error' })
		},
		onCopied,
	)

	return (
		<button
			className={`button needs-script ${className} ${isCopied ? 'is-done' : ''}`}
			type="button"
			// The browser would take the focus from one that it disables itself.
			aria-disabled={isCopied}
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
