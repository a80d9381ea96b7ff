import { sql } from 'drizzle-orm'
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

/** The newest version with a note that came after a person last used the prompt or saved it. */
async function readImproved(
	{ userId }: Viewer,
	promptId: string,
	versions: readonly PublishedVersion[],
	{ language, timeZone }: { language: Language; timeZone: string },
): Promise<Improved | null> {
	const told = versions.find(({ note }) => note !== null)
	if (userId === null || !told?.note) return null
	const { rows } = await db().execute<{ usedOn: string | null; savedAt: string | null }>(sql`
		select
			(select ${promptUses.usedOn}::text from ${promptUses}
				where ${promptUses.userId} = ${userId} and ${promptUses.promptId} = ${promptId}) as "usedOn",
			(select to_char(${favorites.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${favorites}
				where ${favorites.userId} = ${userId} and ${favorites.promptId} = ${promptId}) as "savedAt"`)
	const [mark] = rows
	if (!mark) return null
	const savedAt = mark.savedAt === null ? null : new Date(mark.savedAt)
	if (savedAt && savedAt >= told.since) return null
	const note = told.note[language]
	// A use is known by its day alone: of the same day, it was of the newer text.
	if (mark.usedOn !== null) {
		return mark.usedOn < dayIn(timeZone, told.since) ? { mark: 'used', day: mark.usedOn, note } : null
	}
	return savedAt && { mark: 'saved', day: dayIn(timeZone, savedAt), note }
}
