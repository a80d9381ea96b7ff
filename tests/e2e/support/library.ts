import type { CataloguePrompt, PromptWords } from '../../../app/content/catalogue.ts'
import { cataloguePrompts } from '../../../app/features/library/catalogue.server.ts'
import type { Language } from './words.ts'

/** The prompt with this number; what journeys see is compared with what was written. */
export function thePrompt(id: string): CataloguePrompt {
	const prompt = cataloguePrompts.find((one) => one.id === id)
	if (!prompt) throw new Error(`There is no prompt ${id}.`)
	return prompt
}

/** Its words in a language. */
export function theWords(id: string, language: Language): PromptWords {
	return thePrompt(id)[language]
}

/** All prompts, in the order of their numbers. */
export const library: readonly CataloguePrompt[] = cataloguePrompts
