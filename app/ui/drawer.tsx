import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useLocation } from 'react-router'

export interface DrawerHandle {
	open(): void
}

/**
 * What opens from the side and lies over the page. A modal dialog: the browser keeps the focus inside and gives it back.
 * Escape, its cross, a press beside it and every navigation close it.
 */
export function Drawer({
	ref,
	label,
	closeLabel,
	head,
	children,
}: {
	ref: Ref<DrawerHandle>
	label: string
	closeLabel: string
	/** Stands beside the cross. */
	head: ReactNode
	children: ReactNode
}) {
	const dialog = useRef<HTMLDialogElement>(null)
	const { key } = useLocation()
	useImperativeHandle(ref, () => ({ open: () => dialog.current?.showModal() }), [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
	useEffect(() => dialog.current?.close(), [key])
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog by Escape itself
		<dialog
			ref={dialog}
			className="menu-drawer"
			aria-label={label}
			onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
		>
			<div className="menu-drawer-in">
				<div className="top">
					{head}
					<button
						className="icon-button"
						type="button"
						aria-label={closeLabel}
						onClick={() => dialog.current?.close()}
					>
						<X className="icon" aria-hidden="true" />
					</button>
				</div>
				{children}
			</div>
		</dialog>
	)
}
