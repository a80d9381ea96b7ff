import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseJson } from './json-text.server'
import { Refused } from './refuse.server'

test('JSON is read as it is', () => {
	expect(parseJson('{"email":"a@b.c","tags":["x",1,null]}')).toEqual({ email: 'a@b.c', tags: ['x', 1, null] })
})

test('a NUL is nothing: a text of nothing else is empty before a schema looks at it', () => {
	expect(parseJson('{"title":"\\u0000","tags":["a\\u0000b"]}')).toEqual({ title: '', tags: ['ab'] })
})

test.each(['', '{', 'nonsense', '{"email":{"length":{"length":1,"toString":"1e309"}}}', '[{"valueOf":"5"}]'])(
	'%s is refused, and breaks no schema',
	(text) => {
		const schema = z.object({ email: z.string().min(2).max(200) })
		expect(() => schema.safeParse(parseJson(text))).toThrow(Refused)
	},
)
