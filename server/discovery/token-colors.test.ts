import { expect, test } from 'vitest'
import tokens from '~/ui/styles/tokens.css?raw'
import { THEME_COLOR } from '~/ui/theme/theme-color'
import { readColors, toHex } from './token-colors'

test('an OKLCH colour becomes the sRGB colour that browsers show', () => {
	expect(toHex(1, 0, 0)).toBe('#ffffff')
	expect(toHex(0, 0, 0)).toBe('#000000')
	expect(toHex(0.62796, 0.25768, 29.2339)).toBe('#ff0000')
})

test.each([
	['personal-ai', '#b579d9'],
	['consulting', '#539ae7'],
	['nutrition', '#7cbf4a'],
	['finance', '#3cb78c'],
	['storytelling', '#f3604d'],
	['programming', '#24b1c8'],
	['marketing', '#e76096'],
	['education', '#f0932f'],
])('the colour of %s is the one that was chosen, but for rounding', (category, named) => {
	const color = readColors(tokens, 'light').get(`${category}-mid`) ?? ''
	for (const at of [1, 3, 5]) {
		const [ours, theirs] = [color, named].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
		expect(Math.abs((ours ?? 0) - (theirs ?? 0))).toBeLessThanOrEqual(1)
	}
})

test('the browser’s bars take the colour of the paper in both themes', () => {
	expect(THEME_COLOR.light).toBe(readColors(tokens, 'light').get('paper'))
	expect(THEME_COLOR.dark).toBe(readColors(tokens, 'dark').get('paper'))
})
