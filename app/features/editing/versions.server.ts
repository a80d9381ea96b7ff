import type { PromptContent } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import { boundLines } from '~/core/text-difference.server'
import type { Editor } from '~/core/viewer'
import type { Language } from '~/i18n/language'
import { type DeskPrompt, listVersions, readVersion, type VersionLine } from './desk.server'
import { compareStored, compareVersions, type DifferenceWords, readFields } from './version-difference.server'
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
	prompt: DeskPrompt,
	{ side: asked, from, isRead, content }: VersionsQuery & { content: Language },
	words: DifferenceWords,
): Promise<ShownVersionText> {
	const isThere = (one: VersionSide) => typeof one === 'number' || prompt[one] !== null
	const side = asked !== null && isThere(asked) ? asked : firstSide(prompt)
	const after = await contentOf(by, prompt, side)
	const others = othersOf(prompt, side)
	const with_ = from !== null && isThere(from) && from !== side ? from : (others[0] ?? null)
	const shown = { side, others, content }
	if (isRead || with_ === null) {
		return { ...shown, difference: null, read: readFields(after, content, words) }
	}
	const before = await contentOf(by, prompt, with_)
	const difference =
		typeof side === 'number' && typeof with_ === 'number'
			? compareStored(prompt.id, { side: with_, content: before }, { side, content: after }, content, words)
			: compareVersions({ side: with_, content: before }, after, content, words)
	return {
		...shown,
		difference: { ...difference, fields: boundLines(difference.fields, MOST_LINES) },
		read: null,
	}
}

function firstSide({ publishedVersion, newest }: DeskPrompt): VersionSide {
	return publishedVersion ?? newest?.number ?? 'draft'
}

/** What a text is compared with: what it was made of first, then what readers get, and the newest. */
function othersOf({ publishedVersion, newest, draft }: DeskPrompt, side: VersionSide): VersionSide[] {
	const made = side === 'draft' ? draft?.basedOn : side === 'offer' ? newest?.number : side - 1
	const others = [made, publishedVersion, newest?.number, draft ? ('draft' as const) : null]
	return [...new Set(others.filter((one) => one !== null && one !== undefined))].filter(
		(one) => one !== 0 && one !== side,
	)
}

async function contentOf(
	by: Editor,
	{ id, draft, offer }: DeskPrompt,
	side: VersionSide,
): Promise<PromptContent> {
	if (typeof side === 'number') return readVersion(by, id, side)
	const found = side === 'draft' ? draft : offer
	if (!found) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	return found.content
}
