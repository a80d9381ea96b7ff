import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { createPrompt, removePrompt } from '~/features/authoring/create-prompt.server'
import { aClient, aStoredMember } from '../../../../tests/support/accounts'
import { aPromptInput } from '../../../../tests/support/prompts'
import { favorites } from '../schema.server'
import { addFavorite, listFavorites, removeFavorite } from './favorite.server'
import { markUsed, readMarks } from './marks.server'

const TODAY = '2026-03-01'

test('saving twice at the same moment saves once, and only for this person', async () => {
	const [member, other] = [await aStoredMember(), await aStoredMember()]
	await Promise.all([addFavorite(member, '1'), addFavorite(member, '1')])
	expect(await db().select().from(favorites).where(eq(favorites.userId, member.userId))).toHaveLength(1)
	expect((await readMarks(member, TODAY)).favorites).toEqual(['1'])
	expect((await readMarks(other, TODAY)).favorites).toEqual([])
	expect(await readMarks(VISITOR, TODAY)).toEqual({ favorites: [], usedToday: [] })
})

test('taking out is for this person alone, and what was not saved can be taken out', async () => {
	const [member, other] = [await aStoredMember(), await aStoredMember()]
	await addFavorite(member, '1')
	await removeFavorite(other, '1')
	expect((await readMarks(member, TODAY)).favorites).toEqual(['1'])
	await removeFavorite(member, '1')
	expect((await readMarks(member, TODAY)).favorites).toEqual([])
})

test('what does not exist is neither saved nor used', async () => {
	const member = await aStoredMember()
	for (const id of ['22', 'nothing', '00000000-0000-4000-8000-000000000000']) {
		await expect(addFavorite(member, id)).rejects.toMatchObject({ status: 404 })
		await expect(markUsed(member, id, TODAY)).rejects.toMatchObject({ status: 404 })
	}
	expect(await readMarks(member, TODAY)).toEqual({ favorites: [], usedToday: [] })
})

test('favorites are listed newest first, created ones too, and searched without accents', async () => {
	const member = await aStoredMember()
	const id = await createPrompt(await aStoredMember(), aPromptInput({ title: 'Reunião às dez' }), aClient())
	await addFavorite(member, '1')
	await addFavorite(member, id)
	const all = await listFavorites(member, 'en', '')
	expect(all.map(({ card }) => card.id)).toEqual([id, '1'])
	expect((await listFavorites(member, 'en', 'reuniao DEZ')).map(({ card }) => card.id)).toEqual([id])
	expect(await listFavorites(member, 'en', 'nothing like it')).toEqual([])
})

test('a prompt that was removed leaves everybody’s favorites', async () => {
	const [member, author] = [await aStoredMember(), await aStoredMember()]
	const id = await createPrompt(author, aPromptInput(), aClient())
	await addFavorite(member, id)
	await markUsed(member, id, TODAY)
	await removePrompt(author, id)
	expect(await readMarks(member, TODAY)).toEqual({ favorites: [], usedToday: [] })
})

test('used today is over on the next day of the person’s calendar, and is remembered as last used', async () => {
	const member = await aStoredMember()
	await addFavorite(member, '2')
	await markUsed(member, '2', TODAY)
	await markUsed(member, '2', TODAY)
	expect((await readMarks(member, TODAY)).usedToday).toEqual(['2'])
	expect((await readMarks(member, '2026-03-02')).usedToday).toEqual([])
	expect(await listFavorites(member, 'en', '')).toMatchObject([{ lastUsedOn: TODAY }])
})

test('a device whose calendar is a day behind takes no later use back', async () => {
	const member = await aStoredMember()
	await addFavorite(member, '3')
	await markUsed(member, '3', '2026-03-02')
	await markUsed(member, '3', TODAY)
	expect(await listFavorites(member, 'en', '')).toMatchObject([{ lastUsedOn: '2026-03-02' }])
})
