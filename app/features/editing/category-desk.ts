import type { CategoryId } from '~/features/library/category'
import type { Language } from '~/i18n/language'
import type { ComingPrompt } from './desk-list'

/** A published prompt at its place in its category. */
export interface OrderedPrompt {
	id: string
	isPremium: boolean
	titles: Record<Language, string>
}

/** A category as its editors see it: its first prompts, how many there are, and what is coming. */
export interface CategoryLine {
	id: CategoryId
	total: number
	free: number
	prompts: OrderedPrompt[]
	coming: ComingPrompt[]
}
