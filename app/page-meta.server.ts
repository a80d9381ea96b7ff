import type { MetaDescriptor } from 'react-router'
import { brand } from './brand'
import { env } from './env.server'
import { inLanguage, pageAddress } from './i18n/address'
import { isLanguage, LANGUAGE_TAG, LANGUAGES } from './i18n/language'

interface PageWords {
	title: string
	description: string
	/** False keeps search engines away: gate pages, errors, personal pages. */
	isIndexed?: boolean
}

/**
 * What a page says of itself to browsers and crawlers: title, description, canonical address and language alternates
 * (product.md, Language and Routes). A page asked without `?lang` is its own canonical address and x-default.
 */
export function pageMeta(url: URL, { title, description, isIndexed = true }: PageWords): MetaDescriptor[] {
	const words = [{ title: `${title} · ${brand.name}` }, { name: 'description', content: description }]
	if (!isIndexed) return [...words, { name: 'robots', content: 'noindex' }]
	const neutral = env().origin + pageAddress(url)
	const asked = url.searchParams.get('lang')
	return [
		...words,
		{ tagName: 'link', rel: 'canonical', href: isLanguage(asked) ? inLanguage(neutral, asked) : neutral },
		...LANGUAGES.map((language) => ({
			tagName: 'link' as const,
			rel: 'alternate',
			hrefLang: LANGUAGE_TAG[language],
			href: inLanguage(neutral, language),
		})),
		{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: neutral },
	]
}
