import { expect, test } from 'vitest'
import { estimateTyped } from './estimate'

test.each([
	['', null],
	['  ', null],
	['15', 15],
	[' 15 min ', 15],
	['15 m', 15],
	['15 minutos', 15],
	['1h', 60],
	['1 H', 60],
	['2 horas', 120],
	['2 hours', 120],
	['1h30', 90],
	['1h 05min', 65],
	['1 hora e 30 minutos', 90],
	['1 hour and 30 minutes', 90],
	['1,5 h', 90],
	['1.5h', 90],
	['1.1h', 66],
	['24h', 1440],
	['0015', 15],
])('%j is an estimate of %j minutes', (text, minutes) => {
	expect(estimateTyped(text)).toBe(minutes)
})

test.each([
	'0',
	'-5',
	'1.5',
	'9999',
	'25h',
	'24h1',
	'1h60',
	'min',
	'h',
	'soon',
	'15 miles',
	'1h1,5',
	'1,3333h',
	'1e2',
])('%j is none', (text) => {
	expect(estimateTyped(text)).toBeUndefined()
})
