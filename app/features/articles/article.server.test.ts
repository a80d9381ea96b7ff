import { expect, test } from 'vitest'
import { readArticle, renderAnswer } from './article.server'

const htmlOf = (markdown: string, name = 'A text') =>
	readArticle(markdown, name)
		.parts.map((part) => (part.kind === 'html' ? part.html : `{${part.text}}`))
		.join('|')

test('a heading’s id says what it is about, without its number, accents and signs', () => {
	expect(readArticle('## 3. O que é `lacuna`, e *por quê?*', 'x').headings).toEqual([
		{ id: 'o-que-e-lacuna-e-por-que', text: '3. O que é lacuna, e por quê?' },
	])
	expect(htmlOf('## 3. Café')).toBe('<h2 id="cafe">3. Café</h2>')
})

test('the same heading twice gets two ids, and none takes one of the frame’s', () => {
	const { headings } = readArticle('## Main\n\n## Two\n\n## Two\n\n## …', 'x')
	expect(headings.map(({ id }) => id)).toEqual(['main-2', 'two', 'two-2', 'section'])
})

test('a text is cut where prompts stand, and these keep every character', () => {
	const markdown =
		'Before.\n\n```prompt\nDo [this] <now> & *here*.\n\n  Twice.\n```\n\n```prompt\nAgain\n```\n\nAfter.\n\nEnd.'
	expect(readArticle(markdown, 'x').parts).toEqual([
		{ kind: 'html', html: '<p>Before.</p>' },
		{ kind: 'prompt', text: 'Do [this] <now> & *here*.\n\n  Twice.' },
		{ kind: 'prompt', text: 'Again' },
		{ kind: 'html', html: '<p>After.</p>\n<p>End.</p>' },
	])
})

test('a table is a region named by its heading, or by the text where it has none', () => {
	const table = '| a | b |\n|---|---|\n| 1 | 2 |'
	const html = htmlOf(`${table}\n\n## Costs\n\n${table}`, 'A "text"')
	expect(html).toContain('role="region" tabindex="0" aria-label="A &quot;text&quot;"><table>')
	expect(html).toContain('role="region" tabindex="0" aria-labelledby="costs"><table>')
	expect(html.match(/<th scope="col">/g)).toHaveLength(4)
})

test('markup in a text is shown, not obeyed, and nothing carries a style', () => {
	const html = htmlOf('<script>alert(1)</script>\n\nA <b onclick="x">bold</b> one.\n\n| a |\n|:-:|\n| b |')
	expect(html).not.toMatch(/<script|<b /)
	expect(html).toContain('&lt;script&gt;')
	expect(html).not.toContain('style=')
})

test('reading takes a minute for two hundred words, and never none', () => {
	expect(readArticle('Short.', 'x').minutes).toBe(1)
	expect(readArticle('word '.repeat(801).trim(), 'x').minutes).toBe(5)
})

test('a text is rendered once', () => {
	expect(readArticle('Kept.', 'x')).toBe(readArticle('Kept.', 'x'))
})

test('an answer is HTML in one piece', () => {
	expect(renderAnswer('Yes, in [settings](/settings).\n\nReally.', 'x')).toBe(
		'<p>Yes, in <a href="/settings">settings</a>.</p>\n<p>Really.</p>',
	)
})
