import { Writable } from 'node:stream'
import { SpanKind } from '@opentelemetry/api'
import { preloadModule } from 'react-dom'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	type ServerInstrumentation,
	ServerRouter,
} from 'react-router'
import { withPlainApostrophes } from '~/core/escape'
import { inEachLanguage } from '~/i18n/language'
import { WORDS } from '~/i18n/translate.server'
import { WordsProvider, wordsOf } from '~/i18n/words'
import { WORDS_IMPORT_MAP, wordsFiles } from '~/i18n/words-file.server'
import { afterCriticalStyles } from '~/requests/critical-styles.server'
import { requestContext } from '~/requests/request-context.server'
import { RequestIdContext } from '~/ui/request-id'
import { log } from './log.server'
import { failSpan, traced } from './tracing.server'

const RENDER_MS = 10_000
/** How much larger than the form it answers a page may be, in bytes. */
const MOST_ABOVE_SENT = 65_000
/** No text has one: React writes its `<` with four signs. */
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g
const PAGE_WORDS = inEachLanguage((language) => wordsOf(WORDS[language]))

/** Renders a whole page before the first byte is sent: what people, crawlers and the cache get is never half of one. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	router: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const { language, nonce, requestId } = context.get(requestContext)
	const routes = new Map(Object.entries(router.manifest.routes))
	const scripts = router.staticHandlerContext.matches.flatMap(
		({ route }) => routes.get(route.id)?.module ?? [],
	)
	const html = await renderPage(
		<WordsProvider words={PAGE_WORDS[language]}>
			<RequestIdContext value={requestId}>
				<Preload files={wordsFiles(language, scripts)} />
				<ServerRouter context={router} url={request.url} nonce={nonce} />
			</RequestIdContext>
		</WordsProvider>,
		{ nonce, importMap: WORDS_IMPORT_MAP[language] },
	)
	headers.set('Content-Type', 'text/html; charset=utf-8')
	const page = afterCriticalStyles(withPlainApostrophes(html))
	return new Response(
		Buffer.from(isFarMoreThanSent(page, request) ? page.replace(SCRIPTS, '') : page, 'latin1'),
		{
			status,
			headers,
		},
	)
}

/** Whether the answer to a form says a long text twice: without scripts, and what they begin with, the page still works. */
function isFarMoreThanSent(page: string, { method, headers }: Request): boolean {
	return method === 'POST' && page.length > MOST_ABOVE_SENT + Number(headers.get('Content-Length') ?? 0)
}

function Preload({ files }: { files: readonly string[] }): null {
	for (const file of files) preloadModule(file, { as: 'script' })
	return null
}

/** Records what broke, once, under the request's id; what the router itself answers (404, 405) is no fault of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return
	log.error({ err: error }, 'a page failed')
}

/** Each loader and action is a span, by its route: what they answer, and to whom, is not told. */
export const instrumentations: ServerInstrumentation[] = [
	{
		route(route) {
			const asSpan = (what: string) => (run: () => Promise<{ error: Error | undefined }>) =>
				traced(`${what} ${route.id}`, SpanKind.INTERNAL, async (span) => {
					const { error } = await run()
					if (error) failSpan(span, error)
				})
			route.instrument({ loader: asSpan('loader'), action: asSpan('action') })
		},
	},
]

function renderPage(
	page: React.ReactElement,
	scripts: Pick<RenderToPipeableStreamOptions, 'nonce' | 'importMap'>,
): Promise<string> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = []
		const timer = setTimeout(() => rendering.abort(new Error('Rendering took too long.')), RENDER_MS)
		const sink = new Writable({
			write(chunk: Buffer, _encoding, done) {
				chunks.push(chunk)
				done()
			},
			final(done) {
				clearTimeout(timer)
				// A letter for each byte: what is looked for is ASCII, and no byte is decoded for it.
				resolve(Buffer.concat(chunks).toString('latin1'))
				done()
			},
		})
		const rendering = renderToPipeableStream(page, {
			...scripts,
			onAllReady: () => rendering.pipe(sink),
			onShellError: reject,
			onError: reject,
		})
	})
}
