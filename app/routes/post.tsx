import '~/i18n/areas/articles'
import '~/styles/article.css'
import '~/styles/prose.css'
import { href, Link } from 'react-router'
import { postData } from '~/article-data.server'
import { ArticlePage } from '~/components/article/article-page'
import { Neighbors } from '~/components/article/neighbors'
import { PostMeta } from '~/components/article/post-meta'
import { SideList } from '~/components/article/side-list'
import { TryCard } from '~/components/article/try-card'
import { UsedPrompts } from '~/components/article/used-prompts'
import { Cover } from '~/components/prompt/cover'
import { ShareButtons } from '~/components/prompt/share-buttons'
import { coverIdOf, type PostSummary } from '~/domain/post'
import { readPost } from '~/domain/post.server'
import { env } from '~/env.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/page-meta.server'
import { postSharePicture } from '~/share-picture.server'
import { breadcrumbData } from '~/structured-data.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/post'

export { PostError as ErrorBoundary } from '~/components/article/article-missing'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(visitContext)
	const t = await translateInto(language)
	const post = readPost(viewer, params.id, language)
	return {
		post,
		shared: env().origin + url.pathname,
		meta: pageMeta(url, {
			title: post.title,
			description: post.description,
			language,
			type: 'article',
			picture: postSharePicture(post, language),
			structuredData: [
				breadcrumbData(url, [
					{ label: t('home'), to: href('/') },
					{ label: t('nav_blog'), to: href('/blog') },
					{ label: post.title },
				]),
				postData(url, language, post),
			],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** One post of the blog (spec 2). */
export default function Post({ loaderData: { post, shared } }: Route.ComponentProps) {
	const { t } = useWords()
	const { id, category, title, lead, article, related, others, previous, next } = post
	const [first] = related
	return (
		<>
			<ArticlePage
				crumbs={[
					{ label: t('home'), to: href('/') },
					{ label: t('nav_blog'), to: href('/blog') },
				]}
				title={title}
				lead={lead}
				meta={<PostMeta post={post} />}
				category={category}
				cover={<Cover id={coverIdOf(id)} category={category} />}
				article={article}
				aside={
					<>
						<SideList title={t('more_posts')}>
							{others.map((other) => (
								<Link key={other.id} to={addressOf(other)} prefetch="intent">
									{other.title}
								</Link>
							))}
						</SideList>
						{first ? <TryCard prompt={first} /> : null}
					</>
				}
			>
				<section className="article-share" aria-label={t('share')}>
					<p className="muted">{t('share_this')}</p>
					<ShareButtons title={title} text={null} url={shared} />
				</section>
				<Neighbors
					label={t('neighboring_posts')}
					previous={previous && { to: addressOf(previous), title: previous.title }}
					next={next && { to: addressOf(next), title: next.title }}
				/>
			</ArticlePage>
			<UsedPrompts prompts={related} />
		</>
	)
}

function addressOf({ id }: PostSummary): string {
	return href('/blog/:id', { id })
}
