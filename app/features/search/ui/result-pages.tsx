import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { CategoryId } from '~/features/library/category'
import { useWords } from '~/i18n/words'
import { searchAddress } from './search-address'

/** The ways to the next page of a list and back to its first, where there are more prompts than one page shows. */
export function ResultPages({
	query,
	category,
	next,
	isFirstPage,
}: {
	query: string
	category: CategoryId | null
	next: string | null
	isFirstPage: boolean
}) {
	const { t } = useWords()
	if (isFirstPage && !next) return null
	return (
		<nav className="row pt-10" aria-label={t('pages')}>
			{isFirstPage ? null : (
				<Link className="button button-secondary" rel="prev" to={searchAddress({ query, category })}>
					{t('first_page')}
				</Link>
			)}
			{next ? (
				<Link
					className="button button-secondary"
					rel="next"
					to={searchAddress({ query, category, after: next })}
				>
					{t('next_page')} <ArrowRight className="icon" aria-hidden="true" />
				</Link>
			) : null}
		</nav>
	)
}
