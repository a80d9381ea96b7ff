import { useLayoutEffect, useRef } from 'react'

/** A dialog that is open as long as it is on the page, and closes when someone goes back. */
export function useModal() {
	const dialog = useRef<HTMLDialogElement>(null)
	// Shown with the frame that draws it: a key that is typed between the two would reach no field.
	useLayoutEffect(() => {
		const close = () => dialog.current?.close()
		dialog.current?.showModal()
		addEventListener('popstate', close)
		return () => removeEventListener('popstate', close)
	}, [])
	return dialog
}
