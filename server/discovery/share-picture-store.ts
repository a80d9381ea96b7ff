import { createHash } from 'node:crypto'
import { ByteBoundedStore } from '../pages/page-store'

export interface Picture {
	png: Buffer<ArrayBuffer>
	etag: string
	bytes: number
}

type Draw = () => string | Promise<string>
type Rasterise = (svg: string) => Promise<Buffer<ArrayBuffer>>

const LIMIT_BYTES = 16 * 1024 * 1024
/** More than a person ever waits for; beyond it somebody asks for all pictures at once. */
const MOST_WAITING = 100

/** Keeps finished pictures up to a number of bytes, and draws the others one at a time, each once for all who wait. */
export class SharePictureStore {
	#kept: ByteBoundedStore<Picture>
	#started = new Map<string, Promise<Picture>>()
	#last: Promise<unknown> = Promise.resolve()
	#rasterise: Rasterise
	#mostWaiting: number

	constructor({ rasterise = toPng, limit = LIMIT_BYTES, mostWaiting = MOST_WAITING } = {}) {
		this.#rasterise = rasterise
		this.#kept = new ByteBoundedStore(limit)
		this.#mostWaiting = mostWaiting
	}

	/** The picture of this name, or null where too many others are waited for already. `draw` gives its SVG. */
	async read(name: string, draw: Draw): Promise<Picture | null> {
		const kept = this.#kept.get(name) ?? this.#started.get(name)
		if (kept) return kept
		if (this.#started.size >= this.#mostWaiting) return null
		const drawing = this.#last.then(() => this.#finish(name, draw))
		this.#started.set(name, drawing)
		this.#last = drawing.catch(() => undefined)
		return drawing
	}

	async #finish(name: string, draw: Draw): Promise<Picture> {
		try {
			const png = await this.#rasterise(await draw())
			const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 27)}"`
			const picture = { png, etag, bytes: png.length }
			this.#kept.set(name, picture)
			return picture
		} finally {
			this.#started.delete(name)
		}
	}
}

/** Flat colours compress so well that a palette would cost more time than it saves bytes. */
async function toPng(svg: string): Promise<Buffer<ArrayBuffer>> {
	// Loaded by the first picture: it costs memory that most processes never need.
	const { default: sharp } = await import('sharp')
	sharp.concurrency(1)
	sharp.cache(false)
	return Buffer.from(await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer())
}
