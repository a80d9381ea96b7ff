import type { MouseEvent } from 'react'
import { useWords } from '~/i18n/words'

const FIRST_FIELD = '.fill-in :is(input, textarea, select)'

/** The keyboard's short way to the blanks of a prompt, which come after the header, the title and its buttons. */
export function SkipToFields() {
	const { t } = useWords()
	function go(event: MouseEvent) {
		const field = document.querySelector<HTMLElement>(FIRST_FIELD)
		if (!field) return
		// What stands behind the # of a prompt's address are answers.
		event.preventDefault()
		field.focus()
	}
	return (
		// biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page, whose name must not replace answers in the address
		<a className="skip needs-script" href="#fill-in-title" onClick={go}>
			{t('skip_to_fields')}
		</a>
	)
}
