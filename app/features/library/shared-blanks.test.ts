import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Blank } from './prompt'
import { fromFragment, toFragment } from './shared-blanks'

const blanks: readonly Blank[] = [
	{ name: 'business', label: 'Business', example: 'bakery' },
	{ name: 'channel', label: 'Channel', example: 'email', choices: ['email', 'WhatsApp'] },
	{ name: 'code', label: 'Code', example: 'a function' },
]

test('a link carries what is filled in, by position', () => {
	expect(toFragment(blanks, { business: ' pão & café ', channel: '', code: 'a=b' })).toBe(
		'#0=p%C3%A3o+%26+caf%C3%A9&2=a%3Db',
	)
})

test('a link without filled blanks has no fragment', () => {
	expect(toFragment(blanks, {})).toBe('')
	expect(toFragment(blanks, { business: '  ' })).toBe('')
})

test('what was filled in arrives as it was sent, line ends and spaces inside included', () => {
	const value = fc.string({ unit: 'grapheme', maxLength: 40 })
	fc.assert(
		fc.property(value, fc.constantFrom('', 'email', 'WhatsApp'), value, (business, channel, code) => {
			const filled = { business, channel, code }
			const kept = Object.entries(filled).filter(([, text]) => text.trim())
			const expected = kept.map(([name, text]) => [name, text.trim()])
			const fragment = toFragment(blanks, filled)
			if (expected.length > 0) expect(fragment).not.toBe('')
			expect(fromFragment(blanks, fragment)).toEqual(
				expected.length > 0 ? Object.fromEntries(expected) : null,
			)
		}),
	)
})

test('a link that would be over 1,500 characters goes without its blanks', () => {
	expect(toFragment(blanks, { code: 'x'.repeat(1_497) })).toHaveLength(1_500)
	expect(toFragment(blanks, { code: 'x'.repeat(1_498) })).toBe('')
})

test.each(['', '#', '#main', '#9=x', '#0=', '#0=%20', '#1=Orkut', '#__proto__=x'])(
	'a fragment that says nothing about the blanks fills nothing in: %o',
	(fragment) => expect(fromFragment(blanks, fragment)).toBeNull(),
)

test('a garbled fragment never fails', () => {
	fc.assert(fc.property(fc.string(), (fragment) => void fromFragment(blanks, `#${fragment}`)))
	expect(fromFragment(blanks, '#0=%E0%A4%A&2=x')).toMatchObject({ code: 'x' })
})

const paired: readonly Blank[] = [
	{ name: 'serviço', label: 'Serviço', example: '', twin: { name: 'service' } },
	{
		name: 'canal',
		label: 'Canal',
		example: '',
		choices: ['site', 'e-mail'],
		twin: { name: 'channel', choices: ['website', 'email'] },
	},
]

test.each([
	['#service=bike&channel=email', { serviço: 'bike', canal: 'e-mail' }],
	['#serviço=bike&canal=site', { serviço: 'bike', canal: 'site' }],
	['#0=bike&service=other', { serviço: 'bike' }],
	['#1=website', { canal: 'site' }],
	['#servico=bike&CANAL=site', { serviço: 'bike', canal: 'site' }],
	['#Service=bike&Channel=email', { serviço: 'bike', canal: 'e-mail' }],
])('a link fills in by names of either language: %o', (fragment, filled) =>
	expect(fromFragment(paired, fragment)).toEqual(filled),
)

test('special names, and names that are numbers, are names like others', () => {
	const named = (name: string): Blank => ({ name, label: name, example: '' })
	expect(fromFragment([named('__proto__'), named('constructor')], '#__proto__=a&constructor=b')).toEqual(
		Object.fromEntries([
			['__proto__', 'a'],
			['constructor', 'b'],
		]),
	)
	expect(fromFragment([named('1'), named('0')], '#0=a&1=b')).toEqual({ 1: 'a', 0: 'b' })
	expect(fromFragment([named('1'), named('0')], '#1=b')).toEqual({ 0: 'b' })
})

test.each(['1', '12', '-1', '0.5'])('%s is a name where it is no position of a blank', (name) => {
	expect(fromFragment([{ name, label: name, example: '' }], `#${name}=x`)).toEqual({ [name]: 'x' })
})

test.each(['#job_hours=2', '#job-hours=2', '#job+hours=2', '#Job%20Hours=2'])(
	'a name is known without its spaces: %s',
	(fragment) => {
		const blank: Blank = { name: 'job hours', label: 'Hours per job', example: '' }
		expect(fromFragment([blank], fragment)).toEqual({ 'job hours': '2' })
	},
)

test('a name that is there letter by letter comes before one that is alike', () => {
	const named = (name: string): Blank => ({ name, label: name, example: '' })
	expect(fromFragment([named('Maca'), named('maçã')], '#maçã=x')).toEqual({ maçã: 'x' })
})

test('only the sign before a fragment is none of it', () => {
	expect(fromFragment(paired, 'service=C#')).toEqual({ serviço: 'C#' })
})
