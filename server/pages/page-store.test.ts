import { expect, test } from 'vitest'
import { ByteBoundedStore } from './page-store'

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
