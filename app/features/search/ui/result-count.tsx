import { X } from 'lucide-react'
import { Link } from 'react-router'
import { type CategoryId, categoryTitle } from '~/features/library/category'
import { type MessageId, useWords } from '~/i18n/words'
import type { FoundPrompts } from '../search'
import { searchAddress } from './search-address'

/** How many were found, for what and where (docs/product.md#numbers; a count and a query placeholder); announced when it changes. */
export function ResultCount({
	query,
	category,
	found: { total, isMoreThanTotal, corrected },
}: {
	query: string
	category: CategoryId | null
	found: FoundPrompts
}) {
	const { language, t } = useWords()
	const count = t(isMoreThanTotal ? 'prompt_count_or_more' : 'prompt_count', { count: total })
	const where = t(placeMessage(query, category), {
		query: corrected ?? query,
		category: category ? categoryTitle(category, language) : '',
	})
	return (
		<div className="result-bar">
			<p role="status">
				{total === 0 ? <b data-message="no_results_found">{t('no_results_found')}</b> : <b>{count}</b>}{' '}
				{where}
				{corrected ? ` ${t('instead_of', { query })}` : null}
			</p>
			{query && total > 0 ? (
				<Link className="more-link" to={searchAddress({ category })}>
					{t('clear_search')}
					<X className="icon" aria-hidden="true" />
				</Link>
			) : null}
		</div>
	)
}

function placeMessage(query: string, category: CategoryId | null): MessageId {
	if (query) return category ? 'for_query_in_category' : 'for_query'
	return category ? 'in_category' : 'in_eight_categories'
}
