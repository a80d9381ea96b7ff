import type { ListedPrompt } from '~/features/library/prompt'
import type { Article } from './article'

/** A guide as lists show it; section and number are its address. */
export interface GuideSummary {
	section: string
	/** Its place in its section, counted from 1. */
	number: string
	title: string
	description: string
}

export interface GuideShelf {
	slug: string
	title: string
	description: string
	guides: readonly GuideSummary[]
}

/** A guide as its page shows it. */
export interface GuidePage extends GuideSummary {
	shelf: GuideShelf
	article: Article
	related: readonly ListedPrompt[]
	/** The guides before and after it, across the sections. */
	previous: GuideSummary | null
	next: GuideSummary | null
}
