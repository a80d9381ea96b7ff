import { isUtf8 } from 'node:buffer'
import { refuse } from '~/core/refuse.server'

const PIECE = 500_000
/** Where a file is no text, a NUL comes as early as that. */
const LOOKED_AT = 8_000

/**
 * The text in the bytes of a file, of which only a part is at hand: all of a large file would take several times its
 * size. The text is in UTF-16 where it says so, else in UTF-8, else in Windows-1252, as Excel writes CSV in Brazil.
 * Refuses with `invalid_input` what is empty, and what is no text.
 */
export class FileText {
	/** What is at hand. */
	text = ''
	/** How far it has been read. */
	at = 0
	readonly #bytes: Uint8Array
	readonly #decoder: TextDecoder
	readonly #ahead: number
	#next = 0

	/** `ahead` is how many characters are at hand after `fill`, unless the file ends before. */
	constructor(bytes: Uint8Array, ahead: number) {
		const marked = markOf(bytes)
		if (!marked && bytes.subarray(0, LOOKED_AT).includes(0)) {
			throw refuse('invalid_input', undefined, { message: 'import_no_text' })
		}
		this.#bytes = bytes
		this.#decoder = new TextDecoder(marked ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252'))
		this.#ahead = ahead
		this.fill()
		if (!/\S/.test(this.text)) throw refuse('invalid_input', undefined, { message: 'import_empty' })
	}

	/** Gets more of the text where too little lies ahead, and drops what was read. Answers whether anything does. */
	fill(): boolean {
		const { length } = this.#bytes
		if (this.text.length - this.at <= this.#ahead && this.#next < length) {
			let text = this.text.slice(this.at)
			while (text.length <= this.#ahead && this.#next < length) {
				const end = this.#next + PIECE
				text += this.#decoder.decode(this.#bytes.subarray(this.#next, end), { stream: end < length })
				this.#next = end
			}
			this.text = text
			this.at = 0
		}
		return this.at < this.text.length
	}
}

function markOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if (first === 0xff && second === 0xfe) return 'utf-16le'
	return first === 0xfe && second === 0xff ? 'utf-16be' : null
}
