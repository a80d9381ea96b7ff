import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { createPrompt, removePrompt } from '~/features/authoring/create-prompt.server'
import { aClient, aStoredMember } from '../../../../tests/support/accounts'
import { aPromptInput } from '../../../../tests/support/prompts'
import { favorites } from '../schema.server'
import { addFavorite, countFavorites, listFavorites, removeFavorite } from './favorite.server'
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
		await expect(addFavorite(member, id)).rejects.toMatchObject({
			status: 404,
			code: 'not_found',
			message: 'prompt_not_found',
		})
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

test.each([
	['in its title', 'offsite', true],
	['in its description', 'cozy', true],
	['in one tag and another', 'team travel', true],
	['in its title and a tag', 'travel OFFSITE', true],
	['begun only', 'trav', true],
	['in part', 'travel cheap', false],
	['across the end of its title', 'offsitecozy', false],
	['across two tags', 'travelteam', false],
])('a favorite that has the words %s is found by %o: %o', async (_where, query, isFound) => {
	const member = await aStoredMember()
	const words = { title: 'Plan an offsite', description: 'Cozy and short.', tags: ['travel', 'team'] }
	await addFavorite(member, await createPrompt(await aStoredMember(), aPromptInput(words), aClient()))
	expect(await listFavorites(member, 'en', query)).toHaveLength(isFound ? 1 : 0)
})

test('the newest two hundred are shown, and a search finds older ones', async () => {
	const [member, author] = [await aStoredMember(), await aStoredMember()]
	await addFavorite(member, '1')
	const [oldest] = await listFavorites(member, 'en', '')
	const id = await createPrompt(author, aPromptInput(), aClient())
	await db().execute(sql`
		with many as (
			insert into prompts
			select (jsonb_populate_record(prompts, jsonb_build_object('id', gen_random_uuid()))).*
			from prompts, generate_series(1, 200) where id = ${id} returning id)
		insert into favorites (user_id, prompt_id) select ${member.userId}, id from many`)
	const shown = await listFavorites(member, 'en', '')
	expect(shown).toHaveLength(200)
	expect(shown.map(({ card }) => card.id)).not.toContain('1')
	expect(await listFavorites(member, 'en', oldest?.card.title ?? '')).toEqual([oldest])
	expect(shown.every(({ lastUsedOn }) => lastUsedOn === null)).toBe(true)
})

test('what has left the library is counted among a person’s favorites, and not shown', async () => {
	const member = await aStoredMember()
	await addFavorite(member, '1')
	await db().insert(favorites).values({ userId: member.userId, promptId: 'withdrawn-since' })
	expect(await listFavorites(member, 'en', '')).toHaveLength(1)
	expect(await countFavorites(member)).toBe(2)
	expect(await countFavorites(await aStoredMember())).toBe(0)
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
