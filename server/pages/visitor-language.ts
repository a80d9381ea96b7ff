import type { IncomingMessage } from 'node:http'
import type { Language } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'

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
