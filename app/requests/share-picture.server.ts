import { createHash } from 'node:crypto'
import { brand } from '~/brand'
import type { CategoryId } from '~/content/catalogue'
import { inEachLanguage, type Language } from '~/i18n/language'
import { WORDS } from '~/i18n/translate.server'

/** What the large cards of social networks show. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Goes up when the same words are drawn in another way, so that nobody keeps the old picture. */
const DRAWING = 1

/** A picture that stands for a page where its link is shared. */
export interface SharePicture {
	/** Names the words that are drawn: other words, another address. */
	path: string
	alt: string
}

/** The promise of the product as the home page writes it: the word in brackets is the marked one. */
export const PROMISE = inEachLanguage((language) => WORDS[language]._('home_title'))

/** The picture of pages that have none of their own. */
export function siteSharePicture(language: Language): SharePicture {
	const promise = PROMISE[language]
	return {
		path: `/share/${language}/site.png?v=${version([brand.wordmark, promise])}`,
		alt: promise.replace(/[[\]]/g, ''),
	}
}

/** The picture of a prompt: drawn from public fields only. */
export function promptSharePicture(
	{ id, category, title }: { id: string; category: CategoryId; title: string },
	language: Language,
): SharePicture {
	return {
		path: `/share/${language}/prompt/${id}.png?v=${version([brand.wordmark, category, title])}`,
		alt: title,
	}
}

/** The picture of a post, drawn like a prompt's. */
export function postSharePicture(
	{ id, category, title }: { id: string; category: CategoryId; title: string },
	language: Language,
): SharePicture {
	return {
		path: `/share/${language}/post/${id}.png?v=${version([brand.wordmark, category, title])}`,
		alt: title,
	}
}

function version(drawn: readonly string[]): string {
	return createHash('sha256')
		.update(JSON.stringify([DRAWING, ...drawn]))
		.digest('base64url')
		.slice(0, 8)
}
