import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specialName } from '../../../tests/support/any-text'
import {
	blanksOf,
	checkValues,
	countFilled,
	fillIn,
	isDay,
	keepFitting,
	parseRemembered,
	partsOf,
	shownAt,
	toldIn,
} from './blanks'
import type { Blank } from './prompt'

const blank = (name: string, choices?: readonly string[]): Blank => ({
	name,
	label: name,
	example: choices?.[0] ?? 'something',
	...(choices ? { choices } : {}),
})

/** Text as people write it, rich in what could go wrong: brackets, line ends, runs of spaces, accents, emoji. */
const promptText = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				'[',
				']',
				'[]',
				'[city]',
				'[a b]',
				'](',
				'[city](/x)',
				'\n',
				'\r\n',
				'\t',
				'  ',
				'ção',
				'😀',
				'$&',
				'__proto__',
			),
			fc.string({ unit: 'grapheme' }),
		),
	)
	.map((pieces) => pieces.join(''))
const anyFilled = fc.dictionary(fc.constantFrom('city', 'a b', '__proto__'), fc.string({ unit: 'grapheme' }))

test('the parts of a text, joined again, are the text', () => {
	fc.assert(
		fc.property(promptText, (text) => {
			const joined = partsOf(text).map((part) => (part.kind === 'text' ? part.text : `[${part.name}]`))
			expect(joined.join('')).toBe(text)
		}),
	)
})

test('of very many blanks a page has as many as somebody fills in; the others are text, and nothing is lost', () => {
	const distinct = Array.from({ length: 20_000 }, (_, at) => `[${at}]`).join('')
	const alike = '[name] '.repeat(20_000)
	for (const text of [distinct, alike, distinct + alike]) {
		const parts = partsOf(text)
		expect(blanksOf(text).length).toBeLessThanOrEqual(200)
		expect(parts.length).toBeLessThan(5_000)
		expect(fillIn(text, {})).toBe(text)
	}
	expect(blanksOf(distinct)).toHaveLength(200)
	expect(fillIn(distinct, { 0: 'first', 19999: 'last' })).toBe(distinct.replace('[0]', 'first'))
})

test('each part stands where it says, and no two texts or empty parts follow each other', () => {
	fc.assert(
		fc.property(promptText, (text) => {
			const parts = partsOf(text)
			for (const [index, part] of parts.entries()) {
				const words = part.kind === 'text' ? part.text : `[${part.name}]`
				expect(words).not.toBe('')
				expect(text.startsWith(words, part.at)).toBe(true)
				if (part.kind === 'text') expect(parts[index + 1]?.kind).not.toBe('text')
			}
		}),
	)
})

test('a text whose blanks are all empty is copied as it is', () => {
	fc.assert(fc.property(promptText, (text) => void expect(fillIn(text, {})).toBe(text)))
})

test('filling in changes the blanks only: all white space around them is exact', () => {
	fc.assert(
		fc.property(promptText, anyFilled, (text, filled) => {
			const expected = partsOf(text).map((part) =>
				part.kind === 'text' ? part.text : shownAt(part.name, filled),
			)
			expect(fillIn(text, filled)).toBe(expected.join(''))
			const outside = partsOf(text).filter((part) => part.kind === 'text')
			for (const { text: kept } of outside) expect(fillIn(text, filled)).toContain(kept)
		}),
	)
})

test('every place of a blank gets its value, without the white space around it', () => {
	expect(fillIn('In [city],\n\n  [city]: [weeks] weeks.', { city: ' São Paulo \n' })).toBe(
		'In São Paulo,\n\n  São Paulo: [weeks] weeks.',
	)
})

test('a value is text, even where it looks like a pattern or a blank', () => {
	expect(fillIn('[a] [b]', { a: '$& [b] \\1', b: '2' })).toBe('$& [b] \\1 2')
})

test('a blank named like a property of every object is empty until it is filled in', () => {
	expect(fillIn('[constructor] [toString]', {})).toBe('[constructor] [toString]')
})

test('brackets that hold nothing, a line end or other brackets are text', () => {
	expect(partsOf('[] [a\nb] [[x]]').filter((part) => part.kind === 'blank')).toEqual([
		{ kind: 'blank', at: 10, name: 'x' },
	])
})

test('a link or a picture of a saved reply is text; a blank beside it, or before a bracket with a space, is none the less one', () => {
	const reply =
		'See [Price your service](/prompt/1) and ![a chart](/x.png) for [city] (or [a town]) in [ month ] (2027).'
	expect(blanksOf(reply).map(({ name }) => name)).toEqual(['city', 'a town', ' month '])
	expect(fillIn(reply, { 'Price your service': 'x', city: 'Recife' })).toBe(reply.replace('[city]', 'Recife'))
})

test('only blanks with more than white space count as filled', () => {
	const blanks = [blank('city'), blank('weeks'), blank('budget')]
	expect(countFilled(blanks, { city: 'Recife', weeks: '  \n', other: 'x' })).toBe(1)
})

test('of remembered values only those that still fit are kept', () => {
	const blanks = [blank('city'), blank('channel', ['Instagram', 'LinkedIn']), blank('weeks')]
	expect(keepFitting(blanks, { city: 'Recife', channel: 'Orkut', weeks: '  ', gone: 'x' })).toEqual({
		city: 'Recife',
	})
	expect(keepFitting(blanks, { channel: 'LinkedIn' })).toEqual({ channel: 'LinkedIn' })
})

test('what a device remembers comes back; what is broken or no text is as if it were not there', () => {
	const blanks = [blank('city'), blank('weeks')]
	expect(parseRemembered(blanks, '{"city":" Recife ","weeks":"2"}')).toEqual({ city: ' Recife ', weeks: '2' })
	expect(parseRemembered(blanks, '{"city":7,"weeks":"2"}')).toEqual({ weeks: '2' })
	for (const broken of [null, '', 'null', '7', '[]', '["city"]', '{"city":', '"city"']) {
		expect(parseRemembered(blanks, broken)).toEqual({})
	}
})

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
	expect(checkValues(BLANKS, { service: ' \n', tone: '' })).toMatchObject({ missing: BLANKS, unfitting: [] })
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

test('a blank that nobody described is called by its name, with a capital', () => {
	expect(blanksOf('[ação] in [city name]')).toEqual([
		{ name: 'ação', label: 'Ação', example: '' },
		{ name: 'city name', label: 'City name', example: '' },
	])
})

test('a blank takes what its twin in the other language says where it has nothing that fits', () => {
	const service = { ...blank('serviço'), twin: { name: 'service' } }
	expect(keepFitting([service], { serviço: ' ', service: 'bike' })).toEqual({ serviço: 'bike' })
	const channel = { ...blank('canal', ['site']), twin: { name: 'channel' } }
	expect(keepFitting([channel], { canal: 'radio' })).toEqual({})
})

test('a text that a device remembers is no list of values, whatever its letters are', () => {
	expect(parseRemembered([blank('0')], '"city"')).toEqual({})
})

test('a name is known in its brackets and among spaces, and not as a part of something else', () => {
	expect(checkValues(BLANKS, { ' [service] ': 'a logo', ' tone ': 'dry' })).toMatchObject({
		unknown: [],
		missing: [],
	})
	const strange = { 'my [service]': 'a logo', '[tone] x': 'dry' }
	expect(checkValues(BLANKS, strange).unknown).toEqual(Object.keys(strange))
})

test('a day is told in words with its weekday, in the language of the text, and nothing else is touched', () => {
	const blanks: Blank[] = [{ ...blank('due'), kind: 'date' }, blank('note')]
	const filled = { due: ' 2026-12-24 ', note: '2026-12-24' }
	expect(fillIn('[due] ([note])', toldIn('en', blanks, filled))).toBe(
		'Thursday, December 24, 2026 (2026-12-24)',
	)
	expect(fillIn('[due]', toldIn('pt', blanks, filled))).toBe('quinta-feira, 24 de dezembro de 2026')
	for (const words of ['', 'next Friday', '2026-02-30', '24/12/2026']) {
		expect(toldIn('en', blanks, { due: words })).toEqual({ due: words })
	}
})

test('a day is one that the calendar has, whatever else is asked', () => {
	for (const day of ['2024-02-29', '0001-01-01', '9999-12-31']) expect(isDay(day)).toBe(true)
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/)), (text) => {
			if (isDay(text)) expect(new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10)).toBe(text)
		}),
	)
	for (const none of [
		'2025-02-29',
		'2026-13-01',
		'2026-1-1',
		'+02026-01-01',
		'2026-01-01T00:00',
		'__proto__',
	]) {
		expect(isDay(none)).toBe(false)
	}
})
