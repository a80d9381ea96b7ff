import type { PromptWords } from '~/content/catalogue'
import type { Language } from '~/i18n/language'
import { cataloguePrompts } from './catalogue.server'
import type { CategoryId } from './category'

/** What anyone may know of a prompt in one language; never its text. */
export interface PublishedWords {
	title: string
	tagline: string
	description: string
	tags: readonly string[]
}

/** A prompt as feeds, sitemaps and pictures name it. It has words in the languages it is written in. */
export interface PublishedPrompt {
	id: string
	category: CategoryId
	isPremium: boolean
	/** ISO date of the last change. */
	updatedOn: string
	words: Partial<Record<Language, PublishedWords>>
}

/** Every prompt that may be found, one after the other, so that nobody needs room for all (issue 4, Found). */
export async function* publishedPrompts(): AsyncGenerator<PublishedPrompt> {
	for (const { id, category, isPremium, updatedOn, en, pt } of cataloguePrompts) {
		yield { id, category, isPremium, updatedOn, words: { en: publicWords(en), pt: publicWords(pt) } }
	}
}

/** The prompt with this id, or undefined for anything else that came from outside. */
export async function findPublishedPrompt(id: string): Promise<PublishedPrompt | undefined> {
	for await (const prompt of publishedPrompts()) if (prompt.id === id) return prompt
	return undefined
}

function publicWords({ title, tagline, description, tags }: PromptWords): PublishedWords {
	return { title, tagline, description, tags }
}
