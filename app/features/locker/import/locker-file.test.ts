import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { anyText } from '../../../../tests/support/any-text'
import { fromCell, joinTags, splitTags, toCell } from './locker-file'

const DANGEROUS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1+1', "'=1", "''@x"]
/** Signs that show nothing, and one that parts a program from what it is told to do. */
const BEFORE = ['\u200b', '\u2060', '\u180e', '\u00ad', '\ufeff', '|', ' \u200b|']
const HARMLESS = ['Write to [name]', '1 = 1', "'tis", '', 'a-b']

test('no cell begins as a formula does, and harmless ones stay as they are', () => {
	for (const text of DANGEROUS) expect(toCell(text)).toBe(`'${text}`)
	for (const before of BEFORE) expect(toCell(`${before}=1`)).toBe(`'${before}=1`)
	for (const text of HARMLESS) expect(toCell(text)).toBe(text)
})

test('any text comes back out of its cell, also through a CSV file', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect(fromCell(toCell(text))).toBe(text)
			expect(toCell(text)).not.toMatch(/^[=+\-@\t\r]/)
		}),
	)
	for (const text of [
		...DANGEROUS,
		...BEFORE.map((before) => `${before}=`),
		...HARMLESS,
		'"quoted"',
		'two\nlines, and a comma',
	]) {
		const { data } = Papa.parse<string[]>(Papa.unparse([[toCell(text), 'end']]))
		expect(fromCell(data[0]?.[0] ?? '')).toBe(text)
	}
})

test('any tags come back out of one cell', () => {
	const tag = anyText.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
	fc.assert(
		fc.property(fc.array(tag), (tags) => {
			expect(splitTags(joinTags(tags))).toEqual(tags)
		}),
	)
	expect(splitTags('shop, a\\,b , ,c')).toEqual(['shop', 'a,b', 'c'])
})
