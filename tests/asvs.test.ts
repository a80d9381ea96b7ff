import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from './sources'

const text = readFileSync('docs/asvs.md', 'utf8')
const [, levelOne = '', levelTwo = ''] = text.split(/^## Level /m)
const idsOf = (part: string) => [...part.matchAll(/^\| (V\d+\.\d+\.\d+) \|/gm)].map(([, id = '']) => id)

/** How many requirements of level 1 each chapter of ASVS 5.0.0 has, and of which sections. */
const LEVEL_ONE: Record<string, number[]> = {
	V1: [5, 2, 1],
	V2: [1, 2, 1],
	V3: [2, 1, 2, 3],
	V4: [1, 1],
	V5: [2, 2],
	V6: [1, 8, 2, 2],
	V7: [4, 2],
	V8: [1, 2, 1],
	V9: [3, 1],
	V10: [5],
	V11: [2, 1],
	V12: [1, 2],
	V13: [1],
	V14: [1, 1],
	V15: [1, 1, 1],
}

test('every requirement of level 1 has one answer', () => {
	const counted: Record<string, Record<string, number>> = {}
	for (const id of idsOf(levelOne)) {
		const [chapter = '', section = ''] = id.split('.')
		const sections = counted[chapter] ?? {}
		counted[chapter] = { ...sections, [section]: (sections[section] ?? 0) + 1 }
	}
	expect(new Set(idsOf(levelOne)).size).toBe(70)
	expect(
		Object.fromEntries(Object.entries(counted).map(([chapter, by]) => [chapter, Object.values(by)])),
	).toEqual(LEVEL_ONE)
})

test('every answer is one', () => {
	const rows = [...levelOne.split('\n'), ...levelTwo.split('\n')].filter((line) => /^\| V\d/.test(line))
	expect(rows.filter((row) => !/\| \*\*(yes|no|partly|n\/a)\*\*[^|]*\|$/.test(row))).toEqual([])
	const silent = rows.filter((row) => /\*\*(no|partly)\*\*\W*\|$/.test(row))
	expect(silent).toEqual([])
})

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
