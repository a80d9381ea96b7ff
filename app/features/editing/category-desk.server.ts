import { refuse } from '~/core/refuse.server'
import type { Admin } from '~/core/viewer'
import { type CategoryId, categories } from '~/features/library/category'
import { currentLibrary, type Listing, renewLibrary } from '~/features/library/versions/snapshot.server'
import { inEachLanguage } from '~/i18n/language'
import type { CategoryLine, OrderedPrompt } from './category-desk'
import { listComing } from './desk-list.server'
import { orderCategory } from './publishing.server'

/** So many of a category's prompts stand in the list of all categories. */
const FIRST_SHOWN = 8

/** Each category with its first prompts, in their order, and what is coming. */
export async function listCategoryDesk(by: Admin): Promise<CategoryLine[]> {
	const coming = await listComing(by)
	await renewLibrary()
	const listed = Map.groupBy(currentLibrary().prompts, ({ category }) => category)
	return categories.map(({ id }) => {
		const prompts = listed.get(id) ?? []
		return {
			id,
			total: prompts.length,
			free: prompts.filter(({ isPremium }) => !isPremium).length,
			prompts: prompts.slice(0, FIRST_SHOWN).map(ordered),
			coming: coming.filter(({ category }) => category === id),
		}
	})
}

/** All published prompts of a category, in their order. */
export async function readCategoryOrder(_by: Admin, category: CategoryId): Promise<OrderedPrompt[]> {
	await renewLibrary()
	return inCategory(category).map(ordered)
}

/** What an editor wants moved: a prompt before another one, or behind all where that is null. */
export interface Move {
	id: string
	before: string | null
}

/** Moves a prompt within its category. Refuses with `conflict` where one of both is not there any more. */
export async function moveInCategory(by: Admin, category: CategoryId, { id, before }: Move): Promise<void> {
	await renewLibrary()
	const ids = inCategory(category).map((prompt) => prompt.id)
	const others = ids.filter((one) => one !== id)
	const at = before === null ? others.length : others.indexOf(before)
	if (others.length === ids.length || at < 0) throw refuse('conflict', undefined, { message: 'conflict' })
	await orderCategory(by, category, others.toSpliced(at, 0, id))
}

function inCategory(category: CategoryId): Listing[] {
	return currentLibrary().prompts.filter((prompt) => prompt.category === category)
}

function ordered({ id, isPremium, words }: Listing): OrderedPrompt {
	return { id, isPremium, titles: inEachLanguage((language) => words[language].title) }
}
