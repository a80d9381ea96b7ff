import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeForms } from './text-forms'

const merged = (base: string[], mine: string[], theirs: string[], sent: string[] = []) =>
	mergeForms({ base, sent }, mine, theirs)

test.each<[string, string[], string[], string[], string[]]>([
	['nobody changed it', ['a'], ['a'], ['a'], ['a']],
	['it was changed here', ['a'], ['b'], ['a'], ['b']],
	['it was changed there', ['a'], ['a'], ['b'], ['b']],
	['both changed it to the same', ['a'], ['b'], ['b'], ['b']],
	['both changed it', ['a'], ['b'], ['c'], ['b', 'c']],
	['it was chosen here', ['a', 'b'], ['b'], ['a', 'b'], ['b']],
	['it was chosen there, and typed on here', ['a', 'b'], ['a, and more', 'b'], ['a'], ['a, and more']],
	['each chose another form', ['a', 'b'], ['a'], ['b'], ['a', 'b']],
])('where %s', (_what, base, mine, theirs, forms) => {
	expect(merged(base, mine, theirs)).toEqual(forms)
})

test('what the other side has of this one’s own saves is older, whether typed on or taken back since', () => {
	expect(merged(['a'], ['abc'], ['ab'], ['ab'])).toEqual(['abc'])
	expect(merged(['a'], ['a'], ['ab'], ['ab'])).toEqual(['a'])
	expect(merged(['a'], ['abc'], ['theirs'], ['ab'])).toEqual(['abc', 'theirs'])
})

test('there is always a form, it is one of those there were, and which side merges makes no difference but to the order', () => {
	const forms = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
	fc.assert(
		fc.property(forms, forms, forms, (base, mine, theirs) => {
			const all = merged(base, mine, theirs)
			expect(all.length).toBeGreaterThan(0)
			expect([...mine, ...theirs]).toEqual(expect.arrayContaining(all))
			expect(all.toSorted()).toEqual(merged(base, theirs, mine).toSorted())
			expect(merged(base, mine, base)).toEqual(mine)
			expect(merged(base, base, theirs)).toEqual(theirs)
		}),
	)
})
