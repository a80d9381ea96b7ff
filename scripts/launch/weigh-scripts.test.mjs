import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runQuietly } from './run.mjs'
import { MOST_KILOBYTES } from './script-weight.mjs'

const WEIGH = resolve('scripts/launch/weigh-scripts.mjs')
const ROUTES = Object.keys(MOST_KILOBYTES)

let folder
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'pronto-weight-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file, content) {
	const path = join(folder, 'build/client', file)
	mkdirSync(dirname(path), { recursive: true })
	writeFileSync(path, content)
}

/** Weighs a build with pages of so many bytes each, and of words for the home page, as a build does. */
function weigh(sizes, words = 0) {
	const chunks = Object.entries(sizes).map(([route, size]) => {
		const file = `assets/${route}.js`
		write(file, 'x'.repeat(size))
		return [`app/routes/room/${route}.tsx?__react-router-build-client-route`, { file }]
	})
	write('assets/words/en/home.js', 'x'.repeat(words))
	write('.vite/words.json', JSON.stringify({ 'assets/home.js': { en: ['assets/words/en/home.js'], pt: [] } }))
	write('.vite/manifest.json', JSON.stringify(Object.fromEntries(chunks)))
	return runQuietly('Weighing the scripts', process.execPath, [WEIGH], { cwd: folder })
}

const light = Object.fromEntries(ROUTES.map((route) => [route, 1_000]))

test('a build whose pages are light is good', async () => {
	await weigh(light)
})

test.each(ROUTES)('a build fails where %s is over its limit', async (route) => {
	const size = MOST_KILOBYTES[route] * 1_000 + 100
	await expect(weigh({ ...light, [route]: size })).rejects.toThrow(`The scripts of ${route} weigh`)
})

test('a page’s words weigh with it', async () => {
	await expect(weigh(light, MOST_KILOBYTES.home * 1_000)).rejects.toThrow('The scripts of home weigh')
})

test('a build fails where a page that has a limit is not found: it would weigh nothing', async () => {
	const { pricing: _pricing, ...others } = light
	await expect(weigh(others)).rejects.toThrow('The build has no page pricing.')
})
