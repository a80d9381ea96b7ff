import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ReplyText } from './markdown'

function html(text: string, isStreaming = false): string {
	const router = createMemoryRouter([
		{ path: '/', element: <ReplyText text={text} isStreaming={isStreaming} /> },
	])
	return renderToStaticMarkup(<RouterProvider router={router} />)
}

test.each([
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'<a href="javascript:alert(1)">x</a>',
	'<div style="color:red">x</div>',
	'<iframe src="https://evil.example"></iframe>',
	'<svg><animate onbegin=alert(1) /></svg>',
	'a <b>bold</b> word',
])('%s is shown as the text it is', (text) => {
	expect(html(text)).not.toMatch(/<(script|img|iframe|svg|animate|b|div style|a href="javascript)\b/i)
	expect(html(text)).toContain('&lt;')
})

test.each([
	'[x](javascript:alert(1))',
	'[x](JaVaScRiPt:alert(1))',
	'[x](java&#115;cript:alert(1))',
	'[x](data:text/html,evil)',
	'[x](vbscript:evil)',
	'[x](//evil.example)',
	'[x](file:///etc/passwd)',
	'[x]: javascript:alert(1)\n\n[x]',
	'<javascript:alert(1)>',
])('%s leads nowhere', (text) => {
	expect(html(text)).not.toContain('<a ')
})

test('links lead to our own pages, and elsewhere in another tab without saying where from', () => {
	expect(html('[Prices](/prompt/1)')).toContain('<a href="/prompt/1"')
	expect(html('[News](https://example.org/a)')).toContain(
		'<a href="https://example.org/a" target="_blank" rel="noopener noreferrer nofollow">News</a>',
	)
})

test('no picture is fetched from elsewhere', () => {
	expect(html('![A graph](https://evil.example/pixel.png)')).toBe('<p><em>A graph</em></p>')
})

test('nothing carries a style or an id, tables keep their alignment', () => {
	const text =
		'# Title\n\n| a | b |\n|:--|--:|\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n```js\nx < 1\n```\n\nNote[^1].\n\n[^1]: small'
	const made = html(text)
	expect(made).not.toMatch(/\sstyle=|<input|<h1/)
	expect(made).toContain('<h3>Title</h3>')
	expect(made).toContain('<td data-align="right">2</td>')
	expect(made).toContain('x &lt; 1')
})

test('a reply that is still being written never shows half a sign', () => {
	expect(html('It is **ver', true)).not.toContain('**')
})

test('any text is shown, however odd', () => {
	for (const text of [
		'',
		' ',
		'\u0000',
		'**',
		'`'.repeat(99),
		'['.repeat(500),
		'> '.repeat(200),
		'| '.repeat(300),
	]) {
		expect(() => html(text)).not.toThrow()
	}
})
