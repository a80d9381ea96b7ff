import { and, eq, max, or, type SQL, sql } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { inPagesBy } from '~/core/in-pages.server'
import type { Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { findCreatedListings } from '~/features/library/created-prompt.server'
import { canReadText } from '~/features/library/prompt-access'
import { contentVersion, prompts } from '~/features/library/schema.server'
import { libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import { currentLibrary } from '~/features/library/versions/snapshot.server'
import { runsOf, SHARED_RUN } from '~/features/library/versions/text-runs'
import { LANGUAGES, type Language } from '~/i18n/language'
import { promptVersions } from '../schema.server'
import type { LockedPrompt, Passage } from './passage'

/** By what the premium texts can be told to have changed: where it is another, locks are to be found anew. */
export async function premiumState(): Promise<string> {
	const [library] = await db().select({ version: contentVersion.library }).from(contentVersion)
	const [created] = await db()
		.select({ newest: max(prompts.updatedAt), count: sql<number>`count(*)::int` })
		.from(prompts)
		.where(eq(prompts.isPremium, true))
	return [library?.version ?? 0, created?.count ?? 0, created?.newest?.getTime() ?? 0].join('-')
}

/** Which of some texts hold eight words in a row of a premium prompt, of whichever of its versions. */
export async function findPassages(texts: readonly string[]): Promise<Passage[]> {
	const places = placesOfRuns(texts)
	const passages = new Map<string, Passage>()
	if (places.size === 0) return []
	for await (const { promptId, text, free } of premiumTexts()) {
		const isFree = free === undefined ? null : runsOf(free, SHARED_RUN)
		for (const run of runsOf(text, SHARED_RUN)) {
			if (isFree?.has(run)) continue
			for (const place of places.get(run) ?? []) {
				const passage = { place, promptId, ...(isFree ? { wasPremium: true as const } : {}) }
				passages.set(`${place} ${promptId} ${isFree !== null}`, passage)
			}
		}
	}
	return [...passages.values()]
}

/** The passages whose text a viewer may not read, with what anyone may know of their prompts. */
export async function closedTo<One extends Pick<Passage, 'promptId' | 'wasPremium'>>(
	viewer: Viewer,
	passages: readonly One[],
	language: Language,
): Promise<Map<One, LockedPrompt>> {
	const ids = [...new Set(passages.map(({ promptId }) => promptId))]
	const library = currentLibrary()
	const created = await findCreatedListings(
		viewer,
		ids.filter((id) => !library.all.has(id)),
	)
	const closed = new Map<One, LockedPrompt>()
	for (const passage of passages) {
		const known = library.all.get(passage.promptId)
		const own = created.find(({ id }) => id === passage.promptId)
		// Of one that is gone nobody knows any more whether it would be free now.
		const prompt = known?.listing ?? own ?? { isPremium: true }
		if (canReadText(viewer, passage.wasPremium ? { ...prompt, isPremium: true } : prompt)) continue
		const title = known?.listing.words[language].title ?? own?.title ?? null
		const address = known ? (known.isPublished ? known.listing.address : null) : (own?.id ?? null)
		closed.set(passage, { title, address })
	}
	return closed
}

/** Where each run of words stands. */
function placesOfRuns(texts: readonly string[]): Map<string, number[]> {
	const places = new Map<string, number[]>()
	for (const [place, text] of texts.entries()) {
		for (const run of runsOf(text, SHARED_RUN)) {
			const there = places.get(run)
			if (there) there.push(place)
			else places.set(run, [place])
		}
	}
	return places
}

interface PremiumText {
	promptId: string
	text: string
	/** What a prompt that is free now says now: that is nobody's secret. */
	free?: string
}

/** All that premium prompts say, or said. */
async function* premiumTexts(): AsyncGenerator<PremiumText> {
	yield* libraryTexts()
	yield* createdTexts()
}

async function* libraryTexts(): AsyncGenerator<PremiumText> {
	const { promptId, number, content } = libraryVersions
	const isPremium = or(eq(libraryPrompts.isPremium, true), sql`${content} ->> 'isPremium' = 'true'`)
	const all = inPagesBy([promptId, number], placeOf, ({ after, order, limit }) =>
		db()
			.select({
				promptId,
				number,
				content,
				listing: libraryPrompts.listing,
				shown: libraryPrompts.publishedVersion,
			})
			.from(libraryVersions)
			.innerJoin(libraryPrompts, eq(libraryPrompts.id, promptId))
			.where(and(isPremium, after))
			.orderBy(...order)
			.limit(limit),
	)
	for await (const { promptId: id, content: said, listing, shown } of all) {
		const now = listing?.isPremium || shown === null ? undefined : await readVersion(id, shown)
		yield { promptId: id, text: wholeText(said), ...(now ? { free: wholeText(now) } : {}) }
	}
}

/** Versions in the order of their prompts and numbers. */
function placeOf({ promptId, number }: { promptId: string; number: number }): SQL {
	return sql`${promptId}, ${number}::int`
}

async function readVersion(id: string, shown: number): Promise<PromptContent | undefined> {
	const { promptId, number, content } = libraryVersions
	const [found] = await db()
		.select({ content })
		.from(libraryVersions)
		.where(and(eq(promptId, id), eq(number, shown)))
	return found?.content
}

function wholeText(content: PromptContent): string {
	return LANGUAGES.flatMap((language) => {
		const { promptText, followUp } = content[language]
		return [promptText, followUp]
	}).join('\n')
}

async function* createdTexts(): AsyncGenerator<PremiumText> {
	const { promptId, number, content } = promptVersions
	const isPremium = eq(prompts.isPremium, true)
	const versions = inPagesBy([promptId, number], placeOf, ({ after, order, limit }) =>
		db()
			.select({ promptId, number, content })
			.from(promptVersions)
			.innerJoin(prompts, eq(prompts.id, promptId))
			.where(and(isPremium, after))
			.orderBy(...order)
			.limit(limit),
	)
	for await (const { promptId: id, content: said } of versions) yield { promptId: id, text: said.promptText }
	const now = inPagesBy<PremiumText>(
		[prompts.id],
		({ promptId: id }) => sql`${id}`,
		({ after, order, limit }) =>
			db()
				.select({ promptId: prompts.id, text: prompts.promptText })
				.from(prompts)
				.where(and(isPremium, after))
				.orderBy(...order)
				.limit(limit),
	)
	yield* now
}
