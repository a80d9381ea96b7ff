import { createHash } from 'node:crypto'
import type { Viewer } from '~/core/viewer'
import type { Passage } from '~/features/authoring/premium/passage'
import { closedTo, findPassages, premiumState } from '~/features/authoring/premium/passages.server'
import { canReadText } from '~/features/library/prompt-access'
import { listCards } from '~/features/library/prompt-cards.server'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { SharedCollection, SharedPrompt } from './collection'

/** A hundred collections that are full, and some kilobytes each. */
const MOST_KNOWN = 10_000

/** What was found in texts by what premium prompts said then; every text is looked through once. */
let known = { state: '', passages: new Map<string, readonly Passage[]>() }

/**
 * A shared collection as somebody may see it who may not read every premium text: what its author wrote or saved that holds
 * words of one stands there by the prompt's card, without a text; notes and a description of that kind fall out, and a title gives way.
 */
export async function withoutPremiumWords(
	viewer: Viewer,
	collection: SharedCollection,
	language: Language,
): Promise<SharedCollection> {
	if (canReadText(viewer, { isPremium: true })) return collection
	const { title, prompts, description } = collection
	const texts = [title, description, ...prompts.map(({ note }) => note), ...prompts.map(savedText)]
	const [ofTitle = [], ofDescription = [], ...ofPrompts] = await closedIn(viewer, texts, language)
	const ofNotes = ofPrompts.slice(0, prompts.length)
	const ofSaved = ofPrompts.slice(prompts.length)
	const cards = await listCards(viewer, ofSaved.flat(), language)
	return {
		...collection,
		title: ofTitle.length > 0 ? await unnamed(collection) : title,
		description: ofDescription.length > 0 ? '' : description,
		prompts: prompts.flatMap((prompt, place): SharedPrompt[] => {
			const note = ofNotes[place]?.length ? '' : prompt.note
			const closed = ofSaved[place] ?? []
			if (closed.length === 0) return [{ ...prompt, note }]
			const card = cards.find(({ id }) => closed.includes(id))
			return card ? [{ id: prompt.id, note, card, saved: null }] : []
		}),
	}
}

/** What a collection is called for this viewer: in its own language only that it is one where its title holds words that they may not read. */
export async function openTitle(
	viewer: Viewer,
	{ title, language }: Pick<SharedCollection, 'title' | 'language'>,
): Promise<string> {
	if (canReadText(viewer, { isPremium: true })) return title
	const [closed = []] = await closedIn(viewer, [title], language)
	return closed.length > 0 ? unnamed({ language }) : title
}

async function unnamed({ language }: Pick<SharedCollection, 'language'>): Promise<string> {
	return (await translateInto(language))('collection_unnamed')
}

function savedText({ saved }: SharedPrompt): string {
	return saved ? [saved.title, saved.description, saved.text].join('\n') : ''
}

/** For each text, the prompts whose words stand in it and which this viewer may not read. */
async function closedIn(viewer: Viewer, texts: readonly string[], language: Language): Promise<string[][]> {
	const found = await passagesIn(texts)
	const closed = await closedTo(viewer, found.flat(), language)
	return found.map((passages) =>
		passages.filter((passage) => closed.has(passage)).map(({ promptId }) => promptId),
	)
}

async function passagesIn(texts: readonly string[]): Promise<(readonly Passage[])[]> {
	const state = await premiumState()
	if (known.state !== state || known.passages.size > MOST_KNOWN) known = { state, passages: new Map() }
	const { passages } = known
	const keys = texts.map((text) => createHash('sha256').update(text).digest('base64'))
	const missing = new Map(
		texts.flatMap((text, place) => {
			const key = keys[place] ?? ''
			return passages.has(key) ? [] : [[key, text] as const]
		}),
	)
	const found = await findPassages([...missing.values()])
	for (const [place, key] of [...missing.keys()].entries()) {
		passages.set(
			key,
			found.filter((passage) => passage.place === place),
		)
	}
	return keys.map((key) => passages.get(key) ?? [])
}
