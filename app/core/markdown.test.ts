import fc from 'fast-check'
import { marked, type Token } from 'marked'
import { expect, test } from 'vitest'
import { codeMarkdown, fencedMarkdown, inlineMarkdown, linkMarkdown, proseMarkdown } from './markdown'

/** Text rich in what means something in Markdown. */
const hostile = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				'`',
				'```',
				'~~~',
				'\n',
				'\r\n',
				'#',
				'# ',
				'- ',
				'1. ',
				'> ',
				'---',
				'===',
				'|',
				':--',
			),
			fc.constantFrom(
				'[x](y)',
				'![x](y)',
				'<b>',
				'<!--',
				'&amp;',
				'*',
				'**',
				'_',
				'~~',
				'\\',
				'    ',
				'\t',
				'a',
				' ',
			),
			fc.string({ maxLength: 4, unit: 'grapheme' }),
		),
		{ maxLength: 30 },
	)
	.map((parts) => parts.join(''))

/** The kinds of everything that a text becomes. */
function kindsOf(tokens: readonly Token[]): string[] {
	return tokens.flatMap((token) => [token.type, ...('tokens' in token ? kindsOf(token.tokens ?? []) : [])])
}

test('a fence holds a text to the letter, and nothing in the text ends it', () => {
	fc.assert(
		fc.property(hostile, (text) => {
			const [code, ...others] = marked.lexer(`${fencedMarkdown(text)}\n\n# After`)
			expect(code).toMatchObject({ type: 'code', lang: 'text' })
			expect(kindsOf(others)).toContain('heading')
			expect(kindsOf(others)).not.toContain('code')
		}),
	)
	expect(fencedMarkdown('```\nout\n````')).toBe('`````text\n```\nout\n````\n`````')
})

test('whatever somebody wrote, prose becomes nothing but paragraphs', () => {
	const plain = new Set(['space', 'paragraph', 'text', 'escape', 'br', 'link'])
	fc.assert(
		fc.property(hostile, (text) => {
			const kinds = kindsOf(marked.lexer(proseMarkdown(text)))
			expect(kinds.filter((kind) => !plain.has(kind))).toEqual([])
		}),
	)
})

test('prose keeps its words and its paragraphs', () => {
	expect(proseMarkdown('One.\r\nTwo.\n\n\n\nThree.')).toBe('One.\nTwo.\n\nThree.')
	expect(proseMarkdown('# No heading\n- no list\n1. no list\n---\n<b>')).toBe(
		'\\# No heading\n\\- no list\n1\\. no list\n\\---\n\\<b\\>',
	)
	expect(proseMarkdown('No table\n:--')).toBe('No table\n\\:--')
})

test('a line stays one line, and a link’s words cannot leave it', () => {
	expect(inlineMarkdown(' Two\nlines ')).toBe('Two lines')
	expect(linkMarkdown('](https://evil.example)', 'https://pronto.test/')).toBe(
		'[\\](https://evil.example)](https://pronto.test/)',
	)
})

test('code within a line holds backticks too', () => {
	expect(codeMarkdown('a')).toBe('`a`')
	expect(codeMarkdown('a`b')).toBe('``a`b``')
	expect(codeMarkdown('`')).toBe('`` ` ``')
})
