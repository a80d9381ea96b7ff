import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listPosts } from '~/features/articles/post.server'
import { categories } from '~/features/library/category'
import { LANGUAGES } from '~/i18n/language'
import {
	PICTURE_SIZE,
	postSharePicture,
	promptSharePicture,
	siteSharePicture,
} from '~/requests/share-picture.server'
import { publishedPrompts } from '../../tests/support/library'
import { drawPromptPicture } from './share-picture-drawing'
import { SharePictureStore, sharePictures } from './share-pictures'

const MOST_BYTES = 300_000

/** One of each category: they are drawn one after another, and the walk over all pages sees the others. */
const prompts = categories.flatMap(({ id }) => publishedPrompts.find(({ category }) => category === id) ?? [])

const all = LANGUAGES.flatMap((language) => [
	siteSharePicture(language).path,
	...listPosts(language).map((post) => postSharePicture(post, language).path),
	...prompts.map(
		({ id, category, [language]: { title } }) => promptSharePicture({ id, category, title }, language).path,
	),
])

test('every picture is a PNG of 1200 by 630 under 300 kB, kept for a year, open to other sites', async () => {
	for (const path of all) {
		const response = await sharePictures.request(path)
		expect(response.status, path).toBe(200)
		expect(Object.fromEntries(response.headers)).toMatchObject({
			'content-type': 'image/png',
			'cache-control': 'public, max-age=31536000, immutable',
			'cross-origin-resource-policy': 'cross-origin',
			etag: expect.stringMatching(/^"[\w-]{20,}"$/),
		})
		const png = Buffer.from(await response.arrayBuffer())
		expect(png.length, path).toBeLessThan(MOST_BYTES)
		expect(await sharp(png).metadata(), path).toMatchObject({ format: 'png', ...PICTURE_SIZE })
	}
})

test('no two pictures are the same', async () => {
	const tags = await Promise.all(
		all.map(async (path) => (await sharePictures.request(path)).headers.get('ETag')),
	)
	expect(new Set(tags).size).toBe(all.length)
})

test('an address with another version, or none, shows the picture of today and is kept for an hour', async () => {
	for (const path of ['/share/en/site.png', '/share/pt/prompt/1.png?v=old']) {
		const response = await sharePictures.request(path)
		expect(response.status).toBe(200)
		expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
	}
})

test('who has the picture already gets none', async () => {
	const tag = (await sharePictures.request('/share/en/site.png')).headers.get('ETag') ?? ''
	const again = await sharePictures.request('/share/en/site.png', { headers: { 'If-None-Match': tag } })
	expect(again.status).toBe(304)
	expect(await again.text()).toBe('')
})

test.each([
	'/share/de/site.png',
	'/share/en/prompt/22.png',
	'/share/en/post/4.png',
	'/share/de/post/1.png',
	'/share/en/prompt/.png',
	'/share/en/prompt/1',
	'/share/en/prompt/1.png/',
	'/share/en/prompt/..%2f1.png',
	'/share/en/prompt/__proto__.png',
	`/share/en/prompt/${'9'.repeat(5000)}.png`,
	'/share/toString/prompt/1.png',
])('there is no picture %s', async (path) => {
	expect((await sharePictures.request(path)).status).toBe(404)
})

test('another title has another address', () => {
	const shown = { id: '1', category: 'finance', title: 'One' } as const
	expect(promptSharePicture(shown, 'en').path).not.toBe(
		promptSharePicture({ ...shown, title: 'Two' }, 'en').path,
	)
})

test('a title is drawn as shapes: nothing in it can be markup, and none is an empty picture', () => {
	const shown = { id: '1', category: 'finance' } as const
	expect(drawPromptPicture({ ...shown, title: '</svg><script>&"' }, 'en')).not.toContain('script')
	expect(drawPromptPicture({ ...shown, title: '日本語' }, 'en')).toBe(
		drawPromptPicture({ ...shown, title: 'Finance' }, 'en'),
	)
})

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
