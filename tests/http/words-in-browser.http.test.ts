import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Manifest = z.record(
	z.string(),
	z.object({
		file: z.string(),
		imports: z.array(z.string()).default([]),
		dynamicImports: z.array(z.string()).default([]),
	}),
)
const manifest = Manifest.parse(JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')))
const Words = z.record(z.string(), z.object({ en: z.array(z.string()), pt: z.array(z.string()) }))
const words = Words.parse(JSON.parse(readFileSync('build/client/.vite/words.json', 'utf8')))
const ROUTE = '?__react-router-build-client-route'
/** Loaded before every route: the frame, and with it the words of `app/i18n/words`. */
const FRAME = ['app/entry.client.tsx', `app/root.tsx${ROUTE}`]

/** Which ids are words, and the words that a built file holds. */
const ids = new Set(
	globSync('app/**/words/en.json').flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')))),
)
const Catalog = z.object({ messages: z.record(z.string(), z.unknown()) })
const built = new Map<string, string[]>()
for (const file of globSync('assets/words/*/*.js', { cwd: 'build/client' })) {
	const { messages } = Catalog.parse(await import(join(process.cwd(), 'build/client', file)))
	built.set(file, Object.keys(messages))
}
const idsIn = (file: string) => built.get(file) ?? []

/** Everything that has run when these have run. */
function reachedFrom(names: readonly string[]): Set<string> {
	const reached = new Set<string>()
	const reach = (name: string) => {
		if (reached.has(name)) return
		reached.add(name)
		for (const imported of manifest[name]?.imports ?? []) reach(imported)
	}
	for (const name of names) reach(name)
	return reached
}

/** Message ids that scripts name and have not loaded. A word alone may mean anything, so ids of one word pass. */
function wordless(names: readonly string[]): string[] {
	const reached = [...reachedFrom(names)]
	const loaded = new Set(
		reached.flatMap((name) => words[manifest[name]?.file ?? '']?.en ?? []).flatMap(idsIn),
	)
	const scripts = reached
		.map((name) => readFileSync(`build/client/${manifest[name]?.file}`, 'utf8'))
		.join('\n')
	const named = new Set(
		[...scripts.matchAll(/[`'"]([a-z0-9]+(?:_[a-z0-9]+)+)[`'"]/g)].map(([, id = '']) => id),
	)
	return [...named].filter((id) => ids.has(id) && !loaded.has(id))
}

const routes = Object.keys(manifest).filter((name) => name.endsWith(ROUTE) && !name.startsWith('app/root'))
const lazy = Object.entries(manifest)
	.flatMap(([, { dynamicImports }]) => dynamicImports)
	.filter((name) => !name.endsWith(ROUTE))

test.each(routes)('%s comes with all words that it says', (route) => {
	expect(wordless([...FRAME, route])).toEqual([])
})

test('what loads on first use brings its own words', () => {
	const missing = [...new Set(lazy)].map((name) => [name, wordless([...FRAME, name])] as const)
	expect(missing.filter(([, ids]) => ids.length > 0)).toEqual([])
})

test('no file of the browser carries the words that only the server says', () => {
	const sent = globSync('assets/words/en/*.js', { cwd: 'build/client' }).flatMap(idsIn)
	const kept = Object.keys(JSON.parse(readFileSync('app/core/words/en.json', 'utf8')))
	expect(sent.length).toBeGreaterThan(1000)
	expect(kept.filter((id) => sent.includes(id))).toEqual([])
})

test('the words of both languages stand under the same names, and hold the same ids', () => {
	const [en, pt] = ['en', 'pt'].map((language) =>
		globSync('*.js', { cwd: `build/client/assets/words/${language}` }).toSorted(),
	)
	expect(en).toEqual(pt)
	for (const name of en ?? [])
		expect(idsIn(`assets/words/pt/${name}`), name).toEqual(idsIn(`assets/words/en/${name}`))
})

test('no script waits before it has run: WebKit runs whatever imports it meanwhile at once', () => {
	const scripts = globSync('assets/**/*.js', { cwd: 'build/client' })
	expect(scripts.length).toBeGreaterThan(100)
	expect(
		scripts.filter((name) => waits(parseSync(name, readFileSync(`build/client/${name}`, 'utf8')).program)),
	).toEqual([])
})

/** Whether anything outside functions awaits. */
function waits(part: unknown): boolean {
	if (Array.isArray(part)) return part.some(waits)
	if (typeof part !== 'object' || part === null) return false
	const type = 'type' in part && typeof part.type === 'string' ? part.type : ''
	if (type.includes('Function')) return false
	if (type === 'AwaitExpression' || ('await' in part && part.await === true)) return true
	return Object.values(part).some(waits)
}
