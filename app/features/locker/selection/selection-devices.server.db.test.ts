import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { aSavedPrompt, everySaved } from '../../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../../tests/support/people'
import type { SavedPrompt } from '../locker'
import { addToLocker, editSavedPrompt } from '../locker.server'
import { createCategory } from '../locker-category.server'
import { removeSavedPrompt } from '../locker-removal.server'
import { savedPrompts, savedPromptVersions } from '../schema.server'
import type { Chosen } from './chosen.server'
import { moveChosen, removeChosen, tagChosen } from './selection-change.server'
import { undoChange } from './selection-undo.server'

const chosenFrom = (prompts: readonly SavedPrompt[]): Chosen =>
	prompts.map(({ id, updatedAt }) => ({ id, seenAt: new Date(updatedAt) }))
const edit = (
	legend: Legend,
	{ id, updatedAt, isPinned: _p, createdAt: _c, ...said }: SavedPrompt,
	content: string,
) => editSavedPrompt(legend, id, { ...said, tags: [...said.tags], content, editedAt: new Date(updatedAt) })
async function aLocker(titles: readonly string[]) {
	const legend = await aStoredLegend()
	for (const title of titles) await addToLocker(legend, aSavedPrompt({ title, tags: ['shop', title] }))
	return { legend, all: await everySaved(legend) }
}

interface Modelled {
	content: string
	tags: string[]
	categoryId: string | null
	version: number
	removedBy: number | 'alone' | null
}

const DOINGS = ['looks', 'edits', 'moves', 'tags', 'removes', 'undoes', 'removes one'] as const
const step = fc.record({
	doing: fc.constantFrom(...DOINGS),
	device: fc.nat(1),
	which: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }),
	value: fc.nat(3),
})

test('whatever two devices do, each thing is as its last acknowledged change left it, and no text is lost', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), async (steps) => {
			const { legend, all } = await aLocker(['a', 'b', 'c', 'd'])
			const categories = [
				null,
				...(await Promise.all(['X', 'Y'].map((name) => createCategory(legend, name)))).map(({ id }) => id),
			]
			const model = new Map<string, Modelled>(
				all.map(({ id, content, tags }) => [
					id,
					{ content, tags: [...tags], categoryId: null, version: 1, removedBy: null },
				]),
			)
			const of = (id: string) => {
				const found = model.get(id)
				if (!found) throw new Error('Nothing is made.')
				return found
			}
			const devices = [0, 1].map(() => new Map(all.map((prompt) => [prompt.id, { prompt, version: 1 }])))
			const changes: {
				id: string
				what: string
				before: Map<string, Modelled>
				left: Map<string, number>
				isUndone: boolean
			}[] = []
			const written: { id: string; content: string }[] = []
			for (const [at, { doing, device, which, value }] of steps.entries()) {
				const seen = devices[device] ?? new Map()
				const ids = which.flatMap((one) => all[one]?.id ?? [])
				const chosen = chosenFrom(ids.flatMap((id) => seen.get(id)?.prompt ?? []))
				const isThere = ids.every((id) => of(id).removedBy === null)
				const arrange = async (
					what: string,
					act: () => Promise<{ id: string; count: number }>,
					become: (one: Modelled) => Modelled,
				) => {
					const done = await act().catch((error: unknown) => {
						expect(error).toMatchObject({ code: 'conflict' })
						return null
					})
					expect(done !== null).toBe(isThere)
					if (!done) return
					const before = new Map<string, Modelled>()
					const left = new Map<string, number>()
					for (const id of ids) {
						const [was, next] = [of(id), become(of(id))]
						if (JSON.stringify(was) === JSON.stringify(next)) continue
						before.set(id, was)
						left.set(id, was.version + 1)
						model.set(id, { ...next, version: was.version + 1 })
					}
					expect(done.count).toBe(before.size)
					changes.push({ id: done.id, what, before, left, isUndone: false })
				}
				if (doing === 'looks') {
					for (const prompt of await everySaved(legend))
						seen.set(prompt.id, { prompt, version: of(prompt.id).version })
				} else if (doing === 'edits') {
					const [id = ''] = ids
					const now = of(id)
					const known = seen.get(id)
					if (!known) continue
					const content = `text ${at}`
					const saved = await edit(legend, known.prompt, content).catch(() => null)
					expect(saved !== null).toBe(now.removedBy === null && known.version === now.version)
					if (!saved) continue
					written.push({ id, content })
					model.set(id, { ...now, content, version: now.version + 1 })
					seen.set(id, { prompt: saved, version: now.version + 1 })
				} else if (doing === 'moves') {
					const categoryId = categories[value % categories.length] ?? null
					await arrange(
						'move',
						() => moveChosen(legend, chosen, { categoryId }),
						(one) => ({ ...one, categoryId }),
					)
				} else if (doing === 'tags') {
					const [add, remove] = [[`tag ${value}`], [`tag ${(value + 1) % 4}`, 'shop']]
					await arrange(
						'tag',
						() => tagChosen(legend, chosen, { add, remove }),
						(one) => ({
							...one,
							tags: [...new Set([...one.tags.filter((tag) => !remove.includes(tag)), ...add])],
						}),
					)
				} else if (doing === 'removes') {
					const isSeen = ids.every((id) => seen.get(id)?.version === of(id).version)
					const done = await removeChosen(legend, chosen).catch(() => null)
					expect(done !== null).toBe(isThere && isSeen)
					if (!done) continue
					for (const id of ids) model.set(id, { ...of(id), removedBy: changes.length })
					const before = new Map(ids.map((id) => [id, of(id)]))
					changes.push({ id: done.id, what: 'remove', before, left: new Map(), isUndone: false })
				} else if (doing === 'removes one') {
					const [id = ''] = ids
					const now = of(id)
					const isDone = await removeSavedPrompt(legend, id).then(
						() => true,
						() => false,
					)
					expect(isDone).toBe(now.removedBy === null)
					if (isDone) model.set(id, { ...now, removedBy: 'alone' })
				} else {
					const place = changes.length === 0 ? -1 : changes.length - 1 - (value % changes.length)
					const change = changes[place]
					if (!change) continue
					const { count } = await undoChange(legend, change.id)
					if (change.isUndone) continue
					change.isUndone = true
					let undone = 0
					for (const [id, was] of change.before) {
						const now = of(id)
						if (change.what === 'remove') {
							if (now.removedBy !== place) continue
							model.set(id, { ...now, removedBy: null })
						} else {
							if (now.version !== change.left.get(id)) continue
							const { tags, categoryId } = was
							model.set(id, { ...now, tags, categoryId, version: now.version + 1 })
						}
						undone += 1
					}
					expect(count).toBe(undone)
				}
			}
			const rows = await db().select().from(savedPrompts).where(eq(savedPrompts.userId, legend.userId))
			for (const { id, content, tags, categoryId, removedAt } of rows) {
				const { removedBy, version: _version, ...wanted } = of(id)
				expect({ content, tags, categoryId }).toEqual(wanted)
				expect(removedAt !== null).toBe(removedBy !== null)
			}
			const kept = await db()
				.select()
				.from(savedPromptVersions)
				.where(eq(savedPromptVersions.userId, legend.userId))
			for (const { id, content } of written) {
				const said = [
					of(id).content,
					...kept.filter((one) => one.savedPromptId === id).map((one) => one.content),
				]
				expect(said).toContain(content)
			}
		}),
		{ numRuns: 40 },
	)
})
