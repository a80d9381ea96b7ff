import type { CategoryId } from '~/content/catalogue'
import type { ListedPrompt } from '~/features/library/prompt'

/** A place in an article that the table of contents leads to. */
export interface ArticleHeading {
	id: string
	text: string
}

/** A run of an article: finished HTML, or a prompt to copy, with its `[blanks]`. */
export type ArticlePart = { kind: 'html'; html: string } | { kind: 'prompt'; text: string }

/** A long text as its page shows it. */
export interface Article {
	parts: readonly ArticlePart[]
	headings: readonly ArticleHeading[]
	/** How long it takes to read. */
	minutes: number
}

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

/** The legal pages; each name is its path as well. */
export const LEGAL_PAGES = ['terms', 'privacy', 'cookies', 'accessibility'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

export interface LegalText {
	page: LegalPage
	title: string
	description: string
	lead: string
	/** Of when its text is, and the one before it, in the page's language. */
	dates: readonly string[]
	article: Article
}

/** A question with its answer, in HTML of our own making. */
export interface AnsweredQuestion {
	id: string
	question: string
	html: string
}
