/** A text that fits into a message stands in less, whatever surrounds its words. */
const MOST_XML = 20_000_000
const [LISTED, LISTED_SIZE, LOCAL_SIZE] = [0x02014b50, 46, 30]
const [END, END_SIZE, LONGEST_REMARK] = [0x06054b50, 22, 65_535]
const STORED = 0
/** Tags that mean something to a text, other tags, and what stands between them. */
const PIECES = /<(\/?)w:(p|t|tab|br|cr|tr|tc)(?:\s[^>]*?)?(\/?)>|<[^>]*>|[^<]+/g
/** What a shape says is written twice: this is for older programs. */
const FALLBACK = /<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi
const SIGNS = new Map([...Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })])

/** The words of a Word document: a line for each paragraph, the cells of a row side by side. Throws where it can't be read. */
export async function docxText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const xml = (await unpack(bytes, 'word/document.xml')).replace(FALLBACK, '')
	let text = ''
	let isText = false
	for (const [piece, closing, name, empty] of xml.matchAll(PIECES)) {
		const isEnd = closing === '/' || empty === '/'
		if (name === 't') isText = !isEnd
		else if (name === 'tab') text += '\t'
		else if (name === 'br' || name === 'cr' || (name === 'p' && isEnd)) text += '\n'
		else if (name === 'tc' && isEnd) text = `${text.trimEnd()}\t`
		else if (name === 'tr' && isEnd) text = `${text.trimEnd()}\n`
		else if (isText && !name && !piece.startsWith('<')) text += piece
	}
	return text.replace(ENTITY, signOf)
}

function signOf(whole: string, hex?: string, decimal?: string, name = ''): string {
	const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
	if (!hex && !decimal) return SIGNS.get(name.toLowerCase()) ?? whole
	return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** A file of an archive as text. Throws where it isn't there, or is packed in a way that no word processor packs. */
async function unpack(bytes: Uint8Array<ArrayBuffer>, wanted: string): Promise<string> {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	let end = bytes.length - END_SIZE
	while (view.getUint32(end, true) !== END) {
		if (end < bytes.length - END_SIZE - LONGEST_REMARK) throw new Error('This is no archive.')
		end -= 1
	}
	let at = view.getUint32(end + 16, true)
	for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
		if (view.getUint32(at, true) !== LISTED) break
		const length = (field: number) => view.getUint16(at + field, true)
		const name = new TextDecoder().decode(bytes.subarray(at + LISTED_SIZE, at + LISTED_SIZE + length(28)))
		if (name === wanted) {
			const local = view.getUint32(at + 42, true)
			const begin = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
			const packed = bytes.subarray(begin, begin + view.getUint32(at + 20, true))
			return length(10) === STORED ? new TextDecoder().decode(packed) : inflate(packed)
		}
		at += LISTED_SIZE + length(28) + length(30) + length(32)
	}
	throw new Error(`The archive has no ${wanted}.`)
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
	const reader = new Blob([packed])
		.stream()
		.pipeThrough(new DecompressionStream('deflate-raw'))
		.pipeThrough(new TextDecoderStream())
		.getReader()
	let text = ''
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		text += part.value
		if (text.length > MOST_XML) {
			void reader.cancel()
			throw new Error('The document is larger than any that fits into a message.')
		}
	}
	return text
}
