import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCursor } from '~/features/search/search-hits.server'
import { normalizePath, pageKey, type VisitorRequest } from './page-cache-key'

function key(url: string, request: Partial<VisitorRequest> = {}) {
	return pageKey({ method: 'GET', url, cookie: '', acceptLanguage: 'en-US', ...request })
}

test('only public pages asked for by GET or HEAD are kept', () => {
	expect(key('/')).not.toBeNull()
	expect(key('/', { method: 'HEAD' })).not.toBeNull()
	expect(key('/', { method: 'POST' })).toBeNull()
	for (const path of [
		'/blog',
		'/blog/1',
		'/guides',
		'/guides/a/1',
		'/faq',
		'/contact',
		'/developers',
		'/terms',
	]) {
		expect(key(path), path).not.toBeNull()
	}
	expect(key('/settings')).toBeNull()
	expect(key('/admin/messages')).toBeNull()
	expect(key('/prompt/1/edit')).toBeNull()
})

test.each([
	['an address that is no path', 'http://visitor:port'],
	['two slashes, which would make a host', '//visitor/blog'],
	['a slash and a backslash, which would as well', '/\\visitor/blog'],
	['another spelling of a path', '/category/Finance'],
	['a slash at the end', '/blog/'],
	['a mailed link to confirm an address', '/?confirm=token'],
	['a page of another list', '/faq/1'],
])('%s is never kept', (_what, url) => {
	expect(key(url)).toBeNull()
})

test('a copy of a prompt’s page knows whose it is, others are nobody’s', () => {
	expect(key('/prompt/17?tab=instructions')?.promptId).toBe('17')
	expect(key('/prompt/17')?.promptId).toBe('17')
	expect(key('/blog/17')?.promptId).toBeNull()
})

test('what changed of a prompt is kept as its visitors’ first page, and counts as no reading of it', () => {
	expect(key('/prompt/17/changes')).toMatchObject({ promptId: null, address: '/prompt/17/changes' })
	expect(key('/prompt/17/changes?before=3')).toBeNull()
	expect(key('/prompt/17/changes', { cookie: 'session=abc' })).toBeNull()
})

test('a person with a session, or with a message waiting, gets a page of their own', () => {
	expect(key('/', { cookie: '__Host-session=abc' })).toBeNull()
	expect(key('/', { cookie: 'session=abc' })).toBeNull()
	expect(key('/', { cookie: 'flash=x' })).toBeNull()
})

test('a search is never kept', () => {
	expect(key('/categories?q=price')).toBeNull()
	expect(key('/categories?q=')).toEqual(key('/categories'))
})

test('nobody can fill the cache by inventing pages of a list, tabs or categories', () => {
	const cursor = writeCursor({ rank: 0, position: 1, promptId: 'invented' })
	for (const address of [
		`/categories?after=${cursor}`,
		`/categories?category=finance&after=${cursor}`,
		'/categories?after=x',
		'/categories?category=invented',
		'/featured?tab=invented',
		'/prompt/1?tab=invented',
	]) {
		expect(key(address), address).toBeNull()
	}
	expect(key('/categories?category=finance&after=')).toEqual(key('/categories?category=finance'))
})

test('parameters that choose nothing do not make another copy', () => {
	expect(key('/categories?utm_source=x&fbclid=y')).toEqual(key('/categories'))
	expect(key('/popular?tab=new')).toEqual(key('/popular'))
	expect(key('/faq?q=price')).toEqual(key('/faq'))
	expect(key('/featured?tab=new')).not.toEqual(key('/featured'))
	expect(key('/categories?category=finance')).not.toEqual(key('/categories'))
})

test('what is rendered for a key holds nothing that is not in the key', () => {
	expect(key('/popular?tab=x&next=/evil&lang=pt')?.address).toBe('/popular?lang=pt')
	expect(key('/popular?tab=x')?.address).toBe('/popular')
	expect(key('/featured?utm=1&tab=new')?.address).toBe('/featured?tab=new')
})

test('language, theme and, where a price shows, the currency make copies of their own', () => {
	// No price is there: with one, the currency alone would make another copy.
	expect(key('/popular', { acceptLanguage: 'pt-BR' })?.key).not.toBe(key('/popular')?.key)
	expect(key('/popular', { cookie: 'language=pt' })?.key).not.toBe(key('/popular')?.key)
	const themes = ['', 'theme=light', 'theme=dark'].map((cookie) => key('/', { cookie })?.key)
	expect(new Set(themes).size).toBe(3)
	expect(key('/', { acceptLanguage: 'en-BR' })?.key).not.toBe(key('/')?.key)
	expect(key('/pricing', { acceptLanguage: 'en-BR' })?.key).not.toBe(key('/pricing')?.key)
	expect(key('/popular', { acceptLanguage: 'en-BR' })?.key).toBe(key('/popular')?.key)
	expect(key('/', { cookie: 'theme=<script>' })?.key).toBe(key('/')?.key)
})

test('a chosen language is remembered once', () => {
	expect(key('/?lang=pt')?.remember).toBe('pt')
	expect(key('/?lang=pt', { cookie: 'language=pt' })?.remember).toBeNull()
	expect(key('/?lang=xx')?.remember).toBeNull()
	expect(key('/')?.remember).toBeNull()
})

test('pages in random order have sixteen copies, the others one', () => {
	expect(key('/')?.variants).toBe(16)
	expect(key('/popular')?.variants).toBe(16)
	expect(key('/prompt/1')?.variants).toBe(1)
})

test.each([
	['/', '/'],
	['/categories/', '/categories'],
	['/Category/Marketing', '/category/marketing'],
	['//evil.test/', '/evil.test'],
	['/\\evil.test', '/evil.test'],
	['/a//b///', '/a/b'],
	['/prompt/%C3%A9', '/prompt/%C3%A9'],
	['/prompt/%ABC%cD', '/prompt/%ABc%cD'],
	['/a\\b', '/a\\b'],
])('%s has the one address %s', (path, wanted) => {
	expect(normalizePath(path)).toBe(wanted)
})

test('an address is its own, and never one of another site', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom('/', '\\', 'A', 'b', '%2F', '.', '%5C')), (parts) => {
			const address = normalizePath(`/${parts.join('')}`)
			expect(normalizePath(address)).toBe(address)
			expect(address).not.toMatch(/^[/\\]{2}/)
		}),
	)
})
