import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

test('an excerpt begins at the line of the first blank', () => {
	expect(excerptOf('Be a buyer.\n\nItem: [item]\nBudget: [budget]\n')).toBe('Item: [item]\nBudget: [budget]')
})

test('an excerpt of a longer text ends after three lines, and says that there is more', () => {
	expect(excerptOf('[one]\n[two]\n[three]\n[four]')).toBe('[one]\n[two]\n[three]…')
})

test('a long line is cut between words', () => {
	const excerpt = excerptOf(`I sell [thing]. ${'word '.repeat(100)}`)
	expect(excerpt).toMatch(/^I sell \[thing\]\. word .* word…$/)
	expect(excerpt.length).toBeLessThanOrEqual(151)
})

test('a blank is never cut in two', () => {
	expect(excerptOf(`[start] ${'a '.repeat(66)}[a blank of several words] and more`)).toMatch(/ a…$/)
})

test('a text without blanks is shown from its beginning', () => {
	expect(excerptOf('Tell me a story.')).toBe('Tell me a story.')
})
