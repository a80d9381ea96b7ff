import '~/features/library/series/words/load'
import { data, href } from 'react-router'
import { findSeries } from '~/features/library/series/series.server'
import { SeriesPage } from '~/features/library/series/series-page'
import { UnknownSeries } from '~/features/library/series/unknown-series'
import { translateInto } from '~/i18n/translate.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData, collectionData } from '~/requests/structured-data.server'
import type { Route } from './+types/series'

export { ListError as ErrorBoundary } from '~/ui/load-error'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	const series = findSeries(viewer, params.id, language)
	if (!series) {
		const words = {
			title: t('series_not_found'),
			description: t('series_not_found_text'),
			isIndexed: false,
			language,
		}
		return data({ series, meta: pageMeta(url, words) }, { status: 404 })
	}
	const { title, line, steps } = series
	return data({
		series,
		meta: pageMeta(url, {
			language,
			title: t('series_meta_title', { title }),
			description: `${line} ${t('series_text')}`,
			structuredData: [
				breadcrumbData(url, [
					{ label: t('home'), to: href('/') },
					{ label: t('nav_categories'), to: href('/categories') },
					{ label: title },
				]),
				collectionData(url, language, {
					title,
					description: line,
					prompts: steps.map(({ prompt }) => prompt),
				}),
			],
		}),
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A series of prompts whose answers carry on (docs/product.md#series). */
export default function SeriesRoute({ loaderData: { series } }: Route.ComponentProps) {
	return series ? <SeriesPage series={series} /> : <UnknownSeries />
}
