import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type Completion, completeOf, UpstreamFailed } from '~/features/chat/chat-completion.server'
import { type Filled, fillIn } from '~/features/library/blanks'
import { findSampleFile } from '~/features/library/sample.server'
import { libraryRuns } from '~/features/library/samples/schema.server'
import { libraryVersions } from '~/features/library/versions/schema.server'
import { currentLibrary, type Listing } from '~/features/library/versions/snapshot.server'
import { LANGUAGES, type Language } from '~/i18n/language'
import { criteriaOf } from './criteria'
import { judge, type TrialService } from './judge.server'
import { type Budget, PATIENT_MS } from './trial'

/** So many failures in a row are the service's, not a prompt's. */
const MOST_FAILURES = 3
/** What no other prompt would be answered better. */
const HOPELESS: readonly (number | null)[] = [401, 402, 403, 404, 429]
/** Where a service does not count, as many characters are about a token. */
const CHARACTERS_A_TOKEN = 3
const LONGEST_RESULT = 100_000

/** What is asked for on the command line. */
export interface TrialWish {
	/** One prompt, by its id or an address, run whether it was before or not; all where it is null. */
	name: string | null
	budget: Budget
	signal?: AbortSignal
	/** Told what is done, line by line. */
	tell(line: string): void
}

/** What trying came to. */
export interface TrialOutcome {
	stored: number
	failed: number
	tokens: number
	/** Why it ended before all was run, for the operator; null where all was. */
	stopped: string | null
}

interface Task {
	listing: Listing
	language: Language
}

/** Not stored as a result, and why. */
class NoResult extends Error {
	override name = 'NoResult'
}

/**
 * Runs published prompts with their sample answers on a chat service, in both languages, each once for its version and model,
 * has the answers judged, and stores what came. No further run is begun when the budget is used up, when the service says that it won't,
 * or after three failures in a row. Nothing that the sandbox's stand-in says is stored.
 */
export async function tryPrompts(service: TrialService, wish: TrialWish): Promise<TrialOutcome> {
	const { name, budget, signal, tell } = wish
	const outcome: TrialOutcome = { stored: 0, failed: 0, tokens: 0, stopped: null }
	const tasks = await tasksFor(service.model, name)
	let failures = 0
	for (const [at, task] of tasks.entries()) {
		const left = `${tasks.length - at} of ${tasks.length} are left`
		const used = budget.kind === 'runs' ? outcome.stored + outcome.failed : outcome.tokens
		if (used >= budget.most) {
			outcome.stopped = `The budget of ${budget.most} ${budget.kind} is used up; ${left}. Run it again to go on, with --budget N or --budget Ntokens for another one.`
			return outcome
		}
		if (signal?.aborted) {
			outcome.stopped = `It was stopped; ${left}.`
			return outcome
		}
		const what = `${task.listing.id} (${task.language}, version ${task.listing.version})`
		try {
			const { tokens, passed, judged } = await tryOne(service, task, signal)
			outcome.stored += 1
			outcome.tokens += tokens
			failures = 0
			tell(`${what}: stored; ${passed} of ${judged} criteria met.`)
		} catch (error) {
			if (signal?.aborted) continue
			if (!(error instanceof UpstreamFailed) && !(error instanceof NoResult)) throw error
			outcome.failed += 1
			failures += 1
			tell(`${what}: nothing was stored. ${reasonOf(error)}`)
			const isHopeless = error instanceof UpstreamFailed && HOPELESS.includes(error.status)
			if (isHopeless || failures >= MOST_FAILURES) {
				outcome.stopped = `The chat service ${isHopeless ? `answered ${error.status}` : `failed ${failures} times in a row`}; ${left}, this one included.`
				return outcome
			}
		}
	}
	return outcome
}

function reasonOf(error: UpstreamFailed | NoResult): string {
	if (error instanceof NoResult) return error.message
	return error.status === null
		? 'The service gave no answer that can be read, or not in time.'
		: `The service answered ${error.status}.`
}

/** What is to be run: what one is asked for by name, else everything that this model has not answered as it is now. */
async function tasksFor(model: string, name: string | null): Promise<Task[]> {
	const { find, prompts } = currentLibrary()
	const named = name === null ? undefined : find(name)
	const listings = name === null ? prompts : named ? [named] : []
	const all = listings.flatMap((listing) => LANGUAGES.map((language) => ({ listing, language })))
	if (name !== null) return all
	const { promptId, version, language } = libraryRuns
	const rows = await db()
		.selectDistinct({ promptId, version, language })
		.from(libraryRuns)
		.where(eq(libraryRuns.model, model))
	const done = new Set(rows.map((row) => `${row.promptId} ${row.version} ${row.language}`))
	return all.filter(({ listing, language: of }) => !done.has(`${listing.id} ${listing.version} ${of}`))
}

async function tryOne(service: TrialService, { listing, language }: Task, signal: AbortSignal | undefined) {
	const { id: promptId, version } = listing
	const [row] = await db()
		.select({ content: libraryVersions.content })
		.from(libraryVersions)
		.where(and(eq(libraryVersions.promptId, promptId), eq(libraryVersions.number, version)))
	if (!row) throw new Error(`Version ${version} of the prompt ${promptId} is missing.`)
	const words = row.content[language]
	const answers = sampleAnswers(promptId, language, words.blanks)
	const messages = [{ role: 'user' as const, content: fillIn(words.promptText, answers) }]
	const began = performance.now()
	const reply = await completeOf(
		service,
		{ messages, model: service.model, ...(signal ? { signal } : {}) },
		PATIENT_MS,
	)
	const durationMs = Math.round(performance.now() - began)
	const text = resultOf(reply)
	const criteria = criteriaOf(words, language, answers)
	const judged = await judgeOrNot(service, criteria, text, signal)
	const tokensRead = reply.tokens?.read ?? null
	const tokensWritten = reply.tokens?.written ?? null
	const { verdicts } = judged
	await db()
		.insert(libraryRuns)
		.values({
			...{ promptId, version, language, model: service.model, answers, text, verdicts },
			...{ tokensRead, tokensWritten, durationMs },
		})
	return {
		tokens: tokensOf(reply, messages[0]?.content ?? '', text) + judged.tokens,
		passed: verdicts.filter(({ isMet }) => isMet).length,
		judged: verdicts.length,
	}
}

/** The answer as it came, if it is one. */
function resultOf({ text, isCut, isDemo }: Completion): string {
	if (isDemo) throw new NoResult('The sandbox’s stand-in answered, which is a demo.')
	if (text === null) throw new NoResult('The answer had no words.')
	if (isCut) throw new NoResult('The answer was cut off where the service ends one.')
	if (text.length > LONGEST_RESULT)
		throw new NoResult(`The answer has more than ${LONGEST_RESULT} characters.`)
	// PostgreSQL knows no NUL.
	return text.replaceAll('\0', '').toWellFormed()
}

/** A result that could not be judged is one all the same. */
async function judgeOrNot(
	service: TrialService,
	criteria: readonly string[],
	text: string,
	signal: AbortSignal | undefined,
) {
	try {
		const { verdicts, tokens } = await judge(service, criteria, text, signal)
		return { verdicts, tokens: tokens ?? Math.ceil(text.length / CHARACTERS_A_TOKEN) }
	} catch (error) {
		if (!(error instanceof UpstreamFailed)) throw error
		return { verdicts: criteria.map((criterion) => ({ criterion, isMet: null, why: '' })), tokens: 0 }
	}
}

function tokensOf({ tokens }: Completion, asked: string, answered: string): number {
	return tokens
		? tokens.read + tokens.written
		: Math.ceil((asked.length + answered.length) / CHARACTERS_A_TOKEN)
}

/** What its sample result was made with; of a blank that came since, its example. */
function sampleAnswers(
	promptId: string,
	language: Language,
	blanks: readonly { name: string; example: string }[],
): Filled {
	const written = new Map(Object.entries(findSampleFile(promptId)?.[language].answers ?? {}))
	return Object.fromEntries(blanks.map(({ name, example }) => [name, written.get(name) ?? example]))
}
