import { expect, test } from 'vitest'
import { keepDrawnOrder } from './drawn-order'

const draws = (from: string, to: string) =>
	keepDrawnOrder({
		currentUrl: new URL(from, 'http://localhost'),
		nextUrl: new URL(to, 'http://localhost'),
		currentParams: {},
		nextParams: {},
		defaultShouldRevalidate: true,
	})

test('an action, another hash, or a parameter that chooses nothing leaves the list as it was drawn', () => {
	expect(draws('/popular', '/popular')).toBe(false)
	expect(draws('/popular', '/popular#featured')).toBe(false)
	expect(draws('/', '/?utm_source=letter')).toBe(false)
})

test('another tab draws another list', () => {
	expect(draws('/featured', '/featured?tab=new')).toBe(true)
})
