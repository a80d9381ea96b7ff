import { expect, test } from 'vitest'
import { withFrugalMemory } from './memory.mjs'

test('the server gets little memory to spread in, and keeps what else it was given', () => {
	const env = withFrugalMemory({ PORT: '3000', NODE_OPTIONS: '--enable-source-maps' })
	expect(env.PORT).toBe('3000')
	expect(env.MALLOC_ARENA_MAX).toBe('2')
	expect(env.NODE_OPTIONS).toMatch(
		/^--enable-source-maps --max-semi-space-size=\d+ --max-old-space-size=\d+$/,
	)
})

test('an owner’s own choice stands', () => {
	const env = withFrugalMemory({ NODE_OPTIONS: '--max-old-space-size=2048', MALLOC_ARENA_MAX: '8' })
	expect(env.NODE_OPTIONS).toBe('--max-old-space-size=2048')
	expect(env.MALLOC_ARENA_MAX).toBe('8')
})
