import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { type CategoryId, categories } from '~/features/library/category'
import { categoryText } from '~/features/library/category-text.server'
import { currentLibrary, type Listing, renewLibrary } from '~/features/library/versions/snapshot.server'
import { inEachLanguage, type Language } from '~/i18n/language'
import { type CategoryLine, type CategoryOrderPage, ORDER_PAGE, type OrderedPrompt } from './category-desk'
import { listComing } from './desk-list.server'
import { orderCategory } from './publishing.server'

/** So many of a category's prompts stand in the list of all categories. */
const FIRST_SHOWN = 8

/** Each category with its first prompts, in their order, and what is coming. */
export async function listCategoryDesk(by: Editor, language: Language): Promise<CategoryLine[]> {
	const coming = await listComing(by)
	await renewLibrary()
	const listed = Map.groupBy(currentLibrary().prompts, ({ category }) => category)
	return categories.map(({ id }) => {
		const prompts = listed.get(id) ?? []
		return {
			id,
			line: categoryText(id, language).line,
			total: prompts.length,
			free: prompts.filter(({ isPremium }) => !isPremium).length,
			prompts: prompts.slice(0, FIRST_SHOWN).map(ordered),
			coming: coming.filter(({ category }) => category === id),
		}
	})
}

/** The published prompts of a category in their order, a page of them; the last where there are fewer. */
export async function readCategoryOrder(
	_by: Editor,
	category: CategoryId,
	wanted = 1,
): Promise<CategoryOrderPage> {
	await renewLibrary()
	const all = inCategory(category)
	const pages = Math.max(1, Math.ceil(all.length / ORDER_PAGE))
	const page = Math.min(wanted, pages)
	const first = (page - 1) * ORDER_PAGE
	const prompts = all.slice(first, first + ORDER_PAGE).map((listing, nth) => {
		const at = first + nth
		const isLast = at === all.length - 1
		return {
			...ordered(listing),
			place: at + 1,
			up: all[at - 1]?.id,
			down: isLast ? undefined : (all[at + 2]?.id ?? null),
		}
	})
	return { total: all.length, page, pages, prompts }
}

/** What an editor wants moved: a prompt before another one, or behind all where that is null; or to a place, from 1 on. */
export type Move = { id: string } & ({ before: string | null } | { place: number })

/** Moves a prompt within its category. Answers its place. Refuses with `conflict` where one of both is not there any more. */
export async function moveInCategory(by: Editor, category: CategoryId, move: Move): Promise<number> {
	await renewLibrary()
	const ids = inCategory(category).map((prompt) => prompt.id)
	const others = ids.filter((one) => one !== move.id)
	const at = 'place' in move ? Math.min(move.place - 1, others.length) : placeBefore(others, move.before)
	if (others.length === ids.length || at < 0) throw refuse('conflict', undefined, { message: 'conflict' })
	await orderCategory(by, category, others.toSpliced(at, 0, move.id))
	return at + 1
}

function placeBefore(ids: readonly string[], before: string | null): number {
	return before === null ? ids.length : ids.indexOf(before)
}

function inCategory(category: CategoryId): Listing[] {
	return currentLibrary().prompts.filter((prompt) => prompt.category === category)
}

function ordered({ id, isPremium, words }: Listing): OrderedPrompt {
	return { id, isPremium, titles: inEachLanguage((language) => words[language].title) }
}
