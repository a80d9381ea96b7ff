import { href, type MetaDescriptor } from 'react-router'
import { brand } from '~/brand'
import { env } from '~/env/env.server'
import type { ListedPrompt } from '~/features/library/prompt'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { canonicalAddress } from './canonical.server'
import { promptSharePicture } from './share-picture.server'

/** One JSON-LD object of schema.org's vocabulary; `pageMeta` puts it into the page's head. */
export type StructuredData = Exclude<
	Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'],
	readonly unknown[]
>

/** The class of what stands in place of a premium text, for `cssSelector`. */
const LOCKED_PART = '.lock'
const CONTEXT = 'https://schema.org'

/** Who is behind the site and what it is called, for the home page. `description` is in the page's language. */
export function siteData(description: string): StructuredData[] {
	const { origin } = env()
	const profiles = brand.social.flatMap(({ url }) => (url ? [url] : []))
	return [
		{
			'@context': CONTEXT,
			'@type': 'WebSite',
			'@id': `${origin}/#website`,
			name: brand.name,
			url: `${origin}/`,
			description,
			inLanguage: LANGUAGES.map((language) => LANGUAGE_TAG[language]),
			publisher: { '@id': `${origin}/#organization` },
		},
		{
			'@context': CONTEXT,
			'@type': 'Organization',
			'@id': `${origin}/#organization`,
			name: brand.name,
			url: `${origin}/`,
			logo: `${origin}/icon-512.png`,
			...(profiles.length > 0 ? { sameAs: profiles } : {}),
		},
	]
}

/** The way to a page, as its breadcrumb shows it; the last crumb is the page itself and has no address. */
export function breadcrumbData(
	url: URL,
	crumbs: readonly { label: string; to?: string | undefined }[],
): StructuredData {
	return {
		'@context': CONTEXT,
		'@type': 'BreadcrumbList',
		itemListElement: crumbs.map(({ label, to }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			...(to === undefined ? {} : { item: canonicalAddress(url, to) }),
		})),
	}
}

/** A page that lists prompts, in the order in which it shows them. */
export function collectionData(
	url: URL,
	language: Language,
	page: { title: string; description: string; prompts: readonly Pick<ListedPrompt, 'address' | 'title'>[] },
): StructuredData {
	return {
		'@context': CONTEXT,
		'@type': 'CollectionPage',
		name: page.title,
		description: page.description,
		url: canonicalAddress(url),
		inLanguage: LANGUAGE_TAG[language],
		isPartOf: { '@id': `${env().origin}/#website` },
		mainEntity: {
			'@type': 'ItemList',
			numberOfItems: page.prompts.length,
			itemListElement: page.prompts.map(({ address, title }, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name: title,
				url: canonicalAddress(url, href('/prompt/:id', { id: address })),
			})),
		},
	}
}

/**
 * A prompt by its public fields. It is a `CreativeWork`: the type that Google's markup for paywalled content is defined
 * on; `HowTo` is no longer shown by any engine, and an `Article` it is not. A premium one names the part that is paid
 * for, so that a locked page is not taken for cloaking. Its text is never in here.
 */
export function promptData(
	url: URL,
	prompt: Pick<
		ListedPrompt,
		'id' | 'address' | 'category' | 'title' | 'description' | 'tags' | 'isPremium' | 'language'
	> & {
		updatedOn: string
	},
	categoryTitle: string,
): StructuredData {
	const { origin } = env()
	return {
		'@context': CONTEXT,
		'@type': 'CreativeWork',
		name: prompt.title,
		description: prompt.description,
		url: canonicalAddress(url, href('/prompt/:id', { id: prompt.address })),
		image: origin + promptSharePicture(prompt, prompt.language).path,
		inLanguage: LANGUAGE_TAG[prompt.language],
		genre: categoryTitle,
		keywords: [...prompt.tags],
		dateModified: prompt.updatedOn,
		publisher: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
		isPartOf: { '@id': `${origin}/#website` },
		isAccessibleForFree: !prompt.isPremium,
		...(prompt.isPremium
			? {
					hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: LOCKED_PART },
				}
			: {}),
	}
}
