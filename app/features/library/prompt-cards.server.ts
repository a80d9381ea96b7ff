import type { Viewer } from '~/core/viewer'
import type { Language } from '~/i18n/language'
import { type CreatedListing, findCreatedListings, findPremiumListings } from './created-prompt.server'
import { isNew } from './newness.server'
import type { ListedPrompt } from './prompt'
import { canReadText } from './prompt-access'
import { currentLibrary, type Listing } from './versions/snapshot.server'

/** Cards of prompts in the order asked for, the library's and created ones alike; what this viewer can't see is left out. */
export async function listCards(
	viewer: Viewer,
	ids: readonly string[],
	language: Language,
): Promise<ListedPrompt[]> {
	const others = ids.filter((id) => !currentLibrary().find(id))
	const created = await findCreatedListings(viewer, others)
	const createdById = new Map(created.map((prompt) => [prompt.id, createdCard(prompt, viewer)]))
	return ids.flatMap((id) => createdById.get(id) ?? catalogueCards(viewer, [id], language))
}

/** What the library's prompts are called, by their ids. */
export function libraryTitles(language: Language): Map<string, string> {
	return new Map(currentLibrary().prompts.map(({ id, words }) => [id, words[language].title]))
}

/** Cards of the library's prompts alone: the home page's, and related ones. */
export function catalogueCards(viewer: Viewer, ids: readonly string[], language: Language): ListedPrompt[] {
	return ids
		.map((id) => currentLibrary().find(id))
		.filter((prompt) => prompt !== undefined)
		.map((prompt) => cardOf(prompt, viewer, language))
}

const MOST_CREATED_PREMIUM = 40

/** Every premium prompt of the library, then the newest created ones: public fields only. */
export async function listPremiumCards(viewer: Viewer, language: Language): Promise<ListedPrompt[]> {
	const created = await findPremiumListings(MOST_CREATED_PREMIUM)
	return [
		...currentLibrary()
			.prompts.filter(({ isPremium }) => isPremium)
			.map((prompt) => cardOf(prompt, viewer, language)),
		...created.map((prompt) => createdCard(prompt, viewer)),
	]
}

/** `count` prompts of the library in random order (featured, popular, popular this week). */
export function drawCards(viewer: Viewer, count: number, language: Language): ListedPrompt[] {
	return shuffled(currentLibrary().prompts)
		.slice(0, count)
		.map((prompt) => cardOf(prompt, viewer, language))
}

/** The card of a prompt of the library. */
export function cardOf(prompt: Listing, viewer: Viewer, language: Language): ListedPrompt {
	const { title, description, tags, answers } = prompt.words[language]
	const { id, address, category, isPremium } = prompt
	const isOpen = canReadText(viewer, prompt)
	const card = {
		id,
		address,
		category,
		title,
		description,
		tags,
		isPremium,
		isOpen,
		language,
		isCreated: false,
		...(isNew(prompt.publishedOn) ? { isNew: true } : {}),
	} satisfies ListedPrompt
	return isOpen ? card : { ...card, answers }
}

/** The card of a prompt that somebody created. */
export function createdCard(prompt: CreatedListing, viewer: Viewer): ListedPrompt {
	const { id, category, title, description, tags, isPremium, language } = prompt
	const isOpen = canReadText(viewer, prompt)
	const card = { id, address: id, category, title, description, tags, isPremium, isOpen, language }
	const publishedOn = prompt.createdAt.toISOString().slice(0, 10)
	return { ...card, isCreated: true, ...(isNew(publishedOn) ? { isNew: true } : {}) }
}

/** A copy in uniformly random order. */
function shuffled<Item>(items: readonly Item[]): Item[] {
	return items
		.map((item) => ({ item, at: Math.random() }))
		.sort((one, other) => one.at - other.at)
		.map(({ item }) => item)
}
