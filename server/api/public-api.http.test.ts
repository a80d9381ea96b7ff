import { beforeAll, describe, expect, test } from 'vitest'
import { CategoryList, PromptList, PromptWhole, SearchResult } from '~/features/api/api-schema.server'
import { categories } from '~/features/library/category'
import { LANGUAGES } from '~/i18n/language'
import { apiVisits, errorOf, withToken } from '../../tests/support/api-visits'
import { publishedPrompts } from '../../tests/support/library'
import type { RunningServer } from '../../tests/support/server'
import { untouchedServer } from '../../tests/support/shared-server'

let server: RunningServer
const { ask, browserOf, tokenOf } = apiVisits(() => server)

beforeAll(async () => {
	server = await untouchedServer()
})

const listed = async (path: string) => PromptList.parse(await (await ask(path)).json())

describe('lists', () => {
	test.each([1, 2, 5, 7, 21, 100])(
		'are read to their end by pages of %i, without a gap or a double',
		async (limit) => {
			const ids: string[] = []
			let after = ''
			for (let pages = 0; pages < 100; pages += 1) {
				const page = await listed(`/api/v1/prompts?limit=${limit}${after}`)
				ids.push(...page.prompts.map(({ id }) => id))
				expect(page.prompts.length).toBeLessThanOrEqual(limit)
				if (page.next === null) break
				after = `&after=${page.next}`
			}
			expect(ids).toEqual(publishedPrompts.map(({ id }) => id))
		},
	)

	test('of a category hold that category, and as many as are told of it', async () => {
		const told = CategoryList.parse(await (await ask('/api/v1/categories?lang=pt')).json())
		expect(told.categories.map(({ id }) => id)).toEqual(categories.map(({ id }) => id))
		for (const { id, title, prompts } of told.categories) {
			const list = await listed(`/api/v1/prompts?category=${id}&lang=pt&limit=100`)
			expect(list.prompts).toHaveLength(prompts)
			for (const prompt of list.prompts) expect(prompt.category).toEqual({ id, title })
		}
	})

	test('come in the language asked for', async () => {
		for (const language of LANGUAGES) {
			const { prompts } = await listed(`/api/v1/prompts?limit=100&lang=${language}`)
			expect(prompts.map(({ title }) => title)).toEqual(
				publishedPrompts.map((prompt) => prompt[language].title),
			)
		}
	})

	test('found by a search can be paged too, and a typo is forgiven', async () => {
		const read = async (path: string) => SearchResult.parse(await (await ask(path)).json())
		const all = await read('/api/v1/search?q=plan&limit=100')
		const first = await read('/api/v1/search?q=plan&limit=2')
		const second = await read(`/api/v1/search?q=plan&limit=100&after=${first.next}`)
		expect(all.prompts.length).toBeGreaterThan(3)
		expect([...first.prompts, ...second.prompts]).toEqual(all.prompts)
		expect(await read('/api/v1/search?q=pricng')).toMatchObject({ corrected: 'pricing' })
		expect(await read('/api/v1/search?q=zzxqwv')).toMatchObject({ prompts: [], next: null, total: 0 })
	})
})

test.each([
	['prompts?limit=0', 'limit'],
	['prompts?limit=101', 'limit'],
	['prompts?limit=ten', 'limit'],
	['prompts?limit=1.5', 'limit'],
	['prompts?lang=de', 'lang'],
	['prompts?category=cooking', 'category'],
	['prompts?after=made-up', 'after'],
	['prompts?after=WzAsMCwiMSJd', 'after'],
	['prompts/1?lang=', 'lang'],
	['search', 'q'],
	['search?q=%20', 'q'],
	['search?q=%00', 'q'],
	[`search?q=${'x'.repeat(201)}`, 'q'],
])('GET %s is refused, and says by which parameter', async (path, name) => {
	const response = await ask(`/api/v1/${path}`)
	expect(response.status).toBe(400)
	const { error, message, details } = await errorOf(response)
	expect([error, details]).toEqual(['invalid_input', { fields: { [name]: 'field_invalid' } }])
	expect(message).toContain(`“${name}”`)
})

test('a cursor of one list does not continue another', async () => {
	const { next } = await listed('/api/v1/prompts?limit=1')
	expect((await ask(`/api/v1/prompts?limit=1&after=${next}`)).status).toBe(200)
	for (const other of ['prompts?category=finance', 'search?q=plan']) {
		expect((await ask(`/api/v1/${other}&after=${next}`)).status).toBe(400)
	}
})

test('what is not there is missing, as JSON, in the caller’s language', async () => {
	for (const path of ['prompts/22', 'prompts/%00', 'prompts/..%2f1', 'nothing', 'prompts/1/2']) {
		const response = await ask(`/api/v1/${path}`, { 'Accept-Language': 'pt-BR' })
		expect([path, response.status]).toEqual([path, 404])
		expect((await errorOf(response)).error).toBe('not_found')
	}
})

describe('answers', () => {
	test('that have not changed are not sent again', async () => {
		for (const path of ['/api/v1/prompts', '/api/v1/prompts/1', '/api/v1/categories', '/api/openapi.json']) {
			const first = await ask(path)
			const tag = first.headers.get('ETag') ?? ''
			expect(tag).toMatch(/^(W\/)?".+"$/)
			const again = await ask(path, { 'If-None-Match': tag })
			expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
			expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'))
			expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
			expect((await ask(path, { 'If-None-Match': '"another"' })).status).toBe(200)
		}
	})

	test('to visitors may be kept by anybody, those to a token by its own program alone', async () => {
		const token = await tokenOf('creator')
		const [open, own] = [await ask('/api/v1/prompts/2'), await ask('/api/v1/prompts/2', withToken(token))]
		expect(open.headers.get('Cache-Control')).toMatch(/^public, /)
		expect(own.headers.get('Cache-Control')).toMatch(/^private, /)
		for (const { headers } of [open, own]) expect(headers.get('Vary')).toMatch(/\bAuthorization\b/)
		expect(open.headers.get('ETag')).not.toBe(own.headers.get('ETag'))
		const stale = { ...withToken(token), 'If-None-Match': open.headers.get('ETag') ?? '' }
		expect((await ask('/api/v1/prompts/2', stale)).status).toBe(200)
	})

	test('are for scripts of every site, without anybody’s cookie', async () => {
		const browser = await browserOf('creator')
		const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		const response = await ask('/api/v1/prompts/2', { Cookie, Origin: 'https://elsewhere.example' })
		expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
		expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
		expect(response.headers.get('Set-Cookie')).toBeNull()
		expect(PromptWhole.parse(await response.json()).text).toBeNull()
		const asked = await ask('/api/v1/prompts', { Origin: 'https://elsewhere.example' }, 'OPTIONS')
		expect(asked.status).toBe(204)
		expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
		expect(asked.headers.get('Access-Control-Allow-Methods')).not.toContain('POST')
	})

	test('change nothing: every other method is refused with what is allowed', async () => {
		for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
			const response = await ask('/api/v1/prompts', {}, method)
			expect([method, response.status, response.headers.get('Allow')]).toEqual([
				method,
				405,
				'GET, HEAD, OPTIONS',
			])
			expect((await errorOf(response)).error).toBe('method_not_allowed')
		}
		const head = await ask('/api/v1/prompts', {}, 'HEAD')
		expect([head.status, await head.text()]).toEqual([200, ''])
	})
})
