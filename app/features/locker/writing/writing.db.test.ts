import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aBrowserOf, aStoredLegend } from '../../../../tests/support/accounts'
import { histories } from '../../../../tests/support/histories'
import { savedOf, World } from '../../../../tests/support/locker/locker-devices'
import {
	history,
	type Scene,
	type Step,
	storedTexts,
	take,
} from '../../../../tests/support/locker/locker-histories'
import type { Legend } from '../../../../tests/support/people'
import { type SavedPrompt, TITLE_SUFFIX } from '../locker'
import { savedPrompts } from '../schema.server'

let legend: Legend
let headers: Headers
beforeAll(async () => {
	legend = await aStoredLegend()
	headers = await aBrowserOf(legend)
})

const isCopy = ({ title }: SavedPrompt) => title.endsWith(TITLE_SUFFIX)

async function play(devices: number, steps: readonly Step[]): Promise<Scene> {
	await db().delete(savedPrompts).where(eq(savedPrompts.userId, legend.userId))
	const ledger = {
		written: new Set<string>(),
		madeOf: new Map<string, Set<string>>(),
		replaced: new Set<string>(),
		removed: new Map<string, number>(),
		anew: new Map<string, number>(),
		copies: new Set<string>(),
	}
	const scene = { world: new World(legend, headers, devices), ledger, count: 0 }
	for (const step of steps) await take(scene, step)
	for (const request of scene.world.late) await scene.world.answer(request)
	for (const page of scene.world.pages) page.close()
	return scene
}

async function expectNothingIsGone(scene: Scene): Promise<void> {
	const { world, ledger } = scene
	const stored = await storedTexts(scene)
	const offered: string[] = []
	for (const device of world.devices) {
		device.isOnline = true
		const page = await device.open()
		const left = (await page?.drafts.left(page.drafts.list())) ?? []
		offered.push(...left.map(({ values }) => values.content))
	}
	const there = new Set([...stored, ...offered])
	const lost = [...ledger.written].filter(
		(text) => !there.has(text) && !ledger.replaced.has(text) && !ledger.removed.get(text),
	)
	expect(lost).toEqual([])
	const prompts = await savedOf(world.legend)
	const [copies, originals] = [prompts.filter(isCopy), prompts.filter((one) => !isCopy(one))]
	expect(copies.length).toBeLessThanOrEqual(ledger.copies.size)
	const texts = originals.map(({ content }) => content)
	const twice = texts.filter(
		(text) => texts.filter((one) => one === text).length > 1 + (ledger.anew.get(text) ?? 0),
	)
	expect(twice).toEqual([])
}

test('whatever two to four devices do in a locker, no text is gone unless somebody who saw it replaced or removed it, no unsaved one is, and nothing is there twice', async () => {
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 2, max: 4 }), history, async (devices, steps) => {
			await expectNothingIsGone(await play(devices, steps))
		}),
		{ ...histories(60), endOnFailure: false },
	)
}, 3_600_000)

test('what is typed while a save is on its way stays in the form and on the device, and is saved over it', async () => {
	await db().delete(savedPrompts).where(eq(savedPrompts.userId, legend.userId))
	const device = new World(legend, headers, 1).devices[0]
	const page = await device?.open()
	await page?.openForm(null, '')
	const { form, drafts } = page ?? {}
	if (!form || !drafts) throw new Error('No form is open.')
	const [first, more] = ['First.', 'First. And more.'].map((content) => ({
		...form.fields,
		title: 'Title',
		content,
	}))
	if (!first || !more) throw new Error('There are two texts.')
	form.writing.type(first)
	const saving = form.writing.save(first)
	form.writing.type(more)
	const saved = await saving
	expect(saved).toMatchObject({ prompt: { content: 'First.' }, isBehind: true })
	expect(drafts.list()).toMatchObject([
		{ about: saved.prompt?.id, base: saved.prompt?.updatedAt, values: more },
	])
	expect(await form.writing.save(more)).toMatchObject({ prompt: { content: more.content }, isBehind: false })
	expect(drafts.list()).toEqual([])
	expect(await savedOf(legend)).toMatchObject([{ id: saved.prompt?.id, content: more.content }])
})
