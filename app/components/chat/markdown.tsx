import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react'
import { type ComponentPropsWithoutRef, memo, type ReactNode } from 'react'
import { Link } from 'react-router'

type Cell = ComponentPropsWithoutRef<'td'>

/** Where a link of a reply may lead. */
const SAFE = /^(?:https?:|mailto:)/i
const OWN = /^\/(?!\/)/

/** Below the page's own headings, without ids: two replies may have the same ones. */
const heading = (Tag: 'h3' | 'h4') =>
	function Heading({ children }: { children?: ReactNode }) {
		return <Tag>{children}</Tag>
	}

const OPTIONS: MarkdownToJSX.Options = {
	disableParsingRawHTML: true,
	forceBlock: true,
	wrapper: null,
	overrides: {
		a: SafeLink,
		img: PictureName,
		h1: heading('h3'),
		h2: heading('h3'),
		h3: heading('h4'),
		h4: heading('h4'),
		h5: heading('h4'),
		h6: heading('h4'),
		input: Tick,
		pre: Code,
		table: Table,
		td: DataCell,
		th: HeadCell,
	},
}

const STREAMING: MarkdownToJSX.Options = { ...OPTIONS, optimizeForStreaming: true }

/** A reply's Markdown: no raw HTML, no pictures from elsewhere, no styles, only links that lead where they say. */
export const ReplyText = memo(function ReplyText({
	text,
	isStreaming,
}: {
	text: string
	isStreaming: boolean
}) {
	return <Markdown options={isStreaming ? STREAMING : OPTIONS}>{text}</Markdown>
})

function SafeLink({ href = '', children }: { href?: string; children?: ReactNode }) {
	if (OWN.test(href)) return <Link to={href}>{children}</Link>
	if (!SAFE.test(href)) return <>{children}</>
	return (
		<a href={href} target="_blank" rel="noopener noreferrer nofollow">
			{children}
		</a>
	)
}

/** A picture would tell a stranger's server who reads this. */
function PictureName({ alt }: { alt?: string }) {
	return alt ? <em>{alt}</em> : null
}

function Tick({ checked }: { checked?: boolean }) {
	return <span>{checked ? '☑ ' : '☐ '}</span>
}

/** Wide code scrolls by itself, and by keyboard. */
function Code({ children }: { children?: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keyboard
		<pre tabIndex={0}>{children}</pre>
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
function DataCell({ children, style }: Cell) {
	return <td data-align={style?.textAlign}>{children}</td>
}

function HeadCell({ children, style }: Cell) {
	return (
		<th scope="col" data-align={style?.textAlign}>
			{children}
		</th>
	)
}
