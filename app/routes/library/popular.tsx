import { POPULAR_COUNT } from '~/features/library/prompt'
import { drawCards } from '~/features/library/prompt-cards.server'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/popular'

export { ListError as ErrorBoundary } from '~/ui/load-error'
export { keepDrawnOrder as shouldRevalidate } from './drawn-order'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	return {
		prompts: drawCards(viewer, POPULAR_COUNT, language),
		meta: pageMeta(url, {
			language,
			title: t('popular_meta_title'),
			description: t('popular_meta_description'),
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Popular({ loaderData: { prompts } }: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<div className="page-head">
				<h1>{t('popular_title')}</h1>
				<p className="lead">{t('popular_lead')}</p>
			</div>
			<div className="pb-24">
				<PromptGrid prompts={prompts} columns={4} heading="h2" />
			</div>
		</div>
	)
}
