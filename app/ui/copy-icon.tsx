import { Check, Copy } from 'lucide-react'
import { type MessageId, useWords } from '~/i18n/words'
import { useToast } from './toast'
import { useCopy } from './use-copy'

/** Copies a text by a small button; `label` names the text, `failure` says how to copy it by hand. */
export function CopyIcon({
	text,
	label,
	failure,
	write,
}: {
	text: string
	label: string
	failure: MessageId
	/** Copies what the text only names. */
	write?: (text: string) => Promise<void>
}) {
	const { t } = useWords()
	const showToast = useToast()
	const { isCopied, copy } = useCopy(text, () => showToast(failure, { kind: 'error' }), undefined, write)
	const Icon = isCopied ? Check : Copy
	return (
		<button
			className="icon-button needs-script"
			type="button"
			aria-label={isCopied ? t('copied') : label}
			aria-disabled={isCopied}
			onClick={copy}
		>
			<Icon className="icon" aria-hidden="true" />
		</button>
	)
}
