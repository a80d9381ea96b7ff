import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { dayIn } from '~/i18n/time-zone.server'
import { favorites, promptUses } from '../schema.server'
import { listPublished, type PublishedVersion } from '../versions/history.server'
import { libraryVersions } from '../versions/schema.server'
import { currentLibrary } from '../versions/snapshot.server'
import type { Improved, PromptNews } from './improved'

/** What a prompt's page says of its versions, where there was another one: and to who used or saved it what is better since. */
export async function readPromptNews(
	viewer: Viewer,
	promptId: string,
	reader: { language: Language; timeZone: string },
): Promise<PromptNews | undefined> {
	const listing = currentLibrary().find(promptId)
	// Most never changed: they ask the database nothing.
	if (!listing || listing.version === 1) return undefined
	const versions = await listPublished(listing)
	if (versions.length < 2) return undefined
	const improved = await listImproved(viewer, [listing.id], reader)
	return { changes: `/prompt/${listing.address}/changes`, improved: improved.get(listing.id) ?? null }
}

/**
 * What became better, by a prompt's id, of those of these prompts that have a newer version with a note than a person last
 * used, saved, or said that they know; where that was taken back since and the text is again what they knew, nothing did.
 * Created prompts have no notes.
 */
export async function listImproved(
	{ userId }: Viewer,
	promptIds: readonly string[],
	reader: { language: Language; timeZone: string },
): Promise<Map<string, Improved>> {
	const changed = promptIds
		.map((id) => currentLibrary().find(id))
		.filter((listing) => listing !== undefined)
		.filter(({ version }) => version > 1)
	if (userId === null || changed.length === 0) return new Map()
	const pasts = await Promise.all(
		changed.map(async (listing) => [listing.id, await listPublished(listing)] as const),
	)
	const told = new Map(
		pasts.flatMap(([id, versions]) => {
			const newest = versions.length > 1 ? versions.find(({ note }) => note !== null) : undefined
			return newest ? [[id, newest] as const] : []
		}),
	)
	if (told.size === 0) return new Map()
	const marks = await readMoments(userId, [...told.keys()])
	const improved = marks.flatMap((mark) => {
		const newest = told.get(mark.promptId)
		const since = newest ? improvedSince(mark, newest, reader) : null
		return since ? [{ mark, since }] : []
	})
	const past = new Map(pasts)
	const same = await readSame(
		improved.flatMap(({ mark }) => knownAndCurrent(mark, past.get(mark.promptId) ?? [], reader.timeZone)),
	)
	return new Map(
		improved.flatMap(({ mark: { promptId }, since }) =>
			same.has(promptId) ? [] : [[promptId, since] as const],
		),
	)
}

interface Pair {
	promptId: string
	known: number
	current: number
}

/** What a person knew of a prompt and what it is now, where there is another version between them. */
function knownAndCurrent(
	{ promptId, usedOn, usedAt, savedAt, seenAt }: Moments,
	versions: readonly PublishedVersion[],
	timeZone: string,
): Pair[] {
	const moments = [usedAt, savedAt, seenAt].flatMap((moment) => (moment === null ? [] : [new Date(moment)]))
	const isKnown = ({ since }: PublishedVersion) =>
		moments.some((moment) => moment >= since) || (usedOn !== null && usedOn >= dayIn(timeZone, since))
	const [current] = versions
	const known = versions.find(isKnown)
	// Between the two stands at least the one that is told of.
	if (!current || !known || versions.indexOf(known) < 2) return []
	return [{ promptId, known: known.number, current: current.number }]
}

/** Of which of these prompts both versions say the same. */
async function readSame(pairs: readonly Pair[]): Promise<Set<string>> {
	if (pairs.length === 0) return new Set()
	const asked = sql.join(
		pairs.map(({ promptId, known, current }) => sql`(${promptId}::text, ${known}::int, ${current}::int)`),
		sql`, `,
	)
	const { rows } = await db().execute<{ promptId: string }>(sql`
		select asked.prompt_id as "promptId" from (values ${asked}) as asked (prompt_id, known, current)
		join ${libraryVersions} one on one.prompt_id = asked.prompt_id and one.number = asked.known
		join ${libraryVersions} other on other.prompt_id = asked.prompt_id and other.number = asked.current
		where one.content = other.content`)
	return new Set(rows.map(({ promptId }) => promptId))
}

interface Moments {
	promptId: string
	/** ISO date, by the person's calendar then. */
	usedOn: string | null
	usedAt: string | null
	savedAt: string | null
	seenAt: string | null
}

async function readMoments(userId: string, promptIds: readonly string[]): Promise<Moments[]> {
	const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
	const { rows } = await db().execute<Moments & Record<string, unknown>>(sql`
		select coalesce(used.prompt_id, saved.prompt_id) as "promptId", used.used_on::text as "usedOn",
			${iso(sql`used.used_at`)} as "usedAt", ${iso(sql`saved.created_at`)} as "savedAt",
			${iso(sql`greatest(used.seen_at, saved.seen_at)`)} as "seenAt"
		from (select * from ${promptUses} where ${promptUses.userId} = ${userId} and ${promptUses.promptId} in ${promptIds}) used
		full join (select * from ${favorites} where ${favorites.userId} = ${userId} and ${favorites.promptId} in ${promptIds}) saved
			on saved.prompt_id = used.prompt_id`)
	return rows
}

function improvedSince(
	{ usedOn, usedAt, savedAt, seenAt }: Moments,
	newest: PublishedVersion,
	{ language, timeZone }: { language: Language; timeZone: string },
): Improved | null {
	const isKnown = [usedAt, savedAt, seenAt].some(
		(moment) => moment !== null && new Date(moment) >= newest.since,
	)
	// A use that is known by its day alone was of the newer text where it is the same day.
	const isOfThatDay = usedOn !== null && usedAt === null && usedOn >= dayIn(timeZone, newest.since)
	const note = newest.note?.[language]
	if (isKnown || isOfThatDay || note === undefined) return null
	if (usedOn !== null) return { mark: 'used', day: usedOn, note }
	return savedAt === null ? null : { mark: 'saved', day: dayIn(timeZone, new Date(savedAt)), note }
}
