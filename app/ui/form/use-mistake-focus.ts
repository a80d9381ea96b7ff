import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to the first field that was refused, which then says what is wrong with it. Give it the answer's own `errors`,
 * so that each try is told.
 */
export function useMistakeFocus(errors: object | undefined): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null)
	useEffect(() => {
		if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
	}, [errors])
	return form
}
