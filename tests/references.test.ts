import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './support/sources'

const code = readSources(['app', 'server', 'sandbox', 'scripts', 'tests', 'bench'])
	.filter(({ path }) => path !== 'tests/references.test.ts')
	// What these files hold is not ours to name things by: texts of the library, and inputs made to be strange.
	.filter(({ path }) => !/^app\/content\/\w+\/|^bench\/resilience\/hostile/.test(path))
const pages = [...globSync('{docs,sandbox}/**/*.md'), 'README.md', 'CONTRIBUTING.md'].map((path) => ({
	path,
	text: readFileSync(path, 'utf8'),
}))
const comments = code.map(({ path, text }) => ({
	path,
	text: [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g)].map(([comment]) => comment).join('\n'),
}))
const said = [...comments, ...pages]
/** Decisions tell what was so when they were made. */
const standing = said.filter(({ path }) => !path.startsWith('docs/decisions/'))

/** What texts name by a pattern and `isThere` knows nothing of, as lines to read. */
function dead(texts: typeof said, pattern: RegExp, isThere: (name: string) => boolean): string[] {
	return texts.flatMap(({ path, text }) =>
		[...text.matchAll(pattern)]
			.map(([, name = '']) => name)
			.filter((name) => !isThere(name))
			.map((name) => `${path} names ${name}`),
	)
}

/** A page's headings as links write them. */
function headingsOf(path: string): string[] {
	if (!existsSync(path)) return []
	const titles = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)
	return [...titles].map(([, title = '']) =>
		title
			.toLowerCase()
			.replaceAll(/[^\p{L}\d -]/gu, '')
			.replaceAll(' ', '-'),
	)
}

test('comments and pages are read at all', () => {
	expect(comments.filter(({ text }) => text !== '').length).toBeGreaterThan(300)
	expect(pages.length).toBeGreaterThan(10)
})

test('every file that a comment or a page names by its path is there', () => {
	const paths =
		/(?<![\w/.~@-])((?:app|server|tests|bench|sandbox|scripts|docs)\/[\w./-]*\.(?:tsx?|mjs|md|json|css))/g
	expect(dead(standing, paths, existsSync)).toEqual([])
})

test('every file that a page names alone is there', () => {
	const names = new Set([
		...globSync('{app,server,sandbox,scripts,tests,bench,docs,deploy}/**').map((path) => basename(path)),
		...globSync('*.*'),
	])
	const alone = /`([\w-]+(?:\.server)?\.(?:tsx?|mjs|md))`/g
	expect(
		dead(
			standing.filter(({ path }) => path.endsWith('.md')),
			alone,
			(name) => names.has(name),
		),
	).toEqual([])
})

test('every heading that is named is one of its page', () => {
	const headings = /(docs\/[\w/-]+\.md#[\w-]*\w)/g
	const isThere = (name: string) => {
		const [path = '', heading = ''] = name.split('#')
		return headingsOf(path).includes(heading)
	}
	expect(dead(said, headings, isThere)).toEqual([])
	expect(comments.filter(({ text }) => text.includes('docs/product.md#')).length).toBeGreaterThan(20)
})

test('every decision that is named was made', () => {
	const isThere = (number: string) => globSync(`docs/decisions/${number}-*.md`).length === 1
	expect(dead(said, /\bdecisions?[ /](\d{3})\b/g, isThere)).toEqual([])
})

test('nobody refers to what is not in the repository', () => {
	const elsewhere =
		/((?:spec|architecture|design guide|issue) \d\b|(?<!docs\/|`|\()\bproduct\.md|\.\.\/shared\b)/g
	expect(dead(said, elsewhere, () => false)).toEqual([])
})
