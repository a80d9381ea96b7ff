import { expect, test } from 'vitest'
import { chosenIn } from './selection'

test('what an entry of the history remembers as chosen is read, and nothing of what another page left there', () => {
	expect([...chosenIn({ chosen: ['a@1', 'b@2'] })]).toEqual(['a@1', 'b@2'])
	expect([...chosenIn({ chosen: ['a@1', 2, null, { id: 'b' }] })]).toEqual(['a@1'])
	for (const state of [null, undefined, 'user:next', 3, {}, { chosen: null }, { chosen: 'a@1' }])
		expect(chosenIn(state).size).toBe(0)
})
