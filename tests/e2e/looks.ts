import { SCREENS, type Screen } from './screens.ts'
import { LANGUAGES, type Language } from './words.ts'

export const WIDTHS = [360, 768, 1440] as const
export const THEMES = ['light', 'dark'] as const

/** One way to look at a screen. */
export interface Look {
	screen: Screen
	width: (typeof WIDTHS)[number]
	theme: (typeof THEMES)[number]
	language: Language
}

/** Every screen at every width it exists at, in both themes and both languages. */
export const LOOKS: readonly Look[] = SCREENS.flatMap((screen) =>
	WIDTHS.filter((width) => screen.widths?.includes(width) ?? true).flatMap((width) =>
		THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ screen, width, theme, language }))),
	),
)

/**
 * The fewest of these, or nearly so, in which any two properties still meet in each pair of their values that meets in
 * all of them: always the same ones, picked greedily in their order.
 */
export function pairwise<Item extends object>(all: readonly Item[]): Item[] {
	const missing = new Set(all.flatMap(pairsOf))
	const left = new Map(all.map((item) => [item, pairsOf(item)]))
	const gain = (pairs: readonly string[]) => pairs.filter((pair) => missing.has(pair)).length
	const picked: Item[] = []
	while (missing.size > 0) {
		const [best] = [...left].reduce((one, other) => (gain(other[1]) > gain(one[1]) ? other : one))
		for (const pair of pairsOf(best)) missing.delete(pair)
		left.delete(best)
		picked.push(best)
	}
	return picked
}

/** Each two properties of it with their values, as a text. */
export function pairsOf(item: object): string[] {
	const values = Object.entries(item).map(([name, value]) => `${name}=${value.name ?? value}`)
	return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`))
}
