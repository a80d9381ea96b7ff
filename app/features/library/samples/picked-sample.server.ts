import { and, eq, getTableColumns } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { ByteBoundedStore } from '~/core/memory/byte-bounded-store.server'
import { db } from '~/db/client.server'
import { LANGUAGES, type Language } from '~/i18n/language'
import type { Sample } from '../prompt'
import { renderResult } from '../sample.server'
import { currentLibrary, type Listing } from '../versions/snapshot.server'
import { quotedPassage } from './quoted-passage'
import { libraryRuns, librarySamples } from './schema.server'

/** Room for some hundred results, as Markdown and as HTML. */
const LIMIT_BYTES = 8 * 1024 * 1024
const BYTES_A_CHARACTER = 4
/** That there is none, with its key. */
const LEAST_BYTES = 200

const kept = new ByteBoundedStore<{ sample: Sample | null; bytes: number }>(LIMIT_BYTES)

/**
 * The run that an editor picked to be a prompt's sample result in a language, told to everyone like one of a file; null where
 * there is none, or where it holds a passage of what is a premium text by now. `readVersion` tells what the prompt said when
 * it was run. Kept until the library changes.
 */
export async function findPickedSample(
	listing: Pick<Listing, 'id' | 'version'>,
	language: Language,
	content: PromptContent,
	readVersion: (number: number) => Promise<PromptContent | undefined>,
): Promise<Sample | null> {
	const { id, version } = listing
	const key = `${currentLibrary().version} ${version} ${language} ${id}`
	const known = kept.get(key)
	if (known) return known.sample
	const sample = await readPicked(id, language, content, readVersion)
	const bytes = LEAST_BYTES + BYTES_A_CHARACTER * (sample?.text.length ?? 0)
	// A draft's words may be others the next time.
	if (version > 0) kept.set(key, { sample, bytes })
	return sample
}

async function readPicked(
	id: string,
	language: Language,
	content: PromptContent,
	readVersion: (number: number) => Promise<PromptContent | undefined>,
): Promise<Sample | null> {
	const { corrections } = getTableColumns(librarySamples)
	const { answers, text, version, ranAt } = getTableColumns(libraryRuns)
	const [row] = await db()
		.select({ corrections, answers, text, version, ranAt })
		.from(librarySamples)
		.innerJoin(libraryRuns, eq(libraryRuns.id, librarySamples.runId))
		.where(and(eq(librarySamples.promptId, id), eq(librarySamples.language, language)))
	if (!row || quotes(content, row)) return null
	const words = content[language]
	const run = await readVersion(row.version)
	const given = new Map(Object.entries(row.answers))
	return {
		writtenOn: row.ranAt.toISOString().slice(0, 10),
		isOfEarlierVersion: run?.[language].promptText !== words.promptText,
		answers: words.blanks.map(({ name, label }) => ({ label, answer: given.get(name) ?? '' })),
		text: row.text,
		html: renderResult(row.text, words.title),
		corrections: row.corrections,
	}
}

/** Whether what is told of a run holds a passage of a premium text, in either language. */
export function quotes(
	content: PromptContent,
	told: { text: string; answers: Record<string, string>; corrections: readonly string[] },
): string | null {
	if (!content.isPremium) return null
	const texts = [told.text, ...told.corrections, ...Object.values(told.answers)]
	for (const language of LANGUAGES) {
		const passage = quotedPassage(content[language], texts)
		if (passage !== null) return passage
	}
	return null
}
