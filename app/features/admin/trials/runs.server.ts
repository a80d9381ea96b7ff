import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PromptContent } from '~/content/catalogue'
import { says } from '~/core/form-schema'
import { refuse } from '~/core/refuse.server'
import { trimmed } from '~/core/trimmed'
import type { Editor } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { writeDown } from '~/features/editing/showing.server'
import { findSampleFile, renderResult } from '~/features/library/sample.server'
import { quotes } from '~/features/library/samples/picked-sample.server'
import { libraryRuns, librarySamples } from '~/features/library/samples/schema.server'
import { changeLibrary, raiseLibrary } from '~/features/library/versions/library-change.server'
import { libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import type { Language } from '~/i18n/language'
import { LONGEST_CORRECTION, MOST_CORRECTIONS, type RunSide, type ShownRun } from './runs'

const RUNS_AT_ONCE = 60

/** Where a result would still have to be corrected: a line for each note. */
export const PickInput = z.object({
	corrections: z
		.string()
		.transform((text) => text.split('\n').map(trimmed).filter(Boolean))
		.refine((lines) => lines.length > 0, says('runs_corrections_missing'))
		.refine((lines) => lines.length <= MOST_CORRECTIONS, says('runs_corrections_many'))
		.refine((lines) => lines.every((line) => line.length <= LONGEST_CORRECTION), says('text_too_long')),
})

/** The newest runs of a prompt in a language, without what they say, and which of them readers see. */
export async function listRuns(_by: Editor, promptId: string, language: Language) {
	const { id, version, model, ranAt, verdicts } = libraryRuns
	const rows = await db()
		.select({ id, version, model, ranAt, verdicts })
		.from(libraryRuns)
		.where(and(eq(libraryRuns.promptId, promptId), eq(libraryRuns.language, language)))
		.orderBy(desc(id))
		.limit(RUNS_AT_ONCE + 1)
	const picked = await findPick(db(), promptId, language)
	const lines = rows.slice(0, RUNS_AT_ONCE).map(({ verdicts: said, ...line }) => ({
		...line,
		met: said.filter(({ isMet }) => isMet).length,
		judged: said.length,
		isPicked: line.id === picked?.runId,
	}))
	return { lines, picked: picked?.runId ?? null, isCut: rows.length > RUNS_AT_ONCE }
}

async function findPick(from: Pick<Within, 'select'>, promptId: string, language: Language) {
	const [row] = await from
		.select({ runId: librarySamples.runId, corrections: librarySamples.corrections })
		.from(librarySamples)
		.where(and(eq(librarySamples.promptId, promptId), eq(librarySamples.language, language)))
	return row
}

/** A run with what it says, or what the prompt's file has; null where there is none of this prompt in this language. */
export async function readRun(
	_by: Editor,
	promptId: string,
	language: Language,
	side: RunSide,
	{ title, dateOf }: { title: string; dateOf(moment: Date): string },
): Promise<ShownRun | null> {
	const picked = await findPick(db(), promptId, language)
	if (side === 'file') {
		const file = findSampleFile(promptId)?.[language]
		if (!file) return null
		return {
			...{ side, version: null, model: null, when: file.writtenOn, tokens: null, seconds: null },
			answers: answersOf(file.answers),
			html: renderResult(file.text, title),
			verdicts: [],
			corrections: file.corrections,
			isPicked: !picked,
		}
	}
	const run = await findRun(db(), promptId, language, side)
	if (!run) return null
	const { version, model, ranAt, tokensRead, tokensWritten, durationMs, answers, text, verdicts } = run
	const isCounted = tokensRead !== null && tokensWritten !== null
	const isPicked = picked?.runId === side
	return {
		...{ side, version, model, verdicts, isPicked },
		when: dateOf(ranAt),
		tokens: isCounted ? { read: tokensRead, written: tokensWritten } : null,
		seconds: Math.round(durationMs / 100) / 10,
		answers: answersOf(answers),
		html: renderResult(text, title),
		corrections: isPicked ? (picked?.corrections ?? []) : [],
	}
}

function answersOf(answers: Readonly<Record<string, string>>): ShownRun['answers'] {
	return Object.entries(answers).map(([name, answer]) => ({ name, answer }))
}

async function findRun(from: Pick<Within, 'select'>, promptId: string, language: Language, id: number) {
	const [run] = await from
		.select()
		.from(libraryRuns)
		.where(
			and(eq(libraryRuns.id, id), eq(libraryRuns.promptId, promptId), eq(libraryRuns.language, language)),
		)
	return run
}

interface RunChoice {
	promptId: string
	language: Language
	/** Which run readers saw when it was decided. */
	seen: number | null
}

/**
 * Has readers see a run as the prompt's sample result in its language, with where it would have to be corrected. Refuses with
 * `not_found`, with `conflict` where somebody else has picked since, and with `invalid_input` (runs_quotes_text) where
 * anything of it holds eight words in a row of a premium text: of what the run was made of, or of what readers get.
 */
export async function pickRun(
	by: Editor,
	{ promptId, language, seen }: RunChoice,
	runId: number,
	corrections: readonly string[],
): Promise<void> {
	await changeLibrary(async (within) => {
		await requireSeen(within, { promptId, language, seen })
		const run = await findRun(within, promptId, language, runId)
		if (!run) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
		for (const content of await textsOf(within, promptId, run.version)) {
			const passage = quotes(content, { ...run, corrections })
			if (passage === null) continue
			throw refuse('invalid_input', undefined, { message: 'runs_quotes_text', values: { passage } })
		}
		const picked = { runId, corrections: [...corrections], byUserId: by.userId, pickedAt: sql`now()` }
		await within
			.insert(librarySamples)
			.values({ promptId, language, ...picked })
			.onConflictDoUpdate({ target: [librarySamples.promptId, librarySamples.language], set: picked })
		await raiseLibrary(within)
		await writeDown(within, 'pick_sample', { promptId, version: run.version, by: by.userId })
	})
	await renewLibrary()
}

/** What the run was made of, and what readers get. */
async function textsOf(within: Within, promptId: string, version: number): Promise<PromptContent[]> {
	const [prompt] = await within
		.select({ published: libraryPrompts.publishedVersion })
		.from(libraryPrompts)
		.where(eq(libraryPrompts.id, promptId))
	const rows = await within
		.select({ content: libraryVersions.content })
		.from(libraryVersions)
		.where(
			and(
				eq(libraryVersions.promptId, promptId),
				sql`${libraryVersions.number} in (${version}, ${prompt?.published ?? version})`,
			),
		)
	return rows.map(({ content }) => content)
}

/** Has readers see what the prompt's file has again. Refuses with `conflict` where somebody else has picked since. */
export async function unpickRun(by: Editor, pick: RunChoice): Promise<void> {
	const { promptId, language } = pick
	await changeLibrary(async (within) => {
		await requireSeen(within, pick)
		const gone = await within
			.delete(librarySamples)
			.where(and(eq(librarySamples.promptId, promptId), eq(librarySamples.language, language)))
			.returning({ runId: librarySamples.runId })
		if (gone.length === 0) return
		await raiseLibrary(within)
		await writeDown(within, 'unpick_sample', { promptId, by: by.userId })
	})
	await renewLibrary()
}

async function requireSeen(within: Within, { promptId, language, seen }: RunChoice): Promise<void> {
	const picked = (await findPick(within, promptId, language))?.runId ?? null
	if (picked !== seen) throw refuse('conflict', undefined, { message: 'conflict' })
}
