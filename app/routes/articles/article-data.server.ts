import { href } from 'react-router'
import { brand } from '~/brand'
import { env } from '~/env/env.server'
import type { AnsweredQuestion, PostSummary } from '~/features/articles/article'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { canonicalAddress } from '~/requests/canonical.server'
import { postSharePicture } from '~/requests/share-picture.server'
import type { StructuredData } from '~/requests/structured-data.server'

const CONTEXT = 'https://schema.org'

const site = () => ({ '@type': 'Organization', name: brand.name, url: `${env().origin}/` })
const website = () => ({ '@id': `${env().origin}/#website` })

/** The list of posts at `url`, for search engines. */
export function blogData(
	url: URL,
	language: Language,
	page: { title: string; description: string; posts: readonly PostSummary[] },
): StructuredData {
	return {
		'@context': CONTEXT,
		'@type': 'Blog',
		name: page.title,
		description: page.description,
		url: canonicalAddress(url),
		inLanguage: LANGUAGE_TAG[language],
		isPartOf: website(),
		publisher: site(),
		blogPost: page.posts.map((post) => ({ '@type': 'BlogPosting', ...postWords(url, language, post) })),
	}
}

/** One post, for search engines. Whoever runs the site is its author: posts are not signed. */
export function postData(url: URL, language: Language, post: PostSummary): StructuredData {
	return {
		'@context': CONTEXT,
		'@type': 'BlogPosting',
		...postWords(url, language, post),
		mainEntityOfPage: canonicalAddress(url),
		isPartOf: website(),
		publisher: site(),
	}
}

function postWords(url: URL, language: Language, post: PostSummary) {
	return {
		headline: post.title,
		description: post.description,
		url: canonicalAddress(url, href('/blog/:id', { id: post.id })),
		image: env().origin + postSharePicture(post, language).path,
		inLanguage: LANGUAGE_TAG[language],
		datePublished: post.publishedOn,
		dateModified: post.publishedOn,
		timeRequired: `PT${post.minutes}M`,
		author: site(),
	}
}

/** One guide, for search engines. */
export function guideData(
	url: URL,
	language: Language,
	guide: { title: string; description: string; inSection: { title: string } },
): StructuredData {
	return {
		'@context': CONTEXT,
		'@type': 'Article',
		headline: guide.title,
		description: guide.description,
		url: canonicalAddress(url),
		inLanguage: LANGUAGE_TAG[language],
		articleSection: guide.inSection.title,
		mainEntityOfPage: canonicalAddress(url),
		isPartOf: website(),
		author: site(),
		publisher: site(),
	}
}

/** Questions with their answers, for the one page that is about nothing else. Links in answers become whole ones. */
export function questionsData(
	url: URL,
	language: Language,
	questions: readonly AnsweredQuestion[],
): StructuredData {
	return {
		'@context': CONTEXT,
		'@type': 'FAQPage',
		url: canonicalAddress(url),
		inLanguage: LANGUAGE_TAG[language],
		mainEntity: questions.map(({ question, html }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: {
				'@type': 'Answer',
				text: html.replaceAll('href="/', `href="${env().origin}/`).trim(),
			},
		})),
	}
}
