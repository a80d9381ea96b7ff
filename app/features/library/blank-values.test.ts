import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specialName } from '../../../tests/support/any-text'
import { checkValues } from './blank-values'
import { blanksOf, fillIn } from './blanks'

const BLANKS = [
	{ name: 'service', label: 'Service', example: 'logo' },
	{ name: 'tone', label: 'Tone', example: 'warm', choices: ['warm', 'dry'] },
]

test('values that fit fill the text in, with or without their brackets', () => {
	const { filled, ...wrong } = checkValues(BLANKS, { '[service]': 'a logo', tone: ' dry ' })
	expect(wrong).toEqual({ unknown: [], unfitting: [], missing: [] })
	expect(fillIn('Price [service], [tone].', filled)).toBe('Price a logo, dry.')
})

test('what is unknown, unfitting and missing is named', () => {
	const { unknown, unfitting, missing } = checkValues(BLANKS, { tone: 'loud', budget: '5', toString: 'x' })
	expect(unknown).toEqual(['budget', 'toString'])
	expect(unfitting.map(({ name }) => name)).toEqual(['tone'])
	expect(missing.map(({ name }) => name)).toEqual(['service'])
})

test('white space alone is no value', () => {
	expect(checkValues(BLANKS, { service: ' \n', tone: '' }).missing).toEqual(BLANKS)
})

test('a blank may be called anything, and is filled in', () => {
	fc.assert(
		fc.property(specialName, (name) => {
			const values = JSON.parse(`{${JSON.stringify(`[${name}]`)}:"Ana"}`)
			const text = `Hello [${name}]`
			const { filled, ...wrong } = checkValues(blanksOf(text), values)
			expect(wrong).toEqual({ unknown: [], unfitting: [], missing: [] })
			expect(fillIn(text, filled)).toBe('Hello Ana')
		}),
	)
})
