import { expect, test } from 'vitest'
import { parseTerms, parseTyping } from './search-terms'

test.each([
	['plan', [['plan']], []],
	['Plano de AULA', [['plano'], ['aula']], []],
	['"weekly review" plan', [['weekly', 'review'], ['plan']], []],
	['“weekly review”', [['weekly', 'review']], []],
	['"unclosed quote', [['unclosed'], ['quote']], []],
	['plan -budget', [['plan']], [['budget']]],
	['plan -"fixed budget"', [['plan']], [['fixed', 'budget']]],
	['plan -follow-up', [['plan']], [['follow', 'up']]],
	['follow-up plan', [['follow'], ['plan']], []],
	['- plan --', [['plan']], []],
	['plan plan PLAN', [['plan']], []],
	['the of', [['the'], ['of']], []],
	['how do I write a business plan', [['business'], ['plan']], []],
	['preciso de ajuda para fazer um cardápio', [['cardapio']], []],
	['write', [['write']], []],
	['how to write', [['write']], []],
	['"how to write" plan', [['how', 'to', 'write'], ['plan']], []],
	["% _ ' & | ! :* \\ 😀", [], []],
	['""', [], []],
	['', [], []],
] as const)('%j asks for %j without %j', (query, wanted, excluded) => {
	expect(parseTerms(query)).toEqual({ wanted, excluded })
})

test('a very long query is asked by its first twelve words', () => {
	const words = Array.from({ length: 100 }, (_, index) => `word${index}`)
	expect(parseTerms(words.join(' ')).wanted).toEqual(words.slice(0, 12).map((word) => [word]))
})

test.each([
	['mark', [], 'mark'],
	['plano de au', [['plano']], 'au'],
	['plano ', [['plano']], ''],
	['e-ma', [], 'ema'],
	['Reuniõ', [], 'reunio'],
	['plan -bud', [['plan']], ''],
	['write un', [], 'un'],
	['', [], ''],
] as const)('while %j is typed, %j is asked and a word that begins with %j', (query, wanted, start) => {
	const typing = parseTyping(query)
	expect(typing.terms.wanted).toEqual(wanted)
	expect(typing.start).toBe(start)
})
