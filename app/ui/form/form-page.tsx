import type { ReactNode } from 'react'
import { Breadcrumb } from '../breadcrumb'

/** A page that is one form: its title and what it is for on the left. */
export function FormPage({
	title,
	text,
	crumbs = [],
	children,
}: {
	title: string
	text?: string | undefined
	crumbs?: readonly { label: string; to?: string }[]
	children: ReactNode
}) {
	return (
		<div className="wrap">
			{crumbs.length > 0 ? <Breadcrumb crumbs={crumbs} /> : null}
			<div className="two account-page">
				<div>
					<h1>{title}</h1>
					{text ? <p className="muted">{text}</p> : null}
				</div>
				{children}
			</div>
		</div>
	)
}
