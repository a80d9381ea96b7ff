import type { CataloguePrompt, PromptWords } from '~/content/catalogue'
import { inEachLanguage, type Language } from '~/i18n/language'
import { cataloguePrompts } from './catalogue.server'

type ListedWords = Pick<PromptWords, 'title' | 'tagline' | 'description' | 'tags' | 'searchedAs'>

/** What anyone may know of a prompt of the catalogue: for lists, feeds, pictures and the search; never its text. */
export type CatalogueListing = Pick<CataloguePrompt, 'id' | 'category' | 'isPremium' | 'updatedOn'> & {
	words: Record<Language, ListedWords>
}

/** The prompts of the catalogue in the order of their ids. */
export const catalogueListings: readonly CatalogueListing[] = cataloguePrompts.map((prompt) => {
	const { id, category, isPremium, updatedOn } = prompt
	const words = inEachLanguage((language) => {
		const { title, tagline, description, tags, searchedAs } = prompt[language]
		return { title, tagline, description, tags, searchedAs }
	})
	return { id, category, isPremium, updatedOn, words }
})

const byId = new Map(catalogueListings.map((prompt) => [prompt.id, prompt]))

export function findCatalogueListing(id: string): CatalogueListing | undefined {
	return byId.get(id)
}
