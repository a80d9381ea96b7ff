import fc from 'fast-check'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { hostileMarkdown } from '../../../../tests/support/hostile-markdown'
import { comesToAnEnd } from '../../../../tests/support/patience'
import { rendered } from '../../../../tests/support/rendered'
import { ReplyText } from './markdown'

/** What the server takes of an answer. */
const LONGEST_REPLY = 100_000

function html(text: string, isStreaming = false): string {
	return markup(<ReplyText text={text} isStreaming={isStreaming} />)
}

const markup = (element: ReactElement) => rendered(element, 'en')

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

test.each([
	['```ts\nconst a = 1\n```', 'ts'],
	['```python title="a.py"\nprint(1)\n```', 'python'],
	['```{.sql}\nselect 1\n```', 'Code'],
	['~~~\nas it is\n~~~', 'Code'],
])('code says what it is written in, and can be copied: %s', (text, name) => {
	const page = html(text)
	expect(page).toMatch(new RegExp(`<figcaption><span[^>]*>${name}</span><button[^>]*aria-label="Copy code"`))
})

test('code without anything in it has nothing to copy', () => {
	expect(html('```ts\n```')).toBe('<pre tabindex="0"><code></code></pre>')
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

test.each([
	['It is **ver', 'It is <strong>ver</strong>'],
	['It is **', 'It is'],
	['It is **very*', 'It is <strong>very</strong>'],
	['It is *so **ver', 'It is <em>so <strong>ver</strong></em>'],
	['See `a **b', 'See <code>a **b</code>'],
	['See [our pri', 'See our pri'],
	['See [our prices](https://example.o', 'See our prices'],
	['snake_case, 2 * 3 and **bold**', 'snake_case, 2 * 3 and <strong>bold</strong>'],
])('while %j is being written, no half sign is shown', (text, shown) => {
	expect(html(text, true)).toBe(`<p>${shown}</p>`)
	expect(html(`One.\n\n${text}`, true)).toBe(`<p>One.</p><p>${shown}</p>`)
})

test('any text is shown, however odd', () => {
	for (const text of ['', ' ', '\u0000', '**', '`'.repeat(99), '['.repeat(500)]) {
		expect(() => html(text)).not.toThrow()
	}
})

test('a reply that cannot be cut into blocks, and a block that cannot be read, are shown as they were written', () => {
	const text = 'One **word**.\n\n- <b>two</b>'
	const written = 'One **word**.\n\n- &lt;b&gt;two&lt;/b&gt;'
	const fails = () => {
		throw new RangeError('Maximum call stack size exceeded')
	}
	const uncut = markup(<ReplyText text={text} isStreaming cut={fails} />)
	expect(uncut).toBe(`<p class="message-plain">${written}</p>`)
	const readable = (block: string) => (block.startsWith('One') ? <p>One word.</p> : fails())
	const unread = markup(<ReplyText text={text} isStreaming={false} read={readable} />)
	expect(unread).toBe('<p>One word.</p><p class="message-plain">- &lt;b&gt;two&lt;/b&gt;</p>')
})

test('whatever a reply is made of, its page has a bounded number of elements, and none too deep', () => {
	fc.assert(
		fc.property(hostileMarkdown(LONGEST_REPLY), fc.boolean(), (text, isStreaming) => {
			const { elements, depth } = measure(comesToAnEnd(() => html(text, isStreaming)))
			expect(elements).toBeLessThan(20_000)
			expect(depth).toBeLessThan(40)
		}),
		{ numRuns: 40 },
	)
})

test('what is nested too deeply, or goes on for too long, loses its looks and none of its words', () => {
	const words = Array.from({ length: 3_000 }, (_, at) => `w${at}`)
	const shapes = [
		words.slice(0, 200).map((word, at) => `${'  '.repeat(at)}- ${word}`),
		words.slice(0, 200).map((word, at) => `${'> '.repeat(at + 1)}${word}`),
		words.map((word) => `- **${word}** and [so on](/prompt/1)`),
		[words.map((word) => `*${word}*`).join(' ')],
		['Note[^1].', '', `[^1]: ${words[0]}`],
		['|a'.repeat(200), '|-'.repeat(200), ...words.map((word) => `|${word}`)],
	]
	for (const lines of shapes) {
		const shown = new Set(html(lines.join('\n')).match(/\bw\d+\b/g))
		const written = new Set(lines.join('\n').match(/\bw\d+\b/g))
		expect([...written].filter((word) => !shown.has(word))).toEqual([])
	}
})

/** How many elements a page has, and how deep they lie. */
function measure(page: string): { elements: number; depth: number } {
	let [elements, depth, deepest] = [0, 0, 0]
	for (const [, end, name = ''] of page.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
		if (/^(?:br|hr)$/.test(name)) elements += 1
		else if (end) depth -= 1
		else {
			elements += 1
			depth += 1
			deepest = Math.max(deepest, depth)
		}
	}
	return { elements, depth: deepest }
}
