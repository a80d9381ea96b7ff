import type { CategoryId } from '~/content/catalogue'
import type { ListedPrompt } from '~/features/library/prompt'
import type { Article } from './article'

/** A post as lists show it. */
export interface PostSummary {
	id: string
	category: CategoryId
	/** ISO date. */
	publishedOn: string
	title: string
	description: string
	minutes: number
}

/** A post as its page shows it. */
export interface PostPage extends PostSummary {
	lead: string
	article: Article
	related: readonly ListedPrompt[]
	others: readonly PostSummary[]
	/** The posts before and after it in time. */
	previous: PostSummary | null
	next: PostSummary | null
}

/** What a post's cover is drawn from: not a prompt's id, so that no prompt has the same one. */
export function coverIdOf(postId: string): string {
	return `blog-${postId}`
}
