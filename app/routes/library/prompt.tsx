import { data, href, isRouteErrorResponse, redirect, useSearchParams } from 'react-router'
import { brand } from '~/brand'
import { opens } from '~/core/viewer'
import { env } from '~/env/env.server'
import { categoryTitle } from '~/features/library/category'
import { readPromptNews } from '~/features/library/marks/improved.server'
import { findMoved, findWithdrawn } from '~/features/library/place.server'
import { PROMPT_TABS } from '~/features/library/prompt'
import { readPrompt } from '~/features/library/prompt.server'
import { findPlaceInSeries } from '~/features/library/series/series.server'
import { findOlderCopy } from '~/features/locker/locker-improvement.server'
import { withoutTab } from '~/i18n/address'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { PROMPT_FILES, promptFileAddress } from '~/requests/prompt-file.server'
import { requestContext } from '~/requests/request-context.server'
import { promptSharePicture } from '~/requests/share-picture.server'
import { breadcrumbData, promptData } from '~/requests/structured-data.server'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/prompt'
import { PromptView } from './prompt-view'
import { WithdrawnView } from './prompt-withdrawn'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language, currency, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const moved = findMoved(params.id)
	if (moved) throw redirect(href('/prompt/:id', { id: moved }) + url.search, 301)
	const withdrawn = findWithdrawn(viewer, params.id, language)
	if (withdrawn) {
		const words = { title: t('prompt_withdrawn'), description: t('prompt_withdrawn_text'), isIndexed: false }
		return data({ withdrawn, meta: pageMeta(url, words) }, { status: 410 })
	}
	const prompt = await readPrompt(viewer, params.id, language)
	const page = withoutTab(url)
	const categoryName = categoryTitle(prompt.category, language)
	return data({
		withdrawn: null,
		meta: pageMeta(page, {
			title: prompt.title,
			description: prompt.description,
			language: prompt.language,
			isIndexed: prompt.isIndexed,
			isBilingual: !prompt.isCreated,
			type: 'article',
			picture: promptSharePicture(prompt, prompt.language),
			files: [{ type: PROMPT_FILES.md, address: promptFileAddress(prompt.address, 'md', prompt.language) }],
			structuredData: [
				breadcrumbData(page, [
					{ label: t('nav_categories'), to: href('/categories') },
					{ label: categoryName, to: href('/category/:id', { id: prompt.category }) },
					{ label: prompt.title },
				]),
				promptData(page, prompt, categoryName),
			],
		}),
		prompt: {
			...prompt,
			news: await readNews(viewer, prompt.id, { language, timeZone }),
			series: findPlaceInSeries(prompt.id, language),
		},
		currency,
		origin: env().origin,
	})
}

/** What is told of a prompt's versions; whose own copy is older is led to it. */
async function readNews(...[viewer, promptId, reader]: Parameters<typeof readPromptNews>) {
	const news = await readPromptNews(viewer, promptId, reader)
	const copy = news && opens(viewer, 'locker') ? await findOlderCopy(viewer, promptId) : null
	if (!news || !copy) return news
	const compare = href('/prompt-locker/:id/original', { id: copy.id })
	return { ...news, improved: { mark: 'copied' as const, compare, note: copy.notes[0] ?? '' } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Prompt({ loaderData }: Route.ComponentProps) {
	const [search] = useSearchParams()
	if (loaderData.withdrawn) return <WithdrawnView withdrawn={loaderData.withdrawn} />
	const { prompt, currency, origin } = loaderData
	const tab = PROMPT_TABS.find((one) => one === search.get('tab')) ?? PROMPT_TABS[0]
	return <PromptView prompt={prompt} tab={tab} currency={currency} origin={origin} />
}

/** An unknown id and a hidden prompt are pages of their own; any other failure is a prompt that could not be read (docs/product.md#messages). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const status = isRouteErrorResponse(error) ? error.status : 500
	if (status === 404) return <NoPrompt message="prompt_not_found" />
	return status === 410 ? (
		<NoPrompt message="prompt_withdrawn" />
	) : (
		<LoadError message="error_loading_prompt" />
	)
}

function NoPrompt({ message }: { message: 'prompt_not_found' | 'prompt_withdrawn' }) {
	const { t } = useWords()
	return (
		<>
			<title>{`${t(message)} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<NothingHere title={t(message)} message={message} text={t('prompt_not_found_text')} />
		</>
	)
}
