import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { aStoredMember } from '../../../../tests/support/accounts'
import { aMember } from '../../../../tests/support/people'
import { markUsed } from '../marks/marks.server'
import { listUsed, readOpen } from './recent.server'

test('what was used is listed by its own person, the latest first', async () => {
	const [member, other] = [await aStoredMember(), await aStoredMember()]
	await markUsed(member, '1', '2026-03-01')
	await markUsed(member, '4', '2026-03-03')
	await markUsed(member, '5', '2026-03-02')
	const used = await listUsed(member, 'en', 2)
	expect(used.map(({ card, usedOn }) => [card.id, usedOn])).toEqual([
		['4', '2026-03-03'],
		['5', '2026-03-02'],
	])
	expect(await listUsed(other, 'en', 2)).toEqual([])
})

test('blanks are named of what may be read, of three prompts at most, and of nothing that does not exist', async () => {
	const ids = async (viewer: Parameters<typeof readOpen>[0], asked: readonly string[]) =>
		(await readOpen(viewer, asked, 'en')).map(({ card }) => card.id)
	expect(await ids(VISITOR, ['1', '2', '1'])).toEqual(['1'])
	expect(await ids(aMember({ tier: 'premium' }), ['1', '2', '3', '4'])).toEqual(['1', '2', '3'])
	expect(await ids(VISITOR, ['nothing', '../1', '4'])).toEqual(['4'])
	const [prompt] = await readOpen(VISITOR, ['1'], 'en')
	expect(Object.keys(prompt ?? {})).toEqual(['card', 'blanks'])
	expect(JSON.stringify(prompt)).not.toContain('promptText')
})
