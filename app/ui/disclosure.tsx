import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A row with a heading that opens and closes what is under it; works without scripts. */
export function Disclosure({
	title,
	isOpen = false,
	children,
}: {
	title: string
	isOpen?: boolean
	children: ReactNode
}) {
	return (
		<details className="how" open={isOpen}>
			<summary>
				<h2>{title}</h2>
				<ChevronDown className="icon" aria-hidden="true" />
			</summary>
			<div className="in">{children}</div>
		</details>
	)
}
