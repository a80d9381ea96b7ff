import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { createPrompt, removePrompt } from '~/features/authoring/create-prompt.server'
import { addToLocker } from '~/features/locker/locker.server'
import { removeSavedPrompt, restoreSavedPrompt } from '~/features/locker/locker-removal.server'
import { aClient, aStoredLegend, aStoredMember } from '../../../tests/support/accounts'
import { aCollection, collectedIn } from '../../../tests/support/collections'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import { aPromptInput } from '../../../tests/support/prompts'
import {
	addToCollection,
	collectionsWith,
	moveCollected,
	noteCollected,
	removeCollected,
	restoreCollected,
} from './collected.server'
import { LONGEST_SHOWN, MOST_COLLECTED } from './collection'
import { readOwn } from './collection.server'
import { CollectionNote } from './collection-input.server'
import { listCollected } from './collection-row.server'
import { collectionPrompts } from './schema.server'

const PROMPTS = ['1', '2', '3', '4', '14', '17']
const listed = (promptId: string) => ({ promptId, isSaved: false })

test('prompts of the library, created and saved ones stand in it in the order in which they came, each once', async () => {
	const legend = await aStoredLegend()
	const created = await createPrompt(legend, aPromptInput({ title: 'Made by me' }), aClient())
	const saved = await addToLocker(legend, aSavedPrompt({ title: 'Kept by me' }))
	const id = await aCollection(legend, { prompts: ['2'] })
	await addToCollection(legend, id, listed(created))
	await addToCollection(legend, id, { promptId: saved.id, isSaved: true })
	for (const again of [listed('2'), { promptId: saved.id, isSaved: true }])
		await addToCollection(legend, id, again)
	const { prompts } = await readOwn(legend, id, 'pt')
	expect(prompts.map(({ prompt }) => prompt)).toEqual([
		{ title: expect.any(String), address: '2', language: 'pt', isSaved: false },
		{ title: 'Made by me', address: created, language: 'en', isSaved: false },
		{ title: 'Kept by me', address: saved.id, language: null, isSaved: true },
	])
	expect(await collectionsWith(legend, '2')).toEqual([id])
	expect(await collectionsWith(legend, '3')).toEqual([])
})

test('what somebody can’t see can’t be put in: unknown ids, others’ lockers, and a locker without its plan', async () => {
	const [member, legend] = [await aStoredMember(), await aStoredLegend()]
	const saved = await addToLocker(legend, aSavedPrompt())
	const id = await aCollection(member, { prompts: [] })
	const own = await aCollection(legend, { prompts: [] })
	for (const promptId of ['nowhere', saved.id, '', '../1'])
		await expect(addToCollection(member, id, listed(promptId))).rejects.toMatchObject({ status: 404 })
	const mine = { promptId: saved.id, isSaved: true }
	await expect(addToCollection(member, id, mine)).rejects.toMatchObject({ code: 'plan_too_small' })
	const another = addToCollection(await aStoredLegend(), own, mine)
	await expect(another).rejects.toMatchObject({ code: 'not_found' })
	expect((await collectedIn(member, id)).ids).toEqual([])
})

test('a collection takes so many prompts and no more, and no text that is too long to be shown', async () => {
	const legend = await aStoredLegend()
	const id = await aCollection(legend, { prompts: [] })
	const row = { collectionId: id, userId: legend.userId }
	const rows = Array.from({ length: MOST_COLLECTED - 1 }, (_, at) => ({
		...{ ...row, promptId: `gone-${at}`, position: at },
	}))
	await db().insert(collectionPrompts).values(rows)
	const long = await addToLocker(legend, aSavedPrompt({ content: 'x'.repeat(LONGEST_SHOWN + 1) }))
	await expect(addToCollection(legend, id, { promptId: long.id, isSaved: true })).rejects.toMatchObject({
		message: 'collected_too_long',
	})
	const both = await Promise.allSettled(['1', '2'].map((one) => addToCollection(legend, id, listed(one))))
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect((await collectedIn(legend, id)).ids).toHaveLength(MOST_COLLECTED)
})

test('a note is kept, not written over from elsewhere, and comes back with its prompt', async () => {
	const author = await aStoredMember()
	const id = await aCollection(author, { prompts: ['1', '2'] })
	const [first] = (await readOwn(author, id, 'en')).prompts
	const one = first?.id ?? ''
	await noteCollected(author, id, one, { note: 'Start here.', seen: first?.seen ?? '' })
	const late = noteCollected(author, id, one, { note: 'Or here.', seen: first?.seen ?? '' })
	await expect(late).rejects.toMatchObject({ code: 'conflict', details: { note: 'Start here.' } })
	await removeCollected(author, id, one)
	await addToCollection(author, id, listed('1'))
	const { prompts } = await readOwn(author, id, 'en')
	expect(prompts.map(({ note }) => note)).toEqual(['', 'Start here.'])
	expect(CollectionNote.safeParse({ note: 'x'.repeat(501) }).success).toBe(false)
})

test('a prompt that is gone keeps its place without a name until it is taken out; a created one goes whole', async () => {
	const legend = await aStoredLegend()
	const created = await createPrompt(legend, aPromptInput(), aClient())
	const saved = await addToLocker(legend, aSavedPrompt({ title: 'Kept' }))
	const id = await aCollection(legend, { prompts: ['1', created] })
	await addToCollection(legend, id, { promptId: saved.id, isSaved: true })
	await removePrompt(legend, created)
	await removeSavedPrompt(legend, saved.id)
	expect((await collectedIn(legend, id)).titles.slice(1)).toEqual([null])
	await restoreSavedPrompt(legend, saved.id)
	expect((await collectedIn(legend, id)).titles.slice(1)).toEqual(['Kept'])
})

type Act = { kind: 'add' | 'remove' | 'restore'; at: number } | { kind: 'move'; at: number; by: -1 | 1 }

const at = fc.nat(PROMPTS.length - 1)
const acts = fc.array(
	fc.oneof(
		fc.record({ kind: fc.constantFrom<'add' | 'remove' | 'restore'>('add', 'remove', 'restore'), at }),
		fc.record({ kind: fc.constant<'move'>('move'), at, by: fc.constantFrom<-1 | 1>(-1, 1) }),
	),
	{ maxLength: 14 },
)

async function act(author: Member, id: string, wish: Act, prompt: string): Promise<void> {
	if (wish.kind === 'add') return addToCollection(author, id, listed(prompt))
	const rows = await db().select().from(collectionPrompts).where(eq(collectionPrompts.collectionId, id))
	const row = rows.find(({ promptId }) => promptId === prompt)?.id ?? 'none'
	if (wish.kind === 'move') return moveCollected(author, id, row, wish.by)
	return wish.kind === 'remove' ? removeCollected(author, id, row) : restoreCollected(author, id, row)
}

/** What a collection holds by a plain list: those that stand in it, and where those that were taken out stood. */
class Model {
	in: string[] = []
	out = new Map<string, number>()

	do(act: Act, prompt: string): void {
		const at = this.in.indexOf(prompt)
		if (act.kind === 'add' && at < 0) {
			this.in.push(prompt)
			this.out.delete(prompt)
		}
		if (act.kind === 'remove' && at >= 0) {
			this.in.splice(at, 1)
			this.out.set(prompt, at)
		}
		if (act.kind === 'restore' && this.out.has(prompt)) {
			this.in.splice(this.out.get(prompt) ?? 0, 0, prompt)
			this.out.delete(prompt)
		}
		if (act.kind === 'move' && at >= 0 && this.in[at + act.by]) {
			this.in.splice(at, 1)
			this.in.splice(at + act.by, 0, prompt)
		}
	}
}

test('whatever is added, moved, taken out and put back, each stands once, where that leads', async () => {
	const author = await aStoredMember()
	await fc.assert(
		fc.asyncProperty(acts, async (all) => {
			const id = await aCollection(author, { prompts: [] })
			const model = new Model()
			for (const wish of all) {
				const prompt = PROMPTS[wish.at] ?? ''
				// What does not stand there can be neither moved nor taken out.
				await act(author, id, wish, prompt).catch((error: unknown) =>
					expect(error).toMatchObject({ code: 'not_found' }),
				)
				model.do(wish, prompt)
				const there = await listCollected(db(), id)
				expect(there.map(({ promptId }) => promptId)).toEqual(model.in)
				expect(there.map(({ position }) => position)).toEqual(model.in.map((_, at) => at))
			}
			await db().delete(collectionPrompts).where(eq(collectionPrompts.collectionId, id))
		}),
		{ numRuns: 25 },
	)
})
