import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { aSavedPrompt } from '../../../../tests/support/locker/saved-prompts'
import { addToLocker, editSavedPrompt, pinSavedPrompt, readSavedPrompt } from '../locker.server'
import { createCategory } from '../locker-category.server'
import { savedPromptVersions } from '../schema.server'
import {
	listSavedVersions,
	restoreSavedVersion,
	SAVED_VERSIONS_AT_ONCE,
	showSavedVersion,
} from './saved-history.server'
import { MOST_SAVED_VERSIONS } from './saved-version'

const MISSING = { status: 404, code: 'not_found' }
const NEXT_YEAR = new Date(Date.now() + 366 * 86_400_000)

type Legend = Awaited<ReturnType<typeof aStoredLegend>>

/** Writes these texts into one prompt, one after the other, and answers its id. */
async function written(legend: Legend, contents: readonly string[]): Promise<string> {
	const [first = 'First', ...others] = contents
	const { id } = await addToLocker(legend, aSavedPrompt({ content: first }))
	for (const content of others) {
		await editSavedPrompt(legend, id, { ...aSavedPrompt({ content }), editedAt: NEXT_YEAR })
	}
	return id
}

async function everyText(legend: Legend, id: string): Promise<string[]> {
	const history = await listSavedVersions(legend, id, null)
	const texts: string[] = []
	for (const { number } of history.lines) {
		texts.push((await showSavedVersion(legend, history, { number, isRead: true })).content)
	}
	return texts
}

test('each text that was saved is kept, the newest first, and any of them can be had back', async () => {
	const legend = await aStoredLegend()
	const id = await written(legend, ['One', 'Two', 'Three'])
	expect(await everyText(legend, id)).toEqual(['Three', 'Two', 'One'])
	const { lines, newest, prompt } = await listSavedVersions(legend, id, null)
	expect(lines.map(({ number, changed }) => ({ number, changed }))).toEqual([
		{ number: 3, changed: ['content'] },
		{ number: 2, changed: ['content'] },
		{ number: 1, changed: [] },
	])
	expect(newest).toBe(3)

	await restoreSavedVersion(legend, id, 1, new Date(prompt.updatedAt))
	expect((await readSavedPrompt(legend, id)).content).toBe('One')
	expect(await everyText(legend, id)).toEqual(['One', 'Three', 'Two', 'One'])
})

test('what became of a version until now is shown, word by word', async () => {
	const legend = await aStoredLegend()
	const id = await written(legend, ['Answer as a list.', 'Answer as a table.'])
	const history = await listSavedVersions(legend, id, null)
	for (const number of [1, 2]) {
		const shown = await showSavedVersion(legend, history, { number, isRead: false })
		expect(shown.between).toEqual({ from: 1, to: 2 })
		expect(shown.difference).toMatchObject({ added: 1, removed: 1, isCut: false })
	}
})

test('filing and pinning make no version, and restoring leaves the prompt where it is filed', async () => {
	const legend = await aStoredLegend()
	const id = await written(legend, ['One', 'Two'])
	const { id: categoryId } = await createCategory(legend, 'Work')
	const filed = { ...aSavedPrompt({ content: 'Two' }), categoryId, editedAt: NEXT_YEAR }
	await editSavedPrompt(legend, id, filed)
	await pinSavedPrompt(legend, id, true)
	expect(await everyText(legend, id)).toEqual(['Two', 'One'])
	await restoreSavedVersion(legend, id, 1, NEXT_YEAR)
	expect(await readSavedPrompt(legend, id)).toMatchObject({ content: 'One', categoryId, isPinned: true })
})

test('a version is not restored over what was saved since it was looked at', async () => {
	const legend = await aStoredLegend()
	const id = await written(legend, ['One', 'Two'])
	const seen = new Date((await readSavedPrompt(legend, id)).updatedAt)
	await editSavedPrompt(legend, id, { ...aSavedPrompt({ content: 'Elsewhere' }), editedAt: NEXT_YEAR })
	await expect(restoreSavedVersion(legend, id, 1, seen)).rejects.toMatchObject({ code: 'conflict' })
	expect((await readSavedPrompt(legend, id)).content).toBe('Elsewhere')
})

test('another Legend’s versions answer as missing', async () => {
	const [owner, other] = [await aStoredLegend(), await aStoredLegend()]
	const id = await written(owner, ['One', 'Two'])
	const history = await listSavedVersions(owner, id, null)
	await expect(listSavedVersions(other, id, null)).rejects.toMatchObject(MISSING)
	await expect(restoreSavedVersion(other, id, 1, NEXT_YEAR)).rejects.toMatchObject(MISSING)
	await expect(showSavedVersion(other, history, { number: 1, isRead: true })).rejects.toMatchObject(MISSING)
	await expect(showSavedVersion(owner, history, { number: 7, isRead: true })).rejects.toMatchObject(MISSING)
})

test('of one prompt the last hundred are kept, in pages', async () => {
	const legend = await aStoredLegend()
	const count = MOST_SAVED_VERSIONS + 10
	const id = await written(
		legend,
		Array.from({ length: count }, (_, at) => `Text ${at}`),
	)
	const first = await listSavedVersions(legend, id, null)
	expect(first.newest).toBe(count)
	expect(first.lines).toHaveLength(SAVED_VERSIONS_AT_ONCE + 1)
	const numbers = first.lines.map(({ number }) => number)
	for (let { next } = first; next !== null; ) {
		const page = await listSavedVersions(legend, id, next)
		expect(page.newest).toBe(count)
		numbers.push(...page.lines.map(({ number }) => number))
		next = page.next
	}
	expect(numbers).toEqual(Array.from({ length: MOST_SAVED_VERSIONS + 1 }, (_, at) => count - at))
})

test('of all prompts of one person at most twenty megabytes are kept, and another’s stay', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const kept = await written(other, ['One', 'Two'])
	const id = await written(legend, ['One', 'Two'])
	const old = {
		userId: legend.userId,
		savedPromptId: id,
		title: 'Old',
		description: '',
		tags: [],
		changed: [],
	}
	const bytes = 1_000_000
	await db()
		.insert(savedPromptVersions)
		.values(
			Array.from({ length: 25 }, (_, at) => ({
				...old,
				number: at + 2,
				content: `${at}`,
				bytes,
				writtenAt: new Date(at),
			})),
		)
	await editSavedPrompt(legend, id, { ...aSavedPrompt({ content: 'Three' }), editedAt: NEXT_YEAR })
	const { lines } = await listSavedVersions(legend, id, null)
	expect(lines.map(({ number }) => number)).toEqual([
		28,
		27,
		...Array.from({ length: 19 }, (_, at) => 26 - at),
	])
	expect(await everyText(other, kept)).toEqual(['Two', 'One'])
})

test('whatever two devices save and restore, each text that was taken stands in the list, and nothing else', async () => {
	const act = fc.oneof(
		fc.record({
			kind: fc.constant('edit' as const),
			content: fc.string({ minLength: 1 }),
			isFresh: fc.boolean(),
		}),
		fc.record({ kind: fc.constant('restore' as const), which: fc.nat(6), isFresh: fc.boolean() }),
	)
	await fc.assert(
		fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
			const legend = await aStoredLegend()
			const { id, updatedAt } = await addToLocker(legend, aSavedPrompt({ content: 'The first.' }))
			let model = ['The first.']
			let seen = updatedAt
			for (const one of acts) {
				const stored = await readSavedPrompt(legend, id)
				const at = new Date(one.isFresh ? stored.updatedAt : seen)
				const isBehind = new Date(stored.updatedAt) > at
				const { newest, lines } = await listSavedVersions(legend, id, null)
				const restored = lines[one.kind === 'restore' ? Math.min(one.which, newest - 1) : 0]?.number ?? 0
				if (one.kind === 'restore' && restored === newest) continue
				const wanted =
					one.kind === 'edit'
						? `x${one.content.replaceAll('\0', '').toWellFormed()}`
						: (model[restored - 1] ?? '')
				const doing =
					one.kind === 'edit'
						? editSavedPrompt(legend, id, { ...aSavedPrompt({ content: wanted }), editedAt: at })
						: restoreSavedVersion(legend, id, restored, at)
				const saved = await doing.catch(() => null)
				if (saved === null) expect(isBehind).toBe(true)
				else {
					if (wanted !== model.at(-1)) model = [...model, wanted]
					seen = saved.updatedAt
				}
				expect((await everyText(legend, id)).toReversed()).toEqual(model)
			}
		}),
		{ numRuns: 40 },
	)
})
