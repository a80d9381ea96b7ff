import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneTypo, likeness, nearForms, ONE_TYPO, soundOf } from './typo'

const letters = fc.stringMatching(/^[a-z]{4,14}$/)

/** One letter left out, put in or changed, or two neighbours swapped. */
const mistyped = letters.chain((word) =>
	fc
		.tuple(fc.nat(word.length - 2), fc.constantFrom('q', 'z'), fc.constantFrom('out', 'in', 'change', 'swap'))
		.map(([at, letter, kind]) => {
			const [start, one = '', two = '', rest] = [
				word.slice(0, at),
				word[at],
				word[at + 1],
				word.slice(at + 2),
			]
			const typos = {
				out: start + two + rest,
				in: start + letter + one + two + rest,
				change: start + letter + two + rest,
				swap: start + two + one + rest,
			}
			return { word, typo: typos[kind] }
		})
		.filter(({ typo }) => typo !== word && typo.length >= 4),
)

test('every single typo is recognised, and both words share a form by which a database finds one from the other', () => {
	fc.assert(
		fc.property(mistyped, ({ word, typo }) => {
			expect(isOneTypo(word, typo)).toBe(true)
			expect(isOneTypo(typo, word)).toBe(true)
			expect(nearForms(word).some((form) => nearForms(typo).includes(form))).toBe(true)
		}),
	)
})

test.each([
	['marketing', 'marketing', false],
	['marketing', 'markting', true],
	['email', 'emial', true],
	['email', 'gmail', true],
	['email', 'emaill', true],
	['email', 'emlia', false],
	['email', 'mail', true],
	['plano', 'pla', false],
	['', '', false],
	['', 'a', true],
])('%s and %s are one typo apart: %s', (one, other, expected) => {
	expect(isOneTypo(one, other)).toBe(expected)
	expect(isOneTypo(other, one)).toBe(expected)
})

test('words are liker the less they differ', () => {
	const order = ['escrita', 'escrito', 'escrtai', 'escrever', 'plano'].map((word) =>
		likeness('escrita', word),
	)
	expect(order).toEqual([ONE_TYPO + 1, ONE_TYPO, 2, 1, 0])
})

test.each([
	['preso', 'preço'],
	['xuva', 'chuva'],
	['jeito', 'geito'],
	['ora', 'hora'],
	['servisso', 'serviço'],
	['auface', 'alface'],
	['fone', 'phone'],
	['calsa', 'calça'],
])('%s sounds like %s', (written, meant) => {
	expect(soundOf(written)).toBe(soundOf(meant))
})

test.each([
	['peso', 'preço'],
	['resto', 'preço'],
	['gato', 'jato'],
	['caro', 'claro'],
])('%s does not sound like %s', (written, other) => {
	expect(soundOf(written)).not.toBe(soundOf(other))
})
