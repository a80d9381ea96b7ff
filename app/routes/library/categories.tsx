import { isRouteErrorResponse } from 'react-router'
import { refuse } from '~/core/refuse.server'
import { isPersonReading } from '~/core/view-count'
import { categoryTitle } from '~/features/library/category'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { PromptGridLoading } from '~/features/library/ui/prompt-grid-loading'
import { UnknownCategory } from '~/features/library/ui/unknown-category'
import { parseSearch } from '~/features/search/search'
import { findPrompts } from '~/features/search/search.server'
import { ResultPages } from '~/features/search/ui/result-pages'
import { CategoryTabs, NoResults, ResultCount } from '~/features/search/ui/results'
import { SEARCH_PAGE_FIELD, searchAddress } from '~/features/search/ui/search-address'
import { SearchForm } from '~/features/search/ui/search-form'
import { countMiss } from '~/features/search/zero-result-search.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { collectionData } from '~/requests/structured-data.server'
import { ListError } from '~/ui/load-error'
import { useSlowNavigation } from '~/ui/use-slow-navigation'
import type { Route } from './+types/categories'

/** An unknown category is a page of its own; anything else is a list that could not be read (docs/product.md#messages). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return isRouteErrorResponse(error) && error.status === 404 ? <UnknownCategory /> : <ListError />
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
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
