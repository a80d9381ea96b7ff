import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameScriptsByHash } from './page-cache'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('our own inline scripts are named by their hashes, and the nonce is gone', () => {
	const page =
		'<link nonce="n1" href="/a"><script nonce="n1">one()</script><script nonce="n1" type="module">two()</script>'
	const { html, hashes } = nameScriptsByHash(page, 'n1')
	expect(hashes).toEqual([hashOf('one()'), hashOf('two()')])
	expect(html).not.toContain('n1')
})

test('a script that does not carry this rendering’s nonce gets no hash', () => {
	expect(nameScriptsByHash('<script>evil()</script><script nonce="n2">evil()</script>', 'n1').hashes).toEqual(
		[],
	)
})

test('a file is not an inline script', () => {
	expect(nameScriptsByHash('<script nonce="n1" async src="/a.js"></script>', 'n1').hashes).toEqual([])
})
