import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '~/i18n/words'

/**
 * A modal dialog for as long as it is mounted: the browser keeps the focus inside and gives it back. It asks to be
 * closed by Escape, its cross, and where nothing is typed a press beside it; `onClose` unmounts it.
 */
export function Dialog({
	title,
	isForm = false,
	isAlert = false,
	onClose,
	children,
}: {
	title: string
	/** Wider, and not closed by a press beside it: what was typed would be gone. */
	isForm?: boolean
	/** Asks before something is done; without a cross, because one of its buttons answers. */
	isAlert?: boolean
	onClose: () => void
	children: ReactNode
}) {
	const { t } = useWords()
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	// Before the element leaves the page: only then does the browser give the focus back.
	useLayoutEffect(() => {
		const opened = dialog.current
		opened?.showModal()
		opened?.querySelector<HTMLElement>('[data-first]')?.focus()
		return () => opened?.close()
	}, [])
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog by Escape itself
		<dialog
			ref={dialog}
			className={isForm ? 'dialog dialog-form' : 'dialog'}
			role={isAlert ? 'alertdialog' : undefined}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault()
				onClose()
			}}
			onClick={(event) => !isForm && event.target === event.currentTarget && onClose()}
		>
			<h2 id={titleId}>{title}</h2>
			{children}
			{isAlert ? null : (
				<button className="icon-button" type="button" aria-label={t('close')} onClick={onClose}>
					<X className="icon" aria-hidden="true" />
				</button>
			)}
		</dialog>
	)
}
