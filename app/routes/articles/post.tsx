import '~/features/articles/words/load'
import '~/features/library/words/load'
import '~/features/articles/styles/article.css'
import '~/features/articles/styles/prose.css'
import { href, Link } from 'react-router'
import { env } from '~/env/env.server'
import { coverIdOf, type PostSummary } from '~/features/articles/article'
import { readPost } from '~/features/articles/post.server'
import { Neighbors, UsedPrompts } from '~/features/articles/ui/after-article'
import { ArticlePage, SideList } from '~/features/articles/ui/article-page'
import { PostMeta } from '~/features/articles/ui/post-meta'
import type { ListedPrompt } from '~/features/library/prompt'
import { Cover } from '~/features/library/ui/cover'
import { ShareButtons } from '~/features/library/ui/share-buttons'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { postSharePicture } from '~/requests/share-picture.server'
import { breadcrumbData } from '~/requests/structured-data.server'
import type { Route } from './+types/post'
import { postData } from './article-data.server'

export { PostError as ErrorBoundary } from '~/features/articles/ui/article-missing'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
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

/** One post of the blog. */
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

/** The next step beside an article: the prompt that it is most about. Where there is no side, its card is near anyway. */
function TryCard({ prompt: { address, title } }: { prompt: ListedPrompt }) {
	const { t } = useWords()
	return (
		<div className="side-upgrade max-lg:hidden">
			<h2>{t('try_real_card')}</h2>
			<p>{title}</p>
			<Link
				className="button button-ink"
				to={href('/prompt/:id', { id: address })}
				prefetch="intent"
				aria-label={t('view_prompt_named', { title })}
			>
				{t('view_prompt')}
			</Link>
		</div>
	)
}
