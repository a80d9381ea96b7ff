import type { CataloguePrompt } from '~/content/catalogue'
import type { Language } from '~/i18n/language'
import { cataloguePrompts, findCataloguePrompt, findPromptDetail } from './catalogue.server'
import { excerptOf } from './excerpt'
import type { PromptBody, PromptCard, PromptPage, PromptSlide } from './prompt'
import { canReadText } from './prompt-access'
import { refuse } from './refuse.server'
import type { Viewer } from './viewer'

/**
 * One prompt as this viewer may see it (spec 2, Prompt detail). Its `body` is the only way by which a prompt's text
 * leaves the server, and is null where the viewer has no access.
 * Refuses with `not_found` for an unknown id.
 */
export function readPrompt(viewer: Viewer, id: string, language: Language): PromptPage {
	const prompt = findCataloguePrompt(id)
	if (!prompt) throw refuse('not_found')
	const { tagline, instructions, steps, credits } = prompt[language]
	return {
		...cardOf(prompt, viewer, language),
		tagline,
		instructions,
		steps,
		credits,
		updatedOn: prompt.updatedOn,
		body: bodyFor(viewer, prompt, language),
		detail: canReadText(viewer, prompt) ? (findPromptDetail(id)?.[language] ?? null) : null,
		related: listCards(viewer, prompt.relatedPrompts, language),
	}
}

function bodyFor(viewer: Viewer, prompt: CataloguePrompt, language: Language): PromptBody | null {
	if (!canReadText(viewer, prompt)) return null
	const { promptText, blanks, followUp } = prompt[language]
	return { promptText, blanks, followUp }
}

/** Cards of catalogue prompts in the order asked for; ids that do not exist are left out. */
export function listCards(viewer: Viewer, ids: readonly string[], language: Language): PromptCard[] {
	return ids
		.map(findCataloguePrompt)
		.filter((prompt) => prompt !== undefined)
		.map((prompt) => cardOf(prompt, viewer, language))
}

/** The slides of the home page's carousel: cards with a few lines of the text, where this viewer may read it. */
export function listSlides(viewer: Viewer, ids: readonly string[], language: Language): PromptSlide[] {
	return listCards(viewer, ids, language).map((card) => {
		const { body } = readPrompt(viewer, card.id, language)
		return { card, excerpt: body && excerptOf(body.promptText) }
	})
}

/** `count` catalogue prompts in random order (spec 2: featured, popular, popular this week). */
export function drawCards(viewer: Viewer, count: number, language: Language): PromptCard[] {
	return shuffled(cataloguePrompts)
		.slice(0, count)
		.map((prompt) => cardOf(prompt, viewer, language))
}

function cardOf(prompt: CataloguePrompt, viewer: Viewer, language: Language): PromptCard {
	const { title, description, tags } = prompt[language]
	const { id, category, isPremium } = prompt
	return { id, category, title, description, tags, isPremium, isOpen: canReadText(viewer, prompt), language }
}

/** A copy in uniformly random order. */
function shuffled<Item>(items: readonly Item[]): Item[] {
	return items
		.map((item) => ({ item, at: Math.random() }))
		.sort((one, other) => one.at - other.at)
		.map(({ item }) => item)
}
