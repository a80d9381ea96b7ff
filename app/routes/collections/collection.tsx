import '~/features/collections/words/load'
import '~/features/library/words/load'
import '~/features/collections/collections.css'
import { data, href, isRouteErrorResponse } from 'react-router'
import { monthlyPrice } from '~/core/plans'
import { env } from '~/env/env.server'
import { saveCollection } from '~/features/collections/collection-saving.server'
import { readShared } from '~/features/collections/shared-collection.server'
import { NoCollection } from '~/features/collections/ui/no-collection'
import { SharedView } from '~/features/collections/ui/shared-view'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/collection'

/** Nowhere kept: a link that is taken back ends at once. */
const NEVER_KEPT = { 'Cache-Control': 'private, no-store' }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language, currency } = context.get(requestContext)
	const collection = await readShared(viewer, params.id, language)
	const t = await translateInto(language)
	const { title, description, isIndexed, prompts } = collection
	const said = description || t('collection_meta', { count: prompts.length })
	return data(
		{
			collection,
			currency,
			url: env().origin + href('/c/:id', { id: params.id }),
			meta: pageMeta(url, { title, description: said, isIndexed, language }),
		},
		{ headers: NEVER_KEPT },
	)
}

/** Puts all of it into a Legend's locker. */
export async function action(args: Route.ActionArgs) {
	const page = href('/c/:id', { id: args.params.id })
	const legend = requireOpened(args, 'locker', page)
	const { language } = args.context.get(requestContext)
	try {
		const count = await saveCollection(legend, args.params.id, language)
		return redirectWithToast(page, 'collection_saved_all', { values: { count } })
	} catch (error) {
		const { problem } = formProblem(error, 'collection_failed')
		return redirectWithToast(page, problem, { kind: 'error' })
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A collection that was given a link (docs/product.md#collections). */
export default function Collection({ loaderData: { collection, url, currency } }: Route.ComponentProps) {
	const { money } = useWords()
	return (
		<SharedView
			collection={collection}
			url={url}
			price={money(monthlyPrice('premium', currency), currency)}
		/>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return isRouteErrorResponse(error) && error.status === 404 ? (
		<NoCollection />
	) : (
		<LoadError message="error_loading_page" />
	)
}
