import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { POSTS } from '~/content/posts.server'
import routes from '../app/routes'

const LAW = readFileSync('docs/law.md', 'utf8')
/** The day of the repository's first commit. */
const BEGUN = '2026-11-21'

const anchorsOf = (path: string) =>
	[...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
		title
			.toLowerCase()
			.replaceAll(/[^\p{L}\d -]/gu, '')
			.replaceAll(' ', '-'),
	)
const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
	entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

test('every file, heading and page that the page on the law leads to is there', () => {
	const links = [...LAW.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
	expect(links.length).toBeGreaterThan(40)
	const dead = links.filter((link) => {
		const [path = '', anchor] = link.split('#')
		const file = path === '' ? 'docs/law.md' : join('docs', path)
		return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
	})
	expect(dead).toEqual([])
	const pages = [...LAW.matchAll(/`\/([a-z-]+)`/g)].map(([, page = '']) => page)
	const paths = flat(routes).map(({ path }) => path)
	expect(pages.length).toBeGreaterThan(3)
	expect(pages.filter((page) => !paths.includes(page))).toEqual([])
})

test('no post is older than the product, or of a day to come when it was written', () => {
	for (const { publishedOn } of POSTS) {
		expect(publishedOn >= BEGUN && publishedOn <= '2026-11-25', publishedOn).toBe(true)
	}
})
