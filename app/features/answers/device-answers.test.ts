import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storageOf } from '../../../tests/support/storage'
import { createDeviceAnswers } from './device-answers'
import { lastFillings, MOST_REMEMBERED, namedFillings, sharedAnswers, toPairs } from './remembered'

/** A browser's storage, with what can go wrong with it. */
function aBrowser(kept: Record<string, string> = {}) {
	const values = new Map(Object.entries(kept))
	let isFull = false
	const storage = Object.assign(storageOf(values), {
		setItem(key: string, value: string) {
			if (isFull) throw new DOMException('No room', 'QuotaExceededError')
			values.set(key, value)
		},
	})
	return {
		values,
		fill: () => {
			isFull = true
		},
		of: (owner: string | null, now: () => number = Date.now) =>
			createDeviceAnswers({ storage: () => storage, now }, owner),
	}
}

const business = (text: string) => ({ kind: 'answer', id: 'business', value: { text } }) as const
const last = (id: string, text = 'x') =>
	({ kind: 'last', id, value: { title: 'T', filled: [['business', text]] as [string, string][] } }) as const
const named = (id: string, name: string) =>
	({
		kind: 'named',
		id,
		value: { promptId: '1', title: 'T', name, filled: [['business', 'x']] as [string, string][] },
	}) as const

test('the latest answer of a meaning is the one that is offered, whatever the clock says', () => {
	const browser = aBrowser()
	let now = 1_000
	const answers = browser.of('ana', () => now)
	answers.say(business('bakery'))
	now = 10
	answers.say(business('corner bakery'))
	expect(sharedAnswers(answers.read()).map(({ value }) => value.text)).toEqual(['corner bakery'])
	expect(answers.read()[0]?.changedAt).toBe(1_001)
})

test('what a visitor answered and saved goes to who logs in next, but for what they have already', () => {
	const browser = aBrowser()
	browser.of('ana').say(business('Ana’s bakery'))
	browser.of(null).say(business('a visitor’s bakery'), named('a', 'Client A'), last('1', 'a visitor’s'))
	browser.of('ana').settle([], null)
	const anas = browser.of('ana').read()
	expect(sharedAnswers(anas).map(({ value }) => value.text)).toEqual(['Ana’s bakery'])
	expect(namedFillings(anas).map(({ value }) => value.name)).toEqual(['Client A'])
	expect(lastFillings(anas)).toHaveLength(1)
	expect(sharedAnswers(browser.of(null).read()).map(({ value }) => value.text)).toEqual([
		'a visitor’s bakery',
	])
	expect(namedFillings(browser.of(null).read())).toEqual([])
	browser.of('bia').settle([], null)
	expect(browser.of('bia').read()).toHaveLength(1)
	expect(browser.values.has('answers:visitor')).toBe(false)
})

test('an account that remembers answers takes none of a visitor’s', () => {
	const browser = aBrowser()
	browser.of(null).say(business('a visitor’s bakery'))
	browser.of('ana').settle([], [])
	expect(browser.of('ana').read()).toEqual([])
	expect(browser.of(null).read()).toHaveLength(1)
})

test('of what a visitor saved no more goes to somebody than there is room for', () => {
	const browser = aBrowser()
	const nth = (count: number) => Array.from({ length: count }, (_one, at) => at)
	browser.of('ana').say(...nth(MOST_REMEMBERED.named - 1).map((at) => named(`own${at}`, `Own ${at}`)))
	browser.of(null).say(named('a', 'A'), named('b', 'B'), last('1'))
	browser.of('ana').settle([], null)
	expect(namedFillings(browser.of('ana').read())).toHaveLength(MOST_REMEMBERED.named)
	expect(lastFillings(browser.of('ana').read())).toHaveLength(1)
	expect(namedFillings(browser.of(null).read())).toHaveLength(1)
	const full = aBrowser()
	full.of(null).say(business('bakery'))
	full.fill()
	full.of('ana').settle([], null)
	expect(full.of(null).read()).toHaveLength(1)
})

test('nobody is offered what somebody else answered on the same browser, nor at once what was answered before anybody logged in', () => {
	const browser = aBrowser()
	browser.of('ana').say(business('Ana’s bakery'))
	browser.of(null).say(business('a visitor’s bakery'))
	expect(browser.of('bia').read()).toEqual([])
	expect(sharedAnswers(browser.of(null).read()).map(({ value }) => value.text)).toEqual([
		'a visitor’s bakery',
	])
	expect(sharedAnswers(browser.of('ana').read()).map(({ value }) => value.text)).toEqual(['Ana’s bakery'])
})

test('what is forgotten leaves no trace, and comes back by undoing it', () => {
	const browser = aBrowser()
	const answers = browser.of(null)
	answers.say(business('bakery'), named('a', 'Client A'), last('1'))
	const undo = answers.forget(answers.read())
	expect([...browser.values]).toEqual([])
	undo()
	expect(sharedAnswers(answers.read())).toHaveLength(1)
	expect(namedFillings(answers.read()).map(({ value }) => value.name)).toEqual(['Client A'])
	expect(lastFillings(answers.read())).toHaveLength(1)
})

test('the last fillings of fifteen prompts are kept, and named ones are not lost for them', () => {
	const answers = aBrowser().of(null)
	answers.say(named('a', 'Client A'))
	for (let id = 1; id <= MOST_REMEMBERED.last + 5; id += 1) answers.say(last(`p${id}`))
	expect(lastFillings(answers.read())).toHaveLength(MOST_REMEMBERED.last)
	expect(namedFillings(answers.read())).toHaveLength(1)
})

test('a browser that has no room says so, and what it had stays', () => {
	const browser = aBrowser()
	const answers = browser.of(null)
	expect(answers.say(business('bakery'))).toBe(true)
	browser.fill()
	expect(answers.say(business('a bakery'))).toBe(false)
	expect(sharedAnswers(answers.read()).map(({ value }) => value.text)).toEqual(['bakery'])
})

test('whatever lies in the storage, what can’t be read is not there, and what can is', () => {
	const good = { kind: 'answer', id: 'business', changedAt: 1, value: { text: 'bakery' } }
	const wrong = [
		{ ...good, id: '__proto__' },
		{ ...good, id: 'constructor' },
		{ ...good, value: { text: 'x'.repeat(MOST_REMEMBERED.answer + 1) } },
		{ ...good, changedAt: Number.MAX_VALUE },
		{ kind: 'last', id: '../x', changedAt: 1, value: { title: 'T', filled: [['a', 'b']] } },
		{ kind: 'last', id: '1', changedAt: 1, value: { title: 'T', filled: [] } },
	]
	const kept = JSON.stringify({ items: [...wrong, good] })
	expect(aBrowser({ 'answers:visitor': kept }).of(null).read()).toEqual([good])
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
			const answers = aBrowser({ 'answers:visitor': json }).of(null)
			expect(answers.read()).toEqual([])
			expect(answers.say(business('bakery'))).toBe(true)
			expect(answers.read()).toHaveLength(1)
		}),
	)
})

test('a filling is the blanks that hold something, whatever they are called, and no more than there is room for', () => {
	const blank = (name: string) => ({ name, label: name, example: '' })
	const filled = Object.fromEntries([
		['__proto__', ' a\nb '],
		['empty', '  '],
		['strange', 'not a blank here'],
	])
	expect(toPairs([blank('__proto__'), blank('empty')], filled)).toEqual([['__proto__', ' a\nb ']])
	expect(toPairs([blank('empty')], filled)).toBeNull()
	const long = { code: 'x'.repeat(MOST_REMEMBERED.filling) }
	expect(toPairs([blank('code')], long)).toBeNull()
	expect(toPairs([blank('code')], { code: long.code.slice(4) })).not.toBeNull()
})

test('what an account said of itself is old once it is doubted, and nothing else is', () => {
	const answers = aBrowser().of('ana')
	answers.doubt()
	expect(answers.account()).toBeUndefined()
	answers.settle([], [])
	answers.say(business('bakery'))
	const before = answers.read()
	answers.doubt()
	expect(answers.account()).toEqual({ isOn: true, askedAt: 0 })
	expect(answers.read()).toEqual(before)
	expect(answers.untold()).toHaveLength(1)
})
