import { X } from 'lucide-react'
import { lazy } from 'react'
import { Link } from 'react-router'
import { type CategoryId, categories, categoryTitle } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { TabRow } from '~/features/library/ui/tab-row'
import { type MessageId, useWords } from '~/i18n/words'
import type { FoundPrompts } from '../search'
import { ACCESSES, SORTS } from '../search-choice'
import { type AskedSearch, searchAddress } from './search-address'

/** Most searches find what they ask for, and do not load it. */
const CloseResults = lazy(() => import('./close-results'))

/**
 * How many were found, for what and where (docs/product.md#numbers; a count and a query placeholder); announced when it
 * changes. What only comes close is counted where nothing else was found, and called so. That nothing was
 * found anywhere stands below in large, and is told to the ear alone here.
 */
export function ResultCount({
	asked,
	found: { total, closeCount, isMoreThanTotal, corrected, elsewhere, unfiltered },
}: {
	asked: AskedSearch
	found: FoundPrompts
}) {
	const { language, t } = useWords()
	const { query, category, access } = asked
	const whole = total - closeCount
	const some = isMoreThanTotal ? 'prompt_count_or_more' : whole ? 'prompt_count' : 'similar_count'
	const isSaidBelow = total === 0 && !category && !access
	const said = total ? some : 'no_results_found'
	const where = t(placeMessage(query, category), {
		query: corrected ?? query,
		category: category ? categoryTitle(category, language) : '',
	})
	return (
		<div className="result-bar">
			<p role="status" className={isSaidBelow ? 'visually-hidden' : undefined}>
				<b data-message={total ? undefined : said}>{t(said, { count: whole || total })}</b> {where}
				{corrected ? ` ${t('instead_of', { query })}` : null}
			</p>
			{elsewhere > 0 ? (
				<Link className="more-link" to={searchAddress({ ...asked, category: null })}>
					{t('elsewhere_count', { count: elsewhere })}
				</Link>
			) : null}
			{access && unfiltered > 0 ? (
				<Link className="more-link" to={searchAddress({ ...asked, access: null })}>
					{t('unfiltered_count', { count: unfiltered, filter: t(ACCESS_LABELS[access]) })}
				</Link>
			) : null}
			{query && total > 0 ? (
				<Link className="more-link" to={searchAddress({ ...asked, query: '' })}>
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
export function CategoryTabs({ asked }: { asked: AskedSearch }) {
	const { language, t } = useWords()
	const selected = asked.category
	return (
		<TabRow label={t('category')} current={selected ?? 'all'} category={selected ?? undefined}>
			<Link
				to={searchAddress({ ...asked, category: null })}
				aria-current={selected ? undefined : 'page'}
				prefetch="intent"
				preventScrollReset
			>
				{t('all')}
			</Link>
			{categories.map(({ id, [language]: { title } }) => (
				<Link
					key={id}
					to={searchAddress({ ...asked, category: id })}
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

const ACCESS_LABELS = { free: 'filter_free', premium: 'filter_premium', mine: 'filter_mine' } as const
const SORT_LABELS = { relevance: 'sort_relevance', newest: 'sort_newest', used: 'sort_used' } as const

/** Free, premium or one's own, and in which order: links, so that each choice has an address. */
export function SearchChoices({ asked, isMember }: { asked: AskedSearch; isMember: boolean }) {
	const { t } = useWords()
	const accesses = ACCESSES.filter((access) => isMember || access !== 'mine')
	return (
		<div className="search-choices">
			<nav className="row" aria-label={t('filter_label')}>
				{[null, ...accesses].map((access) => (
					<Choice key={access} to={searchAddress({ ...asked, access })} isCurrent={asked.access === access}>
						{t(access ? ACCESS_LABELS[access] : 'filter_all')}
					</Choice>
				))}
			</nav>
			<nav className="row" aria-label={t('sort_label')}>
				{SORTS.map((sort) => (
					<Choice key={sort} to={searchAddress({ ...asked, sort })} isCurrent={asked.sort === sort}>
						{t(SORT_LABELS[sort])}
					</Choice>
				))}
			</nav>
		</div>
	)
}

function Choice({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
	return (
		<Link to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
			{children}
		</Link>
	)
}

/** What was found: what holds every word, then what comes close. */
export function Results({ query, found }: { query: string; found: FoundPrompts }) {
	const { t } = useWords()
	const { prompts, closeCount } = found
	const whole = prompts.slice(0, prompts.length - closeCount)
	return (
		<>
			<h2 className="visually-hidden">{t('results')}</h2>
			{whole.length > 0 ? <PromptGrid prompts={whole} columns={3} heading="h3" /> : null}
			{closeCount > 0 ? <CloseResults query={query} found={found} /> : null}
		</>
	)
}
