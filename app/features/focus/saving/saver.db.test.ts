import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredSubscriber } from '../../../../tests/support/accounts'
import { World } from '../../../../tests/support/focus/focus-devices'
import { DOINGS, history, type Scene } from '../../../../tests/support/focus/focus-histories'
import { histories } from '../../../../tests/support/histories'
import type { Subscriber } from '../../../../tests/support/people'
import { readFocusSession, readNewerFocusSession } from '../focus.server'
import { estimateSubTask, isSameWork, textForms, titlesOf } from '../focus-work'
import { startTimer } from '../pomodoro'
import { focusSessions } from '../schema.server'
import { loadSchema } from './kept-copies'

let person: Subscriber
beforeAll(async () => {
	await loadSchema()
	person = await aStoredSubscriber()
})

/** All devices get through to the server and are looked at, until nothing changes any more. */
async function comeTogether({ world }: Scene): Promise<void> {
	for (const device of world.devices) {
		device.isOnline = true
		if (device.pages.length === 0) await device.open()
		for (const page of device.pages) page.show(true)
	}
	for (let round = 0; round < 20; round += 1) {
		await world.passes(60_000)
		while (world.network[0]) await world.carry(world.network[0])
		const states = world.pages.flatMap(({ saver }) => saver?.read() ?? [])
		const isSaved = states.every(({ phase }) => phase.name === 'saved')
		if (round > 1 && isSaved && new Set(states.map(({ base }) => base.version)).size <= 1) return
	}
	throw new Error('They did not come to rest.')
}

async function expectNothingIsGone({ world, ledger, sessionId }: Scene): Promise<void> {
	const session = await readNewerFocusSession(world.person, { id: sessionId, version: 0 })
	if (!session) throw new Error('The session is gone.')
	const { work } = session
	for (const { saver } of world.pages) {
		expect(saver === null).toBe(session.endedAt !== null)
		if (saver) expect(isSameWork(saver.read().mine, work)).toBe(true)
	}
	const ids = work.subTasks.map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
	const acknowledged = world.taken.flatMap((save) => save.subTasks.map(({ id }) => id))
	const gone = [...acknowledged, ...ledger.created].filter(
		(id) => !ids.includes(id) && !ledger.removed.has(id),
	)
	expect(gone).toEqual([])
	for (const { id, estimate = null } of work.subTasks) {
		expect(ledger.estimated.get(id) ?? [null]).toContain(estimate)
	}
	// What is half typed waits in its field; of a session that has ended nobody would see it there.
	const shelves = session.endedAt ? [] : world.devices.flatMap(({ shelf }) => [...shelf.values()])
	const kept = shelves.join('\n')
	const there = [...titlesOf(work), ...work.subTasks.flatMap(textForms), ...work.lastPrompts]
	const lost = [...ledger.written].filter(
		(text) => !there.includes(text) && !ledger.replaced.has(text) && !kept.includes(`"${text}"`),
	)
	expect(lost).toEqual([])
}

async function play(devices: number, steps: readonly [string, number, number][]): Promise<Scene> {
	const { userId } = person
	await db().delete(focusSessions).where(eq(focusSessions.userId, userId))
	await db()
		.insert(focusSessions)
		.values({ userId, title: 'Price it', timer: startTimer(Date.now()) })
	const session = await readFocusSession(person)
	if (!session) throw new Error('The session that was just stored is not known.')
	const { id: sessionId, work } = session
	const ledger = {
		written: new Set([work.title]),
		replaced: new Set<string>(),
		created: new Set<string>(),
		removed: new Set<string>(),
		estimated: new Map<string, (number | null)[]>(),
	}
	const scene = { world: new World(person, devices), ledger, sessionId, count: 0 }
	for (const device of scene.world.devices) await device.open()
	for (const [doing, nth, other] of steps) await DOINGS.get(doing)?.(scene, nth, other)
	await comeTogether(scene)
	return scene
}

test('whatever two to four devices do, nothing that was written is gone unless somebody who saw it took it away, and all come to show the same', async () => {
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 2, max: 4 }), history, async (devices, steps) => {
			await expectNothingIsGone(await play(devices, steps))
		}),
		histories(200),
	)
}, 3_600_000)

test('of two estimates of one task the one that is stored later stands, on both devices', async () => {
	const scene = await play(2, [['adds a task', 0, 0]])
	const { world, sessionId } = scene
	const [desk, phone] = world.pages
	const id = desk?.saver?.read().mine.subTasks[0]?.id ?? ''
	const estimate = (page: typeof desk, minutes: number) =>
		page?.saver?.change((work) => estimateSubTask(work, id, minutes))
	estimate(desk, 30)
	estimate(phone, 45)
	await comeTogether(scene)
	const taken = world.taken.flatMap(({ subTasks }) => subTasks[0]?.estimate ?? [])
	expect(taken).toEqual([30, 45])
	const stored = await readNewerFocusSession(person, { id: sessionId, version: 0 })
	const shown = world.pages.map(({ saver }) => saver?.read().mine.subTasks[0]?.estimate)
	expect([stored?.work.subTasks[0]?.estimate, ...shown]).toEqual([45, 45, 45])
})
