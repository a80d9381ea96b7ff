import type { MetaDescriptor } from 'react-router'
import { brand } from '~/brand'
import { env } from '~/env/env.server'
import { inLanguage, pageAddress } from '~/i18n/address'
import { isolated } from '~/i18n/isolated'
import {
	FALLBACK_LANGUAGE,
	isLanguage,
	LANGUAGE_TAG,
	LANGUAGES,
	type Language,
	LOCALE,
} from '~/i18n/language'
import { canonicalAddress } from './canonical.server'
import { PICTURE_SIZE, type SharePicture, siteSharePicture } from './share-picture.server'
import type { StructuredData } from './structured-data.server'

interface PageWords {
	title: string
	description: string
	/** False keeps search engines away: gate pages, errors, personal pages. */
	isIndexed?: boolean
	/** False where what the page is about has one language only, whatever the frame's is. */
	isBilingual?: boolean
	/** The language the page is shown in; without it `?lang`, else English, is taken for it. */
	language?: Language
	/** What is shown where the page's link is shared; without it the product's own picture. */
	picture?: SharePicture
	/** The same content in other formats, for programs. */
	files?: readonly { type: string; address: string }[]
	/** What the page is to social networks. */
	type?: 'website' | 'article'
	/** What the page says to search engines; see `structured-data.server.ts`. */
	structuredData?: readonly StructuredData[]
}

/**
 * What a page says of itself to browsers, crawlers and social networks: title, description, canonical address and
 * language alternates (docs/product.md#language, docs/product.md#addresses), Open Graph, structured data. A page asked
 * without `?lang` is its own canonical address and x-default.
 */
export function pageMeta(url: URL, page: PageWords): MetaDescriptor[] {
	const { title, description, isIndexed = true, isBilingual = true, files = [], structuredData = [] } = page
	const words = [
		{ title: `${isolated(title)} · ${brand.name}` },
		{ name: 'description', content: description },
	]
	const neutral = env().origin + pageAddress(url)
	const canonical = isBilingual ? canonicalAddress(url) : neutral
	const card = openGraph(page, page.language ?? askedLanguage(url) ?? FALLBACK_LANGUAGE, canonical)
	if (!isIndexed) return [...words, { name: 'robots', content: 'noindex' }, ...card]
	return [
		...words,
		{ tagName: 'link', rel: 'canonical', href: canonical },
		...(isBilingual ? languageAlternates(neutral) : []),
		...files.map(({ type, address }) => ({
			tagName: 'link' as const,
			rel: 'alternate',
			type,
			href: address,
		})),
		...card,
		...structuredData.map((data) => ({ 'script:ld+json': data })),
	]
}

function languageAlternates(neutral: string): MetaDescriptor[] {
	return [
		...LANGUAGES.map((language) => ({
			tagName: 'link' as const,
			rel: 'alternate',
			hrefLang: LANGUAGE_TAG[language],
			href: inLanguage(neutral, language),
		})),
		{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: neutral },
	]
}

/** What social networks and messengers make a card of: https://ogp.me, and the one tag that X wants besides. */
function openGraph(page: PageWords, language: Language, address: string): MetaDescriptor[] {
	const { path, alt } = page.picture ?? siteSharePicture(language)
	const properties = {
		'og:site_name': brand.name,
		'og:type': page.type ?? 'website',
		'og:title': page.title,
		'og:description': page.description,
		'og:url': address,
		'og:locale': underscored(LOCALE[language]),
		'og:image': env().origin + path,
		'og:image:type': 'image/png',
		'og:image:width': String(PICTURE_SIZE.width),
		'og:image:height': String(PICTURE_SIZE.height),
		'og:image:alt': alt,
	}
	return [
		...Object.entries(properties).map(([property, content]) => ({ property, content })),
		...LANGUAGES.filter((other) => other !== language).map((other) => ({
			property: 'og:locale:alternate',
			content: underscored(LOCALE[other]),
		})),
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}

function askedLanguage(url: URL): Language | null {
	const asked = url.searchParams.get('lang')
	return isLanguage(asked) ? asked : null
}

function underscored(locale: string): string {
	return locale.replace('-', '_')
}
