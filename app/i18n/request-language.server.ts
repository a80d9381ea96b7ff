import { parseCookie, stringifySetCookie } from 'cookie'
import { env } from '~/env/env.server'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './language'

/**
 * The language a request is answered in (docs/product.md#language): `?lang`, else the cookie `language`, else the first
 * language of Accept-Language, where what is none of ours means English.
 */
export function requestLanguage(request: Request, url: URL): Language {
	const asked = url.searchParams.get('lang')
	if (isLanguage(asked)) return asked
	const remembered = readCookie(request, 'language')
	if (isLanguage(remembered)) return remembered
	const accepted = firstAccepted(request)
	return LANGUAGES.find((language) => accepted.startsWith(language)) ?? FALLBACK_LANGUAGE
}

/** The first tag of Accept-Language in lower case, or an empty text. */
export function firstAccepted(request: Request): string {
	const accepted = request.headers.get('Accept-Language') ?? ''
	return accepted
		.replace(/[,;].*/, '')
		.trim()
		.toLowerCase()
}

export function readCookie(request: Request, name: string): string | undefined {
	const cookies = parseCookie(request.headers.get('Cookie') ?? '')
	return Object.hasOwn(cookies, name) ? cookies[name] : undefined
}

const YEAR = 31_536_000

/** `Set-Cookie` that remembers a chosen language for the pages after this one (docs/product.md#language). */
export function languageCookie(language: Language): string {
	return stringifySetCookie({
		name: 'language',
		value: language,
		path: '/',
		maxAge: YEAR,
		sameSite: 'lax',
		secure: env().origin.startsWith('https:'),
	})
}
