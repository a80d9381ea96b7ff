import '~/features/editing/changes/words/load'
import '~/features/library/words/load'
import { href, isRouteErrorResponse, Link, redirect } from 'react-router'
import { brand } from '~/brand'
import { parseBefore, readChanges } from '~/features/editing/changes/changes.server'
import { ChangesPage } from '~/features/editing/changes/changes-page'
import { markSeen } from '~/features/library/marks/marks.server'
import { findMoved } from '~/features/library/place.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/prompt-changes'
import { takeMarkForm } from './mark-form.server'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const moved = findMoved(params.id)
	if (moved) throw redirect(href('/prompt/:id/changes', { id: moved }) + url.search, 301)
	const before = parseBefore(url.searchParams)
	const changed = await readChanges(viewer, params.id, { language, before })
	const t = await translateInto(language)
	const title = `${t('what_changed')}: ${changed.title}`
	return { changed, meta: pageMeta(url, { title, description: t('changes_text'), isIndexed: false }) }
}

/** A person knows what became better: they are not told of it again. */
export function action(args: Route.ActionArgs) {
	return takeMarkForm(args, 'error_updating_status', async (member) => {
		await markSeen(member, args.params.id)
		return 'improvement_known'
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What changed of a prompt since it came (docs/product.md#library). */
export default function PromptChanges({ loaderData: { changed } }: Route.ComponentProps) {
	return <ChangesPage changed={changed} />
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
	const { t } = useWords()
	const status = isRouteErrorResponse(error) ? error.status : 500
	if (status !== 404 && status !== 410) return <LoadError message="error_loading_prompt" />
	const isGone = status === 410
	const message = isGone ? 'prompt_withdrawn' : 'prompt_not_found'
	const similar = isGone ? (
		<Link className="button button-primary" to={href('/prompt/:id', { id: params.id })}>
			{t('changes_similar')}
		</Link>
	) : undefined
	return (
		<>
			<title>{`${t(message)} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<NothingHere
				title={t(message)}
				message={message}
				text={t(isGone ? 'changes_gone' : 'prompt_not_found_text')}
				actions={similar}
			/>
		</>
	)
}
