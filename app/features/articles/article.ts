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
