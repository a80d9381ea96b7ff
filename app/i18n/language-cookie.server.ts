import { stringifySetCookie } from 'cookie'
import { env } from '~/env.server'
import type { Language } from './language'

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
