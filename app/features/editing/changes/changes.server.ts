import { boundLines, fullWork, inLines, lengthOf } from '~/core/difference/text-difference.server'
import { refuse } from '~/core/refuse.server'
import type { Viewer } from '~/core/viewer'
import { categoryTitle } from '~/features/library/category'
import { readPublished } from '~/features/library/prompt.server'
import { canReadText } from '~/features/library/prompt-access'
import { listPublished, type PublishedVersion } from '~/features/library/versions/history.server'
import { currentLibrary, type Listing } from '~/features/library/versions/snapshot.server'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { differenceWords } from '../difference-words.server'
import { FIELD_WORDS } from '../field-words'
import { compareStored, type DifferenceWords } from '../version-difference.server'
import type { VersionField } from '../versions'
import type { PromptChange, PromptChanges } from './changes'

/** As many versions are shown at once. */
export const CHANGES_AT_ONCE = 10

/** Where the differences of fewer were as much work, in pairs of words held against one another, or are as much to read, in characters, the page ends with them. */
const MUCH_WORK = 120_000
const LONG_TO_READ = 24_000

/** Of each field of each version: more than a whole prompt has. */
const MOST_LINES = 80

/** What no page of a prompt shows: other names for the search, and neighbours that may not be published. */
const UNTOLD: ReadonlySet<VersionField> = new Set(['searchedAs', 'related'])

/** Reads `before` from an address: null where it says nothing, or nothing that is a number of a version. */
export function parseBefore(parameters: URLSearchParams): number | null {
	const before = parameters.get('before')
	return before && /^[1-9]\d{0,8}$/.test(before) ? Number(before) : null
}

/**
 * What changed of a published prompt of the library: the versions that readers get or got, the newest first, with their
 * notes; for who may read its text also what differs from the one before. Refuses with `not_found`, and with `gone` for a prompt that was withdrawn.
 */
export async function readChanges(
	viewer: Viewer,
	name: string,
	{ language, before }: { language: Language; before: number | null },
): Promise<PromptChanges> {
	const { find, findWithdrawn } = currentLibrary()
	const listing = find(name)
	if (!listing && findWithdrawn(name)) throw refuse('gone', undefined, { message: 'prompt_withdrawn' })
	if (!listing) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	const published = await listPublished(listing)
	const asked = published.filter(({ number }) => before === null || number < before)
	const words = await differenceWords(language)
	const changes: PromptChange[] = []
	const spent = { pairs: 0, characters: 0 }
	for (const [at, version] of asked.slice(0, CHANGES_AT_ONCE).entries()) {
		if (spent.pairs > MUCH_WORK || spent.characters > LONG_TO_READ) break
		const older = asked[at + 1]
		const { number, day, note } = version
		const difference = older
			? await readDifference(viewer, listing, [older, version], { language, words, spent })
			: null
		changes.push({ number, day, note: note?.[language] ?? null, isFirst: !older, difference })
	}
	const t = await translateInto(language)
	const fields = changes.flatMap(({ difference }) => difference?.fields ?? [])
	return {
		address: listing.address,
		title: listing.words[language].title,
		category: { id: listing.category, name: categoryTitle(listing.category, language) },
		isOpen: canReadText(viewer, listing),
		changes,
		next: asked.length > changes.length ? (changes.at(-1)?.number ?? null) : null,
		names: Object.fromEntries(fields.map(({ field }) => [field, t(FIELD_WORDS[field])])),
	}
}

async function readDifference(
	viewer: Viewer,
	listing: Listing,
	[older, newer]: readonly [PublishedVersion, PublishedVersion],
	{
		language,
		words,
		spent,
	}: { language: Language; words: DifferenceWords; spent: { pairs: number; characters: number } },
): Promise<PromptChange['difference']> {
	const [was, is] = [await readPublished(viewer, listing, older), await readPublished(viewer, listing, newer)]
	if (!was || !is) return null
	const work = fullWork()
	const { pairs } = work
	const [before, after] = [
		{ side: older.number, content: was },
		{ side: newer.number, content: is },
	]
	const { fields, isCut } = compareStored(listing.id, before, after, language, words, work)
	const told = boundLines(inLines(fields.filter(({ field }) => !UNTOLD.has(field))), MOST_LINES)
	spent.pairs += pairs - work.pairs
	spent.characters += lengthOf(told)
	return { fields: told, isCut }
}
