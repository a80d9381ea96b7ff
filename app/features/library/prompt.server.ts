import { ANSWER_MEANINGS, MEANT_BY } from '~/content/answer-meanings'
import type { PromptContent, PromptWords } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import { type Editor, VISITOR, type Viewer } from '~/core/viewer'
import { productDay } from '~/db/clock.server'
import { type Language, nextLanguage } from '~/i18n/language'
import { blanksOf } from './blanks'
import { findFile, findPromptDetail } from './catalogue.server'
import { type CreatedPrompt, findCreatedPrompt } from './created-prompt.server'
import { excerptOf } from './excerpt'
import {
	type Blank,
	countWords,
	type PromptBody,
	type PromptOutline,
	type PromptPage,
	type PromptSlide,
	type Sample,
} from './prompt'
import { canEditPrompt, canReadText, canSeeHidden } from './prompt-access'
import { cardOf, catalogueCards, createdCard } from './prompt-cards.server'
import { findSample } from './sample.server'
import { findPickedSample } from './samples/picked-sample.server'
import { readContent } from './versions/content.server'
import type { PublishedVersion } from './versions/history.server'
import { listingOf } from './versions/listing'
import { currentLibrary, type Listing } from './versions/snapshot.server'
import { readViewCounts } from './view-counts.server'

/**
 * One prompt as this viewer may see it. Its `body` is the only way by which a prompt's text
 * leaves the server, and is null where the viewer has no access. A prompt of the library is found by its addresses, too.
 * Refuses with `not_found` for an unknown id, with `gone` for a prompt that was withdrawn, or hidden from this viewer.
 */
export async function readPrompt(viewer: Viewer, id: string, language: Language): Promise<PromptPage> {
	const { find, findWithdrawn } = currentLibrary()
	const listing = find(id)
	if (listing) {
		const content = await contentOf(listing)
		const picked = await pickedSample(listing, language, content)
		return libraryPage(viewer, listing, content, language, picked)
	}
	if (findWithdrawn(id)) throw withdrawn()
	const created = await findCreatedPrompt(id)
	if (!created) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	if (created.hiddenAt && !canSeeHidden(viewer, created)) throw withdrawn()
	return createdPage(viewer, created)
}

const withdrawn = () => refuse('gone', undefined, { message: 'prompt_withdrawn' })

async function contentOf({ id, version }: Pick<Listing, 'id' | 'version'>): Promise<PromptContent> {
	const content = await readContent(id, version)
	if (!content) throw new Error(`Version ${version} of the prompt ${id} is missing.`)
	return content
}

/**
 * What a version of a published prompt says that readers get or got (`listPublished`), or null where this viewer may not
 * read it, or not what the prompt says now.
 */
export async function readPublished(
	viewer: Viewer,
	listing: Listing,
	{ number }: Pick<PublishedVersion, 'number'>,
): Promise<PromptContent | null> {
	if (!canReadText(viewer, listing)) return null
	const content = await contentOf({ id: listing.id, version: number })
	return canReadText(viewer, content) ? content : null
}

/** A draft or an older version of a prompt as its page would show it, to a visitor or a subscriber: for editors alone. */
export async function previewPrompt(
	by: Editor,
	id: string,
	content: PromptContent,
	{ as, language }: { as: 'visitor' | 'subscriber'; language: Language },
): Promise<PromptPage> {
	const today = productDay()
	const { address = id, publishedOn = today } = currentLibrary().find(id) ?? {}
	const dated = { version: 0, position: 0, updatedOn: today, publishedOn }
	const listing = { ...listingOf(content), ...dated, id, address }
	const viewer = as === 'visitor' ? VISITOR : { ...by, tier: 'premium' as const }
	// Of no version: what readers get says nothing of a draft.
	const picked = await pickedSample({ id, version: 0 }, language, content)
	return { ...libraryPage(viewer, listing, content, language, picked), isIndexed: false }
}

function pickedSample(listing: Pick<Listing, 'id' | 'version'>, language: Language, content: PromptContent) {
	const { id } = listing
	return findPickedSample(listing, language, content, (version) => readContent(id, version))
}

function libraryPage(
	viewer: Viewer,
	listing: Listing,
	content: PromptContent,
	language: Language,
	/** What an editor has readers see as its sample result. */
	picked: Sample | null,
): PromptPage {
	const { tagline, instructions, steps, credits } = content[language]
	const body = bodyFor(viewer, content, language)
	return {
		...cardOf(listing, viewer, language),
		tagline,
		instructions,
		steps,
		credits,
		updatedOn: listing.updatedOn,
		body,
		outline: body ? null : outlineOf(content[language], currentLibrary().premiumCount - 1),
		detail: body ? (findPromptDetail(listing.id)?.[language] ?? null) : null,
		sample: picked ?? findSample(listing, language, content[language], findFile(listing.id)),
		canEdit: false,
		isIndexed: true,
		related: catalogueCards(viewer, listing.relatedPrompts, language),
	}
}

function bodyFor(viewer: Viewer, content: PromptContent, language: Language): PromptBody | null {
	if (!canReadText(viewer, content)) return null
	const { promptText, blanks, followUp } = content[language]
	const others = content[nextLanguage(language)].blanks
	return { promptText, blanks: blanks.map((blank, position) => withTwin(blank, others[position])), followUp }
}

function outlineOf(
	{ blanks, answerParts = [], promptText }: Pick<PromptWords, 'blanks' | 'answerParts' | 'promptText'>,
	otherPremium: number,
): PromptOutline {
	const asks = blanks.map(({ label }) => label)
	return { asks, answerParts, words: countWords(promptText), otherPremium }
}

function withTwin(blank: Blank, other: Blank | undefined): Blank {
	if (!other) return blank
	const { name, choices } = other
	return { ...blank, twin: choices ? { name, choices } : { name } }
}

async function createdPage(viewer: Viewer, prompt: CreatedPrompt): Promise<PromptPage> {
	const { tagline, instructions, credits, updatedAt, promptText, isAuthorConfirmed, hiddenAt } = prompt
	const isOpen = canReadText(viewer, prompt)
	const canEdit = canEditPrompt(viewer, prompt)
	return {
		...createdCard(prompt, viewer),
		tagline,
		instructions,
		steps: [],
		credits,
		updatedOn: updatedAt.toISOString().slice(0, 10),
		body: isOpen ? { promptText, blanks: blanksOf(promptText).map(withMeaning), followUp: '' } : null,
		// Nobody has described its blanks: their names are pieces of the text.
		outline: isOpen ? null : outlineOf({ blanks: [], promptText }, currentLibrary().premiumCount),
		detail: null,
		sample: null,
		canEdit,
		...(canEdit ? { counts: await readViewCounts(prompt.id) } : {}),
		isIndexed: isAuthorConfirmed && !hiddenAt,
		related: [],
		...(hiddenAt ? { hidden: { word: prompt.hiddenWord } } : {}),
	}
}

/** A blank of a created prompt asks for what its name can only mean. */
function withMeaning(blank: Blank): Blank {
	const name = blank.name.trim().toLowerCase()
	const meaning = ANSWER_MEANINGS.find((one) => MEANT_BY[one].includes(name))
	return meaning ? { ...blank, meaning } : blank
}

/** The slides of the home page's carousel: cards with a few lines of the text, where this viewer may read it. */
export async function listSlides(
	viewer: Viewer,
	ids: readonly string[],
	language: Language,
): Promise<PromptSlide[]> {
	const listings = ids.map((id) => currentLibrary().find(id)).filter((listing) => listing !== undefined)
	return Promise.all(
		listings.map(async (listing) => {
			const body = bodyFor(viewer, await contentOf(listing), language)
			return { card: cardOf(listing, viewer, language), excerpt: body && excerptOf(body.promptText) }
		}),
	)
}
