import { X } from 'lucide-react'
import { href, Link } from 'react-router'
import { type CategoryId, categories, categoryTitle } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import { TabRow } from '~/features/library/ui/tab-row'
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

/** All, and each category: links, so that each choice has an address. */
export function CategoryTabs({ query, selected }: { query: string; selected: CategoryId | null }) {
	const { language, t } = useWords()
	return (
		<TabRow label={t('category')} current={selected ?? 'all'} category={selected ?? undefined}>
			<Link
				to={searchAddress({ query })}
				aria-current={selected ? undefined : 'page'}
				prefetch="intent"
				preventScrollReset
			>
				{t('all')}
			</Link>
			{categories.map(({ id, [language]: { title } }) => (
				<Link
					key={id}
					to={searchAddress({ query, category: id })}
					data-cat={id}
					aria-current={selected === id ? 'page' : undefined}
					prefetch="intent"
					preventScrollReset
				>
					<Glyph category={id} />
					{title}
				</Link>
			))}
		</TabRow>
	)
}

/** Nothing matched: the text that says so, the words that come close, and ways on. */
export function NoResults({
	query,
	category,
	nearestWords,
}: {
	query: string
	category: CategoryId | null
	nearestWords: readonly string[]
}) {
	const { language, t } = useWords()
	const canWiden = query !== '' && category !== null
	return (
		<div className="empty">
			{query ? (
				<div className="blank-card ruled" aria-hidden="true">
					<span className="slot">{query}</span>
					<br />
					&nbsp;
					<br />
					&nbsp;
				</div>
			) : null}
			<h2 data-message="no_prompts_found">
				{t('no_prompts_found')} <span className="sub-l">{t('no_prompts_found_hint')}</span>
			</h2>
			{nearestWords.length > 0 ? (
				<div className="row">
					<span className="muted">{t('nearest_words')}</span>
					{nearestWords.map((word) => (
						<Link key={word} className="more-link" to={searchAddress({ query: word, category })}>
							{word}
						</Link>
					))}
				</div>
			) : null}
			<p className="muted">{t('or_open_a_drawer')}</p>
			<ul className="row">
				{categories.map(({ id, [language]: words }) => (
					<li key={id} data-cat={id}>
						<Link className="category-line" to={href('/category/:id', { id })}>
							<Glyph category={id} />
							{words.title}
						</Link>
					</li>
				))}
			</ul>
			<div className="row">
				{canWiden ? (
					<Link className="button button-primary" to={searchAddress({ query })}>
						{t('search_all_categories')}
					</Link>
				) : null}
				<Link
					className={canWiden ? 'button button-secondary' : 'button button-primary'}
					to={searchAddress({ category: canWiden ? category : null })}
				>
					{query ? t('clear_search') : t('all_categories')}
				</Link>
			</div>
		</div>
	)
}
