import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { dayIn } from '~/i18n/time-zone.server'
import { favorites, promptUses } from '../schema.server'
import { listPublished, type PublishedVersion } from '../versions/history.server'
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
	return {
		changes: `/prompt/${listing.address}/changes`,
		improved: await readImproved(viewer, listing.id, versions, reader),
	}
}

/** The newest version with a note that came after a person last used the prompt, saved it, or said that they know. */
async function readImproved(
	{ userId }: Viewer,
	promptId: string,
	versions: readonly PublishedVersion[],
	{ language, timeZone }: { language: Language; timeZone: string },
): Promise<Improved | null> {
	const told = versions.find(({ note }) => note !== null)
	if (userId === null || !told?.note) return null
	const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
	const { rows } = await db().execute<{
		usedOn: string | null
		usedAt: string | null
		savedAt: string | null
		seenAt: string | null
	}>(sql`
		select used.used_on::text as "usedOn", ${iso(sql`used.used_at`)} as "usedAt", ${iso(sql`saved.created_at`)} as "savedAt",
			${iso(sql`greatest(used.seen_at, saved.seen_at)`)} as "seenAt"
		from (select * from ${promptUses} where ${promptUses.userId} = ${userId} and ${promptUses.promptId} = ${promptId}) used
		full join (select * from ${favorites} where ${favorites.userId} = ${userId} and ${favorites.promptId} = ${promptId}) saved
			on saved.prompt_id = used.prompt_id`)
	const [mark] = rows
	if (!mark) return null
	const { usedOn, usedAt, savedAt, seenAt } = mark
	const isKnown = [usedAt, savedAt, seenAt].some(
		(moment) => moment !== null && new Date(moment) >= told.since,
	)
	// A use that is known by its day alone was of the newer text where it is the same day.
	if (isKnown || (usedOn !== null && usedAt === null && usedOn >= dayIn(timeZone, told.since))) return null
	const note = told.note[language]
	if (usedOn !== null) return { mark: 'used', day: usedOn, note }
	return savedAt === null ? null : { mark: 'saved', day: dayIn(timeZone, new Date(savedAt)), note }
}
