import { expect, test } from 'vitest'
import { LOOKS, pairsOf, pairwise, THEMES, WIDTHS } from './looks'
import { SCREENS } from './screens'
import { LANGUAGES } from './words'

test('every screen has a name of its own', () => {
	const names = SCREENS.map(({ name }) => name)
	expect(new Set(names).size).toBe(names.length)
})

test('the cover meets each pair of screen, width, theme and language, and is small', () => {
	const cover = pairwise(LOOKS)
	expect(new Set(cover.flatMap(pairsOf))).toEqual(new Set(LOOKS.flatMap(pairsOf)))
	expect(new Set(cover).size).toBe(cover.length)
	expect(cover.length).toBeLessThanOrEqual(SCREENS.length * WIDTHS.length)
	expect(LOOKS.length).toBeLessThanOrEqual(cover.length * THEMES.length * LANGUAGES.length)
})

test('the cover is the same each time', () => {
	expect(pairwise(LOOKS)).toEqual(pairwise(LOOKS))
})
