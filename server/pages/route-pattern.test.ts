import { expect, test } from 'vitest'
import { expressionOf, routeNamer } from './route-pattern'

const nameOf = routeNamer([
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
])

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
})
