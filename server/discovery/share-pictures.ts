import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { ByteBoundedStore } from '~/core/memory/byte-bounded-store.server'
import { coverIdOf } from '~/features/articles/article'
import { findPost } from '~/features/articles/post.server'
import { findPublishedPrompt } from '~/features/library/published.server'
import { currentLibrary } from '~/features/library/versions/snapshot.server'
import { isLanguage, type Language } from '~/i18n/language'
import {
	PROMISE,
	postSharePicture,
	promptSharePicture,
	type SharePicture,
	siteSharePicture,
} from '~/requests/share-picture.server'
import type { ServerEnv } from '../telemetry/log'

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

const YEAR = 31_536_000
const HOUR = 3600
const RETRY_SECONDS = 10

const pictures = new SharePictureStore()

/**
 * `/share/{language}/site.png`, `…/prompt/{id}.png` and `…/post/{id}.png`: what networks show beside a shared link, drawn
 * from public fields. Other sites may embed them. An unknown language or id goes on to the page that says so.
 */
export const sharePictures = new Hono<ServerEnv>()
	.use('/share/*', etag())
	.get('/share/:language/site.png', (c, next) => {
		const language = c.req.param('language')
		return isLanguage(language) ? answer(c, siteDrawing(language)) : next()
	})
	.get('/share/:language/prompt/:file{[^/]+\\.png}', async (c, next) => {
		const { language, file } = c.req.param()
		const drawing = isLanguage(language) ? await promptDrawing(file.slice(0, -'.png'.length), language) : null
		return drawing ? answer(c, drawing) : next()
	})
	.get('/share/:language/post/:file{[^/]+\\.png}', (c, next) => {
		const { language, file } = c.req.param()
		const drawing = isLanguage(language) ? postDrawing(file.slice(0, -'.png'.length), language) : null
		return drawing ? answer(c, drawing) : next()
	})

interface Drawing {
	address: SharePicture
	/** Whether it is the product's own. What people made is asked for again within the hour: it goes when they delete it. */
	isOurs: boolean
	draw(): Promise<string>
}

/** Loaded by the first picture, with the font and its engine. */
const loadDrawing = () => import('./share-picture-drawing')

function siteDrawing(language: Language): Drawing {
	return {
		address: siteSharePicture(language),
		isOurs: true,
		draw: async () => (await loadDrawing()).drawSitePicture(PROMISE[language], language),
	}
}

/** Null where there is no such prompt, or none that is written in this language. */
async function promptDrawing(id: string, language: Language): Promise<Drawing | null> {
	const prompt = await findPublishedPrompt(id)
	const title = prompt?.words[language]?.title
	if (!prompt || title === undefined) return null
	const shown = { id, category: prompt.category, title }
	return {
		address: promptSharePicture(shown, language),
		isOurs: currentLibrary().find(id) !== undefined,
		draw: async () => (await loadDrawing()).drawPromptPicture(shown, language),
	}
}

function postDrawing(id: string, language: Language): Drawing | null {
	const post = findPost(id, language)
	return (
		post && {
			address: postSharePicture(post, language),
			isOurs: true,
			draw: async () => (await loadDrawing()).drawPromptPicture({ ...post, id: coverIdOf(id) }, language),
		}
	)
}

async function answer(
	c: Context<ServerEnv>,
	{ address: { path }, isOurs, draw }: Drawing,
): Promise<Response> {
	const picture = await pictures.read(path, draw)
	if (!picture) {
		c.header('Retry-After', String(RETRY_SECONDS))
		c.header('Cache-Control', 'no-store')
		return c.text('unavailable', 503)
	}
	const { pathname, search } = new URL(c.req.url)
	const isLasting = isOurs && pathname + search === path
	c.header('Content-Type', 'image/png')
	c.header('ETag', picture.etag)
	c.header('Cache-Control', isLasting ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`)
	c.header('Cross-Origin-Resource-Policy', 'cross-origin')
	return c.body(picture.png)
}
