/** A field of a form in parts, or a file. */
export interface Part {
	name: string
	/** The bytes as they were sent: a part of the whole, not a copy. */
	content: Buffer<ArrayBuffer>
	/** Null for a field that is no file. */
	file: { name: string; type: string } | null
}

const LINE_END = '\r\n'
const HEAD_END = '\r\n\r\n'
/** What a part says of itself before it begins: a name, a file's name and a type. */
const LONGEST_HEAD = 2_000

/**
 * The parts of a `multipart/form-data` body, at most `most` of them; null for more, and for what is no such form. Each
 * byte is looked at about once, however hostile, which the platform's own reader does not promise.
 */
export function readParts(body: Buffer<ArrayBuffer>, contentType: string, most: number): Part[] | null {
	const [, quoted, bare] =
		/;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? []
	const delimiter = `${LINE_END}--${quoted ?? bare}`
	const first = delimiter.slice(LINE_END.length)
	if (!(quoted ?? bare) || body.toString('latin1', 0, first.length) !== first) return null
	const parts: Part[] = []
	for (let at = first.length; !startsWith(body, '--', at); ) {
		const part = startsWith(body, LINE_END, at) && parts.length < most && partAt(body, at, delimiter)
		if (!part) return null
		parts.push(part.part)
		at = part.end
	}
	return parts
}

/** The part that begins at a place, where its delimiter's line ends, and the place after its end. */
function partAt(
	body: Buffer<ArrayBuffer>,
	at: number,
	delimiter: string,
): { part: Part; end: number } | null {
	const headEnd = body.subarray(at, at + LONGEST_HEAD).indexOf(HEAD_END)
	const begin = at + headEnd + HEAD_END.length
	// A part without content shares its line end with what follows.
	const end = body.indexOf(delimiter, begin - LINE_END.length)
	if (end < 0) return null
	// A head without an end is empty here, and names nothing.
	const about = readHead(body.toString('utf8', at, at + headEnd))
	return about && { part: { ...about, content: body.subarray(begin, end) }, end: end + delimiter.length }
}

function readHead(lines: string): Omit<Part, 'content'> | null {
	const disposition = /^content-disposition:\s*form-data([^\r\n]*)/im.exec(lines)?.[1] ?? ''
	const name = parameter(disposition, 'name')
	const fileName = parameter(disposition, 'filename')
	const type = /^content-type:\s*(\S[^\r\n]*)/im.exec(lines)?.[1]?.trim() ?? 'text/plain'
	if (name === undefined) return null
	return { name, file: fileName === undefined ? null : { name: fileName, type } }
}

/** Browsers write a quotation mark and line ends in a name as escapes, and nothing else so. */
function parameter(disposition: string, name: string): string | undefined {
	const found = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1]
	return found?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}

function startsWith(body: Buffer<ArrayBuffer>, text: string, at: number): boolean {
	return body.toString('latin1', at, at + text.length) === text
}
