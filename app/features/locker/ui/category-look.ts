import { fold } from '~/core/search-words'
import { type CategoryId, categories } from '~/features/library/category'
import { LANGUAGES } from '~/i18n/language'
import type { LockerCategory } from '../locker'

/** How a category of the locker looks: in the colour of one of the eight, with its sign where it bears its name. */
export interface CategoryLook {
	color: CategoryId
	hasGlyph: boolean
}

const COLOR_OF_NAME = new Map(
	categories.flatMap((category) =>
		LANGUAGES.map((language) => [fold(category[language].title), category.id] as const),
	),
)

/** Own categories have the colour that was chosen; without one they rotate through the eight in the order they were made, and a known name brings its own. */
export function categoryLooks(own: readonly LockerCategory[]): ReadonlyMap<string, CategoryLook> {
	const made = own.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
	return new Map(
		made.map(({ id, name, color }, position) => {
			const named = COLOR_OF_NAME.get(fold(name))
			const rotated = categories[position % categories.length]?.id ?? 'education'
			const shown = color ?? named ?? rotated
			return [id, { color: shown, hasGlyph: shown === named }]
		}),
	)
}
