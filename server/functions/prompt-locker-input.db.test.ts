import { expect, test } from 'vitest'
import {
	aCaller,
	call,
	everythingOf,
	NAMES,
	paramsFor,
	save,
	send,
} from '../../tests/support/locker/locker-functions'

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
})

test('what is blank, too long or full of control characters is refused or cleaned, with words', async () => {
	const legend = await aCaller('pro')
	const given = { title_param: 'T', content_param: 'C', user_id_param: legend.userId }
	for (const [wrong, message] of [
		[{ title_param: ' \n ' }, 'Give the prompt a title.'],
		[{ content_param: '\0' }, 'Write the prompt itself.'],
		[{ content_param: 'x'.repeat(100_001) }, 'At most 100,000 characters. Shorten it a little.'],
		[{ title_param: 'x'.repeat(301) }, 'At most 300 characters. Shorten it a little.'],
		[{ tags_param: Array.from({ length: 51 }, (_, at) => `tag ${at}`) }, 'At most 50 tags. Remove a few.'],
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
