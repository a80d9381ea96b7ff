import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '~/i18n/words'
import { SearchForm } from './search-form'

/** The search over whatever page one is on. Loaded when it is first asked for. */
export function SearchDialog({
	takeTyped,
	onClose,
}: {
	/** Hands over what was typed before the field was there. */
	takeTyped: () => string
	onClose: () => void
}) {
	const { t } = useWords()
	const dialog = useRef<HTMLDialogElement>(null)
	const { key } = useLocation()
	const openedAt = useRef(key)

	useEffect(() => {
		// Before the field takes the focus, which would look as if the person had turned elsewhere.
		const typed = takeTyped()
		dialog.current?.showModal()
		const field = dialog.current?.querySelector('input')
		field?.focus()
		if (!field || !typed) return
		field.value = typed
		field.dispatchEvent(new InputEvent('input', { bubbles: true }))
	}, [takeTyped])
	useEffect(() => {
		if (key === openedAt.current) return
		// The browser gives the focus back to what opened it, and that stands on the page before.
		dialog.current?.close()
		document.getElementById('main')?.focus({ preventScroll: true })
	}, [key])

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog by Escape itself
		<dialog
			ref={dialog}
			className="search-dialog"
			aria-label={t('search_prompts')}
			onClose={onClose}
			onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
		>
			<div className="search-dialog-in">
				<SearchForm id="header-search-query" query="" category={null} />
				<button
					className="icon-button"
					type="button"
					aria-label={t('close')}
					onClick={() => dialog.current?.close()}
				>
					<X className="icon" aria-hidden="true" />
				</button>
			</div>
		</dialog>
	)
}
