import '~/i18n/areas/articles'
import '~/styles/article.css'
import '~/styles/prose.css'
import { href, Link } from 'react-router'
import { guideData } from '~/article-data.server'
import { ArticlePage } from '~/components/article/article-page'
import { guideAddress, sectionAddress } from '~/components/article/guide-address'
import { Neighbors } from '~/components/article/neighbors'
import { SideList } from '~/components/article/side-list'
import { UsedPrompts } from '~/components/article/used-prompts'
import { readGuide } from '~/domain/guide.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/page-meta.server'
import { breadcrumbData } from '~/structured-data.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/guide'

export { GuideError as ErrorBoundary } from '~/components/article/article-missing'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(visitContext)
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
					{ label: guide.shelf.title, to: sectionAddress(guide.shelf.slug) },
					{ label: guide.title },
				]),
				guideData(url, language, guide),
			],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** One guide, with the others of its section at its side (spec 2). */
export default function Guide({ loaderData: { guide } }: Route.ComponentProps) {
	const { t } = useWords()
	const { number, title, description, shelf, article, related, previous, next } = guide
	return (
		<>
			<ArticlePage
				crumbs={[
					{ label: t('nav_guides'), to: href('/guides') },
					{ label: shelf.title, to: sectionAddress(shelf.slug) },
				]}
				title={title}
				lead={description}
				meta={<p className="meta mono">{t('reading_minutes', { minutes: article.minutes })}</p>}
				article={article}
				aside={
					<SideList title={shelf.title}>
						{shelf.guides.map((other) => (
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
