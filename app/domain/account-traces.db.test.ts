import { eq, inArray, like, or, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { contactMessages } from '~/db/contact-schema.server'
import { roleChanges } from '~/db/schema.server'
import { catchMails, PASSWORD } from '../../tests/accounts'
import { withBilling } from '../../tests/billing'
import { aWholePerson, everyTable, leadsTo, NOBODYS, rowsWith, SOMEBODYS } from '../../tests/whole-person'
import { removeAccount } from './account-removal.server'
import { forgetExpired } from './expired.server'

const billing = withBilling()
catchMails()

test('for every table it is known whether it can hold something of a person', async () => {
	const known = [...SOMEBODYS, ...NOBODYS.keys()]
	// A table that is new here: say in tests/whole-person.ts how somebody comes to stand in it, or why nobody does.
	expect(known.toSorted()).toEqual(await everyTable())
})

test('after an account is deleted nothing in any table leads to its owner', async () => {
	const person = await aWholePerson(billing)
	const stays = await aWholePerson(billing)
	const texts = await leadsTo(person)
	for (const table of SOMEBODYS) expect(await rowsWith(table, texts), table).not.toEqual([])
	const before = await leadsTo(stays)
	await removeAccount(person.member, PASSWORD)
	for (const table of await everyTable()) expect(await rowsWith(table, texts), table).toEqual([])
	expect(await leadsTo(stays)).toEqual(before)
})

test('two presses of the same button delete an account once, and both are told so', async () => {
	const { member } = await aWholePerson(billing)
	await Promise.all([removeAccount(member, PASSWORD), removeAccount(member, PASSWORD)])
	await expect(removeAccount(member, PASSWORD)).resolves.toBeUndefined()
})

test('messages from an address that nobody confirmed stay: somebody else may have written them', async () => {
	const { member, mark } = await aWholePerson(billing, false)
	await removeAccount(member, PASSWORD)
	expect(await rowsWith('contact_messages', [mark])).toHaveLength(1)
	for (const table of SOMEBODYS.filter((name) => name !== 'contact_messages')) {
		expect(await rowsWith(table, [mark, member.userId]), table).toEqual([])
	}
})

test('a message is kept for twelve months, and the hour’s tidying deletes it then', async () => {
	const { mark } = await aWholePerson(billing)
	const age = async (months: number) => {
		const createdAt = sql`now() - make_interval(months => ${months}) - interval '1 minute'`
		await db()
			.update(contactMessages)
			.set({ createdAt })
			.where(like(contactMessages.message, `${mark}%`))
		await forgetExpired()
		return (await rowsWith('contact_messages', [mark])).length
	}
	expect(await age(11)).toBe(1)
	expect(await age(12)).toBe(0)
})

test('the record of roles still tells that one person gave and had them, though nobody can say who', async () => {
	const { member } = await aWholePerson(billing)
	const mine = or(eq(roleChanges.userId, member.userId), eq(roleChanges.byUserId, member.userId))
	const changes = await db().select().from(roleChanges).where(mine).orderBy(roleChanges.id)
	await removeAccount(member, PASSWORD)
	const ids = changes.map(({ id }) => id)
	const after = await db()
		.select()
		.from(roleChanges)
		.where(inArray(roleChanges.id, ids))
		.orderBy(roleChanges.id)
	expect(after.map(({ at, action }) => [at, action])).toEqual(changes.map(({ at, action }) => [at, action]))
	const [given, gave] = after
	expect(given?.userId).not.toBe(member.userId)
	expect(gave?.byUserId).toBe(given?.userId)
	expect(gave?.userId).toBe(changes[1]?.userId)
})
