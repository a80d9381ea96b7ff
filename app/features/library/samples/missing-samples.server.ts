import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { LANGUAGES, type Language } from '~/i18n/language'
import { findSampleFile } from '../sample.server'
import { librarySamples } from './schema.server'

/** The languages in which readers of a prompt see no sample result: its file has none, and no editor picked a run. */
export async function listLanguagesWithoutSample(promptId: string): Promise<Language[]> {
	if (findSampleFile(promptId)) return []
	const { language } = librarySamples
	const rows = await db()
		.select({ language })
		.from(librarySamples)
		.where(eq(librarySamples.promptId, promptId))
	const picked = new Set(rows.map((row) => row.language))
	return LANGUAGES.filter((one) => !picked.has(one))
}
