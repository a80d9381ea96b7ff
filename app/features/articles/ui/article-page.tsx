import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { partsOf } from '~/features/library/blanks'
import type { CategoryId } from '~/features/library/category'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { CopyButton, selectText } from '~/ui/copy-button'
import type { Article, ArticleHeading, ArticlePart } from '../article'
import { useInnerLinks } from './use-inner-links'

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

/** The text of an article: its HTML as the server wrote it, and the prompts in it as sheets with a copy button. */
function ArticleText({ parts }: { parts: readonly ArticlePart[] }) {
	const text = useRef<HTMLElement>(null)
	useInnerLinks(text)
	return (
		<article ref={text} className="prose">
			{parts.map((part, index) => {
				const key = `${index}`
				return part.kind === 'prompt' ? (
					<PromptBlock key={key} text={part.text} />
				) : (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, rendered on the server
					<div key={key} dangerouslySetInnerHTML={{ __html: part.html }} />
				)
			})}
		</article>
	)
}

interface ContentsProps {
	headings: readonly ArticleHeading[]
}

/** The table of contents at the side of the text, where there is room for it. */
function SideContents({ headings }: ContentsProps) {
	const { t } = useWords()
	return (
		<nav className="toc contents-side" aria-label={t('on_this_page')}>
			<h2>{t('on_this_page')}</h2>
			<ContentsLinks headings={headings} />
		</nav>
	)
}

/** The same above the text on narrow screens, folded so that the text begins at once. */
function FoldedContents({ headings }: ContentsProps) {
	const { t } = useWords()
	return (
		<nav className="contents-folded" aria-label={t('on_this_page')}>
			<details className="how">
				<summary>
					{t('on_this_page')}
					<ChevronDown className="icon" aria-hidden="true" />
				</summary>
				<div className="toc">
					<ContentsLinks headings={headings} />
				</div>
			</details>
		</nav>
	)
}

function ContentsLinks({ headings }: ContentsProps) {
	return headings.map(({ id, text }) => (
		<a key={id} href={`#${id}`}>
			{text}
		</a>
	))
}

/** A prompt in an article: on ruled lines with its blanks marked, character by character what is copied. */
function PromptBlock({ text }: { text: string }) {
	const { t } = useWords()
	const shown = useRef<HTMLDivElement>(null)
	return (
		<div className="prompt-block">
			<div ref={shown} className="ruled prompt-text">
				{partsOf(text).map((part) =>
					part.kind === 'text' ? (
						part.text
					) : (
						<span key={part.at} className="slot">
							[{part.name}]
						</span>
					),
				)}
			</div>
			<CopyButton
				className="button-secondary button-small"
				text={text}
				label={t('copy_prompt')}
				onFail={() => selectText(shown.current)}
			/>
		</div>
	)
}

/** Links beside an article to what belongs with it; the current one carries `aria-current`. */
export function SideList({ title, children }: { title: string; children: ReactNode }) {
	return (
		<nav className="toc" aria-label={title}>
			<h2>{title}</h2>
			{children}
		</nav>
	)
}
