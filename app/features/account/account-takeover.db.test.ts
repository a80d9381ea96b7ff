import { hash } from '@node-rs/argon2'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '~/db/client.server'
import { rateCounts } from '~/db/schema.server'
import { catchMails } from '../../../tests/support/accounts'
import { histories } from '../../../tests/support/histories'
import { comesFromTheStandIn } from '../../../tests/support/identity'
import { attempt, Takeover, type Who } from '../../../tests/support/takeover'
import * as hashing from './better-auth/password-hash.server'

comesFromTheStandIn()
const mails = catchMails()

/** The real thing at a thousandth of its price: what is shown here is who gets in, not how long a guess takes. */
const price = vi
	.spyOn(hashing, 'hashPassword')
	.mockImplementation((password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }))
afterAll(() => price.mockRestore())

const DOINGS = Object.keys(new Takeover(mails.sentTo).doings)
const step = fc.tuple(fc.constantFrom<Who[]>('attacker', 'victim'), fc.constantFrom(...DOINGS), fc.nat(5))

async function take(world: Takeover, [who, what, pick]: readonly [Who, string, number]): Promise<void> {
	// Limits are another test's business.
	await db().delete(rateCounts)
	await new Map(Object.entries(world.doings)).get(what)?.(who, pick)
}

async function expectOwner(world: Takeover): Promise<void> {
	const { owner, password } = world
	if (owner !== 'attacker') expect(await world.waysInOf('attacker')).toEqual([])
	if (owner !== 'victim') expect(await world.waysInOf('victim')).toEqual([])
	else if (password !== null) expect(await world.waysInOf('victim')).toContain(password)
}

test('whatever both do, in whatever order: who proved the address last gets in, and nobody else does', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
			const world = new Takeover(mails.sentTo)
			for (const one of steps) await take(world, one)
			await expectOwner(world)
			await take(world, ['victim', 'comes by Google', 0])
			await expectOwner(world)
			expect(world.owner).toBe('victim')
			expect((await world.waysInOf('victim')).length).toBeGreaterThan(0)
		}),
		histories(20),
	)
}, 300_000)

test('nothing that the attacker has under way at that moment outlives it', async () => {
	const entrance = fc.constantFrom('comes by Google', 'follows a reset link')
	const early = fc.constantFrom('signs in', 'makes a token', 'changes the password', 'ends all sessions')
	await fc.assert(
		fc.asyncProperty(entrance, fc.array(early, { minLength: 1, maxLength: 8 }), async (way, tries) => {
			const world = new Takeover(mails.sentTo)
			await take(world, ['attacker', 'opens', 0])
			await take(world, ['attacker', 'asks for a reset link', 0])
			const doings = new Map(Object.entries(world.doings))
			const underWay = tries.map((what, at) => attempt(async () => doings.get(what)?.('attacker', at)))
			await Promise.all([doings.get(way)?.('victim', 0), ...underWay])
			await expectOwner(world)
		}),
		histories(20),
	)
}, 300_000)
