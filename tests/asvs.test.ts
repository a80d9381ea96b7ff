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

test('a yes names the test that shows it, or the rule that stands above', () => {
	const answers = text.split('\n').filter((line) => /^\| V\d.*\*\*yes\*\*/.test(line))
	expect(answers.length).toBeGreaterThan(80)
	const bare = answers.filter((line) => !/`[^`]+\.(?:test|e2e)\.tsx?`|\*\*yes\*\*: above \|$/.test(line))
	expect(bare).toEqual([])
})

/** The product's own code that says something, with where it stands. */
function saying(pattern: RegExp): string[] {
	return readSources(['app', 'server'], /\.tsx?$/)
		.filter(({ path }) => !path.includes('.test.'))
		.flatMap(({ path, text: code }) => (pattern.test(code) ? [path] : []))
		.toSorted()
}

test('it has no cipher of its own, and the hashes that are none any more are known', () => {
	expect(saying(/createCipher|createDecipher|subtle\.(?:en|de)crypt/)).toEqual([])
	expect(saying(/createHash\('(?!sha256')/)).toEqual([
		'app/features/locker/locker-key.server.ts',
		'server/discovery/feed.ts',
	])
})

test('the server asks for no address that a person typed, and no window tells another anything', () => {
	expect(saying(/\bfetch\(/).filter((path) => /^server\/|\.server\.ts$/.test(path))).toEqual([
		'app/features/account/google.server.ts',
		'app/features/chat/completion-events.server.ts',
	])
	expect(saying(/(?:window|opener|parent|contentWindow)\??\.postMessage\(|document\.domain/)).toEqual([])
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
		'app/features/locker/import/foreign-blanks.server.ts',
		'app/features/offline/offline.ts',
		'app/requests/multipart.server.ts',
		'server/discovery/share-picture-drawing.ts',
		'server/discovery/token-colors.ts',
		'server/pages/page-cache.ts',
		'server/pages/plain-page.ts',
		'server/pages/route-pattern.ts',
	])
})
