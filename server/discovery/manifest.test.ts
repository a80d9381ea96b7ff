import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { manifest } from './manifest'

const Manifest = z.object({
	name: z.string(),
	short_name: z.string().max(12),
	description: z.string(),
	lang: z.string(),
	start_url: z.literal('/'),
	display: z.enum(['standalone', 'minimal-ui']),
	theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
	background_color: z.string().regex(/^#[0-9a-f]{6}$/),
	shortcuts: z.array(
		z.object({ name: z.string(), url: z.string(), icons: z.array(z.object({ src: z.string() })) }),
	),
	icons: z.array(
		z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
	),
})

async function read(path: string, headers: Record<string, string> = {}) {
	const response = await manifest.request(path, { headers })
	expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
	return Manifest.parse(await response.json())
}

test('an installed Pronto speaks the language of the page it was installed from', async () => {
	const [english, portuguese] = [
		await read('/manifest.webmanifest?lang=en'),
		await read('/manifest.webmanifest?lang=pt'),
	]
	expect([english.lang, portuguese.lang]).toEqual(['en', 'pt-BR'])
	expect(english.description).not.toBe(portuguese.description)
	expect((await read('/manifest.webmanifest', { 'Accept-Language': 'pt' })).lang).toBe('pt-BR')
})

test('what it opens from the home screen has names in its language, and icons that are there', async () => {
	const [english, portuguese] = [
		await read('/manifest.webmanifest?lang=en'),
		await read('/manifest.webmanifest?lang=pt'),
	]
	const names = ({ shortcuts }: typeof english) => shortcuts.map(({ name }) => name)
	expect(names(english)).toEqual(['Categories', 'Favorites', 'Focus mode', 'Prompt Locker'])
	expect(names(portuguese)).not.toEqual(names(english))
	for (const { icons } of english.shortcuts) expect(existsSync(`public${icons[0]?.src}`)).toBe(true)
})

test('its icons are there in the sizes they claim, one of them for masks', async () => {
	const { icons } = await read('/manifest.webmanifest')
	expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
	for (const { src, sizes, type } of icons) {
		const file = `public${src}`
		expect(existsSync(file), src).toBe(true)
		if (type === 'image/svg+xml') continue
		const { width, height } = await sharp(file).metadata()
		expect(`${width}x${height}`).toBe(sizes)
	}
})

test('the old icon is a real one, with three sizes, and the one for Apple has no transparent part', async () => {
	const icon = readFileSync('public/favicon.ico')
	expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3])
	expect(await sharp('public/apple-touch-icon.png').stats()).toMatchObject({ isOpaque: true })
})
