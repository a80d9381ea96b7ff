import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources, type Source } from './support/sources'

const all = readSources(['app', 'server', 'sandbox', 'scripts', 'tests', 'bench'])
const isTest = ({ path }: Source) => /\.(?:test|e2e)\.tsx?$|^tests\//.test(path)
const product = all.filter((source) => !isTest(source) && /^(?:app|server|sandbox)\//.test(source.path))
const roomOf = (path: string) => /^app\/features\/[^/]+|^[^/]+\/[^/]+(?=\/)|^[^/]+/.exec(path)?.[0] ?? path

/** What stands in `app` itself: the addresses, the entries, and what every room stands on. */
const LOOSE = [
	'brand.ts',
	'entry.client.tsx',
	'entry.server.tsx',
	'log.server.ts',
	'metrics.server.ts',
	'root.tsx',
	'routes.ts',
	'tracing.server.ts',
]
const MOST_IN_A_FOLDER = 40

/** All imports that `forbids` says no to, as lines to read. */
function trespasses(forbids: (source: Source, target: { path: string; ours: boolean }) => boolean): string[] {
	return product.flatMap((source) =>
		source.imports
			.filter((target) => forbids(source, target))
			.map((target) => `${source.path} imports ${target.path}`),
	)
}

test('the sources and their imports are read at all', () => {
	expect(product.length).toBeGreaterThan(100)
	expect(product.flatMap(({ imports }) => imports).length).toBeGreaterThan(300)
})

test('every room has its place in the order that the linter keeps', () => {
	const rules = readFileSync('biome.json', 'utf8')
	const rooms = new Set(product.map(({ path }) => roomOf(path)).filter((room) => /^app\/\w+/.test(room)))
	const folders = [...rooms].filter((room) => !/\.tsx?$/.test(room))
	expect(folders.length).toBeGreaterThan(15)
	expect(folders.filter((room) => !rules.includes(`"${room}/**"`))).toEqual([])
})

test('between rooms of app, imports are written with ~, where the linter sees them', () => {
	const hidden = product
		.filter(({ path }) => /^app\/[^/]+\/.*\.tsx?$/.test(path))
		.flatMap(({ path, text }) =>
			[...text.matchAll(/(?:from|import)\s*\(?'(\.\.?\/[^']+)'/g)]
				.map(([, name = '']) => new URL(name, `file:///${path}`).pathname.slice(1))
				.filter((target) => target.startsWith('app/') && roomOf(target) !== roomOf(path))
				.map((target) => `${path} imports ${target}`),
		)
	expect(hidden).toEqual([])
})

test('no folder is a drawer, is too full, or lies deeper than three below app', () => {
	const folders = Map.groupBy(
		all.filter(({ path }) => !/^app\/content\/|\/words\//.test(path)),
		({ path }) => path.slice(0, path.lastIndexOf('/')),
	)
	const names = [...folders.keys()]
	const drawers = /\/(?:utils?|helpers?|common|shared|misc|services?|types|lib)(?:\/|$)/
	expect(names.filter((folder) => drawers.test(`/${folder}`))).toEqual([])
	expect(names.filter((folder) => /^app(?:\/[^/]+){4,}$/.test(folder))).toEqual([])
	expect(names.filter((folder) => (folders.get(folder)?.length ?? 0) > MOST_IN_A_FOLDER)).toEqual([])
})

test('nothing lies loose in app', () => {
	const loose = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isFile())
	expect(
		loose
			.map(({ name }) => name)
			.filter((name) => !/\.test\./.test(name))
			.sort(),
	).toEqual(LOOSE)
})

test('rules and tables know no React, no router and no server', () => {
	const known = trespasses(
		({ path }, target) =>
			/^app\/(?:features\/.*\.server\.ts$|core|db|content)/.test(path) &&
			!target.ours &&
			/^(?:react|react-dom|react-router|@react-router\/.*|hono|@hono\/.*|@lingui\/react)(?:\/|$)/.test(
				target.path,
			),
	)
	expect(known).toEqual([])
})

test('what a browser draws knows no database, no request and no secret', () => {
	const known = trespasses(
		({ path }, target) =>
			/^app\/(?:features|frame|ui)\//.test(path) &&
			!path.endsWith('.server.ts') &&
			target.ours &&
			/\.server$|^app\/db\//.test(target.path),
	)
	expect(known).toEqual([])
})

test('only the catalogue reads the texts of prompts', () => {
	const readers = product.filter(({ text }) => text.includes('content/prompts/')).map(({ path }) => path)
	expect(readers).toEqual(['app/features/library/catalogue.server.ts'])
})

test('what files say is known to who takes it in, and what versions say to who hands texts out', () => {
	const readersOf = (file: string) =>
		product
			.filter(({ imports }) => imports.some(({ path }) => path === `app/features/library/${file}`))
			.map(({ path }) => path.replace('app/features/', ''))
			.toSorted()
	expect(readersOf('catalogue.server')).toEqual([
		'library/prompt.server.ts',
		'library/versions/fill.server.ts',
	])
	expect(readersOf('versions/content.server')).toEqual(['library/prompt.server.ts'])
})

test('the texts of prompts stand in files that the bundler keeps out of the browser', () => {
	const names = readdirSync('app/content/prompts')
	expect(names.length).toBeGreaterThan(20)
	expect(names.filter((name) => !name.endsWith('.server.ts'))).toEqual([])
})

test('one function picks the currency of a price for whoever asks', () => {
	const picks = product.filter(({ text }) => /\bcurrencyOf\(/.test(text)).map(({ path }) => path)
	expect(picks.toSorted()).toEqual([
		// `currencyFor`
		'app/core/viewer.ts',
		// A first plan, Stripe's own, a row that goes by the language, and pages that are kept for visitors.
		'app/features/billing/checkout.server.ts',
		'app/features/billing/money/money-sync.server.ts',
		'app/features/billing/ui/plan-table.tsx',
		'app/i18n/currency.ts',
		'app/requests/request-context.server.ts',
		'server/pages/page-cache-key.ts',
	])
})

test('only one file reads what a request brings, after its bytes were counted', () => {
	const reads =
		/\b(?:request|req|raw|asked)\b(?:\.clone\(\))?\.(?:formData|json|text|arrayBuffer|blob|bytes|parseBody)\(/
	const readers = product
		.filter(({ path }) => !/^sandbox\/(?:stripe\/api|chat\/service)/.test(path))
		// What a browser sends is its own.
		.filter(({ text }) => reads.test(text.replaceAll(/clientAction\([\s\S]*?\n}/g, '')))
		.map(({ path }) => path)
	expect(readers).toEqual(['app/requests/request-body.server.ts'])
})

test('no file of styles is longer than 250 lines, colours excepted', () => {
	const long = all
		.filter(({ path }) => path.endsWith('.css') && !path.endsWith('/tokens.css'))
		.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
		.filter(({ lines }) => lines > 250)
		.map(({ path, lines }) => `${path}: ${lines}`)
	expect(long).toEqual([])
})

test('nobody silences a test or the types', () => {
	const silenced = all.filter(
		({ path, text }) =>
			path !== 'tests/architecture.test.ts' &&
			/@ts-(?:ignore|expect-error|nocheck)|\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b|\bas unknown as\b/.test(
				text,
			),
	)
	expect(silenced.map(({ path }) => path)).toEqual([])
})
