import { SCREENS, type Screen } from './screens.ts'
import type { Language } from './words.ts'

const WIDTHS = [360, 768, 1440] as const
const THEMES = ['light', 'dark'] as const

/** A screen that is opened once, in one theme and one language, and looked at in some widths. */
export interface Look {
	screen: Screen
	theme: (typeof THEMES)[number]
	language: Language
	/** In the first it is opened, and axe reads it; the window is then drawn to the others. */
	widths: readonly [number, ...number[]]
}

/** Every screen at every width it exists at, in both themes and both languages, each opened anew. */
export const ALL_LOOKS: readonly Look[] = SCREENS.flatMap((screen) =>
	widthsOf(screen).flatMap((width) =>
		THEMES.flatMap((theme) =>
			(['en', 'pt'] as const).map((language) => ({ screen, theme, language, widths: [width] as const })),
		),
	),
)

/**
 * Two openings of each screen in which every two of screen, width, theme and language meet: light in one language, dark
 * in the other, each drawn through all widths, axe at another width each time.
 */
export const COVER: readonly Look[] = SCREENS.flatMap((screen, place) =>
	THEMES.map((theme, turn) => ({
		screen,
		theme,
		language: (place + turn) % 2 === 0 ? ('en' as const) : ('pt' as const),
		widths: rotated(widthsOf(screen), place + turn),
	})),
)

function widthsOf(screen: Screen): number[] {
	return WIDTHS.filter((width) => screen.widths?.includes(width) ?? true)
}

function rotated(widths: readonly number[], by: number): readonly [number, ...number[]] {
	const start = by % widths.length
	const [first = WIDTHS[0], ...others] = [...widths.slice(start), ...widths.slice(0, start)]
	return [first, ...others]
}

/** Each two of its properties with their values, as a text. */
export function pairsOf({ screen, theme, language, widths }: Look): string[] {
	return widths.flatMap((width) => {
		const values = [`screen=${screen.name}`, `theme=${theme}`, `language=${language}`, `width=${width}`]
		return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`))
	})
}
