import type { CategoryText } from '~/content/catalogue'
import { categoryTexts } from '~/content/category-texts.server'
import type { Language } from '~/i18n/language'
import { type CategoryId, categories } from './category'
import { currentLibrary } from './versions/snapshot.server'

/** What readers are told of a category: by its editors, or else by the files. */
export function categoryText(id: CategoryId, language: Language): CategoryText {
	return (currentLibrary().categoryTexts.get(id) ?? categoryTexts[id])[language]
}

/** Each category's line, in the order of the categories. */
export function categoryLines(language: Language): { id: CategoryId; line: string }[] {
	return categories.map(({ id }) => ({ id, line: categoryText(id, language).line }))
}
