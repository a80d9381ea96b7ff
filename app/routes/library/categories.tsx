import '~/features/search/words/load'
import { lazy } from 'react'
import { href, isRouteErrorResponse, redirect } from 'react-router'
import { refuse } from '~/core/refuse.server'
import { isPersonReading } from '~/core/view-count'
import { isSignedIn } from '~/core/viewer'
import { categoryTitle } from '~/features/library/category'
import { listSeries } from '~/features/library/series/series.server'
import { PromptGridLoading } from '~/features/library/ui/prompt-grid-loading'
import { UnknownCategory } from '~/features/library/ui/unknown-category'
import { parseSearch } from '~/features/search/search'
import { findPrompts } from '~/features/search/search.server'
import { LONGEST_WISH } from '~/features/search/search-choice'
import { storeWish } from '~/features/search/search-wish.server'
import { ResultPages } from '~/features/search/ui/result-pages'
import { CategoryTabs, ResultCount, Results, SearchChoices } from '~/features/search/ui/results'
import { SEARCH_PAGE_FIELD, searchAddress } from '~/features/search/ui/search-address'
import { SearchForm } from '~/features/search/ui/search-form'
import { countMiss } from '~/features/search/zero-result-search.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
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

/** Nobody loads it who finds something. */
const NoResults = lazy(() => import('~/features/search/ui/no-results'))

/** It stands below the whole list, and its script comes after. */
const SeriesList = lazy(() => import('~/features/library/series/series-list'))

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const { q: query, category, access, sort, after } = parseSearch(url.searchParams)
	if (url.searchParams.get('category') && !category) throw refuse('not_found')
	// The field was sent with nothing in it.
	if (url.searchParams.get('q') === '') throw redirect(searchAddress({ category, access, sort, after }))
	const [t, found] = await Promise.all([
		translateInto(language),
		findPrompts(viewer, language, { query, category, access, sort, after }),
	])
	const isAsked =
		query !== '' &&
		!category &&
		!access &&
		after === null &&
		isPersonReading(Object.fromEntries(request.headers))
	if (isAsked && found.total === 0) countMiss(query)
	const title = query
		? t('search_meta_title', { query })
		: category
			? t('category_meta_title', { title: categoryTitle(category, language) })
			: t('categories_meta_title')
	const description = t('categories_meta_description')
	return {
		asked: { query, category, access, sort },
		isMember: isSignedIn(viewer),
		found,
		isFirstPage: after === null,
		series: query || category || access || after !== null ? [] : listSeries(language),
		meta: pageMeta(url, {
			language,
			title,
			description,
			isIndexed: !query && !category && !access && sort === 'relevance',
			structuredData: [collectionData(url, language, { title, description, prompts: found.prompts })],
		}),
	}
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Keeps what somebody looked for in vain, and says so; where it does not, the search stands there as before. */
export async function action({ context, request }: Route.ActionArgs) {
	const { clientAddress: address, language } = context.get(requestContext)
	const sent = (await readForm(request)).get('words')
	const words = typeof sent === 'string' ? sent.slice(0, LONGEST_WISH) : ''
	try {
		await storeWish(words, { address, language })
		return redirectWithToast(href('/categories'), 'wish_sent')
	} catch (error) {
		const { problem, values } = formProblem(error, 'error_loading_data')
		return redirectWithToast(searchAddress({ query: words }), problem, { kind: 'error', values })
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const { asked, found } = loaderData
	if (!found.next) return loaderData.meta
	const next = searchAddress({ ...asked, after: found.next })
	return [...loaderData.meta, { tagName: 'link', rel: 'next', href: next }]
}

export default function Categories({ loaderData }: Route.ComponentProps) {
	const { asked, isMember, found, isFirstPage, series } = loaderData
	const { language, t } = useWords()
	const isSlow = useSlowNavigation('here')
	return (
		<div className="wrap pb-(--section)">
			<div className="page-head">
				<h1>{asked.category ? categoryTitle(asked.category, language) : t('all_prompts')}</h1>
			</div>
			<SearchForm id={SEARCH_PAGE_FIELD} {...asked} />
			<div className="h-7" />
			<CategoryTabs asked={asked} />
			<SearchChoices asked={asked} isMember={isMember} />
			<ResultCount asked={asked} found={found} />
			{isSlow ? (
				<PromptGridLoading count={6} columns={3} />
			) : found.total === 0 ? (
				<NoResults asked={asked} found={found} />
			) : (
				<Results query={asked.query} found={found} />
			)}
			<ResultPages {...asked} next={found.next} isFirstPage={isFirstPage} />
			{series.length > 0 ? <SeriesList series={series} /> : null}
		</div>
	)
}
