import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from './support/sources'

const text = readFileSync('docs/asvs.md', 'utf8')

test('every file that is named exists', () => {
	const files = [
		...text.matchAll(/`((?:app|server|tests|docs|drizzle)\/[^`\s<]+|[\w.-]+\.json|\.dockerignore)`/g),
	]
	expect(files.length).toBeGreaterThan(100)
	expect([...new Set(files.map(([, path = '']) => path))].filter((path) => !existsSync(path))).toEqual([])
})

test('the product evaluates no text and starts no program', () => {
	const product = readSources(['app', 'server'], /\.tsx?$/).filter(({ path }) => !path.includes('.test.'))
	expect(product.length).toBeGreaterThan(100)
	const bad = product.filter(
		({ text: code, imports }) =>
			/\beval\(|\bnew Function\(/.test(code) || imports.some(({ path }) => path === 'node:child_process'),
	)
	expect(bad.map(({ path }) => path)).toEqual([])
})

test('the places that put an expression together are known: each does it of our own words', () => {
	const places = readSources(['app', 'server'], /\.tsx?$/)
		.filter(({ path, text: code }) => !path.includes('.test.') && code.includes('new RegExp('))
		.map(({ path }) => path)
	expect(places.toSorted()).toEqual([
		'app/features/offline/offline.ts',
		'app/requests/multipart.server.ts',
		'server/discovery/share-picture-drawing.ts',
		'server/discovery/token-colors.ts',
		'server/pages/page-cache.ts',
		'server/pages/plain-page.ts',
		'server/pages/route-pattern.ts',
	])
})
