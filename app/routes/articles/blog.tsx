import '~/features/articles/words/load'
import '~/features/articles/styles/article-index.css'
import { href, Link } from 'react-router'
import { coverIdOf } from '~/features/articles/article'
import { listPosts } from '~/features/articles/post.server'
import { PostMeta } from '~/features/articles/ui/post-meta'
import { Cover } from '~/features/library/ui/cover'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData } from '~/requests/structured-data.server'
import type { Route } from './+types/blog'
import { blogData } from './article-data.server'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { language } = context.get(requestContext)
	const t = await translateInto(language)
	const posts = listPosts(language)
	const [title, description] = [t('blog_meta_title'), t('blog_meta_description')]
	return {
		posts,
		meta: pageMeta(url, {
			title,
			description,
			language,
			structuredData: [
				breadcrumbData(url, [{ label: t('home'), to: href('/') }, { label: t('nav_blog') }]),
				blogData(url, language, { title: t('nav_blog'), description, posts }),
			],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The posts, the newest first. */
export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<div className="page-head">
				<h1>{t('nav_blog')}</h1>
				<p className="lead">{t('blog_lead')}</p>
			</div>
			<ul className="posts">
				{posts.map((post) => (
					<li key={post.id} data-cat={post.category}>
						<Cover id={coverIdOf(post.id)} category={post.category} />
						<div>
							<PostMeta post={post} />
							<h2>
								<Link to={href('/blog/:id', { id: post.id })} prefetch="intent">
									{post.title}
								</Link>
							</h2>
							<p>{post.description}</p>
						</div>
					</li>
				))}
			</ul>
		</div>
	)
}
