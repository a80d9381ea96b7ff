import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { account, profiles, promptSearch, session, user, userRoles } from '~/db/schema.server'
import { grantRole } from '~/features/admin/role.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { addFavorite } from '~/features/library/marks/favorite.server'
import { markUsed } from '~/features/library/marks/marks.server'
import { favorites, prompts, promptUses } from '~/features/library/schema.server'
import { hasPassword, removeAccount } from '~/features/personal-data/account-removal.server'
import { aClient, aStoredMember, PASSWORD } from '../../../tests/support/accounts'
import { exportAccount } from '../../../tests/support/locker/exported'
import { aPromptInput } from '../../../tests/support/prompts'
import { ProfileInput } from './profile'
import { editProfile, readProfile } from './profile.server'

const nobody = { avatarUrl: null, fullName: null, username: null }

test('a username is one person’s, in any spelling, and the other profile stays as it was', async () => {
	const [one, other] = [await aStoredMember(), await aStoredMember()]
	const username = `Marina-${one.userId.slice(0, 8)}`
	await editProfile(one, { ...nobody, username })
	const taken = { ...nobody, fullName: 'Other', username: username.toUpperCase() }
	await expect(editProfile(other, taken)).rejects.toMatchObject({ status: 409, message: 'username_taken' })
	expect(await readProfile(other)).toMatchObject({ fullName: null, username: null })
	await editProfile(one, { ...nobody, username, language: 'pt' })
	expect(await readProfile(one)).toMatchObject({ username, language: 'pt' })
})

test('nobody but an admin takes a name that would pass for one of ours; who has it keeps it, and changes the rest', async () => {
	const member = await aStoredMember()
	const username = 'support'
	const taken = { ...nobody, username }
	await expect(editProfile(member, taken)).rejects.toMatchObject({
		status: 409,
		message: 'username_reserved',
	})
	await db().update(profiles).set({ username: 'Suporte' }).where(eq(profiles.id, member.userId))
	await editProfile(member, { ...nobody, username: 'Suporte', fullName: 'Ana' })
	expect(await readProfile(member)).toMatchObject({ username: 'Suporte', fullName: 'Ana' })
	await editProfile({ ...(await aStoredMember()), isAdmin: true }, taken)
})

test('a form changes what it says otherwise than it was made of, and nothing that was changed elsewhere since', async () => {
	const member = await aStoredMember()
	const seen = await readProfile(member)
	const username = `Ana-${member.userId.slice(0, 8)}`
	await editProfile(member, { ...nobody, fullName: 'Ana', username }, seen)
	const avatarUrl = 'https://example.org/a.png'
	await editProfile(member, { ...nobody, avatarUrl }, seen)
	expect(await readProfile(member)).toMatchObject({ fullName: 'Ana', username, avatarUrl })
	const unseen = editProfile(member, { ...nobody, fullName: 'Anna' }, seen)
	await expect(unseen).rejects.toMatchObject({ status: 409, message: 'profile_changed_elsewhere' })
	expect(await readProfile(member)).toMatchObject({ fullName: 'Ana', username, avatarUrl })
	await editProfile(member, { ...nobody, fullName: 'Anna' }, { ...seen, fullName: 'Ana' })
	expect(await readProfile(member)).toMatchObject({ fullName: 'Anna', username, avatarUrl })
})

test('people without a username do not collide', async () => {
	const [one, other] = [await aStoredMember(), await aStoredMember()]
	for (const member of [one, other]) await editProfile(member, nobody)
	expect(await readProfile(other)).toMatchObject({ username: null })
})

const NO_PICTURES = [
	'http://example.org/a.png',
	'javascript:alert(1)',
	'//example.org/a.png',
	'data:image/png,x',
]
test.each([...NO_PICTURES, 'https://ana:secret@example.org/a.png', 'https://ana@example.org/a.png'])(
	'%s is no picture',
	(avatarUrl) => {
		expect(ProfileInput.safeParse({ avatarUrl }).success).toBe(false)
	},
)

test('an empty form empties the profile', () => {
	expect(ProfileInput.parse({ avatarUrl: ' ', fullName: '', username: '' })).toEqual(nobody)
})

test('what a person downloads is theirs and holds no secret', async () => {
	const [member, other] = [await aStoredMember(), await aStoredMember()]
	await addFavorite(member, '3')
	await addFavorite(other, '4')
	await createPrompt(member, aPromptInput({ title: 'Mine' }), aClient())
	const { accessTokens, ...rest } = await exportAccount(member)
	expect(accessTokens).toEqual([])
	const exported = JSON.stringify(rest)
	expect(JSON.parse(exported)).toMatchObject({
		person: { email: member.email },
		favorites: [{ promptId: '3' }],
		createdPrompts: [{ title: 'Mine' }],
	})
	expect(exported).not.toContain('argon2')
	expect(exported).not.toMatch(/token/i)
	expect(exported).not.toContain(other.email)
})

test('a deleted account takes all with it, and nothing of anybody else', async () => {
	const [member, other] = [await aStoredMember(), await aStoredMember()]
	const { userId } = member
	const id = await createPrompt(member, aPromptInput(), aClient())
	for (const one of [member, other]) {
		await addFavorite(one, '3')
		await addFavorite(one, id)
		await markUsed(one, '3', '2026-03-01')
	}
	await removeAccount(member, PASSWORD)
	const left = await Promise.all([
		db().select().from(user).where(eq(user.id, userId)),
		db().select().from(account).where(eq(account.userId, userId)),
		db().select().from(session).where(eq(session.userId, userId)),
		db().select().from(profiles).where(eq(profiles.id, userId)),
		db().select().from(favorites).where(eq(favorites.userId, userId)),
		db().select().from(promptUses).where(eq(promptUses.userId, userId)),
		db().select().from(prompts).where(eq(prompts.createdBy, userId)),
		db().select().from(promptSearch).where(eq(promptSearch.promptId, id)),
	])
	expect(left.flat()).toEqual([])
	expect(await db().select().from(favorites).where(eq(favorites.userId, other.userId))).toMatchObject([
		{ promptId: '3' },
	])
})

test('an account is not deleted without its password; one without a password needs none', async () => {
	const member = await aStoredMember()
	await expect(removeAccount(member, 'wrong')).rejects.toMatchObject({ message: 'wrong_password' })
	expect(await hasPassword(member)).toBe(true)
	await db().update(account).set({ password: null }).where(eq(account.userId, member.userId))
	expect(await hasPassword(member)).toBe(false)
	await removeAccount(member, '')
	expect(await db().select().from(user).where(eq(user.id, member.userId))).toEqual([])
})

test('the last admin’s account stays', async () => {
	await db().delete(userRoles)
	const member = await aStoredMember()
	await grantRole(null, { userId: member.userId, role: 'admin', reason: null })
	await expect(removeAccount(member, PASSWORD)).rejects.toMatchObject({ message: 'last_admin' })
	expect(await db().select().from(user).where(eq(user.id, member.userId))).toHaveLength(1)
})
