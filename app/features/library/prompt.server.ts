import type { CataloguePrompt } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import type { Viewer } from '~/core/viewer'
import type { Language } from '~/i18n/language'
import { blanksOf } from './blanks'
import { cataloguePrompts, findCataloguePrompt, findPromptDetail } from './catalogue.server'
import {
	type CreatedListing,
	type CreatedPrompt,
	findCreatedListings,
	findCreatedPrompt,
	findPremiumListings,
} from './created-prompt.server'
import type { Blank, ListedPrompt, PromptBody, PromptPage, PromptSlide } from './prompt'
import { canEditPrompt, canReadText } from './prompt-access'

const MOST_LINES = 3
const MOST_CHARACTERS = 150
const OPEN_BLANK = /\[[^\]\n]*$/

/** A few lines of a prompt's text from its first blank on, cut between words and never inside a blank. */
export function excerptOf(promptText: string): string {
	const lines = promptText.split('\n').filter((line) => line.trim() !== '')
	const first = Math.max(
		0,
		lines.findIndex((line) => line.includes('[')),
	)
	const passage = lines.slice(first, first + MOST_LINES).join('\n')
	if (passage.length <= MOST_CHARACTERS) return first + MOST_LINES < lines.length ? `${passage}…` : passage
	const cut = passage.slice(0, MOST_CHARACTERS + 1).replace(/\s+\S*$/, '')
	return `${cut.replace(OPEN_BLANK, '').replace(/[\s,;:.–-]+$/, '')}…`
}

/**
 * One prompt as this viewer may see it. Its `body` is the only way by which a prompt's text
 * leaves the server, and is null where the viewer has no access. Refuses with `not_found` for an unknown id.
 */
export async function readPrompt(viewer: Viewer, id: string, language: Language): Promise<PromptPage> {
	const prompt = findCataloguePrompt(id)
	if (prompt) return cataloguePage(viewer, prompt, language)
	const created = await findCreatedPrompt(id)
	if (created) return createdPage(viewer, created)
	throw refuse('not_found', undefined, { message: 'prompt_not_found' })
}

function cataloguePage(viewer: Viewer, prompt: CataloguePrompt, language: Language): PromptPage {
	const { tagline, instructions, steps, credits } = prompt[language]
	return {
		...cardOf(prompt, viewer, language),
		tagline,
		instructions,
		steps,
		credits,
		updatedOn: prompt.updatedOn,
		body: bodyFor(viewer, prompt, language),
		detail: canReadText(viewer, prompt) ? (findPromptDetail(prompt.id)?.[language] ?? null) : null,
		canEdit: false,
		isIndexed: true,
		related: catalogueCards(viewer, prompt.relatedPrompts, language),
	}
}

function bodyFor(viewer: Viewer, prompt: CataloguePrompt, language: Language): PromptBody | null {
	if (!canReadText(viewer, prompt)) return null
	const { promptText, blanks, followUp } = prompt[language]
	const others = prompt[language === 'en' ? 'pt' : 'en'].blanks
	return { promptText, blanks: blanks.map((blank, position) => withTwin(blank, others[position])), followUp }
}

function withTwin(blank: Blank, other: Blank | undefined): Blank {
	if (!other) return blank
	const { name, choices } = other
	return { ...blank, twin: choices ? { name, choices } : { name } }
}

function createdPage(viewer: Viewer, prompt: CreatedPrompt): PromptPage {
	const { tagline, instructions, credits, updatedAt, promptText, isAuthorConfirmed } = prompt
	return {
		...createdCard(prompt, viewer),
		tagline,
		instructions,
		steps: [],
		credits,
		updatedOn: updatedAt.toISOString().slice(0, 10),
		body: canReadText(viewer, prompt) ? { promptText, blanks: blanksOf(promptText), followUp: '' } : null,
		detail: null,
		canEdit: canEditPrompt(viewer, prompt),
		isIndexed: isAuthorConfirmed,
		related: [],
	}
}

/** Cards of prompts in the order asked for, catalogue and created alike; ids that do not exist are left out. */
export async function listCards(
	viewer: Viewer,
	ids: readonly string[],
	language: Language,
): Promise<ListedPrompt[]> {
	const created = await findCreatedListings(ids.filter((id) => !findCataloguePrompt(id)))
	const createdById = new Map(created.map((prompt) => [prompt.id, createdCard(prompt, viewer)]))
	return ids.flatMap((id) => createdById.get(id) ?? catalogueCards(viewer, [id], language))
}

/** Cards of catalogue prompts alone: the home page's, and related ones. */
export function catalogueCards(viewer: Viewer, ids: readonly string[], language: Language): ListedPrompt[] {
	return ids
		.map(findCataloguePrompt)
		.filter((prompt) => prompt !== undefined)
		.map((prompt) => cardOf(prompt, viewer, language))
}

const MOST_CREATED_PREMIUM = 40

/** Every premium prompt of the catalogue, then the newest created ones: public fields only. */
export async function listPremiumCards(viewer: Viewer, language: Language): Promise<ListedPrompt[]> {
	const created = await findPremiumListings(MOST_CREATED_PREMIUM)
	return [
		...cataloguePrompts
			.filter(({ isPremium }) => isPremium)
			.map((prompt) => cardOf(prompt, viewer, language)),
		...created.map((prompt) => createdCard(prompt, viewer)),
	]
}

/** The slides of the home page's carousel: cards with a few lines of the text, where this viewer may read it. */
export function listSlides(viewer: Viewer, ids: readonly string[], language: Language): PromptSlide[] {
	return ids.flatMap((id) => {
		const prompt = findCataloguePrompt(id)
		if (!prompt) return []
		const body = bodyFor(viewer, prompt, language)
		return [{ card: cardOf(prompt, viewer, language), excerpt: body && excerptOf(body.promptText) }]
	})
}

/** `count` catalogue prompts in random order (featured, popular, popular this week). */
export function drawCards(viewer: Viewer, count: number, language: Language): ListedPrompt[] {
	return shuffled(cataloguePrompts)
		.slice(0, count)
		.map((prompt) => cardOf(prompt, viewer, language))
}

function cardOf(prompt: CataloguePrompt, viewer: Viewer, language: Language): ListedPrompt {
	const { title, description, tags } = prompt[language]
	const { id, category, isPremium } = prompt
	const isOpen = canReadText(viewer, prompt)
	return { id, category, title, description, tags, isPremium, isOpen, language, isCreated: false }
}

function createdCard(prompt: CreatedListing, viewer: Viewer): ListedPrompt {
	const { id, category, title, description, tags, isPremium, language } = prompt
	const isOpen = canReadText(viewer, prompt)
	return { id, category, title, description, tags, isPremium, isOpen, language, isCreated: true }
}

/** A copy in uniformly random order. */
function shuffled<Item>(items: readonly Item[]): Item[] {
	return items
		.map((item) => ({ item, at: Math.random() }))
		.sort((one, other) => one.at - other.at)
		.map(({ item }) => item)
}

/** Whether there is a prompt with this id, of the catalogue or created. */
export async function isKnownPrompt(id: string): Promise<boolean> {
	return findCataloguePrompt(id) !== undefined || (await findCreatedListings([id])).length > 0
}
