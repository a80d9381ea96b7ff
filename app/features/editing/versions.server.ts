import type { PromptContent } from '~/content/catalogue'
import { boundLines } from '~/core/difference/text-difference.server'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { listVersions, readVersion, type VersionedPrompt, type VersionLine } from './desk.server'
import { readDraft } from './draft.server'
import { readOffer } from './offer.server'
import {
	compareStored,
	compareVersions,
	type DifferenceWords,
	findCompared,
	readFields,
} from './version-difference.server'
import { type ShownVersionText, VERSION_ASKS, type VersionAsk, type VersionSide } from './versions'

/** More than any rewriting of a text that may be published has; both texts can be read whole. */
const MOST_LINES = 300

/** What an address asks of a prompt's versions; null for what it does not say, or says wrongly. */
export interface VersionsQuery {
	side: VersionSide | null
	/** What it is compared with. */
	from: VersionSide | null
	/** Whether it is to be read as it is. */
	isRead: boolean
	/** The language of the texts. */
	content: Language | null
	ask: VersionAsk | null
	/** The list goes on with the versions before this one. */
	before: number | undefined
}

/** Reads `version`, `from`, `view`, `text`, `ask` and `before` from an address. */
export function parseVersionsQuery(parameters: URLSearchParams): VersionsQuery {
	const text = parameters.get('text')
	const before = sideOf(parameters.get('before'))
	return {
		side: sideOf(parameters.get('version')),
		from: sideOf(parameters.get('from')),
		isRead: parameters.get('view') === 'text',
		content: text === 'en' || text === 'pt' ? text : null,
		ask: VERSION_ASKS.find((ask) => ask === parameters.get('ask')) ?? null,
		before: typeof before === 'number' ? before : undefined,
	}
}

function sideOf(text: string | null): VersionSide | null {
	if (text === 'draft' || text === 'offer') return text
	return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** A page of a prompt's versions, the newest first, and where the list goes on. */
export async function listVersionPage(
	by: Editor,
	promptId: string,
	before: number | undefined,
): Promise<{ lines: VersionLine[]; next: number | null }> {
	const lines = await listVersions(by, promptId, before)
	const last = lines.at(-1)?.number ?? 1
	return { lines, next: last > 1 ? last : null }
}

/**
 * The text that was asked for, or what differs from another one: by itself what readers get, compared with what it was
 * made of. A draft or an offer that is there no more is as if it had not been asked for. Refuses with `not_found` for a
 * number that there is not.
 */
export async function readVersionText(
	by: Editor,
	prompt: VersionedPrompt,
	{ side: asked, from, isRead, content }: VersionsQuery & { content: Language },
	words: DifferenceWords,
): Promise<ShownVersionText> {
	const isThere = (one: VersionSide) => typeof one === 'number' || prompt[one] !== null
	const side = asked !== null && isThere(asked) ? asked : firstSide(prompt)
	const others = othersOf(prompt, side)
	const with_ = from !== null && isThere(from) && from !== side ? from : (others[0] ?? null)
	const shown = { side, others, content }
	if (isRead || with_ === null) {
		const text = await contentOf(by, prompt, side)
		return { ...shown, difference: null, read: readFields(text, content, words) }
	}
	const difference =
		findCompared(prompt.id, with_, side, content) ??
		(await compareSides(by, prompt, with_, side, content, words))
	return {
		...shown,
		difference: { ...difference, fields: boundLines(difference.fields, MOST_LINES) },
		read: null,
	}
}

async function compareSides(
	by: Editor,
	prompt: VersionedPrompt,
	from: VersionSide,
	side: VersionSide,
	content: Language,
	words: DifferenceWords,
) {
	const [before, after] = await Promise.all([contentOf(by, prompt, from), contentOf(by, prompt, side)])
	return typeof side === 'number' && typeof from === 'number'
		? compareStored(prompt.id, { side: from, content: before }, { side, content: after }, content, words)
		: compareVersions({ side: from, content: before }, after, content, words)
}

function firstSide({ publishedVersion, newest }: VersionedPrompt): VersionSide {
	return publishedVersion ?? newest ?? 'draft'
}

/** What a text is compared with: what it was made of first, then what readers get, and the newest. */
function othersOf({ publishedVersion, newest, draft }: VersionedPrompt, side: VersionSide): VersionSide[] {
	const made = side === 'draft' ? draft?.basedOn : side === 'offer' ? newest : side - 1
	const others = [made, publishedVersion, newest, draft ? ('draft' as const) : null]
	return [...new Set(others.filter((one) => one !== null && one !== undefined))].filter(
		(one) => one !== 0 && one !== side,
	)
}

async function contentOf(by: Editor, { id }: VersionedPrompt, side: VersionSide): Promise<PromptContent> {
	if (typeof side === 'number') return readVersion(by, id, side)
	const found = side === 'draft' ? await readDraft(db(), id) : await readOffer(by, id)
	if (!found) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	return found.content
}
