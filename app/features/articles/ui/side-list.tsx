import type { ReactNode } from 'react'

/** Links beside an article to what belongs with it; the current one carries `aria-current`. */
export function SideList({ title, children }: { title: string; children: ReactNode }) {
	return (
		<nav className="toc" aria-label={title}>
			<h2>{title}</h2>
			{children}
		</nav>
	)
}
