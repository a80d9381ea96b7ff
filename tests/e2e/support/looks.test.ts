import { expect, test } from 'vitest'
import { ALL_LOOKS, COVER, pairsOf } from './looks'
import { SCREENS } from './screens'

test('every screen has a name of its own', () => {
	const names = SCREENS.map(({ name }) => name)
	expect(new Set(names).size).toBe(names.length)
})

test('the cover meets each pair of screen, width, theme and language with two openings of a screen', () => {
	expect(new Set(COVER.flatMap(pairsOf))).toEqual(new Set(ALL_LOOKS.flatMap(pairsOf)))
	expect(COVER.length).toBe(SCREENS.length * 2)
})

test('axe reads a screen that exists at several widths at two of them', () => {
	for (const screen of SCREENS.filter(({ widths }) => widths === undefined)) {
		const first = COVER.filter((look) => look.screen === screen).map(({ widths }) => widths[0])
		expect(new Set(first).size).toBe(2)
	}
})
