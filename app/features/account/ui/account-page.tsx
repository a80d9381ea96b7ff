import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '~/ui/avatar'

export interface AccountTab {
	to: string
	label: string
	isCurrent: boolean
}

/**
 * The frame of profile, settings and admin: who or what it is about on the left, one sheet per tab on the right; above a sheet
 * that takes the page's width where it `isWide`.
 */
export function AccountPage({
	title,
	person,
	note,
	tabs,
	isWide = false,
	children,
}: {
	title: string
	person?: { name: string; email: string; avatarUrl: string | null }
	note?: ReactNode
	tabs: readonly AccountTab[]
	isWide?: boolean
	children: ReactNode
}) {
	return (
		<div className="wrap">
			<div className={isWide ? 'account-page account-page-wide' : 'two account-page'}>
				<div>
					<h1>{title}</h1>
					{person ? (
						<div className="account-person">
							<Avatar name={person.name} url={person.avatarUrl} />
							<p>
								<b>{person.name}</b>
								{person.name === person.email ? null : <span className="muted">{person.email}</span>}
							</p>
						</div>
					) : null}
					{note}
				</div>
				<div>
					<nav className="folder-tabs" aria-label={title}>
						{tabs.map(({ to, label, isCurrent }) => (
							<Link
								key={to}
								className="folder-tab"
								to={to}
								aria-current={isCurrent ? 'page' : undefined}
								preventScrollReset
							>
								{label}
							</Link>
						))}
					</nav>
					<div className="prompt-sheet prompt-sheet-body">{children}</div>
				</div>
			</div>
		</div>
	)
}
