import type { Token } from 'markdown-it'
import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { PlainCode, ReplyCode } from './reply-code'

/** Where a link of a reply may lead. */
const SAFE = /^(?:https?:|mailto:)/i
const OWN = /^\/(?!\/)/

interface Opened {
	token: Token | null
	children: ReactNode[]
}

/** Elements for what a block of a reply says. Nothing carries an id: two replies may have the same headings. */
export function elementsOf(tokens: readonly Token[]): ReactNode[] {
	let inner: Opened = { token: null, children: [] }
	const outer: Opened[] = []
	for (const [at, token] of tokens.entries()) {
		if (token.nesting === 1) {
			outer.push(inner)
			inner = { token, children: [] }
		} else if (token.nesting === 0) {
			inner.children.push(leaf(token, at))
		} else {
			const done = inner
			inner = outer.pop() ?? { token: null, children: [] }
			if (done.token) inner.children.push(element(done.token, at, done.children))
		}
	}
	return inner.children
}

function element(token: Token, key: number, children: ReactNode[]): ReactNode {
	// The paragraphs of a list without blank lines.
	if (token.hidden) return children
	switch (token.tag) {
		case 'h1':
		case 'h2':
		case 'h3':
		case 'h4':
		case 'h5':
		case 'h6':
			// Below the page's own headings.
			return createElement(/[12]/.test(token.tag) ? 'h3' : 'h4', { key }, ...children)
		case 'a':
			return createElement(SafeLink, { key, href: String(token.attrGet('href') ?? '') }, ...children)
		case 'ol':
			return createElement('ol', { key, start: Number(token.attrGet('start') ?? 1) }, ...children)
		case 'table':
			return createElement(Table, { key }, ...children)
		case 'th':
			return createElement('th', { key, scope: 'col', 'data-align': alignOf(token) }, ...children)
		case 'td':
			return createElement('td', { key, 'data-align': alignOf(token) }, ...children)
		default:
			return createElement(token.tag, { key }, ...children)
	}
}

function leaf({ type, content, info, children }: Token, key: number): ReactNode {
	switch (type) {
		case 'inline':
			return elementsOf(children ?? [])
		case 'code_inline':
			return <code key={key}>{content}</code>
		case 'fence':
			// Nothing is to be copied of an empty one, of which a few signs make very many.
			return content.trim() ? (
				<ReplyCode key={key} code={content} info={info} />
			) : (
				<PlainCode key={key} code={content} />
			)
		case 'code_block':
			return <PlainCode key={key} code={content} />
		case 'softbreak':
			return '\n'
		case 'hardbreak':
			return <br key={key} />
		case 'hr':
			return <hr key={key} />
		case 'image':
			// The picture itself would tell a stranger's server who reads this.
			return content ? <em key={key}>{content}</em> : null
		default:
			return content
	}
}

function SafeLink({ href, children }: { href: string; children?: ReactNode }) {
	if (OWN.test(href)) return <Link to={href}>{children}</Link>
	if (!SAFE.test(href)) return <>{children}</>
	return (
		<a href={href} target="_blank" rel="noopener noreferrer nofollow">
			{children}
		</a>
	)
}

function Table({ children }: { children?: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keyboard
		<div className="message-table" tabIndex={0}>
			<table>{children}</table>
		</div>
	)
}

/** The library aligns cells by style attributes, which the content policy forbids. */
function alignOf(token: Token): string | undefined {
	return token.attrGet('style')?.toString().replace('text-align:', '')
}
