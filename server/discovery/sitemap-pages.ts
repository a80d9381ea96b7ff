import { href } from 'react-router'
import { listGuides } from '~/features/articles/guide.server'
import { LEGAL_PAGES } from '~/features/articles/legal'
import { readLegal } from '~/features/articles/legal.server'
import { listPosts } from '~/features/articles/post.server'
import { type CategoryId, categories } from '~/features/library/category'
import { type PublishedPrompt, publishedPrompts } from '~/features/library/published.server'
import { LANGUAGES, type Language } from '~/i18n/language'

/** A page that search engines shall know: its path without `?lang`, and the languages that `?lang` shows it in. */
export interface SitemapPage {
	path: string
	/** ISO date of the last change, where one is known. */
	updatedOn: string | null
	/** Empty where a page has one language only, whatever `?lang` says. */
	languages: readonly Language[]
}

/** Public pages that show prompts of all categories. A new public page is added here, or yielded below. */
const LISTS = [href('/'), href('/categories'), href('/featured'), href('/popular')]

/** Public pages that change with the product, not with its prompts. */
const STANDING = [href('/pricing')]

/** Every public page: the lists as of their newest prompt, the prompts themselves, then what is written for reading. */
export async function* sitemapPages(): AsyncGenerator<SitemapPage> {
	const newest = await newestByCategory()
	const newestOfAll = [...newest.values()].toSorted().at(-1) ?? null
	for (const path of LISTS) yield { path, updatedOn: newestOfAll, languages: LANGUAGES }
	for (const path of STANDING) yield { path, updatedOn: null, languages: LANGUAGES }
	for (const { id } of categories) {
		yield { path: href('/category/:id', { id }), updatedOn: newest.get(id) ?? null, languages: LANGUAGES }
	}
	for await (const prompt of publishedPrompts()) {
		yield {
			path: href('/prompt/:id', { id: prompt.id }),
			updatedOn: prompt.updatedOn,
			languages: languagesOf(prompt),
		}
	}
	for (const [path, updatedOn] of articlePages()) yield { path, updatedOn, languages: LANGUAGES }
}

/** What is written for reading, with the day of its last change where it says one. The same in all languages. */
function articlePages(): [path: string, updatedOn: string | null][] {
	const posts = listPosts('en')
	const guides = listGuides('en').flatMap((shelf) => shelf.guides)
	return [
		[href('/blog'), posts[0]?.publishedOn ?? null],
		...posts.map(({ id, publishedOn }): [string, string] => [href('/blog/:id', { id }), publishedOn]),
		[href('/guides'), null],
		...guides.map(({ section, number }): [string, null] => [
			href('/guides/:section/:number', { section, number }),
			null,
		]),
		[href('/faq'), null],
		[href('/contact'), null],
		[href('/developers'), null],
		...LEGAL_PAGES.map((page): [string, string] => [href(`/${page}`), readLegal(page, 'en').updatedOn]),
	]
}

async function newestByCategory(): Promise<Map<CategoryId, string>> {
	const newest = new Map<CategoryId, string>()
	for await (const { category, updatedOn } of publishedPrompts()) {
		if (updatedOn > (newest.get(category) ?? '')) newest.set(category, updatedOn)
	}
	return newest
}

function languagesOf({ words }: PublishedPrompt): readonly Language[] {
	return LANGUAGES.every((language) => words[language]) ? LANGUAGES : []
}
