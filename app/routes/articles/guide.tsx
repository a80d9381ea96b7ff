import '~/features/articles/words/load'
import '~/features/articles/styles/article.css'
import '~/features/articles/styles/prose.css'
import { href, Link } from 'react-router'
import { readGuide } from '~/features/articles/guide.server'
import { Neighbors, UsedPrompts } from '~/features/articles/ui/after-article'
import { ArticlePage, SideList } from '~/features/articles/ui/article-page'
import { guideAddress, sectionAddress } from '~/features/articles/ui/guide-address'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData } from '~/requests/structured-data.server'
import type { Route } from './+types/guide'
import { guideData } from './article-data.server'

export { GuideError as ErrorBoundary } from '~/features/articles/ui/article-missing'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	const guide = readGuide(viewer, params.section, params.number, language)
	return {
		guide,
		meta: pageMeta(url, {
			title: guide.title,
			description: guide.description,
			language,
			type: 'article',
			structuredData: [
				breadcrumbData(url, [
					{ label: t('nav_guides'), to: href('/guides') },
					{ label: guide.inSection.title, to: sectionAddress(guide.inSection.slug) },
					{ label: guide.title },
				]),
				guideData(url, language, guide),
			],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** One guide, with the others of its section at its side. */
export default function Guide({ loaderData: { guide } }: Route.ComponentProps) {
	const { t } = useWords()
	const { number, title, description, inSection, article, related, previous, next } = guide
	return (
		<>
			<ArticlePage
				crumbs={[
					{ label: t('nav_guides'), to: href('/guides') },
					{ label: inSection.title, to: sectionAddress(inSection.slug) },
				]}
				title={title}
				lead={description}
				meta={<p className="meta mono">{t('reading_minutes', { minutes: article.minutes })}</p>}
				article={article}
				aside={
					<SideList title={inSection.title}>
						{inSection.guides.map((other) => (
							<Link
								key={other.number}
								to={guideAddress(other)}
								prefetch="intent"
								aria-current={other.number === number ? 'page' : undefined}
							>
								{other.number}. {other.title}
							</Link>
						))}
					</SideList>
				}
			>
				<Neighbors
					label={t('neighboring_guides')}
					previous={previous && { to: guideAddress(previous), title: previous.title }}
					next={next && { to: guideAddress(next), title: next.title }}
				/>
			</ArticlePage>
			<UsedPrompts prompts={related} />
		</>
	)
}
