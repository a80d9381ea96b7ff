import { expect, test } from 'vitest'
import { expressionOf, routeNamer } from './route-pattern'

const PATTERNS = [
	'*',
	'/*',
	'/',
	'/prompt/:id',
	'/prompt/:id/edit',
	'/prompt/:id/:what{copied|opened}',
	'/chat-legend/:id?',
	'/chat-legend/news',
	'/functions/v1/check-subscription',
	'/functions/v1/*',
	'/feed.xml',
	'/share/:language/post/:file{[^/]+\\.png}',
]
const nameOf = (path: string) => routeNamer(PATTERNS)(path)

test.each([
	['/', '/'],
	['/_.data', '/.data'],
	['/prompt/17', '/prompt/:id'],
	['/prompt/17.data', '/prompt/:id.data'],
	['/prompt/17/edit', '/prompt/:id/edit'],
	['/prompt/17/edit.data', '/prompt/:id/edit.data'],
	['/prompt/17/copied', '/prompt/:id/:what{copied|opened}'],
	['/chat-legend', '/chat-legend/:id?'],
	['/chat-legend/a', '/chat-legend/:id?'],
	['/chat-legend/news', '/chat-legend/news'],
	['/functions/v1/check-subscription', '/functions/v1/check-subscription'],
	['/functions/v1/made-up', '/functions/v1/*'],
	['/feed.xml', '/feed.xml'],
	['/share/en/post/1.png', '/share/:language/post/:file{[^/]+\\.png}'],
	['/share/en/post/1/2.png', 'other'],
	['/feedsxml', 'other'],
	['/wp-login.php', 'other'],
	['/prompt/1/2/3', 'other'],
])('%s is counted as %s', (path, name) => {
	expect(nameOf(path)).toBe(name)
})

test('a thousand made-up addresses share a few names', () => {
	const names = Array.from({ length: 1_000 }, (_, at) => nameOf(`/${'x/'.repeat(at % 7)}${at}`))
	expect(new Set(names)).toEqual(new Set(['other']))
})

test('a pattern matches whole paths only', () => {
	expect(expressionOf('/blog/:id').test('/blog/1')).toBe(true)
	expect(expressionOf('/blog/:id').test('/blog/1/2')).toBe(false)
	expect(expressionOf('/blog/:id').test('/old/blog/1')).toBe(false)
	expect(expressionOf('/blog/:id.md').test('/blog/1.md')).toBe(true)
	expect(expressionOf('/blog/:id.md').test('/blog/1xmd')).toBe(false)
	expect(expressionOf('/blog/no-:id?').test('/blog')).toBe(false)
	expect(expressionOf('/blog/:id?.md').test('/blog')).toBe(false)
})

test('the most exact pattern counts, in whatever order they stand', () => {
	const patterns = [
		'/a/*',
		'/a/b/c/*',
		'/a/:id',
		'/a/:id/:any',
		'/a/:id/:what{copied|opened}',
		'/a/:id/edit',
		'/*',
	]
	const paths = ['/a/1', '/a/1/x', '/a/1/copied', '/a/1/edit', '/a/1/2/3', '/a/b/c/d', '/b']
	const names = [
		'/a/:id',
		'/a/:id/:any',
		'/a/:id/:what{copied|opened}',
		'/a/:id/edit',
		'/a/*',
		'/a/b/c/*',
		'other',
	]
	for (const order of [patterns, patterns.toReversed()]) expect(paths.map(routeNamer(order))).toEqual(names)
})
