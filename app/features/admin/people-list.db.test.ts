import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { suspensions } from '~/features/account/schema.server'
import { planGrants, subscriptions } from '~/features/billing/schema.server'
import { anAccount, aStoredMember, givePlan } from '../../../tests/support/accounts'
import { listPeople, PEOPLE_ON_A_PAGE, parsePeopleQuery } from './people-list.server'

let admin: Admin
beforeAll(async () => {
	admin = { ...(await aStoredMember()), isAdmin: true }
})

const find = (asked: Record<string, string>) =>
	listPeople(admin, parsePeopleQuery(new URLSearchParams(asked)))
const idsOf = async (asked: Record<string, string>) => (await find(asked)).people.map(({ userId }) => userId)

const aMark = () => crypto.randomUUID().slice(0, 8)

test('a person is found by how their address, username or any word of their name begins, without accents, and by id', async () => {
	const { userId, email } = await anAccount()
	const mark = aMark()
	await db()
		.update(profiles)
		.set({ fullName: `Zoë ${mark} Conceição`, username: `zo-${mark}` })
		.where(eq(profiles.id, userId))
	const queries = [
		email.slice(0, 20).toUpperCase(),
		`zoe ${mark}`,
		`Concei ${mark.slice(0, 6)}`,
		`${mark}_%`,
		`ZO-${mark}`,
		userId,
	]
	for (const q of queries) expect(await idsOf({ q }), q).toEqual([userId])
	expect(await idsOf({ q: email.slice(1, 20) })).toEqual([])
	expect(await idsOf({ q: `'${mark}' | !:*` })).toEqual([userId])
	expect(await idsOf({ q: '%' })).toEqual([])
})

test('each filter shows who it says, with plan, state and what was given', async () => {
	const mark = aMark()
	const people = await Promise.all(
		['free', 'paying', 'given', 'overdue', 'ending', 'both', 'new', 'suspended'].map(async (name) => {
			const { userId } = await anAccount({
				email: `${mark}-${name}@pronto.test`,
				isConfirmed: name !== 'new',
			})
			return [name, userId] as const
		}),
	)
	const id = new Map(people)
	const of = (name: string) => id.get(name) ?? ''
	for (const name of ['overdue', 'ending', 'paying', 'both']) await givePlan(of(name), 'premium')
	await db()
		.update(subscriptions)
		.set({ status: 'past_due' })
		.where(eq(subscriptions.userId, of('overdue')))
	await db()
		.update(subscriptions)
		.set({ cancelAtPeriodEnd: true })
		.where(inArray(subscriptions.userId, [of('ending'), of('both')]))
	const endsAt = new Date(Date.now() + 86_400_000)
	await db()
		.insert(planGrants)
		.values([
			{ userId: of('given'), tier: 'pro', endsAt },
			{ userId: of('both'), tier: 'pro', endsAt },
			{ userId: of('free'), tier: 'pro', endsAt: new Date(0) },
		])
	await db()
		.insert(suspensions)
		.values({ userId: of('suspended'), cause: 'law' })
	const named = async (asked: Record<string, string>) => {
		const found = await find({ ...asked, q: mark, sort: 'email' })
		expect(found.count).toBe(found.people.length)
		return found.people.map(({ email }) => email.slice(mark.length + 1, -'@pronto.test'.length))
	}
	expect(await named({})).toEqual(people.map(([name]) => name).toSorted())
	// Who has a plan, and is asked for by nothing else, is counted another way.
	for (const plan of ['premium', 'pro']) {
		const { count } = await find({ plan })
		expect([plan, count]).toEqual([plan, (await find({ plan, since: '365' })).count])
	}
	expect(await named({ plan: 'free' })).toEqual(['free', 'new', 'suspended'])
	expect(await named({ plan: 'premium' })).toEqual(['both', 'ending', 'overdue', 'paying'])
	expect(await named({ plan: 'pro' })).toEqual(['both', 'given'])
	expect(await named({ plan: 'given' })).toEqual(['both', 'given'])
	expect(await named({ state: 'overdue' })).toEqual(['overdue'])
	expect(await named({ state: 'ending' })).toEqual(['both', 'ending'])
	expect(await named({ state: 'ending', plan: 'premium' })).toEqual(['both', 'ending'])
	expect(await named({ state: 'ending', plan: 'pro' })).toEqual(['both'])
	expect(await named({ state: 'ending', plan: 'given' })).toEqual(['both'])
	expect(await named({ state: 'ending', plan: 'free' })).toEqual([])
	expect(await named({ state: 'unconfirmed' })).toEqual(['new'])
	expect(await named({ state: 'suspended' })).toEqual(['suspended'])
	expect(await named({ state: 'staff' })).toEqual([])
	await db()
		.update(user)
		.set({ createdAt: sql`now() - interval '40 days'` })
		.where(eq(user.id, of('paying')))
	expect(await named({ since: '30', plan: 'premium' })).toEqual(['both', 'ending', 'overdue'])
	const shown = (await find({ q: mark, sort: 'email' })).people
	expect(shown.find(({ userId }) => userId === of('given'))).toMatchObject({
		tier: 'pro',
		isGiven: true,
		paid: null,
	})
	expect(shown.find(({ userId }) => userId === of('ending'))).toMatchObject({
		tier: 'premium',
		paid: { amount: 900, currency: 'USD' },
		endsAt: expect.stringContaining('T'),
	})
	expect(shown.find(({ userId }) => userId === of('suspended'))?.suspended?.cause).toBe('law')
})

test('pages hold everybody once, also where many signed up at the same moment; a wrong cursor is the first page', async () => {
	const mark = aMark()
	const ids = Array.from({ length: PEOPLE_ON_A_PAGE * 2 + 3 }, (_, nth) => `${mark}-${nth}`)
	await db()
		.insert(user)
		.values(
			ids.map((id, nth) => ({
				id,
				email: `${mark}-${nth}@pronto.test`,
				createdAt: new Date(1_700_000_000_000),
			})),
		)
	for (const sort of ['newest', 'oldest', 'email']) {
		const seen: string[] = []
		for (let after: string | null = ''; after !== null; ) {
			const page = await find({ q: mark, sort, after })
			expect(page.count).toBe(ids.length)
			seen.push(...page.people.map(({ userId }) => userId))
			after = page.next
		}
		expect(seen.toSorted()).toEqual(ids.toSorted())
	}
	const first = await idsOf({ q: mark })
	expect(await idsOf({ q: mark, after: 'nowhere' })).toEqual(first)
	await db().delete(user).where(inArray(user.id, ids))
})

test('a search that finds more than a thousand people finds each by address, username and name, narrows them, and counts nobody', async () => {
	const mark = aMark()
	const many = Array.from({ length: 1_010 }, (_, nth) => ({ id: `${mark}-${nth}`, nth }))
	const addressOf = (nth: number) => `${nth < 1_005 ? mark : `other-${mark}`}-${nth}@pronto.test`
	await db()
		.insert(user)
		.values(
			many.map(({ id, nth }) => ({
				id,
				email: addressOf(nth),
				createdAt: new Date(1_600_000_000_000 + nth),
			})),
		)
	await db()
		.insert(profiles)
		.values([
			{ id: `${mark}-1007`, fullName: `Zoë ${mark}` },
			{ id: `${mark}-1008`, username: `${mark}-1008` },
			{ id: `${mark}-1009`, fullName: 'Somebody else' },
		])
	await givePlan(`${mark}-1007`, 'pro')
	await givePlan(`${mark}-1009`, 'pro')
	const first = await find({ q: mark })
	expect(first.count).toBeNull()
	expect(first.people.map(({ userId }) => userId).slice(0, 3)).toEqual([
		`${mark}-1008`,
		`${mark}-1007`,
		`${mark}-1004`,
	])
	expect(await idsOf({ q: mark, plan: 'pro' })).toEqual([`${mark}-1007`])
	expect((await find({ q: `${mark}-100` })).count).toBe(7)
	await db()
		.delete(user)
		.where(
			inArray(
				user.id,
				many.map(({ id }) => id),
			),
		)
})
