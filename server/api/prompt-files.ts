import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { AWAY_SECONDS, Refused, refuse } from '~/core/refuse.server'
import { type Arrival, readViewer } from '~/features/account/viewer.server'
import { readPrompt } from '~/features/library/prompt.server'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { log } from '~/log.server'
import { PROMPT_FILES, type PromptFileKind } from '~/requests/prompt-file.server'
import { callerLanguage } from '../caller'
import { refusalAsJson, wordsOfRefusal } from '../refusals'
import type { ServerEnv } from '../telemetry/log'
import { promptMarkdown, promptPageAddress, promptRecord } from './prompt-markdown'
import { readTokenCaller, requireScope } from './token-caller'

/**
 * `/prompt/{id}.md` and `.json` (docs/product.md#for-programs): a prompt as this caller may read it, who comes with a
 * session, a personal token or nothing, in the language that its page would have. Search engines are led to the page.
 */
export const promptFiles = new Hono<ServerEnv>().get(
	'/prompt/:name{.+\\.(?:md|json)}',
	compress(),
	etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'set-cookie'] }),
	async (c) => {
		const name = c.req.param('name')
		const file = name.endsWith('.md') ? 'md' : 'json'
		const id = name.slice(0, -`.${file}`.length)
		try {
			return await answerPrompt(c, id, file)
		} catch (error) {
			if (!(error instanceof Refused)) log.error({ err: error }, 'a prompt’s file failed')
			const refused =
				error instanceof Refused ? error : refuse('unavailable', undefined, { retryAfter: AWAY_SECONDS })
			return refuseInKind(refused, file, callerLanguage(c))
		}
	},
)

async function answerPrompt(c: Context<ServerEnv>, id: string, file: PromptFileKind): Promise<Response> {
	const language = callerLanguage(c)
	const { viewer, setCookie } = await readReader(c.req.raw.headers)
	const prompt = await readPrompt(viewer, id, language)
	if (prompt.address !== id) return c.redirect(movedTo(c.req.url, prompt.address, file), 301)
	const t = await translateInto(language)
	const isAnybodys = viewer.userId === null && setCookie === null
	c.header('Content-Type', `${PROMPT_FILES[file]}; charset=utf-8`)
	c.header('Content-Language', LANGUAGE_TAG[prompt.language])
	c.header('Cache-Control', isAnybodys ? 'public, max-age=0, must-revalidate' : 'private, no-store')
	c.header('Vary', 'Accept-Language, Authorization, Cookie')
	c.header('Link', `<${promptPageAddress(prompt)}>; rel="canonical"`)
	if (!prompt.isIndexed) c.header('X-Robots-Tag', 'noindex')
	if (setCookie) c.header('Set-Cookie', setCookie, { append: true })
	return c.body(file === 'md' ? promptMarkdown(prompt, t) : JSON.stringify(promptRecord(prompt, t)))
}

/** The same file under the address that the prompt has now. */
function movedTo(asked: string, address: string, file: PromptFileKind): string {
	return `/prompt/${address}.${file}${new URL(asked).search}`
}

/** Who reads: by personal token, which has to be made for it, else by session. */
async function readReader(headers: Headers): Promise<Arrival> {
	const holder = await readTokenCaller(headers)
	if (!holder) return readViewer(headers)
	requireScope(holder.scopes, 'prompts:read')
	return { viewer: holder.viewer, setCookie: null }
}

/** A no in the format that was asked for. */
async function refuseInKind(refused: Refused, file: PromptFileKind, language: Language): Promise<Response> {
	if (file === 'json') return refusalAsJson(refused, language)
	const headers = new Headers(refused.headers)
	headers.set('Content-Type', `${PROMPT_FILES.md}; charset=utf-8`)
	headers.set('Cache-Control', 'private, no-store')
	return new Response(`# ${await wordsOfRefusal(refused, language)}\n`, { status: refused.status, headers })
}
