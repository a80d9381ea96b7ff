import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources, type Source } from './support/sources'

const all = readSources(['app', 'server', 'sandbox', 'scripts', 'tests', 'bench'])
const isTest = ({ path }: Source) => /\.(?:test|e2e)\.tsx?$|^tests\//.test(path)
const product = all.filter((source) => !isTest(source) && /^(?:app|server|sandbox)\//.test(source.path))

/** From the top down; a file may import from its own layer and from those below (docs/architecture.md). */
const LAYERS: [name: string, files: RegExp][] = [
	['server', /^(?:server|sandbox)\//],
	['routes', /^app\/(?:routes\/|routes$|root$|entry\.)/],
	['components and guards', /^app\/(?:components\/|[a-z-]+(?:\.server)?$)/],
	['domain', /^app\/domain\//],
	['db, integrations, content, i18n', /^app\/(?:db|integrations|content|i18n)\//],
	['log, metrics', /^app\/(?:log|metrics)\.server$/],
	['env', /^app\/env(?:-fields)?\.server$/],
	['brand', /^app\/brand$/],
]
/** Root files of `app` match the third line as well; the narrower line counts. */
function layerOf(path: string): number {
	const name = path.replace(/\.(?:tsx?|mjs)$/, '')
	return LAYERS.findLastIndex(([, files]) => files.test(name))
}

/** Filling the tables is the domain's knowledge, and starting the tables' work: the one way up (architecture 3). */
const MAY_LOOK_UP = new Set(['server/seed.ts'])

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
	expect(
		product.filter(({ path }) => /\.tsx?$/.test(path) && layerOf(path) < 0).map(({ path }) => path),
	).toEqual([])
})

test('imports go down only', () => {
	const up = trespasses(
		(source, target) =>
			target.ours &&
			layerOf(target.path) >= 0 &&
			layerOf(target.path) < layerOf(source.path) &&
			!MAY_LOOK_UP.has(source.path),
	)
	expect(up).toEqual([])
})

test('the domain knows no React, no router and no server', () => {
	const known = trespasses(
		({ path }, target) =>
			/^app\/(?:domain|db|integrations|content)\//.test(path) &&
			!target.ours &&
			/^(?:react|react-dom|react-router|@react-router\/.*|hono|@hono\/.*|@lingui\/react)(?:\/|$)/.test(
				target.path,
			),
	)
	expect(known).toEqual([])
})

test('components know no database, no request and no secret', () => {
	const known = trespasses(
		({ path }, target) =>
			path.startsWith('app/components/') && target.ours && /\.server$|^app\/db\//.test(target.path),
	)
	expect(known).toEqual([])
})

test('routes speak to no table; the domain does', () => {
	const around = trespasses(
		({ path }, target) => path.startsWith('app/routes/') && /^app\/db\/|^drizzle-orm/.test(target.path),
	)
	expect(around).toEqual([])
})

test('only integrations speak to third parties’ libraries', () => {
	const elsewhere = trespasses(
		({ path }, target) =>
			!path.startsWith('app/integrations/') &&
			!path.startsWith('sandbox/') &&
			!target.ours &&
			/^(?:better-auth|stripe|openai|nodemailer)(?:\/|$)/.test(target.path),
	)
	expect(elsewhere).toEqual([])
})

test('only the catalogue of the domain reads the texts of prompts', () => {
	const readers = product
		.filter(({ imports }) => imports.some(({ path }) => path.startsWith('app/content/prompts/')))
		.map(({ path }) => path)
	expect(readers).toEqual(['app/features/library/catalogue.server.ts'])
})

test('the texts of prompts stand in files that the bundler keeps out of the browser', () => {
	const names = readdirSync('app/content/prompts')
	expect(names.length).toBeGreaterThan(20)
	expect(names.filter((name) => !name.endsWith('.server.ts'))).toEqual([])
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

test('only one file reads the environment', () => {
	const readers = product.filter(({ text }) => /\bprocess\.env\b/.test(text)).map(({ path }) => path)
	expect(readers).toEqual(['app/env.server.ts'])
})

test('no file is longer than 250 lines, words and colours excepted', () => {
	const long = all
		.filter(({ path }) => !/^app\/(?:content|i18n)\/|tokens\.css$/.test(path))
		.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
		.filter(({ lines }) => lines > 250)
		.map(({ path, lines }) => `${path}: ${lines}`)
	expect(long).toEqual([])
})

test('no folder is a drawer, and none lies deeper than three below app', () => {
	const folders = [...new Set(all.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))]
	const drawers = /\/(?:utils?|helpers?|common|shared|misc|services?|types|lib)(?:\/|$)/
	expect(folders.filter((folder) => drawers.test(`/${folder}`))).toEqual([])
	expect(folders.filter((folder) => /^app(?:\/[^/]+){4,}$/.test(folder))).toEqual([])
})

test('no file only passes on what others export', () => {
	const barrels = product.filter(
		({ path, text }) => /\/index\.tsx?$/.test(path) || /^export \* from/m.test(text),
	)
	expect(barrels.map(({ path }) => path)).toEqual([])
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
