import type { CategoryId } from '~/content/catalogue'
import { type Category, categories } from '~/content/categories'
import type { Language } from '~/i18n/language'

export type { Category, CategoryId }
export { categories }

export function isCategoryId(value: unknown): value is CategoryId {
	return categories.some((category) => category.id === value)
}

/** The category with this id, or undefined for anything else that came from outside. */
export function findCategory(id: string): Category | undefined {
	return categories.find((category) => category.id === id)
}

/** A category's name in a language. */
export function categoryTitle(id: CategoryId, language: Language): string {
	return findCategory(id)?.[language].title ?? id
}
