import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileName, joinMessage, MOST_FILES, splitMessage } from './message-files'

test('a message takes its files along as blocks of code of their names', () => {
	const files = [
		{ name: 'prices.csv', text: 'item,price\ncake,12\n' },
		{ name: 'notes.md', text: '```js\nlet a\n```' },
	]
	const message = joinMessage({ typed: 'What is dear?', files })
	expect(message).toBe(
		'What is dear?\n\n```file prices.csv\nitem,price\ncake,12\n\n```\n\n````file notes.md\n```js\nlet a\n```\n````',
	)
	expect(splitMessage(message)).toEqual({ typed: 'What is dear?', files })
	expect(splitMessage(joinMessage({ typed: '', files }))).toEqual({ typed: '', files })
})

test.each([
	['```file a.txt\nA\n```\n\nand so on'],
	['```file a.txt\nA'],
	['```js\nlet a\n```'],
	['Look: ```file a.txt\nA\n```'],
	['```file a.txt\nA\n```\n```file b.txt\nB\n```'],
	[''],
])('%j is a text of one’s own', (message) => {
	expect(splitMessage(message)).toEqual({ typed: message, files: [] })
})

const sign = fc.constantFrom('`', '\n', 'a', ' ', 'ã', '```file x\n', '\n```', '\n\n')
const text = fc.string({ unit: sign, maxLength: 20 })
const name = fc.string({ unit: fc.constantFrom('a', ' ', '.', 'ã', '`', '\n'), maxLength: 10 }).map(fileName)

test('whatever files hold and are called, they come back as they are, beside what was typed', () => {
	const typed = fc.string({ unit: fc.constantFrom('\n', 'a', ' ', '`', 'ã'), maxLength: 20 })
	const files = fc.array(fc.record({ name, text }), { maxLength: MOST_FILES })
	fc.assert(
		fc.property(typed, files, (own, all) => {
			expect(splitMessage(joinMessage({ typed: own, files: all }))).toEqual({ typed: own, files: all })
		}),
		{ numRuns: 500 },
	)
})

test('no text is another one once it was split and joined', () => {
	fc.assert(
		fc.property(fc.string({ unit: sign, maxLength: 60 }), (message) => {
			expect(joinMessage(splitMessage(message))).toBe(message)
		}),
		{ numRuns: 500, examples: [['\n\n```file x\n\n```']] },
	)
})
