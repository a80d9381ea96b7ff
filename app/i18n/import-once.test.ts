import { expect, test, vi } from 'vitest'
import { importOnce } from './import-once'

test('who asks while a module is on its way gets the same, and it is imported once', async () => {
	const { promise, resolve } = Promise.withResolvers<string>()
	const load = vi.fn(() => promise)
	const imported = importOnce(load)
	const both = Promise.all([imported(), imported()])
	resolve('module')
	expect(await both).toEqual(['module', 'module'])
	expect(await imported()).toBe('module')
	expect(load).toHaveBeenCalledTimes(1)
})

test('what could not be loaded is imported anew', async () => {
	const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('The network is away.'))
	const imported = importOnce(load)
	await expect(imported()).rejects.toThrow('The network is away.')
	expect(await imported()).toBe('module')
})
