import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '~/i18n/words'
import { SearchForm } from './search-form'

/** The search over whatever page one is on. Loaded when it is first asked for. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
	const { t } = useWords()
	const dialog = useRef<HTMLDialogElement>(null)
	const { key } = useLocation()
	const openedAt = useRef(key)

	useEffect(() => {
		dialog.current?.showModal()
		dialog.current?.querySelector('input')?.focus()
	}, [])
	useEffect(() => {
		if (key !== openedAt.current) dialog.current?.close()
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
