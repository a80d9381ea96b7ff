import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { specialName } from '../../../tests/support/any-text'
import { Refused } from '../refuse.server'
import { parseJson } from './json-text.server'

test('JSON is read as it is', () => {
	expect(parseJson('{"email":"a@b.c","tags":["x",1,null]}')).toEqual({ email: 'a@b.c', tags: ['x', 1, null] })
})

test('a NUL is nothing: a text of nothing else is empty before a schema looks at it', () => {
	expect(parseJson('{"title":"\\u0000","tags":["a\\u0000b"]}')).toEqual({ title: '', tags: ['ab'] })
})

test.each(['', '{', 'nonsense'])('%j is refused', (text) => {
	expect(() => parseJson(text)).toThrow(Refused)
})

test.each([
	'{"email":{"length":{"length":1,"toString":"1e309"}}}',
	'{"email":{"size":[{"valueOf":"5"}],"length":3}}',
])('%s is no address, and breaks no schema', (text) => {
	const schema = z.object({ email: z.string().min(2).max(200) })
	expect(schema.safeParse(parseJson(text)).success).toBe(false)
})

test('a thing may bring keys of any name, the names of every object’s own methods too', () => {
	fc.assert(
		fc.property(specialName, fc.constantFrom('x', 5, null), (name, value) => {
			const read = parseJson(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`)
			expect(Object.entries(read ?? {})).toEqual([[name, value]])
		}),
	)
})

test.each([
	['more values than any request has', `[${'0,'.repeat(10_000)}0]`],
	['more levels than any request has', `${'['.repeat(60)}${']'.repeat(60)}`],
	['as many levels as fit in', '['.repeat(300_000)],
])('%s are refused before a schema looks at them', (_what, text) => {
	expect(() => parseJson(text)).toThrow(Refused)
})
