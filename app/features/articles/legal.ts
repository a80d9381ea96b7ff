import type { Article } from './article'

/** The legal pages; each name is its path as well. */
export const LEGAL_PAGES = ['terms', 'privacy', 'cookies'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

export interface LegalText {
	page: LegalPage
	title: string
	description: string
	lead: string
	/** ISO date. */
	updatedOn: string
	article: Article
}
