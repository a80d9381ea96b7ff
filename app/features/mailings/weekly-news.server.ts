import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import type { StoredListing } from '~/features/library/versions/listing'
import { libraryChanges, libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import type { Language } from '~/i18n/language'

/** From what somebody was told last to what a mailing tells: moments of publishing, and lines of the library's record. */
export interface NewsSpan {
	since: Date
	until: Date
	sinceChange: number
	untilChange: number
}

/** What is public of a prompt that is new, or better than it was. */
export interface NewsItem {
	address: string
	listing: StoredListing
	/** What its editor noted of the newest version; null of a prompt that is new. */
	note: Record<Language, string> | null
}

export interface WeeklyNews {
	prompts: readonly NewsItem[]
	improved: readonly NewsItem[]
}

/** More of either kind than anybody reads in a mail; the mail says how many there are. */
const MOST = 200

/**
 * What the library has that is new: prompts published meanwhile, and notes of versions published meanwhile, of each prompt
 * the newest. Of what people wrote themselves nothing, and never a text: listings have none.
 */
export async function readWeeklyNews(span: NewsSpan): Promise<WeeklyNews> {
	const [prompts, improved] = await Promise.all([newPrompts(span), newNotes(span)])
	const isNew = new Set(prompts.map(({ address }) => address))
	return { prompts, improved: improved.filter(({ address }) => !isNew.has(address)) }
}

async function newPrompts({ since, until }: NewsSpan): Promise<NewsItem[]> {
	const { id, address, listing, state, publishedAt } = libraryPrompts
	// A file that came with a later release than its day says is new when it comes.
	const cameAt = sql`greatest(${publishedAt}, (
		select ${libraryVersions.createdAt} from ${libraryVersions}
		where ${libraryVersions.promptId} = ${id} and ${libraryVersions.number} = 1 and ${libraryVersions.origin} = 'file'
			and ${libraryVersions.createdAt} < ${publishedAt} + interval '14 days'))`
	const rows = await db()
		.select({ address, listing })
		.from(libraryPrompts)
		.where(
			sql`${state} = 'published' and ${publishedAt} > ${since.toISOString()}::timestamptz - interval '14 days'
				and ${cameAt} > ${since.toISOString()}::timestamptz and ${cameAt} <= ${until.toISOString()}::timestamptz`,
		)
		.orderBy(publishedAt, id)
		.limit(MOST)
	return rows.flatMap(({ address, listing }) => (listing ? [{ address, listing, note: null }] : []))
}

async function newNotes({ sinceChange, untilChange }: NewsSpan): Promise<NewsItem[]> {
	const { promptId, number, note } = libraryVersions
	const { id: line, action, version } = libraryChanges
	const rows = await db()
		.selectDistinctOn([promptId], {
			address: libraryPrompts.address,
			listing: libraryPrompts.listing,
			note,
		})
		.from(libraryChanges)
		.innerJoin(
			libraryVersions,
			sql`${promptId} = ${libraryChanges.promptId} and ${number} = ${version} and ${note} is not null`,
		)
		.innerJoin(libraryPrompts, sql`${libraryPrompts.id} = ${promptId}`)
		.where(
			sql`${line} > ${sinceChange} and ${line} <= ${untilChange}
				and ${action} in ('publish', 'publish_scheduled', 'restore') and ${libraryPrompts.state} = 'published'`,
		)
		.orderBy(promptId, sql`${line} desc`)
		.limit(MOST)
	return rows.flatMap(({ address, listing, note }) => (listing && note ? [{ address, listing, note }] : []))
}
