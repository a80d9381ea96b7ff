import { POSTS } from '~/content/posts.server'
import { refuse } from '~/core/refuse.server'
import type { Viewer } from '~/core/viewer'
import { catalogueCards } from '~/features/library/prompt-cards.server'
import type { Language } from '~/i18n/language'
import type { PostPage, PostSummary } from './article'
import { readArticle } from './article.server'

/** The posts of the blog in one language, the newest first. */
export function listPosts(language: Language): PostSummary[] {
	return POSTS.map((post) => summaryOf(post, language))
}

/** What anyone may know of a post by its id, or null for anything else that came from outside. */
export function findPost(id: string, language: Language): PostSummary | null {
	const post = POSTS.find((one) => one.id === id)
	return post ? summaryOf(post, language) : null
}

/** One post with its text, its neighbours in time and the prompts it is about. Refuses with `not_found`. */
export function readPost(viewer: Viewer, id: string, language: Language): PostPage {
	const posts = listPosts(language)
	const place = POSTS.findIndex((one) => one.id === id)
	const [post, summary] = [POSTS[place], posts[place]]
	if (!post || !summary) throw refuse('not_found')
	return {
		...summary,
		lead: post.lead[language],
		article: readArticle(post.body[language], post.title[language]),
		related: catalogueCards(viewer, post.related, language),
		others: posts.filter((other) => other.id !== id),
		previous: posts[place + 1] ?? null,
		next: posts[place - 1] ?? null,
	}
}

function summaryOf(post: (typeof POSTS)[number], language: Language): PostSummary {
	const { id, category, publishedOn } = post
	const [title, description] = [post.title[language], post.description[language]]
	const { minutes } = readArticle(post.body[language], title)
	return { id, category, publishedOn, title, description, minutes }
}
