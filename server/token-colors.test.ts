import { expect, test } from 'vitest'
import tokens from '~/styles/tokens.css?raw'
import { THEME_COLOR } from '~/theme-color'
import { readLightColors, toHex } from './token-colors'

test('an OKLCH colour becomes the sRGB colour that browsers show', () => {
	expect(toHex(1, 0, 0)).toBe('#ffffff')
	expect(toHex(0, 0, 0)).toBe('#000000')
	expect(toHex(0.62796, 0.25768, 29.2339)).toBe('#ff0000')
})

test('the light tokens give the colours that the design guide names', () => {
	const colors = readLightColors(tokens)
	expect(colors.get('finance-mid')).toBe('#3cb78c')
	expect(colors.get('marketing-mid')).toBe('#e76096')
	expect(colors.get('consulting-text')).toBe('#0b5394')
})

test('the browser’s bars take the colour of the paper in both themes', () => {
	expect(THEME_COLOR.light).toBe(readLightColors(tokens).get('paper'))
	const [, dark = ''] = tokens.split('[data-theme="dark"]')
	expect(THEME_COLOR.dark).toBe(readLightColors(`:root${dark}`).get('paper'))
})
