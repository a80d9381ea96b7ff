import { Square } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useWords } from '~/i18n/words'

/** Ends the reply that is being written. It goes with the reply: who was on it goes on in the message. */
export function StopButton({
	field,
	onStop,
}: {
	field: RefObject<HTMLTextAreaElement | null>
	onStop: () => void
}) {
	const { t } = useWords()
	const button = useRef<HTMLButtonElement>(null)
	// Before the button leaves the page: only then is it known whether it has the focus.
	useLayoutEffect(() => {
		const shown = button.current
		return () => {
			if (shown === document.activeElement) field.current?.focus({ preventScroll: true })
		}
	}, [field])
	return (
		<button ref={button} className="button button-secondary button-small" type="button" onClick={onStop}>
			<Square className="icon icon-small" aria-hidden="true" />
			<span className="max-[30rem]:sr-only">{t('chat_stop')}</span>
		</button>
	)
}
