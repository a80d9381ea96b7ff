import { expect } from 'vitest'
import { startSession } from '~/features/account/session.server'
import { functions } from '../../../server/functions/functions'
import { anAccount, browserOf, givePlan } from '../accounts'

export type Plan = 'visitor' | 'free' | 'premium' | 'pro'
export interface Caller {
	userId: string
	headers: Headers
}
export interface Row {
	id: string
	updated_at: string
	[field: string]: unknown
}
export type Params = Record<string, unknown>

const ADDRESS = '/functions/v1/prompt_locker_functions'

export async function aCaller(plan: Plan): Promise<Caller> {
	const { userId } = await anAccount()
	if (plan === 'visitor') return { userId, headers: new Headers() }
	if (plan !== 'free') await givePlan(userId, plan)
	return { userId, headers: browserOf(await startSession(userId)) }
}

export async function send({ headers }: Caller, body: unknown, more: Record<string, string> = {}) {
	const all = new Headers(headers)
	all.set('Content-Type', 'application/json')
	for (const [name, value] of Object.entries(more)) all.set(name, value)
	const text = typeof body === 'string' ? body : JSON.stringify(body)
	return functions.request(ADDRESS, { method: 'POST', headers: all, body: text })
}

export async function call<Answer = Row>(caller: Caller, name: string, params: Params) {
	const response = await send(caller, { name, function_name: name, params })
	const answer: Answer = await response.json()
	return { status: response.status, answer }
}

export async function save(caller: Caller, given: Params = {}): Promise<Row> {
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

export async function everythingOf(caller: Caller): Promise<Row[]> {
	const { answer } = await call<Row[]>(caller, 'get_saved_prompts_with_categories', {
		user_id_param: caller.userId,
	})
	return answer
}

export const update = (row: Pick<Row, 'id' | 'updated_at'>, given: Params = {}) => ({
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
	merge_saved_prompt: (_, { id, updated_at }) => ({
		prompt_id_param: id,
		title_param: 'T',
		content_param: 'C',
		description_param: '',
		tags_param: [],
		category_id_param: null,
		made_of_param: updated_at,
	}),
	duplicate_saved_prompt: ({ userId }, { id }) => ({
		prompt_id_param: id,
		user_id_param: userId,
		title_suffix: '(Copy)',
	}),
	delete_saved_prompt: (_, { id }) => ({ prompt_id_param: id }),
}
export const NAMES = Object.keys(CALLS)
export const paramsFor = (name: string, caller: Caller, row: Row): Params => CALLS[name]?.(caller, row) ?? {}
