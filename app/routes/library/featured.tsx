import { href, Link } from 'react-router'
import { FEATURED_TAB_COUNT, FEATURED_TABS, type FeaturedTab } from '~/features/library/prompt'
import { drawCards } from '~/features/library/prompt-cards.server'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { PromptGridLoading } from '~/features/library/ui/prompt-grid-loading'
import { TabRow } from '~/features/library/ui/tab-row'
import { withoutTab } from '~/i18n/address'
import { translateInto } from '~/i18n/translate.server'
import { type MessageId, useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { useSlowNavigation } from '~/ui/use-slow-navigation'
import type { Route } from './+types/featured'

export { ListError as ErrorBoundary } from '~/ui/load-error'
export { keepDrawnOrder as shouldRevalidate } from './drawn-order'

const TAB_NAME: Record<FeaturedTab, MessageId> = {
	trending: 'tab_trending',
	new: 'tab_new',
	popular: 'tab_popular',
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	const asked = url.searchParams.get('tab')
	return {
		selected: FEATURED_TABS.find((tab) => tab === asked) ?? FEATURED_TABS[0],
		prompts: drawCards(viewer, FEATURED_TAB_COUNT, language),
		meta: pageMeta(withoutTab(url), {
			language,
			title: t('featured_meta_title'),
			description: t('featured_meta_description'),
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Featured({ loaderData: { selected, prompts } }: Route.ComponentProps) {
	const { t } = useWords()
	const isSlow = useSlowNavigation('here')
	return (
		<div className="wrap">
			<div className="page-head">
				<h1>{t('nav_featured')}</h1>
				<p className="lead">{t('featured_lead')}</p>
			</div>
			<TabRow label={t('featured_prompts')} current={selected}>
				{FEATURED_TABS.map((tab) => (
					<Link
						key={tab}
						to={tab === FEATURED_TABS[0] ? href('/featured') : `${href('/featured')}?tab=${tab}`}
						aria-current={tab === selected ? 'page' : undefined}
						preventScrollReset
					>
						{t(TAB_NAME[tab])}
					</Link>
				))}
			</TabRow>
			<div className="pt-8 pb-24">
				<h2 className="visually-hidden">{t(TAB_NAME[selected])}</h2>
				{isSlow ? (
					<PromptGridLoading count={FEATURED_TAB_COUNT} columns={4} />
				) : (
					<PromptGrid prompts={prompts} columns={4} heading="h3" />
				)}
			</div>
		</div>
	)
}
