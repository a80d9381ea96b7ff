import { expect, test } from 'vitest'
import { Refused } from './refuse.server'
import { turns } from './turns.server'

const REFUSAL = { code: 'unavailable', message: 'search_busy' } as const

/** What a refusal says, to people and to programs. */
async function reasonOf(refused: Promise<unknown>): Promise<object> {
	const reason: unknown = await refused.catch((error: unknown) => error)
	if (!(reason instanceof Refused)) throw new Error('It was not refused.')
	return { ...reason, status: reason.status, wait: reason.headers.get('Retry-After') }
}

test('who asks for more than one turn and its queue asks too much; nobody else is told so', async () => {
	const takeTurn = turns({ most: 2, patience: 60_000, waiting: 1, refusal: REFUSAL })
	const first = await takeTurn('Ana')
	const second = takeTurn('Ana')
	const tooMuch = { status: 429, code: 'too_many', message: 'search_busy', wait: '60' }
	expect(await reasonOf(takeTurn('Ana'))).toMatchObject(tooMuch)
	;(await takeTurn('Bia'))[Symbol.dispose]()
	first[Symbol.dispose]()
	;(await second)[Symbol.dispose]()
})

test('a turn that one’s own thing held all the while was too much; one that others held was no fault of one’s own', async () => {
	const takeTurn = turns({ most: 1, patience: 100, refusal: REFUSAL })
	using _first = await takeTurn('Ana')
	expect(await reasonOf(takeTurn('Ana'))).toMatchObject({ status: 429, message: 'search_busy', wait: '1' })
	expect(await reasonOf(takeTurn('Bia'))).toMatchObject({ status: 503, message: 'search_busy', wait: '1' })
})
