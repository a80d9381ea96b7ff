import { expect, test } from 'vitest'
import { ByteBoundedStore } from './byte-bounded-store.server'

test('what was used longest ago is forgotten first when the bytes run out', () => {
	const store = new ByteBoundedStore<{ bytes: number }>(10)
	store.set('one', { bytes: 4 })
	store.set('two', { bytes: 4 })
	store.get('one')
	store.set('three', { bytes: 4 })
	expect(store.get('one')).toBeDefined()
	expect(store.get('two')).toBeUndefined()
	expect(store.bytes).toBe(8)
})

test('a new value for a name takes the place of the old one', () => {
	const store = new ByteBoundedStore<{ bytes: number }>(10)
	store.set('one', { bytes: 8 })
	store.set('one', { bytes: 3 })
	expect(store.bytes).toBe(3)
})

test('a value larger than the whole store is not kept, and nothing goes for its sake', () => {
	const store = new ByteBoundedStore<{ bytes: number }>(10)
	store.set('one', { bytes: 4 })
	store.set('huge', { bytes: 11 })
	expect(store.get('huge')).toBeUndefined()
	expect(store.get('one')).toBeDefined()
})

test('a store is full to its last byte, by one value or by several', () => {
	const store = new ByteBoundedStore<{ bytes: number }>(10)
	store.set('all', { bytes: 10 })
	expect(store.size).toBe(1)
	store.set('half', { bytes: 5 })
	store.set('other half', { bytes: 5 })
	expect([store.size, store.bytes]).toEqual([2, 10])
})

test('asking for what is not kept keeps nothing', () => {
	const store = new ByteBoundedStore<{ bytes: number }>(10)
	expect(store.get('missing')).toBeUndefined()
	expect(store.size).toBe(0)
})
