import { isRouteErrorResponse } from 'react-router'
import { UnknownCategory } from '~/components/category/unknown-category'
import { PromptGrid } from '~/components/prompt/prompt-grid'
import { PromptGridLoading } from '~/components/prompt/prompt-grid-loading'
import { CategoryTabs } from '~/components/search/category-tabs'
import { NoResults } from '~/components/search/no-results'
import { ResultCount } from '~/components/search/result-count'
import { ResultPages } from '~/components/search/result-pages'
import { SEARCH_PAGE_FIELD, searchAddress } from '~/components/search/search-address'
import { SearchForm } from '~/components/search/search-form'
import { ListError } from '~/components/site/load-error'
import { useSlowNavigation } from '~/components/ui/use-slow-navigation'
import { categoryTitle } from '~/domain/category'
import { refuse } from '~/domain/refuse.server'
import { parseSearch } from '~/domain/search'
import { findPrompts } from '~/domain/search.server'
import { countMiss } from '~/domain/search-miss.server'
import { isPersonReading } from '~/domain/tally'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/page-meta.server'
import { collectionData } from '~/structured-data.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/categories'

/** An unknown category is a page of its own; anything else is a list that could not be read (spec 8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return isRouteErrorResponse(error) && error.status === 404 ? <UnknownCategory /> : <ListError />
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(visitContext)
	const { q: query, category, after } = parseSearch(url.searchParams)
	if (url.searchParams.get('category') && !category) throw refuse('not_found')
	const [t, found] = await Promise.all([
		translateInto(language),
		findPrompts(viewer, language, { query, category, after }),
	])
	const isAsked =
		query !== '' && !category && after === null && isPersonReading(Object.fromEntries(request.headers))
	if (isAsked && found.total === 0) countMiss(query)
	const title = query
		? t('search_meta_title', { query })
		: category
			? t('category_meta_title', { title: categoryTitle(category, language) })
			: t('categories_meta_title')
	const description = t('categories_meta_description')
	return {
		query,
		category,
		found,
		isFirstPage: after === null,
		meta: pageMeta(url, {
			language,
			title,
			description,
			isIndexed: !query && !category,
			structuredData: [collectionData(url, language, { title, description, prompts: found.prompts })],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const { query, category, found } = loaderData
	if (!found.next) return loaderData.meta
	const next = searchAddress({ query, category, after: found.next })
	return [...loaderData.meta, { tagName: 'link', rel: 'next', href: next }]
}

export default function Categories({ loaderData }: Route.ComponentProps) {
	const { query, category, found, isFirstPage } = loaderData
	const { language, t } = useWords()
	const isSlow = useSlowNavigation('here')
	return (
		<div className="wrap pb-(--section)">
			<div className="page-head">
				<h1>{category ? categoryTitle(category, language) : t('all_prompts')}</h1>
			</div>
			<SearchForm id={SEARCH_PAGE_FIELD} query={query} category={category} />
			<div className="h-7" />
			<CategoryTabs query={query} selected={category} />
			<ResultCount query={query} category={category} found={found} />
			{isSlow ? (
				<PromptGridLoading count={6} columns={3} />
			) : found.total === 0 ? (
				<NoResults query={query} category={category} nearestWords={found.nearestWords} />
			) : (
				<>
					<h2 className="visually-hidden">{t('results')}</h2>
					<PromptGrid prompts={found.prompts} columns={3} heading="h3" />
				</>
			)}
			<ResultPages query={query} category={category} next={found.next} isFirstPage={isFirstPage} />
		</div>
	)
}
