import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { LANGUAGES } from '~/i18n/language'
import { fitTitle, markedWords, plainWords, spaceWidth, type TitleWord } from './share-picture-title'

const ROOM = { width: 600, height: 256, lines: 3, largest: 84, smallest: 44 }

const lay = (title: string, room = ROOM) => fitTitle(plainWords(title), room)
const written = (lines: readonly (readonly TitleWord[])[]) =>
	lines.map((line) => line.map(({ text }) => text).join(' '))

function widthOf(line: readonly TitleWord[], size: number): number {
	return (line.reduce((sum, { width }) => sum + width, 0) + (line.length - 1) * spaceWidth()) * size
}

test('a short title has the largest size, in lines of about the same length', () => {
	expect(lay('Price it')).toMatchObject({ size: 84 })
	expect(written(lay('Price your service without guessing').lines)).toEqual([
		'Price your',
		'service without',
		'guessing',
	])
})

test('a longer one shrinks until it fits three lines', () => {
	const { size, lines } = lay('A proposta comercial que cabe inteira no celular do cliente')
	expect(size).toBeLessThan(84)
	expect(size).toBeGreaterThanOrEqual(44)
	expect(lines).toHaveLength(3)
})

test('all that can’t fit is cut with an ellipsis, whether many words or one', () => {
	const many = written(lay('uma palavra depois da outra '.repeat(20)).lines)
	expect(many).toHaveLength(3)
	expect(many.at(-1)).toMatch(/\S…$/)
	expect(written(lay('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk').lines)[0]).toMatch(
		/^Donaudampf\S+…$/,
	)
})

test('no title of the library is cut, and all are set large enough to read in a small card', () => {
	for (const language of LANGUAGES) {
		for (const { [language]: words } of cataloguePrompts) {
			const { size, lines } = lay(words.title)
			expect(written(lines).join(' ')).toBe(words.title)
			expect(size).toBeGreaterThanOrEqual(64)
		}
	}
})

test('whatever the title, no line is wider than its room and no more lines than there is room for', () => {
	fc.assert(
		fc.property(
			fc.oneof(fc.string(), fc.lorem({ maxCount: 30 }), fc.stringMatching(/^[A-Za-zÀ-ÿ ]{0,200}$/)),
			(title) => {
				const { size, lines } = lay(title)
				expect(lines.length).toBeLessThanOrEqual(3)
				for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(ROOM.width + 0.001)
			},
		),
	)
})

test('what the face can’t draw is left out', () => {
	expect(plainWords('Café 🎉 com\tpão 日本').map(({ text }) => text)).toEqual(['Café', 'com', 'pão'])
	expect(plainWords('日本語')).toEqual([])
})

test('the bracketed word of the promise is the marked one', () => {
	expect(markedWords('The right [prompt] changes').map(({ text, isMarked }) => [text, isMarked])).toEqual([
		['The', false],
		['right', false],
		['[prompt]', true],
		['changes', false],
	])
})
