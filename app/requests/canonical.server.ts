import { env } from '~/env/env.server'
import { inLanguage, pageAddress } from '~/i18n/address'
import { isLanguage } from '~/i18n/language'

/**
 * The whole address of a page as the page at `url` names it: in the language that `?lang` asks for, else without any
 * (docs/product.md#addresses). Without a path it is the page's own canonical address.
 */
export function canonicalAddress(url: URL, path = pageAddress(url)): string {
	const asked = url.searchParams.get('lang')
	return env().origin + (isLanguage(asked) ? inLanguage(path, asked) : path)
}
