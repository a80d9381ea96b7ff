import fc from 'fast-check'
import { specialName } from '../../tests/support/any-text.ts'
import { logUniform } from './sizes.ts'

/** What Markdown, HTML, blanks, tables of files and addresses are made of. */
const SIGNS = [
	...['*', '**', '_', '__', '~~', '`', '```', '[', ']', '(', ')', '![', '](', '[[', ']]', '<', '>', '#'],
	...['|', '|-', '-', '- ', '+ ', '1. ', '> ', '===', '---', '\n', '\n\n', '\t', '    ', '\r\n', '\\', '^'],
	...['[^0]', '[^0]: x', '[x]: y', '[x][x]', '<!--', '-->', '<a href="', '</a>', '<b>', '&amp;', '&', '&#'],
	...[
		'http://',
		'www.',
		'@',
		':',
		';',
		',',
		'"',
		"'",
		'=',
		'{',
		'}',
		'$',
		'$$',
		'!',
		' ',
		'a',
		'a ',
		'é',
		'0',
	],
	...['\u0300', '\u200b', '\ufeff', '😀', '[a]', '[a](b)', '* a\n', '*a **b ', '| a | b |\n', '1) '],
]

const sign = fc.oneof(
	{ weight: 12, arbitrary: fc.constantFrom(...SIGNS) },
	{ weight: 1, arbitrary: specialName },
)
const piece = fc.array(sign, { minLength: 1, maxLength: 5 }).map((signs) => signs.join(''))

/** Texts of at most so many characters that can be much work to read: one piece again and again, opened and never closed, closed in another order, or nested line by line. */
export function costlyText(longest: number): fc.Arbitrary<string> {
	return fc
		.record({
			size: logUniform(1, longest),
			shape: fc.constantFrom('again', 'closed', 'lines', 'deeper', 'between'),
			open: piece,
			close: piece,
			begin: fc.oneof(fc.constant(''), piece),
			end: fc.oneof(fc.constant(''), piece),
		})
		.map(({ size, shape, open, close, begin, end }) => {
			const texts = {
				again: () => fill(open, size),
				closed: () => fill(open, size / 2) + fill(close, size / 2),
				lines: () => fill(`${open}\n`, size),
				deeper: () => deeper(open, size),
				between: () => fill(open, size / 3) + fill(`${open}${close}`, size / 3) + fill(close, size / 3),
			}
			return (begin + texts[shape]() + end).slice(0, longest)
		})
}

function fill(text: string, length: number): string {
	return text.repeat(Math.max(1, Math.floor(length / text.length)))
}

/** Lines that each begin with one piece more than the one before. */
function deeper(text: string, length: number): string {
	const lines = Math.max(1, Math.floor(Math.sqrt((2 * length) / text.length)))
	return Array.from({ length: lines }, (_none, line) => text.repeat(line + 1)).join('\n')
}
