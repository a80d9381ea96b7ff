import type { ReactNode } from 'react'
import type { CategoryId } from '~/features/library/category'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { Article } from '../article'
import { ArticleText } from './article-text'
import { FoldedContents, SideContents } from './contents'

/** The page of a long text: head, text, and at the side its contents and what belongs to it. */
export function ArticlePage({
	crumbs,
	title,
	lead,
	meta,
	category,
	cover,
	article,
	aside,
	children,
}: {
	crumbs: readonly { label: string; to?: string }[]
	title: string
	lead: string
	/** When it was written, how long it takes. */
	meta: ReactNode
	category?: CategoryId
	cover?: ReactNode
	article: Article
	aside: ReactNode
	/** What follows the text in its column. */
	children?: ReactNode
}) {
	return (
		<div className="wrap" data-cat={category}>
			<Breadcrumb crumbs={crumbs} />
			<header className="article-head">
				<h1>{title}</h1>
				<p className="lead">{lead}</p>
				{meta}
			</header>
			{cover ? <div className="article-cover">{cover}</div> : null}
			<div className="article-grid">
				<div>
					<FoldedContents headings={article.headings} />
					<ArticleText parts={article.parts} />
					{children}
				</div>
				<aside>
					<SideContents headings={article.headings} />
					{aside}
				</aside>
			</div>
		</div>
	)
}
