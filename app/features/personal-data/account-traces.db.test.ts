import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, inArray, isNull, like, or, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { everyKeyOf, limitOf } from '~/core/limit.server'
import { db } from '~/db/client.server'
import { profiles, rateCounts, user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { signUp } from '~/features/account/account.server'
import { resendConfirmation } from '~/features/account/confirmation.server'
import { requestReset } from '~/features/account/password.server'
import { auditLog } from '~/features/admin/schema.server'
import { billingMails } from '~/features/billing/schema.server'
import { contactMessages } from '~/features/contact/schema.server'
import { actOn } from '../../../tests/support/access/acted-on'
import { aClient, anEmail, aStoredMember, catchMails, PASSWORD } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { exportAccount } from '../../../tests/support/locker/exported'
import { aMember } from '../../../tests/support/people'
import { everyTable, NOBODYS, rowsWith } from '../../../tests/support/tables-of-nobody'
import { aWholePerson, leadsTo, SOMEBODYS, type WholePerson } from '../../../tests/support/whole-person'
import { removeAccount } from './account-removal.server'
import { purgeExpired } from './expired.server'

const billing = withBilling()
const mails = catchMails()

/** Somebody who is still here at the end: making one takes longer than most tests. */
let living: WholePerson
beforeAll(async () => {
	living = await aWholePerson(billing)
})

test('for every table it is known whether it can hold something of a person', async () => {
	const known = [...SOMEBODYS, ...NOBODYS.keys()]
	// A table that is new here: say in tests/support/whole-person.ts how somebody comes to stand in it, or why nobody does.
	expect(known.toSorted()).toEqual(await everyTable())
})

test('after an account is deleted nothing in any table leads to its owner', async () => {
	const person = await aWholePerson(billing)
	const texts = await leadsTo(person)
	for (const table of SOMEBODYS) expect(await rowsWith(table, texts), table).not.toEqual([])
	const before = await leadsTo(living)
	await removeAccount(person.member, PASSWORD)
	for (const table of await everyTable()) expect(await rowsWith(table, texts), table).toEqual([])
	expect(await leadsTo(living)).toEqual(before)
})

test('every column that refers to a person is among what is walked, with somebody in it', async () => {
	const { member } = living
	const { rows: columns } = await db().execute<{ table: string; column: string }>(sql`
		select conrelid::regclass::text as "table", attname as "column" from pg_constraint
		join pg_attribute on attrelid = conrelid and attnum = any (conkey)
		where contype = 'f' and confrelid = '"user"'::regclass`)
	expect(columns.length).toBeGreaterThan(SOMEBODYS.length / 2)
	const empty: string[] = []
	for (const { table, column } of columns) {
		const rows = await rowsWith(table.replaceAll('"', ''), [member.userId])
		if (!rows.some((row) => row[column] === member.userId)) empty.push(`${table}.${column}`)
	}
	expect(empty).toEqual([])
})

test('mails to an address are counted on through sign-ups and deletions, until the window ends', async () => {
	const email = anEmail()
	for (let round = 0; round < 3; round += 1) {
		await signUp({ email, password: PASSWORD }, aClient(), 'en')
		const [row] = await db().select().from(user).where(eq(user.email, email))
		const member = aMember({ userId: row?.id ?? '', email, isConfirmed: false })
		const asked = Array.from({ length: 20 }, () =>
			resendConfirmation(member, aClient()).catch(() => undefined),
		)
		await Promise.all(asked)
		for (let tries = 0; tries < 15; tries += 1) await requestReset(email, aClient()).catch(() => undefined)
		await backgroundIsDone()
		await removeAccount(member, PASSWORD)
	}
	expect(await mails.sentTo(email)).toHaveLength(limitOf('confirmation', env()) + limitOf('reset', env()))
	expect(await rowsWith('rate_counts', [email])).toEqual([])
	const counts = inArray(rateCounts.key, everyKeyOf(email))
	expect(await db().$count(rateCounts, counts)).toBe(2)
	await db().update(rateCounts).set({ expiresAt: sql`now()` }).where(counts)
	await purgeExpired()
	expect(await db().$count(rateCounts, counts)).toBe(0)
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
	const mark = randomUUID()
	await db()
		.insert(contactMessages)
		.values({ name: 'Ana', email: anEmail(), subject: 'Hi', message: mark, language: 'en' })
	const age = async (months: number) => {
		const createdAt = sql`now() - make_interval(months => ${months}) - interval '1 minute'`
		await db()
			.update(contactMessages)
			.set({ createdAt })
			.where(like(contactMessages.message, `${mark}%`))
		await purgeExpired()
		return (await rowsWith('contact_messages', [mark])).length
	}
	expect(await age(11)).toBe(1)
	expect(await age(12)).toBe(0)
})

test('the record of what admins did still tells that one person gave and had them, though nobody can say who', async () => {
	const member = await aStoredMember()
	await actOn(member, randomUUID())
	const mine = or(eq(auditLog.userId, member.userId), eq(auditLog.byUserId, member.userId))
	const changes = await db().select().from(auditLog).where(mine).orderBy(auditLog.id)
	await removeAccount(member, PASSWORD)
	const ids = changes.map(({ id }) => id)
	const after = await db().select().from(auditLog).where(inArray(auditLog.id, ids)).orderBy(auditLog.id)
	expect(after.map(({ at, action }) => [at, action])).toEqual(changes.map(({ at, action }) => [at, action]))
	const [given, gave, edits] = after
	expect(given?.userId).not.toBe(member.userId)
	expect(gave?.byUserId).toBe(given?.userId)
	expect(gave).toMatchObject({ userId: changes[1]?.userId, reason: 'They help.' })
	expect(changes[2]?.reason).toContain('knows the library')
	expect(edits).toMatchObject({ userId: given?.userId, reason: null, details: { role: 'editor' } })
})

/** Columns that a person's copy leaves out, and why. */
const LEFT_OUT = new Map([
	['account.password', 'a hash, of use only to who guesses passwords'],
	...['access_token', 'refresh_token', 'id_token'].map(
		(name) => [`account.${name}`, 'opens their Google account'] as const,
	),
	...['access_token_expires_at', 'refresh_token_expires_at'].map(
		(name) => [`account.${name}`, 'when that ends, which only we need to know'] as const,
	),
	['session.token', 'opens their account'],
	['audit_log.by_user_id', 'who did it is somebody else'],
	['access_tokens.hash', 'the key of a key'],
	...['id', 'identifier', 'value'].map(
		(name) => [`verification.${name}`, 'makes a link that opens their account'] as const,
	),
	['verification.updated_at', 'the same as its beginning'],
	['rate_counts.key', 'holds a hash of what is in the copy as it is'],
	...['library_versions.content', 'library_drafts.content', 'library_category_texts.content'].map(
		(name) => [name, 'what a prompt of the library says, not its editor'] as const,
	),
	['prompt_reports.reporter', 'a hash of what is in the copy as it is'],
	['collection_reports.reporter', 'a hash of what is in the copy as it is'],
	['chat_share_reports.reporter', 'a hash of what is in the copy as it is'],
	['prompt_decisions.author_id', 'stands in the copy as whose prompt it is'],
	[
		'prompt_decisions.by_user_id',
		'which admin decided is the admin’s, whose copy says so by where it stands',
	],
	['prompt_search.*', 'made of their prompt, which is in the copy whole'],
	['chat_conversations.words', 'made of the title, which is in the copy'],
	['chat_messages.words', 'made of the message, which is in the copy whole'],
	['search_words.*', 'single words of their prompt'],
	['stripe_customers.plan_held_until', 'set for the seconds in which a change of plan is made'],
	['refunds.by_user_id', 'which admin gave the money back is the admin’s to tell'],
	['refunds.taken_until', 'set for the seconds in which Stripe is asked'],
	...['taken_until', 'mail_taken_at'].map(
		(name) => [`withdrawals.${name}`, 'set for the seconds in which a process is at it'] as const,
	),
	['subscriptions.ticket', 'a number that only orders our answers from Stripe'],
	...['locker_imports.id', 'locker_imports.hash', 'locker_import_entries.import_id'].map(
		(name) => [name, 'a name of ours for a file that is in the copy'] as const,
	),
	...['locker_changes.id', 'locker_change_entries.change_id', 'locker_change_entries.category_id'].map(
		(name) => [name, 'a name of ours; what was done stands in the copy'] as const,
	),
	['locker_change_entries.saved_prompt_id', 'a name of ours; the prompt stands by its title'],
	['locker_import_entries.key', 'a hash of what is in the copy as it is'],
	...['id', 'category_id', 'import_id'].map(
		(name) => [`saved_prompts.${name}`, 'a name of ours; the category stands by its own'] as const,
	),
])

/** Everything in a value as texts: moments as the copy writes them. */
function textsIn(value: unknown): string[] {
	if (value === null || typeof value === 'boolean') return []
	if (typeof value === 'object') return Object.values(value).flatMap(textsIn)
	const text = String(value)
	return [/^\d{4}-\d\d-\d\dT/.test(text) ? new Date(text).toISOString() : text]
}

test('whatever is stored about a person is in their copy of it, or has a reason not to be', async () => {
	const { member, mark } = living
	// Mails of plans go out in the background.
	const unsent = and(eq(billingMails.userId, member.userId), isNull(billingMails.sentAt))
	await expect.poll(() => db().$count(billingMails, unsent), { timeout: 20_000 }).toBe(0)
	const copied = new Set(textsIn(await exportAccount(member)))
	const missing = new Set<string>()
	const texts = [member.userId, ...(await leadsTo(living))]
	for (const table of SOMEBODYS) {
		const rows = await rowsWith(table, texts)
		// What others did with their prompts is the others'.
		const own = rows.filter((row) => (row['user_id'] ?? member.userId) === member.userId)
		for (const [name, value] of own.flatMap((row) => Object.entries(row))) {
			const isLeftOut = LEFT_OUT.has(`${table}.${name}`) || LEFT_OUT.has(`${table}.*`)
			if (!isLeftOut && !textsIn(value).every((text) => copied.has(text))) missing.add(`${table}.${name}`)
		}
	}
	expect([...missing]).toEqual([])
	for (const secret of ['access', 'refresh', 'id']) expect([...copied]).not.toContain(`${mark}-${secret}`)
	const [tokens, keys] = await Promise.all([rowsWith('session', texts), rowsWith('access_tokens', texts)])
	for (const secret of [...tokens.map(({ token }) => token), ...keys.map(({ hash }) => hash)]) {
		expect(copied.has(String(secret))).toBe(false)
	}
})

test('every field of a profile is in the copy of a person who has only that one', async () => {
	const url = 'https://only.test/me.png'
	const alone = { username: `only-${randomUUID()}`, fullName: 'Only Name', avatarUrl: url, language: 'pt' }
	const { id: _id, updatedAt: _updated, ...fields } = getTableColumns(profiles)
	expect(Object.keys(alone).toSorted()).toEqual(Object.keys(fields).toSorted())
	const bare = { username: null, fullName: null, avatarUrl: null, language: 'en' as const }
	const people = [bare, ...Object.entries(alone).map(([field, value]) => ({ ...bare, [field]: value }))]
	for (const own of people) {
		const member = await aStoredMember()
		await db().update(profiles).set(own).where(eq(profiles.id, member.userId))
		expect((await exportAccount(member)).profile).toMatchObject(own)
	}
})

test('a copy holds nothing of anybody else, and no message from an address that nobody confirmed', async () => {
	const [one, other] = [await aWholePerson(billing, false), living]
	const copy = JSON.stringify(await exportAccount(one.member))
	for (const text of [other.mark, other.member.email]) expect(copy).not.toContain(text)
	expect(copy).not.toContain(`${one.mark} message`)
})
