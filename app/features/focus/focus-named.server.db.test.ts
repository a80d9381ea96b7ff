import { expect, test } from 'vitest'
import { aStoredLegend, aStoredSubscriber } from '../../../tests/support/accounts'
import { aFocusSession } from '../../../tests/support/focus/focus'
import type { Subscriber } from '../../../tests/support/people'
import { endFocusSession } from './focus.server'
import { findSessions } from './focus-named.server'

async function work(someone: Subscriber, ...titles: string[]): Promise<void> {
	for (const title of titles) await endFocusSession(someone, (await aFocusSession(someone, title)).id)
}

const found = async (someone: Subscriber, query: string) =>
	(await findSessions(someone, query, 10)).map(({ title }) => title)

test('sessions are found by the words of their titles, the one in progress first, a typo forgiven', async () => {
	const someone = await aStoredLegend()
	await work(someone, 'Write the budget', 'Answer mails')
	await aFocusSession(someone, 'Budget, second round')
	expect(await found(someone, 'budget')).toEqual(['Budget, second round', 'Write the budget'])
	expect(await found(someone, 'budegt')).toEqual(['Budget, second round', 'Write the budget'])
	expect(await findSessions(someone, 'mails', 10)).toMatchObject([
		{ title: 'Answer mails', isInProgress: false },
	])
	expect(await found(someone, '')).toEqual([])
	expect(await found(await aStoredLegend(), 'budget')).toEqual([])
})

test('of the past a Creator finds the last five, a Legend all', async () => {
	const titles = ['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5', 'Round 6']
	const [creator, legend] = [await aStoredSubscriber(), await aStoredLegend()]
	await work(creator, ...titles)
	await work(legend, ...titles)
	expect(await found(creator, 'round')).toEqual(titles.slice(1).toReversed())
	expect(await found(legend, 'round')).toEqual(titles.toReversed())
	await aFocusSession(creator, 'Round 7')
	expect(await found(creator, 'round')).toEqual(['Round 7', ...titles.slice(1).toReversed()])
})
