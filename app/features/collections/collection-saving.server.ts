import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import { readPrompt } from '~/features/library/prompt.server'
import { currentLibrary } from '~/features/library/versions/snapshot.server'
import { blanksFromLibrary, blanksTaken } from '~/features/locker/blanks/library-blanks.server'
import type { SavedBlank } from '~/features/locker/blanks/saved-blanks'
import { MOST_SAVED_TAGS } from '~/features/locker/locker'
import { keyOf, keysInLocker } from '~/features/locker/locker-key.server'
import { changeLocker, type LockerChange, requireRoom } from '~/features/locker/locker-room.server'
import { savedPromptOrigins, savedPrompts } from '~/features/locker/schema.server'
import type { Language } from '~/i18n/language'
import type { SharedPrompt } from './collection'
import { readShared } from './shared-collection.server'

type Legend = MemberWith<'locker'>

/** A prompt as it comes into the locker. */
interface Copy {
	title: string
	content: string
	description: string
	tags: string[]
	blanks: SavedBlank[]
	/** Of which version of which prompt of the library it is a copy. */
	origin: { promptId: string; language: Language; version: number } | null
	/** Whether it says just what that says: then another copy of it is the same. */
	isOriginal: boolean
}

/**
 * Puts all prompts of a collection into a Legend's locker, all or none, in its order: copies in the page's language, but what
 * is there already. Asked again it writes nothing. Answers how many came. Refuses with `not_found` where the link leads
 * nowhere (any more), and with `invalid_input` where they do not all fit.
 */
export async function saveCollection(legend: Legend, slug: string, language: Language): Promise<number> {
	const { prompts } = await readShared(legend, slug, language)
	const copies: Copy[] = []
	for (const prompt of prompts) copies.push(...(await copyOf(legend, prompt, language)))
	return changeLocker(legend, async (within) => {
		const added = await withoutThose(within, legend, copies)
		if (added.length > 0) await write(within, legend, added)
		// Counted with what was written: where that is too much, all of it is taken back.
		await requireRoom(within, legend, { prompts: 0, bytes: 0 })
		return added.length
	})
}

/** A prompt's text by the one way out that it has; none where this Legend may not read it. */
async function copyOf(legend: Legend, { card, saved }: SharedPrompt, language: Language): Promise<Copy[]> {
	if (saved) {
		const { title, description, text, origin } = saved
		const blanks = origin ? await blanksFromLibrary(legend, origin, text) : []
		return [{ title, description, content: text, tags: [], blanks, origin, isOriginal: false }]
	}
	if (!card) return []
	const { title, description, tags, body, ...page } = await readPrompt(legend, card.id, language)
	if (!body) return []
	const listing = currentLibrary().find(card.id)
	const origin = listing && { promptId: listing.id, version: listing.version, language: page.language }
	return [
		{
			...{ title, description },
			content: body.promptText,
			blanks: blanksTaken(body.blanks, body.promptText),
			tags: tags.slice(0, MOST_SAVED_TAGS),
			origin: origin ?? null,
			isOriginal: true,
		},
	]
}

/** What is neither in the locker, by the same words or as a copy of the same prompt, nor twice among these. */
async function withoutThose(within: LockerChange, legend: Legend, copies: Copy[]): Promise<Copy[]> {
	const known = await keysInLocker(within, legend)
	const ids = copies.flatMap(({ origin }) => origin?.promptId ?? [])
	const rows = await within
		.select({ promptId: savedPromptOrigins.promptId, language: savedPromptOrigins.language })
		.from(savedPromptOrigins)
		.innerJoin(savedPrompts, eq(savedPrompts.id, savedPromptOrigins.savedPromptId))
		.where(
			and(
				eq(savedPromptOrigins.userId, legend.userId),
				isNull(savedPrompts.removedAt),
				inArray(savedPromptOrigins.promptId, ids),
			),
		)
	for (const { promptId, language } of rows) known.add(`${promptId} ${language}`)
	return copies.filter((copy) => {
		const { origin, isOriginal } = copy
		const names = [keyOf(copy)]
		if (origin && isOriginal) names.push(`${origin.promptId} ${origin.language}`)
		const isKnown = names.some((name) => known.has(name))
		for (const name of names) known.add(name)
		return !isKnown
	})
}

async function write(within: LockerChange, { userId }: Legend, copies: readonly Copy[]): Promise<void> {
	const now = Date.now()
	const rows = copies.map(({ origin, isOriginal: _same, ...copy }, place) => {
		// A millisecond apart, so that the locker lists them in the collection's order.
		const moment = new Date(now - place)
		return { origin, row: { ...copy, id: randomUUID(), userId, createdAt: moment, updatedAt: moment } }
	})
	await within.insert(savedPrompts).values(rows.map(({ row }) => row))
	const origins = rows.flatMap(({ origin, row: { id: savedPromptId } }) =>
		origin ? [{ ...origin, savedPromptId, userId }] : [],
	)
	if (origins.length > 0) await within.insert(savedPromptOrigins).values(origins)
}
