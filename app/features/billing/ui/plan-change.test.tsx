import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import { PlanChange } from './plan-change'

const CHANGE = {
	from: 'premium',
	to: 'pro',
	currency: 'USD',
	presentPrice: 9,
	monthlyPrice: 19,
	isDiscounted: false,
	startsOn: '2026-06-04',
	startsAt: 1_780_531_200,
	now: null,
	resumes: false,
} as const

/** What the terms of the page say, in their order. */
const terms = (html: string) =>
	[...html.matchAll(/<dt>(.*?)<\/dt><dd>(\w+)/g)].map(([, term, plan]) => [term, plan])

test('who changes plans reads which one they have now, and which one comes then', () => {
	expect(terms(rendered(<PlanChange change={CHANGE} />, 'en'))).toEqual([
		['Now', 'Creator'],
		['Then', 'Legend'],
	])
	expect(terms(rendered(<PlanChange change={CHANGE} />, 'pt'))).toEqual([
		['Hoje', 'Creator'],
		['Depois', 'Legend'],
	])
})
