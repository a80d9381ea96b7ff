import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { PROPERTIES } from '../bench/resilience/histories'
import { type Asked, judge } from '../bench/resilience/judgement'
import { Ledger, NOTHING } from '../bench/resilience/ledger'
import type { RawExchange } from '../bench/resilience/raw-exchange'
import { slopeOf } from '../bench/resilience/slope'
import { testFiles } from './support/setup/test-files'

const done = async () => undefined
const cutOff = () => Promise.reject(new Error('gone'))

test('a ledger finds what was acknowledged and is gone, or older again', async () => {
	const ledger = new Ledger()
	await ledger.write('a', 'first', done)
	await ledger.write('a', 'second', done)
	await ledger.write('b', 'only', done)
	expect(ledger.compare(new Map([['a', 'first']]))).toEqual({ lost: 2, torn: 0 })
})

test('a ledger finds what is half-written, and what nobody wrote', async () => {
	const ledger = new Ledger()
	await ledger.write('a', 'whole', done)
	await ledger.write('b', 'whole too', cutOff).catch(() => undefined)
	const stored = new Map([
		['a', 'who'],
		['b', 'whole'],
		['c', 'new'],
	])
	expect(ledger.compare(stored)).toEqual({ lost: 0, torn: 3 })
})

test('what was sent and never answered may be there or not, and is known from then on', async () => {
	const ledger = new Ledger()
	await ledger.write('a', 'first', done)
	await ledger.write('a', 'second', cutOff).catch(() => undefined)
	await ledger.write('b', 'new', cutOff).catch(() => undefined)
	expect(ledger.compare(new Map([['a', 'second']]))).toEqual({ lost: 0, torn: 0 })
	expect(ledger.compare(new Map([['a', 'first']]))).toEqual({ lost: 1, torn: 0 })
})

test('what was taken away and is back is lost as well', async () => {
	const ledger = new Ledger()
	await ledger.write('a', 'yes', done)
	await ledger.write('a', NOTHING, done)
	expect(ledger.compare(new Map([['a', 'yes']]))).toEqual({ lost: 1, torn: 0 })
})

test('a property of which the bench tries thousands takes its number and its seed from there, on either database', () => {
	for (const { file } of PROPERTIES) {
		const text = readFileSync(file, 'utf8')
		expect(text, file).toMatch(/import \{ histories\b.* \} from '[./]+\/tests\/support\/histories'/)
		expect(text, file).not.toMatch(/\bnumRuns\b|PRONTO_SEQUENCES/)
	}
	vi.stubEnv('PRONTO_HISTORIES', '3000')
	expect(testFiles().embedded).toEqual({
		include: ['{app,server,scripts,sandbox,tests}/**/*.db.test.ts'],
		exclude: [],
	})
	vi.unstubAllEnvs()
})

test('a slope is what memory grows by in a minute', () => {
	const samples = [0, 1, 2, 3].map((minutes) => ({ minutes, megabytes: 100 + 2.5 * minutes }))
	expect(slopeOf(samples)).toBeCloseTo(2.5)
})

const ASKED: Asked = { port: 80, headBytes: 200, bodyBytes: 100, takesSmall: true }
const answer = (
	given: Partial<Omit<RawExchange, 'headers'>> & { headers?: [string, string[]][] },
	asked = {},
) =>
	judge(
		{
			status: 200,
			body: '',
			size: 0,
			isSilent: false,
			isLeftOpen: false,
			...given,
			headers: new Map(given.headers),
		},
		{ ...ASKED, ...asked },
	)
const html: [string, string[]][] = [['content-type', ['text/html']]]

test.each([
	['silence', { isSilent: true }],
	['an end without an answer', { status: 0 }],
	['a failure', { status: 500 }],
	['a pause that says nothing of its end', { status: 503 }],
	['a connection that is left open after 413', { status: 413, isLeftOpen: true }],
	['a header out of a text', { headers: [['x-hostile', ['yes']]] }],
	['a cookie out of a text', { headers: [['set-cookie', ['a=b', 'hostile=1']]] }],
	['a way to another site', { headers: [['location', ['//evil.test/']]] }],
	['a script out of a text', { headers: html, body: '<p><script>hostile()</script>' }],
	[
		'an attribute out of a text',
		{ headers: html, body: '<input value="" autofocus onfocus=hostile() x="">' },
	],
	['a stack', { body: 'Error\n    at handle (/srv/app.js:3:14)' }],
	['a file of the machine', { body: 'root:x:0:0:root' }],
] satisfies [string, Parameters<typeof answer>[0]][])('%s is no calm answer', (_what, given) => {
	expect(answer(given)).not.toBeNull()
})

test('who sends more than a door takes is told so, and not served', () => {
	expect(answer({ status: 200 }, { bodyBytes: 20_000_000 })).not.toBeNull()
	expect(answer({ status: 413 }, { bodyBytes: 20_000_000 })).toBeNull()
	expect(answer({ status: 200 }, { bodyBytes: 20_000_000, takesSmall: false })).toBeNull()
	expect(answer({ status: 200 }, { headBytes: 100_000 })).not.toBeNull()
	expect(answer({ status: 431 }, { headBytes: 100_000 })).toBeNull()
})

test('a refusal that repeats a text as text is a calm answer', () => {
	const body = '<p>&lt;script&gt;hostile()&lt;/script&gt;</p>'
	expect(answer({ status: 400, headers: [...html, ['location', ['/login']]], body })).toBeNull()
	expect(answer({ status: 503, headers: [...html, ['retry-after', ['5']]], body })).toBeNull()
})
