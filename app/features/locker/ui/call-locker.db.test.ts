import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { pendingKeys } from '~/core/pending-keys'
import { aBrowserOf, aStoredLegend } from '../../../../tests/support/accounts'
import { savedOf, World } from '../../../../tests/support/locker/locker-devices'
import { EMPTY_DRAFT } from '../locker'
import { editSavedPrompt } from '../locker.server'
import { saveCopy } from './call-locker'

let legend: Awaited<ReturnType<typeof aStoredLegend>>
let world: World
beforeAll(async () => {
	legend = await aStoredLegend()
	world = new World(legend, await aBrowserOf(legend), 1)
})

test('a copy whose answer was lost is saved once, also where it was edited since; wished for again it is another', async () => {
	const page = await world.devices[0]?.open()
	if (!page) throw new Error('No page is open.')
	const keys = pendingKeys()
	const copy = { ...EMPTY_DRAFT, title: 'A reply', content: 'As it came.' }
	world.fate = 'unanswered'
	await expect(saveCopy(page.door, keys, copy)).rejects.toThrow('locker_unreachable')
	world.fate = 'taken'
	const [saved] = await savedOf(legend)
	if (!saved) throw new Error('Nothing was saved.')
	const editedAt = new Date(saved.updatedAt)
	await editSavedPrompt(legend, saved.id, { ...copy, tags: [], content: 'As it was edited.', editedAt })
	await saveCopy(page.door, keys, copy)
	expect(await savedOf(legend)).toHaveLength(1)
	await saveCopy(page.door, keys, copy)
	const texts = (await savedOf(legend)).map(({ content }) => content)
	expect(texts.toSorted()).toEqual(['As it came.', 'As it was edited.'])
})

test('a prompt for a category that is gone is told so, and not that the prompt is', async () => {
	const page = await world.devices[0]?.open()
	if (!page) throw new Error('No page is open.')
	const copy = { ...EMPTY_DRAFT, title: 'Filed', content: 'Somewhere.', categoryId: randomUUID() }
	await expect(saveCopy(page.door, pendingKeys(), copy)).rejects.toThrow('category_gone')
})
