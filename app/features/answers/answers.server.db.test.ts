import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { aStoredMember } from '../../../tests/support/accounts'
import { storageOf } from '../../../tests/support/storage'
import { exportAnswers, setAnswerMemory, syncAnswers } from './answers.server'
import { createDeviceAnswers, type DeviceAnswers } from './device-answers'
import { MOST_REMEMBERED, namedFillings, type RememberedItem } from './remembered'

const business = (text: string | null, changedAt: number): RememberedItem => ({
	kind: 'answer',
	id: 'business',
	changedAt,
	value: text === null ? null : { text },
})
const named = (id: string, name: string, changedAt = 1) => ({
	kind: 'named' as const,
	id,
	changedAt,
	value: { promptId: '2', title: 'T', name, filled: [['business', 'x']] satisfies [string, string][] },
})

const saying = (id: string, name: string) => {
	const { kind, value } = named(id, name)
	return { kind, id, value }
}

/** A browser of its own, which remembers for one person. */
function aDevice(now: () => number): DeviceAnswers {
	const storage = storageOf(new Map())
	return createDeviceAnswers({ storage: () => storage, now }, 'me')
}

async function aRememberedMember(): Promise<Member> {
	const member = await aStoredMember()
	await setAnswerMemory(member, true)
	return member
}

test('an account remembers nothing until its person says so, and nothing of it after they take it back', async () => {
	const member = await aStoredMember()
	expect(await syncAnswers(member, [business('bakery', 1)])).toBeNull()
	expect(await exportAnswers(member)).toEqual({ rememberedSince: null, items: [] })
	await setAnswerMemory(member, true)
	expect(await syncAnswers(member, [])).toEqual([])
	expect(await syncAnswers(member, [business('bakery', 1)])).toEqual([business('bakery', 1)])
	await setAnswerMemory(member, false)
	expect(await syncAnswers(member, [])).toBeNull()
	await setAnswerMemory(member, true)
	expect(await syncAnswers(member, [])).toEqual([])
})

test('what one person’s account remembers is in nobody else’s', async () => {
	const [ana, bia] = [await aRememberedMember(), await aRememberedMember()]
	await syncAnswers(ana, [business('Ana’s', 1)])
	expect(await syncAnswers(bia, [business('Bia’s', 2)])).toEqual([business('Bia’s', 2)])
	expect(await syncAnswers(ana, [])).toEqual([business('Ana’s', 1)])
})

test('of two devices the one that spoke last is right, forgetting included, whoever comes first', async () => {
	const member = await aRememberedMember()
	const at = (minute: number) => Date.now() - 3_600_000 + minute * 60_000
	const [first, second, forgotten, before, anew] = [at(1), at(2), at(4), at(3), at(5)]
	await syncAnswers(member, [business('second', second)])
	expect(await syncAnswers(member, [business('first', first)])).toEqual([business('second', second)])
	await syncAnswers(member, [business(null, forgotten)])
	expect(await syncAnswers(member, [business('before', before)])).toEqual([business(null, forgotten)])
	expect(await syncAnswers(member, [business('said anew', anew)])).toEqual([business('said anew', anew)])
})

test('two devices that say and forget as they like, and tell it when they can, end with the same', async () => {
	const step = fc.record({
		device: fc.constantFrom(0, 1),
		act: fc.constantFrom('say', 'forget', 'tell', 'tell'),
		name: fc.constantFrom('a', 'b'),
	})
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
			const member = await aRememberedMember()
			let now = Date.now() - 1_000_000
			const devices = [aDevice(() => now), aDevice(() => now)]
			/** What was said last of each, by whomever. */
			const latest = new Map<string, string | null>()
			const tell = async (device: DeviceAnswers) => {
				const told = device.account()?.isOn ? device.untold() : []
				device.settle(told, await syncAnswers(member, told))
			}
			for (const device of devices) await tell(device)
			for (const { device: which, act, name } of steps) {
				now += 1_000
				const device = devices[which]
				if (!device) continue
				const mine = device.read().filter(({ id }) => id === name)
				const text = `${name} at ${now}`
				if (act === 'tell') await tell(device)
				if (act === 'say') device.say(saying(name, text))
				if (act === 'forget') device.forget(mine)
				if (act === 'say') latest.set(name, text)
				if (act === 'forget' && mine.length > 0) latest.set(name, null)
			}
			for (const device of [...devices, ...devices]) await tell(device)
			const wanted = [...latest.values()].filter((text) => text !== null).toSorted()
			for (const device of devices) {
				const names = namedFillings(device.read()).map(({ value }) => value.name)
				expect(names.toSorted()).toEqual(wanted)
				expect(device.untold()).toEqual([])
			}
		}),
		{ numRuns: 25 },
	)
})

test('a device that was told that its account remembers nothing keeps its own, and tells all of it when it does', async () => {
	const member = await aStoredMember()
	const device = aDevice(Date.now)
	device.say(saying('a', 'A'))
	device.settle([], await syncAnswers(member, []))
	expect(device.account()?.isOn).toBe(false)
	await setAnswerMemory(member, true)
	device.settle([], await syncAnswers(member, []))
	device.settle(device.untold(), await syncAnswers(member, device.untold()))
	expect(await syncAnswers(member, [])).toHaveLength(1)
	await setAnswerMemory(member, false)
	device.settle([], await syncAnswers(member, []))
	expect(device.read()).toHaveLength(1)
	expect(device.untold()).toHaveLength(1)
})

test('a device whose clock is ahead is not right for ever', async () => {
	const member = await aRememberedMember()
	await syncAnswers(member, [business('from the future', Date.now() + 1e9)])
	await expect
		.poll(async () => {
			const [item] = (await syncAnswers(member, [business('now', Date.now())])) ?? []
			return item?.value
		})
		.toEqual({ text: 'now' })
})

test('what two devices saved while they knew nothing of each other is there on both, at the same moment too', async () => {
	const member = await aRememberedMember()
	await Promise.all([syncAnswers(member, [named('a', 'A')]), syncAnswers(member, [named('b', 'B')])])
	const items = await syncAnswers(member, [])
	expect(items?.map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
})

test('what an account has no room for is left out, and what it has stays', async () => {
	const member = await aRememberedMember()
	const many = Array.from({ length: MOST_REMEMBERED.inAccount + 3 }, (_none, at) =>
		named(`n${at}`, `N ${at}`),
	)
	const items = await syncAnswers(member, many)
	expect(items).toHaveLength(MOST_REMEMBERED.inAccount)
	expect(await syncAnswers(member, [named('n0', 'again', 5)])).toContainEqual(named('n0', 'again', 5))
})

test('of what was forgotten an account keeps the latest only, however much a program says it has forgotten', async () => {
	const member = await aRememberedMember()
	await syncAnswers(member, [named('kept', 'Kept')])
	const forgotten = (from: number) =>
		Array.from({ length: 200 }, (_none, at) => ({
			...named(`f${from + at}`, 'F', from + at + 1),
			value: null,
		}))
	for (const from of [0, 200, 400]) await syncAnswers(member, forgotten(Date.now() - 10_000 + from))
	const items = (await syncAnswers(member, [])) ?? []
	expect(items.filter(({ value }) => value === null)).toHaveLength(MOST_REMEMBERED.forgotten)
	expect(items).toContainEqual(named('kept', 'Kept'))
	expect((await exportAnswers(member)).items).toHaveLength(MOST_REMEMBERED.forgotten + 1)
})

test('whatever is written into a blank is stored, and comes back to the letter', async () => {
	const member = await aRememberedMember()
	let at = 1
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 50 }), async (text) => {
			at += 1
			const wanted = text.toWellFormed().replaceAll('\0', '')
			const items = await syncAnswers(member, [business(wanted, at)])
			expect(items).toEqual([business(wanted, at)])
		}),
		{ numRuns: 20 },
	)
})
