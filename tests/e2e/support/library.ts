import { readdirSync } from 'node:fs'
import type { CataloguePrompt, PromptWords } from '../../../app/content/catalogue.ts'
import type { Language } from './words.ts'

const FOLDER = 'app/content/prompts'

/** What readers get today: prompts 1 to 21, then the others by their days. */
export const library: readonly CataloguePrompt[] = (
	await Promise.all(
		readdirSync(FOLDER)
			.filter((file) => file.endsWith('.server.ts') && !file.startsWith('detail-'))
			.map(readPromptFile),
	)
)
	.filter(({ publishedOn }) => Date.parse(`${publishedOn}T09:00:00Z`) <= Date.now())
	.toSorted(
		(one, other) =>
			(Number(one.id) || 22) - (Number(other.id) || 22) ||
			one.publishedOn.localeCompare(other.publishedOn) ||
			(one.id < other.id ? -1 : 1),
	)

async function readPromptFile(file: string): Promise<CataloguePrompt> {
	const [prompt]: CataloguePrompt[] = Object.values(await import(`../../../${FOLDER}/${file}`))
	if (!prompt) throw new Error(`There is no prompt in ${file}.`)
	return prompt
}

/** The prompt with this id; what journeys see is compared with what was written. */
export function thePrompt(id: string): CataloguePrompt {
	const prompt = library.find((one) => one.id === id)
	if (!prompt) throw new Error(`There is no prompt ${id}.`)
	return prompt
}

/** Its words in a language. */
export function theWords(id: string, language: Language): PromptWords {
	return thePrompt(id)[language]
}
