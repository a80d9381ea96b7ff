import { fold } from '~/core/search-words'
import type { MemberWith } from '~/core/viewer'
import { listFavorites } from '~/features/library/marks/favorite.server'
import type { ListedPrompt } from '~/features/library/prompt'
import { listPremiumCards } from '~/features/library/prompt-cards.server'
import { findByName } from '~/features/locker/locker-named.server'
import { suggestPrompts } from '~/features/search/search-suggestions.server'
import type { Language } from '~/i18n/language'
import { LONGEST_PROMPT_QUERY, type PromptFinds } from './prompt-finds'

const MOST_OWN = 5
const MOST_OF_LIBRARY = 5
/** What one letter begins is half the library. */
const SHORTEST_SEARCH = 2

/**
 * The prompts that a Legend may put into a message, for what they typed: their own, and those of the library that they
 * may read. Before there is something to search for, the first of the locker, and what they saved in the library.
 * Refuses like `findByName`.
 */
export async function findForMessage(
	legend: MemberWith<'chat'>,
	typed: string,
	{ language, signal }: { language: Language; signal: AbortSignal },
): Promise<PromptFinds> {
	const asked = typed.slice(0, LONGEST_PROMPT_QUERY)
	const query = asked.replaceAll('\0', ' ').toWellFormed()
	const [own, library] = await Promise.all([
		findByName(legend, query, { most: MOST_OWN, signal }),
		fold(query).length < SHORTEST_SEARCH ? listAtHand(legend, language) : search(legend, language, query),
	])
	return { query: asked, own, library: library.slice(0, MOST_OF_LIBRARY) }
}

async function search(legend: MemberWith<'chat'>, language: Language, query: string) {
	const { prompts } = await suggestPrompts(legend, language, query)
	return prompts
		.filter(({ isOpen }) => isOpen)
		.map(({ id, category, language: written, titleParts }) => ({
			id,
			category,
			language: written,
			titleParts,
		}))
}

async function listAtHand(legend: MemberWith<'chat'>, language: Language) {
	const favorites = (await listFavorites(legend, language, '')).map(({ card }) => card)
	const cards = favorites.length > 0 ? favorites : await listPremiumCards(legend, language)
	return cards.filter(({ isOpen }) => isOpen).map(foundCard)
}

function foundCard({ id, category, language, title }: ListedPrompt): PromptFinds['library'][number] {
	return { id, category, language, titleParts: [{ text: title, isMatch: false }] }
}
