import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aStoredLegend } from '../../../tests/support/accounts'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import { changeCategory, countFiled, moveCategory, removeCategory } from './category-change.server'
import { seenOf } from './locker'
import { addToLocker, readSavedPrompt } from './locker.server'
import { createCategory, listCategories } from './locker-category.server'
import { removeSavedPrompt, restoreSavedPrompt } from './locker-removal.server'

type Legend = Awaited<ReturnType<typeof aStoredLegend>>

const namesOf = async (legend: Legend) => (await listCategories(legend)).map(({ name }) => name)

async function made(legend: Legend, names: readonly string[]): Promise<string[]> {
	const ids: string[] = []
	for (const name of names) ids.push((await createCategory(legend, name)).id)
	return ids
}

test('a category takes another name and colour, and gives its colour up again', async () => {
	const legend = await aStoredLegend()
	const [id = ''] = await made(legend, ['Wrok'])
	await changeCategory(legend, id, { name: 'Work', color: 'finance' }, seenOf({ name: 'Wrok', color: null }))
	expect(await listCategories(legend)).toMatchObject([{ id, name: 'Work', color: 'finance' }])
	await changeCategory(legend, id, { name: 'WORK', color: null }, seenOf({ name: 'Work', color: 'finance' }))
	expect(await listCategories(legend)).toMatchObject([{ id, name: 'WORK', color: null }])
})

test('what another device changed meanwhile is told, not overwritten; saying the same is no conflict', async () => {
	const legend = await aStoredLegend()
	const [id = ''] = await made(legend, ['Wrok'])
	const seen = seenOf({ name: 'Wrok', color: null })
	await changeCategory(legend, id, { name: 'Work', color: 'finance' }, seen)
	await changeCategory(legend, id, { name: 'Work', color: 'finance' }, seen)
	for (const to of [
		{ name: 'Job', color: null },
		{ name: 'Work', color: null },
		{ name: 'Wrok', color: 'marketing' as const },
	]) {
		await expect(changeCategory(legend, id, to, seen)).rejects.toMatchObject({
			code: 'conflict',
			message: 'category_changed_meanwhile',
			details: { name: 'Work', color: 'finance' },
		})
	}
	expect(await listCategories(legend)).toMatchObject([{ id, name: 'Work', color: 'finance' }])
	await changeCategory(legend, id, { name: 'Job', color: null }, seenOf({ name: 'Work', color: 'finance' }))
	expect(await listCategories(legend)).toMatchObject([{ id, name: 'Job', color: null }])
})

test('no two categories of one person have the same name, in whatever case; another person’s may', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const [, home = ''] = await made(legend, ['Work', 'Home'])
	const [theirs = ''] = await made(other, ['Mine'])
	const taken = changeCategory(
		legend,
		home,
		{ name: 'work', color: null },
		seenOf({ name: 'Home', color: null }),
	)
	await expect(taken).rejects.toMatchObject({ code: 'conflict' })
	await changeCategory(other, theirs, { name: 'Work', color: null }, seenOf({ name: 'Mine', color: null }))
	expect(await namesOf(legend)).toEqual(['Work', 'Home'])
})

test('however categories are moved, each stands once, where the moves lead; a new one comes last', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.record({ at: fc.nat(3), by: fc.constantFrom<-1 | 1>(-1, 1) }), { maxLength: 6 }),
			async (moves) => {
				const legend = await aStoredLegend()
				const names = ['A', 'B', 'C', 'D']
				const ids = await made(legend, names)
				const model = names.map((name, at) => ({ name, id: ids[at] ?? '' }))
				for (const { at, by } of moves) {
					const one = model[at]
					if (!one) continue
					await moveCategory(legend, one.id, by)
					if (at + by < 0 || at + by >= model.length) continue
					model.splice(at, 1)
					model.splice(at + by, 0, one)
				}
				await createCategory(legend, 'E')
				expect(await namesOf(legend)).toEqual([...model.map(({ name }) => name), 'E'])
			},
		),
		{ numRuns: 15 },
	)
})

test('categories of one moment stand as they were made', async () => {
	const legend = await aStoredLegend()
	vi.useFakeTimers({ toFake: ['Date'] })
	onTestFinished(() => {
		vi.useRealTimers()
	})
	const names = ['F', 'B', 'D', 'A', 'E', 'C']
	await made(legend, names)
	expect(await namesOf(legend)).toEqual(names)
})

test('the prompts of a removed category stay as they were, without one, also who comes back by an undo', async () => {
	const legend = await aStoredLegend()
	const [id = ''] = await made(legend, ['Work'])
	const kept = await addToLocker(legend, { ...aSavedPrompt({ title: 'Kept' }), categoryId: id })
	const removed = await addToLocker(legend, { ...aSavedPrompt({ title: 'Removed' }), categoryId: id })
	await removeSavedPrompt(legend, removed.id, new Date(removed.updatedAt))
	expect(await countFiled(legend, id)).toBe(1)
	await removeCategory(legend, id)
	expect(await listCategories(legend)).toEqual([])
	expect(await readSavedPrompt(legend, kept.id)).toEqual({ ...kept, categoryId: null })
	expect(await restoreSavedPrompt(legend, removed.id)).toEqual({ ...removed, categoryId: null })
})

test('another person’s categories answer as missing, and stay as they were', async () => {
	const [owner, other] = [await aStoredLegend(), await aStoredLegend()]
	const [id = ''] = await made(owner, ['Private', 'Second'])
	const before = await listCategories(owner)
	for (const act of [
		() => changeCategory(other, id, { name: 'Stolen', color: null }, ''),
		() => moveCategory(other, id, 1),
		() => removeCategory(other, id),
	])
		await expect(act()).rejects.toMatchObject({ status: 404 })
	expect(await countFiled(other, id)).toBe(0)
	expect(await listCategories(owner)).toEqual(before)
})
