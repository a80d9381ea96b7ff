/** A text as it stands in an element or a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replaceAll("'", '&#x27;')
}

const ESCAPED: ReadonlyMap<string, string> = new Map([
	['&', '&amp;'],
	['<', '&lt;'],
	['>', '&gt;'],
	['"', '&quot;'],
	["'", '&apos;'],
])
/** Characters that XML 1.0 cannot hold, even escaped: controls, and halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text as it stands in an element or a quoted attribute of XML. */
export function escapeXml(text: string): string {
	return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (found) => ESCAPED.get(found) ?? found)
}

/** HTML as a page of ours is sent: React writes six signs for an apostrophe, and puts attributes in quotation marks alone. */
export function withPlainApostrophes(html: string): string {
	return html.replaceAll('&#x27;', "'")
}
