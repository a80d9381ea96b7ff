import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givePlan } from '../../tests/support/accounts'
import {
	aCaller,
	call,
	everythingOf,
	NAMES,
	paramsFor,
	save,
	update,
} from '../../tests/support/locker/locker-functions'

test('a Legend does everything with what is theirs, in bare rows and lists', async () => {
	const legend = await aCaller('pro')
	const { userId: user_id } = legend
	const { answer: category } = await call(legend, 'create_prompt_category', {
		name_param: ' Shop front ',
		user_id_param: user_id,
	})
	expect(category).toMatchObject({ name: 'Shop front', user_id })
	expect((await call(legend, 'get_prompt_categories', { user_id_param: user_id })).answer).toEqual([category])
	const row = await save(legend, {
		description_param: 'What it is.',
		tags_param: ['a'],
		category_id_param: category.id,
	})
	expect(row).toMatchObject({
		title: 'Private',
		content: 'Do [this].',
		description: 'What it is.',
		tags: ['a'],
		category_id: category.id,
		category_name: 'Shop front',
		user_id,
	})
	expect((await call(legend, 'get_saved_prompt', { prompt_id_param: row.id })).answer).toEqual(row)
	const { answer: edited } = await call(legend, 'update_saved_prompt', update(row))
	expect(edited).toMatchObject({
		id: row.id,
		title: 'Edited',
		description: '',
		tags: ['a'],
		category_name: null,
	})
	const { answer: copy } = await call(legend, 'duplicate_saved_prompt', {
		prompt_id_param: row.id,
		user_id_param: user_id,
		title_suffix: '(Copy)',
	})
	expect(copy).toMatchObject({ title: 'Edited (Copy)', content: 'Done.' })
	expect(await everythingOf(legend)).toEqual([copy, edited])
	expect((await call(legend, 'delete_saved_prompt', { prompt_id_param: row.id })).answer).toEqual(edited)
	expect(await everythingOf(legend)).toEqual([copy])
	expect((await call(legend, 'delete_saved_prompt', { prompt_id_param: row.id })).status).toBe(404)
})

test.each(NAMES)('%s is for Legends: 401 signed out, 403 on smaller plans', async (name) => {
	const legend = await aCaller('pro')
	const row = await save(legend)
	for (const [plan, status, error] of [
		['visitor', 401, 'signed_out'],
		['free', 403, 'plan_too_small'],
		['premium', 403, 'plan_too_small'],
	] as const) {
		const caller = await aCaller(plan)
		const refused = await call(caller, name, paramsFor(name, caller, row))
		expect(refused).toMatchObject({ status, answer: { error } })
		expect(await call(caller, name, { nonsense: true })).toMatchObject({ status })
	}
	expect(await everythingOf(legend)).toEqual([row])
})

test.each(NAMES)('%s answers somebody else’s like a missing one, to the letter', async (name) => {
	const [legend, other] = [await aCaller('pro'), await aCaller('pro')]
	const row = await save(legend)
	const params = paramsFor(name, legend, row)
	const missing = { ...row, id: randomUUID() }
	const nobody = { ...legend, userId: randomUUID() }
	const foreign = await call(other, name, params)
	expect(foreign).toEqual(await call(other, name, paramsFor(name, nobody, missing)))
	expect(foreign).toMatchObject({ status: 404, answer: { error: 'not_found' } })
	if ('prompt_id_param' in params) {
		for (const id of ['', 'x', '\0', '%00', `${row.id}0`, '1 or 1=1']) {
			const malformed = await call(legend, name, { ...params, prompt_id_param: id })
			expect(malformed).toMatchObject({ status: 404, answer: { error: 'not_found' } })
		}
	}
	expect(await everythingOf(legend)).toEqual([row])
	expect(await everythingOf(other)).toEqual([])
})

test('a stale edit is told what is stored, as a row; a taken category name too', async () => {
	const legend = await aCaller('pro')
	const row = await save(legend)
	const { answer: newer } = await call(legend, 'update_saved_prompt', update(row, { title_param: 'Newer' }))
	const stale = await call(legend, 'update_saved_prompt', update(row, { title_param: 'Stale' }))
	expect(stale).toMatchObject({ status: 409, answer: { error: 'conflict', details: newer } })
	expect(await everythingOf(legend)).toEqual([newer])
	const name = { name_param: 'Shop', user_id_param: legend.userId }
	const { answer: category } = await call(legend, 'create_prompt_category', name)
	const again = await call(legend, 'create_prompt_category', { ...name, name_param: 'SHOP' })
	expect(again).toMatchObject({ status: 409, answer: { error: 'conflict', details: category } })
	for (const moment of ['yesterday', '', '2026-13-01T00:00:00Z']) {
		const edit = update(newer, { updated_at_param: moment })
		expect((await call(legend, 'update_saved_prompt', edit)).status).toBe(400)
	}
})

test('a category of somebody else’s answers as missing, and a plan that ended closes the gate at once', async () => {
	const [legend, other] = [await aCaller('pro'), await aCaller('pro')]
	const name = { name_param: 'Not yours', user_id_param: other.userId }
	const { answer: foreign } = await call(other, 'create_prompt_category', name)
	const row = await save(legend)
	const stolen = update(row, { category_id_param: foreign.id })
	expect((await call(legend, 'update_saved_prompt', stolen)).status).toBe(404)
	await givePlan(legend.userId, 'premium')
	expect((await call(legend, 'update_saved_prompt', update(row))).status).toBe(403)
	await givePlan(legend.userId, 'pro')
	expect(await everythingOf(legend)).toEqual([row])
})

test('what is sent again with its key is made once, and an old view deletes nothing newer', async () => {
	const legend = await aCaller('pro')
	const row = await save(legend, { idempotency_key_param: 'one' })
	expect(await save(legend, { idempotency_key_param: 'one' })).toEqual(row)
	const other = { title_param: 'Other', content_param: 'Words.', idempotency_key_param: 'one' }
	expect(await call(legend, 'create_saved_prompt', other)).toMatchObject({
		status: 409,
		answer: { error: 'conflict', details: row },
	})
	const { answer: edited } = await call(legend, 'update_saved_prompt', update(row))
	const removal = { prompt_id_param: row.id, updated_at_param: row.updated_at }
	expect(await call(legend, 'delete_saved_prompt', removal)).toMatchObject({
		status: 409,
		answer: { error: 'conflict', details: edited },
	})
	const duplicate = {
		prompt_id_param: row.id,
		user_id_param: legend.userId,
		idempotency_key_param: 'copy',
	}
	const { answer: copy } = await call(legend, 'duplicate_saved_prompt', duplicate)
	expect((await call(legend, 'duplicate_saved_prompt', duplicate)).answer).toEqual(copy)
	expect(await everythingOf(legend)).toEqual([copy, edited])
	const seen = { prompt_id_param: row.id, updated_at_param: edited.updated_at }
	expect((await call(legend, 'delete_saved_prompt', seen)).answer).toEqual(edited)
})
