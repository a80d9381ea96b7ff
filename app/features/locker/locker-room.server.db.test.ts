import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { importFile } from '../../../tests/support/locker/locker-imports'
import { aSavedPrompt, everySaved } from '../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../tests/support/people'
import { addToLocker, countSaved, duplicateSavedPrompt, editSavedPrompt } from './locker.server'
import { createCategory, listCategories } from './locker-category.server'
import { removeSavedPrompt, restoreSavedPrompt } from './locker-removal.server'

const FULL = { status: 400, message: 'locker_full' }
const AT_ONCE = 8
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A locker that has so many prompts already. */
async function aLockerOf(count: number): Promise<Legend> {
	const legend = await aStoredLegend()
	await db().execute(sql`
		insert into saved_prompts (id, user_id, title, content)
		select gen_random_uuid()::text, ${legend.userId}, 'One of many', 'x' from generate_series(1, ${count}::int)`)
	return legend
}

async function fillCategories({ userId }: Legend, count: number): Promise<void> {
	await db().execute(sql`
		insert into prompt_categories (id, user_id, name, created_at)
		select gen_random_uuid()::text, ${userId}, 'Shelf ' || number, now() - interval '2 days' + number * interval '1 second'
		from generate_series(1, ${count}::int) number`)
}

async function outcomes(wishes: readonly Promise<unknown>[]): Promise<{ done: number; refused: unknown[] }> {
	const settled = await Promise.allSettled(wishes)
	const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
	return { done: settled.length - refused.length, refused }
}

test('a locker takes exactly 5,000 prompts, and loses none when a further one is refused', async () => {
	const legend = await aLockerOf(4_999)
	await addToLocker(legend, aSavedPrompt())
	expect(await countSaved(legend)).toBe(5_000)
	await expect(addToLocker(legend, aSavedPrompt())).rejects.toMatchObject(FULL)
	expect(await countSaved(legend)).toBe(5_000)
})

test.each([
	['saved', (legend: Legend) => addToLocker(legend, aSavedPrompt())],
	[
		'duplicated',
		async (legend: Legend) => {
			const [first] = await everySaved(legend)
			return duplicateSavedPrompt(legend, first?.id ?? '', '(Copy)')
		},
	],
] as const)('however many are %s at once, a locker never holds more than 5,000', async (_name, add) => {
	const legend = await aLockerOf(4_997)
	const { done, refused } = await outcomes(times(AT_ONCE).map(() => add(legend)))
	expect(done).toBe(3)
	for (const reason of refused) expect(reason).toMatchObject(FULL)
	expect(await countSaved(legend)).toBe(5_000)
})

test('a file that is imported while others are saved fits, or is refused as a whole', async () => {
	const legend = await aLockerOf(4_990)
	const file = JSON.stringify(times(6).map((index) => ({ title: `${index}`, content: 'From the file.' })))
	const [imported, ...saved] = await Promise.allSettled([
		importFile(legend, file),
		...times(AT_ONCE).map(() => addToLocker(legend, aSavedPrompt())),
	])
	const count = await countSaved(legend)
	expect(count).toBeLessThanOrEqual(5_000)
	const savedNow = saved.filter(({ status }) => status === 'fulfilled').length
	expect(count).toBe(4_990 + savedNow + (imported.status === 'fulfilled' ? 6 : 0))
})

test('prompts whose removal is undone at once come back as far as there is room', async () => {
	const legend = await aLockerOf(4_990)
	const removed: string[] = []
	for (const _ of times(6)) removed.push((await addToLocker(legend, aSavedPrompt())).id)
	for (const id of removed) await removeSavedPrompt(legend, id)
	await db().execute(sql`
		insert into saved_prompts (id, user_id, title, content)
		select gen_random_uuid()::text, ${legend.userId}, 'Came meanwhile', 'x' from generate_series(1, 8)`)
	const { done, refused } = await outcomes(removed.map((id) => restoreSavedPrompt(legend, id)))
	expect(done).toBe(2)
	for (const reason of refused) expect(reason).toMatchObject(FULL)
	expect(await countSaved(legend)).toBe(5_000)
})

test('however many categories are made at once, there are never more than 500 in use', async () => {
	const legend = await aStoredLegend()
	await fillCategories(legend, 497)
	await db().execute(sql`
		insert into saved_prompts (id, user_id, title, content, category_id)
		select gen_random_uuid()::text, user_id, 'Filed', 'x', id from prompt_categories where user_id = ${legend.userId}`)
	const wishes = times(AT_ONCE).map((index) => createCategory(legend, `New ${index}`))
	const { done, refused } = await outcomes(wishes)
	expect(done).toBe(3)
	for (const reason of refused) {
		expect(reason).toMatchObject({ status: 400, message: 'too_many_locker_categories' })
	}
	expect(await listCategories(legend)).toHaveLength(500)
})

test('a category in which nothing stands makes room for a new one, the oldest first', async () => {
	const legend = await aStoredLegend()
	await fillCategories(legend, 500)
	const [oldest, second] = await listCategories(legend)
	await addToLocker(legend, aSavedPrompt({ categoryId: oldest?.id ?? null }))
	await createCategory(legend, 'One more')
	const names = (await listCategories(legend)).map(({ name }) => name)
	expect(names).toHaveLength(500)
	expect(names).toContain('One more')
	expect(names).toContain(oldest?.name)
	expect(names).not.toContain(second?.name)
})

test('an import that brings more categories than there can be writes none of them, and no prompt', async () => {
	const legend = await aStoredLegend()
	const file = times(501).map((index) => ({ title: `${index}`, content: 'x', category: `Shelf ${index}` }))
	const wish = importFile(legend, JSON.stringify(file))
	await expect(wish).rejects.toMatchObject({ status: 400, message: 'too_many_locker_categories' })
	expect(await listCategories(legend)).toEqual([])
	expect(await countSaved(legend)).toBe(0)
})

test('an import that does not fit leaves no category behind', async () => {
	const legend = await aLockerOf(4_500)
	const file = times(600).map((index) => ({
		title: `${index}`,
		content: 'x',
		category: `Shelf ${index % 400}`,
	}))
	const wish = importFile(legend, JSON.stringify(file))
	await expect(wish).rejects.toMatchObject(FULL)
	expect(await listCategories(legend)).toEqual([])
	expect(await countSaved(legend)).toBe(4_500)
})

test('an edit makes a locker no larger than 20 MB, but may make a full one smaller', async () => {
	const legend = await aStoredLegend()
	await db().execute(sql`
		insert into saved_prompts (id, user_id, title, content)
		select gen_random_uuid()::text, ${legend.userId}, 'Long', repeat('x', 100000) from generate_series(1, 199)`)
	const { id, updatedAt } = await addToLocker(legend, aSavedPrompt({ content: 'x'.repeat(90_000) }))
	const edit = { ...aSavedPrompt({ content: 'é'.repeat(60_000) }), editedAt: new Date(updatedAt) }
	await expect(editSavedPrompt(legend, id, edit)).rejects.toMatchObject(FULL)
	expect(await editSavedPrompt(legend, id, { ...edit, content: 'short' })).toMatchObject({ content: 'short' })
})
