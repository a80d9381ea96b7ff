import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startSession } from '~/domain/account.server'
import { anAccount, browserOf, givePlan } from '../tests/accounts'
import { functions } from './functions'

type Plan = 'visitor' | 'free' | 'premium' | 'pro'
interface Caller {
	userId: string
	headers: Headers
}
interface Row {
	id: string
	updated_at: string
	[field: string]: unknown
}
type Params = Record<string, unknown>

const ADDRESS = '/functions/v1/prompt_locker_functions'

async function aCaller(plan: Plan): Promise<Caller> {
	const { userId } = await anAccount()
	if (plan === 'visitor') return { userId, headers: new Headers() }
	if (plan !== 'free') await givePlan(userId, plan)
	return { userId, headers: browserOf(await startSession(userId)) }
}

async function send({ headers }: Caller, body: unknown, more: Record<string, string> = {}) {
	const all = new Headers(headers)
	all.set('Content-Type', 'application/json')
	for (const [name, value] of Object.entries(more)) all.set(name, value)
	const text = typeof body === 'string' ? body : JSON.stringify(body)
	return functions.request(ADDRESS, { method: 'POST', headers: all, body: text })
}

async function call<Answer = Row>(caller: Caller, name: string, params: Params) {
	const response = await send(caller, { name, function_name: name, params })
	const answer: Answer = await response.json()
	return { status: response.status, answer }
}

async function save(caller: Caller, given: Params = {}): Promise<Row> {
	const params = {
		title_param: 'Private',
		content_param: 'Do [this].',
		user_id_param: caller.userId,
		...given,
	}
	const { status, answer } = await call(caller, 'create_saved_prompt', params)
	expect(status).toBe(200)
	return answer
}

async function everythingOf(caller: Caller): Promise<Row[]> {
	const { answer } = await call<Row[]>(caller, 'get_saved_prompts_with_categories', {
		user_id_param: caller.userId,
	})
	return answer
}

const update = (row: Pick<Row, 'id' | 'updated_at'>, given: Params = {}) => ({
	prompt_id_param: row.id,
	title_param: 'Edited',
	content_param: 'Done.',
	description_param: null,
	tags_param: ['a', 'a', ' '],
	category_id_param: null,
	updated_at_param: row.updated_at,
	...given,
})

/** Every function as somebody calls it about their own things. */
const CALLS: Record<string, (caller: Caller, row: Row) => Params> = {
	get_prompt_categories: ({ userId }) => ({ user_id_param: userId }),
	create_prompt_category: ({ userId }) => ({ name_param: 'Shop', user_id_param: userId }),
	get_saved_prompts_with_categories: ({ userId }) => ({ user_id_param: userId }),
	get_saved_prompt: (_, { id }) => ({ prompt_id_param: id }),
	create_saved_prompt: ({ userId }) => ({ title_param: 'T', content_param: 'C', user_id_param: userId }),
	update_saved_prompt: (_, row) => update(row),
	duplicate_saved_prompt: ({ userId }, { id }) => ({
		prompt_id_param: id,
		user_id_param: userId,
		title_suffix: '(Copy)',
	}),
	delete_saved_prompt: (_, { id }) => ({ prompt_id_param: id }),
}
const NAMES = Object.keys(CALLS)
const paramsFor = (name: string, caller: Caller, row: Row): Params => CALLS[name]?.(caller, row) ?? {}

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

test.each(NAMES)('%s takes no missing and no wrong types', async (name) => {
	const legend = await aCaller('pro')
	const row = await save(legend)
	const params = paramsFor(name, legend, row)
	for (const field of Object.keys(params)) {
		for (const wrong of [7, true, {}, [1], [[]]]) {
			const refused = await call(legend, name, { ...params, [field]: wrong })
			expect(refused, `${field}: ${JSON.stringify(wrong)}`).toMatchObject({
				status: 400,
				answer: { error: 'invalid_input' },
			})
		}
		const isOptional =
			field === 'title_suffix' || (name === 'create_saved_prompt' && field === 'user_id_param')
		const { [field]: _, ...others } = params
		if (!isOptional) expect((await call(legend, name, others)).status, `without ${field}`).toBe(400)
	}
	expect(await everythingOf(legend)).toEqual([row])
})

test('names must be known and agree, and the body must be what it says', async () => {
	const legend = await aCaller('pro')
	const params = { user_id_param: legend.userId }
	const known = { name: 'get_prompt_categories', function_name: 'get_prompt_categories', params }
	expect((await send(legend, known)).status).toBe(200)
	expect((await send(legend, { function_name: known.name, params })).status).toBe(200)
	for (const body of [
		{ ...known, name: 'get_saved_prompt' },
		{ ...known, name: null },
		{ ...known, function_name: 'drop_tables', name: 'drop_tables' },
		{ ...known, function_name: 'constructor', name: 'constructor' },
		{ ...known, function_name: ['get_prompt_categories'] },
		{ ...known, params: undefined },
		{ ...known, params: null },
		{ ...known, params: [] },
		{ name: known.name, params },
		[],
		null,
		'{"half":',
	]) {
		const refused = await send(legend, body)
		expect(refused.status, JSON.stringify(body)).toBe(400)
		expect(await refused.json()).toMatchObject({ error: 'invalid_input' })
	}
	expect((await send(legend, known, { 'Content-Type': 'text/plain' })).status).toBe(415)
	const large = { ...known, padding: 'x'.repeat(257 * 1_024) }
	expect((await send(legend, large)).status).toBe(413)
})

test('what is blank, too long or full of control characters is refused or cleaned, with words', async () => {
	const legend = await aCaller('pro')
	const given = { title_param: 'T', content_param: 'C', user_id_param: legend.userId }
	for (const [wrong, message] of [
		[{ title_param: ' \n ' }, 'Give the prompt a title.'],
		[{ content_param: '\0' }, 'Write the prompt itself.'],
		[{ content_param: 'x'.repeat(100_001) }, 'This is too long. Shorten it a little.'],
	] as const) {
		const { status, answer } = await call(legend, 'create_saved_prompt', { ...given, ...wrong })
		expect({ status, answer }).toMatchObject({ status: 400, answer: { error: 'invalid_input', message } })
	}
	const name = { name_param: ' ', user_id_param: legend.userId }
	expect((await call(legend, 'create_prompt_category', name)).status).toBe(400)
	const long = { ...given, content_param: 'x'.repeat(100_000) }
	expect((await call(legend, 'create_saved_prompt', long)).status).toBe(200)
	const wild = {
		...given,
		title_param: 'a\0b\u0007\n',
		content_param: 'a\0\ud800\r\n',
		tags_param: ['\n', 'é'],
	}
	const { answer } = await call(legend, 'create_saved_prompt', wild)
	expect(answer).toMatchObject({ title: 'ab', content: 'a\ufffd\n', tags: ['é'] })
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
