import { useEffect, useRef } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'

/** Says that the prompt of a form is not there any more, and offers what was typed: it can be saved as a new one, or copied. */
export function GoneNote({ text }: { text: () => string }) {
	const { t } = useWords()
	const showToast = useToast()
	const note = useRef<HTMLElement>(null)
	useEffect(() => note.current?.focus(), [])

	async function copy() {
		try {
			await navigator.clipboard.writeText(text())
			showToast('copied')
		} catch {
			showToast('copy_my_text_failed', { kind: 'error' })
		}
	}

	return (
		<section ref={note} tabIndex={-1} className="note note-error" role="alert" data-message="prompt_gone">
			<p>
				{t('prompt_gone')}{' '}
				<button type="button" onClick={() => void copy()}>
					{t('copy_my_text')}
				</button>
			</p>
		</section>
	)
}
