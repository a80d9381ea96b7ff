import fc from 'fast-check'
import { writtenOf } from '~/features/locker/locker-form'
import { conflictsOf, mergedDraft } from '~/features/locker/merging/merged-prompt'
import { putBack, removeFromLocker } from '~/features/locker/ui/use-locker-actions'
import { FATES, type Fate, type Page, savedOf, type World } from './locker-devices'

/** What was done in a history, as far as it decides what has to be there in the end. */
interface Ledger {
	written: Set<string>
	/** For each text those that its person had before them while writing it. */
	madeOf: Map<string, Set<string>>
	/** Texts that somebody who had them before them replaced or gave up. */
	replaced: Set<string>
	/** How often somebody who had a text before them removed it, and did not take that back. */
	removed: Map<string, number>
	/** How often somebody wished for a text to be saved as a new one. */
	anew: Map<string, number>
	/** The keys of the copies that somebody wished for. */
	copies: Set<string>
}

export interface Scene {
	world: World
	ledger: Ledger
	count: number
}

type Doing = (scene: Scene, page: Page, other: number) => Promise<void> | void

const pick = <One>(all: readonly One[], nth: number): One | undefined => all[nth % Math.max(all.length, 1)]

export async function storedTexts({ world }: Scene): Promise<string[]> {
	return (await savedOf(world.legend)).map(({ content }) => content)
}

/** What is given up without having been stored needs not be anywhere. */
async function giveUp(scene: Scene, text: string): Promise<void> {
	if (!(await storedTexts(scene)).includes(text)) scene.ledger.replaced.add(text)
}

async function type(scene: Scene, { form }: Page): Promise<void> {
	if (!form) return
	if (form.isTyped) await giveUp(scene, form.fields.content)
	const { ledger } = scene
	scene.count += 1
	const before = form.fields.content
	const text = `text ${scene.count}`
	const { stored } = form.writing.read()
	const seen = [before, form.opened, stored?.content].filter((one) => typeof one === 'string')
	ledger.madeOf.set(text, new Set([...(ledger.madeOf.get(before) ?? []), ...seen]))
	ledger.written.add(text)
	form.fields = { ...form.fields, title: 'Title', content: text }
	form.isTyped = true
	form.writing.type(form.fields)
}

async function save(scene: Scene, page: Page, asNew: boolean, goesOn = false): Promise<void> {
	const { form } = page
	if (!form?.isTyped) return
	const { ledger } = scene
	const { content } = form.fields
	const { stored, isNew } = form.writing.read()
	if (asNew && !isNew) ledger.anew.set(content, (ledger.anew.get(content) ?? 0) + 1)
	else for (const text of ledger.madeOf.get(content) ?? []) if (text !== content) ledger.replaced.add(text)
	if (stored && !asNew && stored.content !== content) ledger.replaced.add(stored.content)
	const saving = form.writing.save(form.fields, asNew)
	if (goesOn) {
		// What is on its way is in the text that is typed now: nothing of it is given up.
		form.isTyped = false
		ledger.replaced.add(content)
		await type(scene, page)
	}
	const { prompt, isBehind } = await saving
	if (!prompt) return
	if (prompt.content !== content) throw new Error('Another text was acknowledged.')
	page.show(prompt)
	if (!isBehind) page.closeForm()
}

const WRITING: Record<string, Doing> = {
	'opens a new one': async (scene, page, other) => {
		if (!page.form) await page.openForm(null, '', other % 4 ? undefined : () => void type(scene, page))
	},
	'opens one to edit it': async (scene, page, other) => {
		if (page.prompts.length === 0) await page.refresh()
		const prompt = pick(page.prompts, other)
		if (prompt && !page.form)
			await page.openForm(prompt, prompt.id, other % 4 ? undefined : () => void type(scene, page))
	},
	types: (scene, page) => type(scene, page),
	saves: (scene, page) => save(scene, page, page.form?.writing.read().isGone ?? false),
	'types while it is saved': (scene, page) =>
		save(scene, page, page.form?.writing.read().isGone ?? false, true),
	'saves what is in conflict as a new one': (scene, page) => {
		if (page.form?.writing.read().stored) return save(scene, page, true)
	},
	'takes what is stored': async (scene, page) => {
		const { form } = page
		if (!form?.writing.read().stored) return
		await giveUp(scene, form.fields.content)
		form.writing.startOver()
		page.form = { ...form, opened: form.writing.read().start.values.content }
		page.follow()
	},
	'puts both together': async (scene, page, other) => {
		const { form } = page
		if (!form?.writing.read().stored) return
		const mine = form.fields
		const answer = await form.writing.merge(mine).catch(() => null)
		if (!answer) return
		const { stored, merged } = answer
		const choices = [['both'], ['mine'], ['theirs']] as const
		const content = choices[other % 3] ?? choices[0]
		const chosen = conflictsOf(merged.pieces.content).map(() => content[0])
		const draft = mergedDraft(merged, { content: chosen })
		const { ledger } = scene
		// What is chosen against was seen; what stands in the text that both became is not given up.
		for (const text of [mine.content, stored.content]) {
			const isThere = text.split('\n\n').every((paragraph) => draft.content.includes(paragraph))
			if (isThere || content[0] !== 'both') ledger.replaced.add(text)
		}
		const seen = [mine.content, stored.content, ...(ledger.madeOf.get(mine.content) ?? [])]
		ledger.written.add(draft.content)
		ledger.madeOf.set(draft.content, new Set(seen))
		form.writing.takeUp({ ...writtenOf(draft), newCategory: '' }, stored)
		page.form = { ...form, opened: stored.content }
		page.follow()
	},
	'takes another unsaved text': async (_scene, page, other) => {
		const kept = pick(page.form?.writing.read().others ?? [], other)
		if (!kept) return
		await page.form?.writing.takeOther(kept.place)
		page.follow()
	},
	'cancels the form': async (scene, page, other) => {
		if (!page.form || other % 3) return
		if (page.form.isTyped) await giveUp(scene, page.form.fields.content)
		page.form.writing.giveUp()
		page.closeForm()
	},
	'closes the form': (_scene, page) => page.closeForm(),
}

const MANAGING: Record<string, Doing> = {
	'opens the page of an unsaved text': async ({ world }, page, other) => {
		const kept = pick(await page.drafts.left(page.drafts.list()), other)
		if (!kept || page.form || !page.device.isOnline) return
		const prompts = await savedOf(world.legend)
		await page.openForm(prompts.find(({ id }) => id === kept.about) ?? null, kept.about)
	},
	'throws an unsaved text away': async (scene, page, other) => {
		const kept = pick(await page.drafts.left(page.drafts.list()), other)
		if (!kept || other % 3) return
		await giveUp(scene, kept.values.content)
		await page.drafts.discard(kept.place)
	},
	removes: async ({ ledger }, page, other) => {
		const prompt = pick(page.prompts, other)
		if (!prompt) return
		ledger.removed.set(prompt.content, (ledger.removed.get(prompt.content) ?? 0) + 1)
		const outcome = await removeFromLocker(page.door, prompt).catch(() => null)
		if (outcome && 'newer' in outcome) page.show(outcome.newer)
		if (!outcome || 'newer' in outcome) return
		page.prompts = page.prompts.filter(({ id }) => id !== prompt.id)
		if (outcome.removed)
			page.undos.push({ removed: outcome.removed, key: `undo ${page.undos.length} ${prompt.id}` })
	},
	undoes: async ({ ledger, world }, page, other) => {
		const undo = pick(page.undos, other)
		if (!undo) return
		const { removed, key } = undo
		const back = await putBack(page.door, world.legend.userId, removed, key).catch(() => null)
		if (!back) return
		page.undos.splice(page.undos.indexOf(undo), 1)
		page.show(back)
		if (back.content === removed.content)
			ledger.removed.set(removed.content, (ledger.removed.get(removed.content) ?? 1) - 1)
	},
	duplicates: async (scene, page, other) => {
		const prompt = pick(page.prompts, other)
		if (!prompt || prompt.title.length > 30) return
		const key = page.copies.keyOf(prompt.id)
		scene.ledger.copies.add(key)
		const params = {
			prompt_id_param: prompt.id,
			user_id_param: scene.world.legend.userId,
			idempotency_key_param: key,
		}
		const copy = await page.door.call('duplicate_saved_prompt', params).catch(() => null)
		if (copy) page.copies.settle(prompt.id)
	},
	'looks again': (_scene, page) => page.refresh(),
}

const COMING_AND_GOING: Record<string, Doing> = {
	'goes offline or comes online': (_scene, { device }) => {
		device.isOnline = !device.isOnline
	},
	'opens another tab': async (_scene, { device }) => {
		if (device.pages.length < 3) await device.open()
	},
	'closes the tab': (_scene, page) => page.close(),
	'reloads the tab': async (_scene, page) => {
		if (!page.device.isOnline) return
		page.close()
		await page.device.open()
	},
	'a late request arrives': async ({ world }, _page, other) => {
		const [request] = world.late.splice(other % Math.max(world.late.length, 1), 1)
		if (request) await world.answer(request)
	},
}

const DOINGS = new Map(Object.entries({ ...WRITING, ...MANAGING, ...COMING_AND_GOING }))

/** Does one thing on some page; a device without one is opened first. */
export async function take(scene: Scene, [doing, fate, nth, tab, other]: Step): Promise<void> {
	const { world } = scene
	const device = pick(world.devices, nth)
	if (!device) return
	if (device.pages.length === 0) {
		device.isOnline = true
		await device.open()
	}
	const page = pick(device.pages, tab)
	if (!page) return
	world.fate = fate
	await DOINGS.get(doing)?.(scene, page, other)
	world.fate = 'taken'
}

const oneOf = (doings: Record<string, Doing>) => fc.constantFrom(...Object.keys(doings))
const doing = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom('opens one to edit it', 'types', 'saves') },
	{ weight: 5, arbitrary: oneOf(WRITING) },
	{ weight: 3, arbitrary: oneOf(MANAGING) },
	{ weight: 2, arbitrary: oneOf(COMING_AND_GOING) },
)
const fate = fc.oneof(
	{ weight: 3, arbitrary: fc.constant<Fate>('taken') },
	{ weight: 2, arbitrary: fc.constantFrom(...FATES) },
)
export type Step = readonly [string, Fate, number, number, number]
/** What happens, what becomes of its requests, on which device, on which of its pages, and to which of its things. */
export const history = fc.array(fc.tuple(doing, fate, fc.nat(11), fc.nat(1), fc.nat(11)), {
	minLength: 1,
	maxLength: 80,
	size: 'max',
})
