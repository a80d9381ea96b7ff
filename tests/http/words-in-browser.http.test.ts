import { globSync, readFileSync } from 'node:fs'
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
const ROUTE = '?__react-router-build-client-route'
/** Loaded before every route: the frame, and with it the words of `app/i18n/words`. */
const FRAME = ['app/entry.client.tsx', `app/root.tsx${ROUTE}`]

const areaOf = new Map(
	globSync('app/**/words/en.json').flatMap((file) => {
		const ids = Object.keys(JSON.parse(readFileSync(file, 'utf8')))
		return ids.map((id) => [id, file] as const)
	}),
)

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

/** Message ids that scripts name and whose area they have not loaded. A word alone may mean anything, so ids of one word pass. */
function wordless(names: readonly string[]): string[] {
	const reached = [...reachedFrom(names)]
	const loaded = new Set(
		reached.flatMap((name) =>
			(manifest[name]?.dynamicImports ?? []).flatMap(
				(words) => /^.*\/words\/en\.json/.exec(words)?.[0] ?? [],
			),
		),
	)
	const scripts = reached
		.map((name) => readFileSync(`build/client/${manifest[name]?.file}`, 'utf8'))
		.join('\n')
	const named = new Set(
		[...scripts.matchAll(/[`'"]([a-z0-9]+(?:_[a-z0-9]+)+)[`'"]/g)].map(([, id = '']) => id),
	)
	return [...named].filter((id) => areaOf.has(id) && !loaded.has(areaOf.get(id) ?? ''))
}

const routes = Object.keys(manifest).filter((name) => name.endsWith(ROUTE) && !name.startsWith('app/root'))
const lazy = Object.entries(manifest)
	.flatMap(([, { dynamicImports }]) => dynamicImports)
	.filter((name) => !name.endsWith('?lingui') && !name.endsWith(ROUTE))

test.each(routes)('%s comes with all words that it says', (route) => {
	expect(wordless([...FRAME, route])).toEqual([])
})

test('what loads on first use brings its own words', () => {
	const missing = [...new Set(lazy)].map((name) => [name, wordless([...FRAME, name])] as const)
	expect(missing.filter(([, ids]) => ids.length > 0)).toEqual([])
})

test('no script of the browser carries the words that only the server says', () => {
	expect(Object.keys(manifest).filter((name) => name.startsWith('app/core/words/'))).toEqual([])
})
