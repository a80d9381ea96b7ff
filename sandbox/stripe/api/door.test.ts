import { expect, test } from 'vitest'
import { readForm } from './door'

test.each([
	['', {}],
	['a=1&b=x+y', { a: '1', b: 'x y' }],
	[
		'items[0][id]=si_1&items[0][price]=p&items[1][price]=q',
		{ items: [{ id: 'si_1', price: 'p' }, { price: 'q' }] },
	],
	['expand[]=a&expand[]=b.c', { expand: ['a', 'b.c'] }],
	['metadata[user_id]=1&metadata[a%20b]=', { metadata: { user_id: '1', 'a b': '' } }],
	['recurring[interval]=month&active=true', { recurring: { interval: 'month' }, active: 'true' }],
	['list[1]=b&list[0]=a', { list: ['a', 'b'] }],
	['a=1&a=2', { a: '2' }],
	['=x&[b]=1&c[=2&d]=3', {}],
	['__proto__[polluted]=1', JSON.parse('{"__proto__":{"polluted":"1"}}')],
])('“%s” stands for what it says', (text, meaning) => {
	expect(readForm(text)).toEqual(meaning)
	expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
