import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SharePictureStore } from './share-picture-store'

/** A rasteriser that takes a moment and counts. */
function slowly() {
	const seen = { drawn: 0, atOnce: 0, mostAtOnce: 0 }
	async function rasterise(svg: string) {
		seen.drawn += 1
		seen.atOnce += 1
		seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce)
		await wait(5)
		seen.atOnce -= 1
		if (svg === 'broken') throw new Error('It can’t be drawn.')
		return Buffer.from(svg)
	}
	return { seen, rasterise }
}

test('all who ask for a picture at once wait for one drawing, and later ones get the same', async () => {
	const { seen, rasterise } = slowly()
	const store = new SharePictureStore({ rasterise })
	const asked = await Promise.all(Array.from({ length: 20 }, () => store.read('one', () => '<svg/>')))
	expect(new Set(asked).size).toBe(1)
	expect(await store.read('one', () => '<svg/>')).toBe(asked[0])
	expect(seen.drawn).toBe(1)
})

test('different pictures are drawn one after the other', async () => {
	const { seen, rasterise } = slowly()
	const store = new SharePictureStore({ rasterise })
	await Promise.all(
		Array.from({ length: 10 }, (_, index) => store.read(`${index}`, () => `<svg>${index}</svg>`)),
	)
	expect(seen).toMatchObject({ drawn: 10, mostAtOnce: 1 })
})

test('a picture that fails is an error for who waited, and tried again for the next', async () => {
	const { seen, rasterise } = slowly()
	const store = new SharePictureStore({ rasterise })
	await expect(store.read('one', () => 'broken')).rejects.toThrow()
	await expect(store.read('one', () => '<svg/>')).resolves.not.toBeNull()
	expect(seen.drawn).toBe(2)
})

test('too many different pictures at once are refused, not queued for ever', async () => {
	const store = new SharePictureStore({ rasterise: slowly().rasterise, mostWaiting: 3 })
	const asked = Array.from({ length: 5 }, (_, index) => store.read(`${index}`, () => '<svg/>'))
	expect((await Promise.all(asked)).map((picture) => picture !== null)).toEqual([
		true,
		true,
		true,
		false,
		false,
	])
	await expect(store.read('4', () => '<svg/>')).resolves.not.toBeNull()
})

test('it keeps no more bytes than it may', async () => {
	const { seen, rasterise } = slowly()
	const store = new SharePictureStore({ rasterise, limit: 10 })
	for (const name of ['one', 'two', 'one']) await store.read(name, () => 'six by')
	expect(seen.drawn).toBe(3)
})
