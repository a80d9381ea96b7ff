import { beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { fillLibrarySearch, findPrompts } from './search.server'

beforeAll(fillLibrarySearch)

test('a choice of free or premium prompts that hides hits says how many, in the category that is asked for', async () => {
	const query = { query: 'customer', category: 'marketing', after: null } as const
	const all = await findPrompts(VISITOR, 'en', query)
	const premium = await findPrompts(VISITOR, 'en', { ...query, access: 'premium' })
	expect(all.total).toBeGreaterThan(premium.total)
	expect([all.unfiltered, all.closeCount, premium.closeCount]).toEqual([0, 0, 0])
	expect(premium.unfiltered).toBe(all.total - premium.total)
})

test.each(['instagram carousel kubernetes', 'plano de estudo pro enem'])(
	'what only comes close is not counted among what a choice hides: %s',
	async (query) => {
		const wanted = { query, category: null, after: null }
		const all = await findPrompts(VISITOR, 'en', wanted)
		expect(all.closeCount).toBeGreaterThan(0)
		for (const access of ['free', 'premium'] as const) {
			const chosen = await findPrompts(VISITOR, 'en', { ...wanted, access })
			const hits = chosen.total - chosen.closeCount
			expect(chosen.unfiltered).toBe(Math.max(0, all.total - all.closeCount - hits))
		}
	},
)
