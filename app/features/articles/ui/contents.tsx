import { ChevronDown } from 'lucide-react'
import { useWords } from '~/i18n/words'
import type { ArticleHeading } from '../article'

interface ContentsProps {
	headings: readonly ArticleHeading[]
}

/** The table of contents at the side of the text, where there is room for it. */
export function SideContents({ headings }: ContentsProps) {
	const { t } = useWords()
	return (
		<nav className="toc contents-side" aria-label={t('on_this_page')}>
			<h2>{t('on_this_page')}</h2>
			<ContentsLinks headings={headings} />
		</nav>
	)
}

/** The same above the text on narrow screens, folded so that the text begins at once. */
export function FoldedContents({ headings }: ContentsProps) {
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
