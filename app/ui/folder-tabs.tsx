import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated'

export interface FolderTab {
	id: string
	/** Where the tab's own address leads; without scripts it is a link like any other. */
	to: string
	label: ReactNode
	panel: ReactNode
}

/** Changing tabs is no step in the browser's history, loads nothing, and leaves the page where it is. */
const STAY = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false } as const

/**
 * Folder tabs on a sheet. Links until scripts run, from then on tabs: arrows, Home and End move, and what has the
 * focus is selected. All panels are in the page; `className` dresses each.
 */
export function FolderTabs({
	label,
	tabs,
	selected,
	className,
}: {
	label: string
	tabs: readonly FolderTab[]
	selected: string
	className: string
}) {
	const id = useId()
	const navigate = useNavigate()
	const isHydrated = useHydrated()

	function moveByKey(event: KeyboardEvent, position: number) {
		const last = tabs.length - 1
		const targets = new Map(
			Object.entries({
				ArrowRight: position === last ? 0 : position + 1,
				ArrowLeft: position === 0 ? last : position - 1,
				Home: 0,
				End: last,
			}),
		)
		const target = tabs[targets.get(event.key) ?? -1]
		if (!target || event.altKey || event.ctrlKey || event.metaKey) return
		event.preventDefault()
		document.getElementById(`${id}${target.id}`)?.focus()
		void navigate(target.to, STAY)
	}

	return (
		<>
			<nav className="folder-tabs" role={isHydrated ? 'tablist' : undefined} aria-label={label}>
				{tabs.map((tab, position) => (
					<Link
						key={tab.id}
						className="folder-tab"
						to={tab.to}
						{...STAY}
						{...(isHydrated
							? {
									id: `${id}${tab.id}`,
									role: 'tab',
									'aria-controls': `${id}${tab.id}-panel`,
									'aria-selected': tab.id === selected,
									tabIndex: tab.id === selected ? 0 : -1,
									onKeyDown: (event: KeyboardEvent) => moveByKey(event, position),
								}
							: { 'aria-current': tab.id === selected ? 'page' : undefined })}
					>
						{tab.label}
					</Link>
				))}
			</nav>
			{tabs.map((tab) => (
				<div
					key={tab.id}
					className={className}
					hidden={tab.id !== selected}
					{...(isHydrated
						? { id: `${id}${tab.id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}${tab.id}` }
						: {})}
				>
					{tab.panel}
				</div>
			))}
		</>
	)
}
