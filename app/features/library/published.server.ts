import { and, asc, eq, gt } from 'drizzle-orm'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { inEachLanguage, type Language } from '~/i18n/language'
import type { CategoryId } from './category'
import { type CreatedListing, findCreatedListings, isShownTo } from './created-prompt.server'
import { contentVersion, prompts } from './schema.server'
import { currentLibrary, type Listing } from './versions/snapshot.server'

const ROWS_AT_ONCE = 500

/** What anyone may know of a prompt in one language; never its text. */
interface PublishedWords {
	title: string
	tagline: string
	description: string
	tags: readonly string[]
}

/** A prompt as feeds, sitemaps and pictures name it. It has words in the languages it is written in. */
export interface PublishedPrompt {
	id: string
	/** What its page is called. */
	address: string
	category: CategoryId
	isPremium: boolean
	/** ISO date of when readers first had it. */
	publishedOn: string
	/** ISO date of the last change. */
	updatedOn: string
	words: Partial<Record<Language, PublishedWords>>
}

/**
 * Every prompt that search engines may show, one after the other, so that nobody needs room for all:
 * the library, then what people with a confirmed address created.
 */
export async function* publishedPrompts(): AsyncGenerator<PublishedPrompt> {
	for (const prompt of currentLibrary().prompts) yield ofLibrary(prompt)
	let last = ''
	for (;;) {
		const rows = await db()
			.select({ id: prompts.id })
			.from(prompts)
			.innerJoin(user, eq(user.id, prompts.createdBy))
			.where(and(gt(prompts.id, last), eq(user.emailVerified, true), isShownTo(VISITOR)))
			.orderBy(asc(prompts.id))
			.limit(ROWS_AT_ONCE)
		const end = rows.at(-1)
		if (!end) return
		last = end.id
		const ids = rows.map(({ id }) => id)
		const listings = await findCreatedListings(VISITOR, ids)
		for (const prompt of listings) yield created(prompt)
	}
}

/** The prompt with this id, or undefined for anything else that came from outside. */
export async function findPublishedPrompt(id: string): Promise<PublishedPrompt | undefined> {
	const prompt = currentLibrary().find(id)
	if (prompt) return ofLibrary(prompt)
	const [listing] = await findCreatedListings(VISITOR, [id])
	return listing && created(listing)
}

function ofLibrary(prompt: Listing): PublishedPrompt {
	const { id, address, category, isPremium, publishedOn, updatedOn } = prompt
	const words = inEachLanguage((language) => publicWords(prompt.words[language]))
	return { id, address, category, isPremium, publishedOn, updatedOn, words }
}

function created({ createdAt, updatedAt, language, ...prompt }: CreatedListing): PublishedPrompt {
	const { id, category, isPremium, title, tagline, description, tags } = prompt
	const [publishedOn, updatedOn] = [dayOf(createdAt), dayOf(updatedAt)]
	const words = { [language]: { title, tagline: tagline ?? '', description, tags } }
	return { id, address: id, category, isPremium, publishedOn, updatedOn, words }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

function publicWords({ title, tagline, description, tags }: PublishedWords): PublishedWords {
	return { title, tagline, description, tags }
}

/** A number that is another one whenever what visitors' pages show has changed; triggers count it up. */
export async function readContentVersion(): Promise<number> {
	const [row] = await db().select({ version: contentVersion.version }).from(contentVersion)
	return row?.version ?? 0
}
