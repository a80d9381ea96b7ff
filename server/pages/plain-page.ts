import type { IncomingMessage, ServerResponse } from 'node:http'
import { FALLBACK_LANGUAGE, LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import { chunksOf, discard } from '../discard'
import { baseSecurityHeaders } from './headers'

const CONTENT_POLICY = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Why a request got no further; the words are those of the whole page for the same status, where there is one. */
const PROBLEMS = {
	400: { title: 'bad_request_title', text: 'bad_request_text' },
	405: { title: 'wrong_method_title', text: 'wrong_method_text' },
	408: { title: 'too_slow_title', text: 'too_slow_text' },
	413: { title: 'too_large_title', text: 'too_large_text' },
	417: { title: 'bad_request_title', text: 'bad_request_text' },
	431: { title: 'headers_too_large_title', text: 'headers_too_large_text' },
	500: { title: 'broken_title', text: 'broken_text' },
	503: { title: 'unavailable_title', text: 'unavailable_text' },
} as const satisfies Record<number, { title: MessageId; text: MessageId }>

export type PlainStatus = keyof typeof PROBLEMS

export interface PlainPage {
	status: PlainStatus
	headers: Record<string, string>
	body: string
}

/**
 * A small page that is whole in itself, for what happens outside of rendering: requests that can't be read, and
 * failures. In the person's language, or in both where the request doesn't tell. `requestId` is the name under which the
 * log knows a failure.
 */
export async function plainPage(
	status: PlainStatus,
	language: Language | null,
	requestId?: string,
): Promise<PlainPage> {
	const languages = language ? [language] : LANGUAGES
	const sections = await Promise.all(languages.map((one) => section(status, one, requestId)))
	const [main] = languages
	const title = sections.map((words) => words.title).join(' / ')
	const body = `<!doctype html>
<html lang="${LANGUAGE_TAG[main ?? FALLBACK_LANGUAGE]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main>${sections.map(({ html }) => html).join('\n')}</main></body>
</html>
`
	const headers = {
		...baseSecurityHeaders(),
		'content-security-policy': CONTENT_POLICY,
		'content-type': 'text/html; charset=utf-8',
		'content-length': String(Buffer.byteLength(body)),
		'cache-control': 'private, no-store',
	}
	return { status, headers, body }
}

/** Ends a request with such a page, and its connection as well: what else comes on it can't be trusted. */
export async function sendPlainPage(
	status: PlainStatus,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const page = await plainPage(status, requestLanguageOf(request))
	response.writeHead(status, { ...page.headers, connection: 'close' })
	if (request.method === 'HEAD') response.flushHeaders()
	else response.write(page.body)
	await discard(chunksOf(request))
	response.end()
}

async function section(
	status: PlainStatus,
	language: Language,
	requestId: string | undefined,
): Promise<{ title: string; html: string }> {
	const t = await translateInto(language)
	const { title, text } = PROBLEMS[status]
	const reference = requestId
		? `<p data-request-id="${requestId}">${t('request_id', { id: requestId })}</p>`
		: ''
	const html = `<section lang="${LANGUAGE_TAG[language]}"><h1 data-message="${title}">${t(title)}</h1><p>${t(text)}</p>${reference}<p><a href="/">${t('return_home')}</a></p></section>`
	return { title: t(title), html }
}

/** The language of a request that never became one: from its address and headers, as far as they can be read. */
export function requestLanguageOf({ url = '/', headers }: IncomingMessage): Language {
	return languageOf(url, headers.cookie ?? '', headers['accept-language'] ?? '')
}

/**
 * The same for the raw beginning of a request that could not be parsed. Null where it says nothing about languages:
 * a header that was cut off after the limit may be the one that does.
 */
export function languageOfRawRequest(packet: Buffer | undefined): Language | null {
	const text = packet?.toString('latin1') ?? ''
	const [, target = '/'] = /^[A-Z]+ (\S+)/.exec(text) ?? []
	const header = (name: string) => new RegExp(`^${name}:[ \\t]*([\\x20-\\x7e]*)`, 'im').exec(text)?.[1]
	const [cookie, accepted] = [header('cookie'), header('accept-language')]
	const saysNothing = !/[?&]lang=/.test(target) && !/\blanguage=/.test(cookie ?? '') && accepted === undefined
	return saysNothing ? null : languageOf(target, cookie ?? '', accepted ?? '')
}

function languageOf(target: string, cookie: string, accepted: string): Language {
	const request = new Request('http://visitor', { headers: { Cookie: cookie, 'Accept-Language': accepted } })
	const address = URL.canParse(target, 'http://visitor')
		? new URL(target, 'http://visitor')
		: new URL('http://visitor')
	return requestLanguage(request, address)
}
