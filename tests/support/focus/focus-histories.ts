import fc from 'fast-check'
import { newId } from '~/core/new-id'
import {
	addSubTask,
	chooseTaskText,
	chooseTitle,
	editSubTask,
	editTitle,
	estimateSubTask,
	type FocusWork,
	moveSubTask,
	removeSubTask,
	type SubTask,
	textForms,
	titlesOf,
	toggleSubTask,
} from '~/features/focus/focus-work'
import {
	HALF_TYPED_FIELDS,
	type HalfTyped,
	type HalfTypedField,
	takeHalfTyped,
} from '~/features/focus/saving/half-typed'
import type { Page, World } from './focus-devices'

/** What was done in a history, as far as it decides what has to be there in the end. */
interface Ledger {
	/** Whatever anybody wrote, half typed texts included. */
	written: Set<string>
	/** Texts that somebody who had them on the screen replaced, removed, or did not choose. */
	replaced: Set<string>
	created: Set<string>
	removed: Set<string>
	/** What anybody estimated of a task, by its id; null where it was taken back. */
	estimated: Map<string, (number | null)[]>
}

export interface Scene {
	world: World
	ledger: Ledger
	sessionId: string
	/** A number for each text, so that no two are the same. */
	count: number
}

type Doing = (scene: Scene, nth: number, other: number) => Promise<void> | void

const pick = <One>(all: readonly One[], nth: number): One | undefined => all[nth % Math.max(all.length, 1)]
const at = () => ({ id: newId(), at: new Date() })

/** Something that a person does on a page that shows the session. */
function onPage(
	doing: (page: Page & { saver: NonNullable<Page['saver']> }, scene: Scene, other: number) => void,
): Doing {
	return async (scene, nth, other) => {
		const page = pick(scene.world.pages, nth)
		if (!page?.saver || !page.isShown || page.isEnding || page.saver.read().phase.name === 'closed') return
		doing(Object.assign(page, { saver: page.saver }), scene, other)
		await scene.world.settle()
	}
}

/** What a half typed text is made of; null where there is nothing to change. */
function madeOf(field: HalfTypedField, { title }: FocusWork, task?: SubTask): Omit<HalfTyped, 'text'> | null {
	if (field === 'title') return { from: title }
	if (field === 'edit') return task ? { from: task.text, taskId: task.id } : null
	return {}
}

function write(scene: Scene, what: string): string {
	scene.count += 1
	const text = `${what} ${scene.count}`
	scene.ledger.written.add(text)
	return text
}

const WRITING: Record<string, Doing> = {
	'adds a task': onPage(({ saver }, scene) => {
		const made = at()
		scene.ledger.created.add(made.id)
		const text = write(scene, 'task')
		saver.change((work) => addSubTask(work, text, made))
	}),
	'rewords a task': onPage(({ saver }, scene, other) => {
		const task = pick(saver.read().mine.subTasks, other)
		if (!task) return
		const text = write(scene, 'reworded')
		scene.ledger.replaced.add(task.text)
		saver.change((work) => editSubTask(work, task.id, text))
	}),
	'ticks a task': onPage(({ saver }, _scene, other) => {
		const task = pick(saver.read().mine.subTasks, other)
		if (task) saver.change((work) => toggleSubTask(work, task.id))
	}),
	'estimates a task': onPage(({ saver }, scene, other) => {
		const task = pick(saver.read().mine.subTasks, other)
		if (!task) return
		scene.count += 1
		const minutes = other % 4 === 3 ? null : scene.count
		const { estimated } = scene.ledger
		estimated.set(task.id, [...(estimated.get(task.id) ?? []), minutes])
		saver.change((work) => estimateSubTask(work, task.id, minutes))
	}),
	'moves a task': onPage(({ saver }, _scene, other) => {
		const task = pick(saver.read().mine.subTasks, other)
		if (task) saver.change((work) => moveSubTask(work, task.id, other % 3))
	}),
	'removes a task': onPage(({ saver }, { ledger }, other) => {
		const task = pick(saver.read().mine.subTasks, other)
		if (!task) return
		ledger.removed.add(task.id)
		for (const text of textForms(task)) ledger.replaced.add(text)
		saver.change((work) => removeSubTask(work, task.id))
	}),
	'gives another title': onPage(({ saver }, scene) => {
		const title = write(scene, 'title')
		scene.ledger.replaced.add(saver.read().mine.title)
		saver.change((work) => editTitle(work, title))
	}),
	chooses: onPage(({ saver }, { ledger }, other) => {
		const { mine } = saver.read()
		const task = mine.subTasks.find(({ otherTexts }) => otherTexts)
		const texts = task ? textForms(task) : titlesOf(mine)
		const text = pick(texts, other) ?? ''
		for (const one of texts) if (one !== text) ledger.replaced.add(one)
		saver.change((work) => (task ? chooseTaskText(work, task.id, text) : chooseTitle(work, text)))
	}),
	'types half a text': onPage(({ saver }, scene, other) => {
		const field = pick(HALF_TYPED_FIELDS, other) ?? 'task'
		const task = pick(saver.read().mine.subTasks, other)
		const before = saver.texts.read().get(field)
		if (before) scene.ledger.replaced.add(before.text)
		const text = write(scene, `half ${field}`)
		const made = madeOf(field, saver.read().mine, task)
		if (before || made) saver.texts.write(field, { ...(before ?? made), text })
		else scene.ledger.written.delete(text)
		if (made?.from) scene.ledger.replaced.add(made.from)
	}),
	'finishes a half typed text': onPage(({ saver }, _scene, other) => {
		const [field, half] = pick([...saver.texts.read()], other) ?? []
		if (!field || !half) return
		const made = at()
		saver.texts.write(field, null)
		saver.change((work) => takeHalfTyped(work, field, half, made))
	}),
}

const PASSING: Record<string, Doing> = {
	'time passes': ({ world }, nth) => world.passes([100, 1_000, 7_000, 60_000][nth % 4] ?? 0),
	'a request gets on': async ({ world }, nth) => {
		const one = pick(world.network, nth)
		if (one) await world.carry(one)
	},
	'the oldest request gets through': async ({ world }) => {
		const [one] = world.network
		if (!one) return
		await world.carry(one)
		if (world.network.includes(one)) await world.carry(one)
	},
	'a request or its answer is lost': async ({ world }, nth) => {
		const one = pick(world.network, nth)
		if (one) await world.lose(one)
	},
}

const COMING_AND_GOING: Record<string, Doing> = {
	'a device goes offline': ({ world }, nth) => {
		const device = pick(world.devices, nth)
		if (device) device.isOnline = false
	},
	'a device comes online': async ({ world }, nth) => {
		const device = pick(
			world.devices.filter(({ isOnline }) => !isOnline),
			nth,
		)
		if (!device) return
		device.isOnline = true
		for (const page of device.pages) page.connect()
		await world.settle()
	},
	'a page is hidden or shown': async ({ world }, nth) => {
		const page = pick(world.pages, nth)
		page?.show(!page.isShown)
		await world.settle()
	},
	'another tab is opened': async ({ world }, nth) => {
		const device = pick(world.devices, nth)
		if (device && device.pages.length < 3) await device.open()
	},
	'a page is closed': ({ world }, nth) => pick(world.pages, nth)?.close(),
	'a page crashes': ({ world }, nth) => pick(world.pages, nth)?.close(true),
	'a page is reloaded': async ({ world }, nth) => {
		const page = pick(world.pages, nth)
		page?.close()
		await page?.device.open()
	},
}

const ENDING: Record<string, Doing> = {
	'the session is ended': async ({ world }, nth) => {
		const page = pick(world.pages, nth)
		if (page?.saver && page.isShown && !page.isEnding) void page.end()
		await world.settle()
	},
	'the end is undone': async ({ world, sessionId }) => {
		await world.answer(new Request(`http://pronto.test/focus/${sessionId}/reopen`, { method: 'POST' }))
	},
}

export const DOINGS = new Map(Object.entries({ ...WRITING, ...PASSING, ...COMING_AND_GOING, ...ENDING }))
const oneOf = (doings: Record<string, Doing>) => fc.constantFrom(...Object.keys(doings))
const step = fc.oneof(
	{ weight: 5, arbitrary: oneOf(WRITING) },
	{ weight: 5, arbitrary: oneOf(PASSING) },
	{ weight: 4, arbitrary: oneOf(COMING_AND_GOING) },
	{ weight: 1, arbitrary: oneOf(ENDING) },
)
/** What happens, on which page, device or request, and to which of its things. */
export const history = fc.array(fc.tuple(step, fc.nat(11), fc.nat(11)), { minLength: 1, maxLength: 60 })
