import type { CategoryId } from '~/features/library/category'
import type { Language } from '~/i18n/language'
import type { ComingPrompt } from './desk-list'

/** As many stand on one page of a category's order. */
export const ORDER_PAGE = 30

/** A published prompt at its place in its category. */
export interface OrderedPrompt {
	id: string
	isPremium: boolean
	titles: Record<Language, string>
}

/** A prompt in the order of its category, and before which it stands after a step; null is behind all, undefined where it can't go. */
export interface PlacedPrompt extends OrderedPrompt {
	/** From 1 on. */
	place: number
	up: string | undefined
	down: string | null | undefined
}

/** A page of a category's order. */
export interface CategoryOrderPage {
	total: number
	page: number
	pages: number
	prompts: PlacedPrompt[]
}

/** A category as its editors see it: its first prompts, how many there are, and what is coming. */
export interface CategoryLine {
	id: CategoryId
	total: number
	free: number
	/** What readers are told of it, for a tile. */
	line: string
	prompts: OrderedPrompt[]
	coming: ComingPrompt[]
}
