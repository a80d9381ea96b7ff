import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { type CategoryId, categoryTitle } from '../category'
import { Glyph } from './glyph'

/** Categories as the drawers of one case, each with how many prompts it holds. */
export function CategoryTile({
	categories,
	counts,
	children,
}: {
	categories: readonly { id: CategoryId; line: string }[]
	counts: Readonly<Record<CategoryId, number>>
	/** Further tiles after them. */
	children?: ReactNode
}) {
	const { t, language } = useWords()
	return (
		<div className="category-case">
			{categories.map(({ id, line }) => (
				<Link key={id} to={href('/category/:id', { id })} data-cat={id} prefetch="intent">
					<Glyph category={id} />
					<b>{categoryTitle(id, language)}</b>
					<span>{line}</span>
					<i>{t('prompt_count', { count: counts[id] })}</i>
				</Link>
			))}
			{children}
		</div>
	)
}
