import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface VersionItem {
	key: string | number
	to: string
	isCurrent: boolean
	/** What stands large at its side: its number, or a sign. */
	mark: ReactNode
	/** What is said of it. */
	about: ReactNode
}

interface Way {
	to: string
	label: string
}

/** The versions of a text, the newest first, a page at a time; each leads to itself. */
export function VersionList({
	label,
	items,
	newest,
	older,
}: {
	label: string
	items: readonly VersionItem[]
	/** Back to the first page; null on it. */
	newest: Way | null
	/** Where the list goes on; null where it ends. */
	older: Way | null
}) {
	return (
		<nav aria-label={label}>
			<ol className="version-list">
				{items.map(({ key, to, isCurrent, mark, about }) => (
					<li key={key}>
						<Link to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
							<b>{mark}</b>
							<span>{about}</span>
						</Link>
					</li>
				))}
			</ol>
			{newest || older ? (
				<p className="row pt-5">
					{newest ? (
						<Link className="button button-secondary button-small" to={newest.to}>
							{newest.label}
						</Link>
					) : null}
					{older ? (
						<Link className="button button-secondary button-small" rel="next" to={older.to}>
							{older.label}
						</Link>
					) : null}
				</p>
			) : null}
		</nav>
	)
}
