import { parseArgs } from 'node:util'
import { env } from '../app/env/env.server'
import { type Budget, USUAL_BUDGET } from '../app/features/admin/trials/trial'
import { tryPrompts } from '../app/features/admin/trials/trials.server'
import { configuredService } from '../app/features/chat/chat-completion.server'
import { exportLibrary } from '../app/features/editing/files/export.server'
import { ImportError, importLibrary } from '../app/features/editing/files/import.server'
import { currentLibrary } from '../app/features/library/versions/snapshot.server'

interface Answer {
	isDone: boolean
	lines: string[]
}

/** What is said of a run as it goes, where somebody sees it. */
type Tell = (line: string) => void

const USE = 'Use it so: npm run library -- try [ID] [--model MODEL] [--budget RUNS, or --budget 50000tokens]'
const LONGEST_MODEL = 200

/** Does what `npm run library` was asked: `export FOLDER`, `import FOLDER` or `try`. Answers what to print, in English. */
export async function runLibraryCommand(
	[verb, ...words]: readonly string[],
	signal?: AbortSignal,
	tell?: Tell,
): Promise<Answer> {
	if (verb === 'try') return runTry(words, signal, tell)
	const [folder = ''] = words
	try {
		if (verb === 'export') {
			const count = await exportLibrary(folder)
			return {
				isDone: true,
				lines: [`${count} prompts are in ${folder}. It holds what only subscribers and editors may read.`],
			}
		}
		return { isDone: true, lines: [`${await importLibrary(folder)} prompts are as ${folder} has them.`] }
	} catch (error) {
		if (!(error instanceof ImportError)) throw error
		return { isDone: false, lines: ['Nothing was taken in.', ...error.lines] }
	}
}

const no = (line: string): Answer => ({ isDone: false, lines: [line] })

/** Runs prompts on the configured chat service. */
async function runTry(
	words: readonly string[],
	signal: AbortSignal | undefined,
	tell: Tell | undefined,
): Promise<Answer> {
	const wish = parseTry(words)
	if (!wish) return no(USE)
	const service = configuredService()
	if (!service) {
		return no(
			'No chat service is configured: AI_BASE_URL names one. The sandbox’s stand-in says that it is a demo, and what it writes is no result.',
		)
	}
	const { name, budget, model = env().aiModels[0].id } = wish
	if (name !== null && !currentLibrary().find(name)) return no(`There is no published prompt ${name}.`)
	const lines: string[] = []
	const say = tell ?? ((line) => lines.push(line))
	const outcome = await tryPrompts(
		{ ...service, model },
		{ name, budget, tell: say, ...(signal ? { signal } : {}) },
	)
	const { stored, failed, tokens, stopped } = outcome
	const sum = `${stored} stored, ${failed} failed, about ${tokens} tokens, by ${model}.`
	const next = stored > 0 ? ['See them at /admin, under Prompts: each prompt has its runs.'] : []
	return { isDone: failed === 0, lines: [...lines, ...(stopped ? [stopped] : []), sum, ...next] }
}

/** What the words say; null where they say it wrongly. */
function parseTry(words: readonly string[]) {
	const options = { model: { type: 'string' }, budget: { type: 'string' } } as const
	try {
		const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
		const budget = budgetOf(values.budget)
		const { model } = values
		const isModel = model === undefined || (model.trim() !== '' && model.length <= LONGEST_MODEL)
		if (positionals.length > 1 || !budget || !isModel) return null
		return { name: positionals[0] ?? null, budget, model }
	} catch {
		return null
	}
}

function budgetOf(text: string | undefined): Budget | null {
	if (text === undefined) return USUAL_BUDGET
	const [, count, unit = 'runs'] = /^([1-9]\d{0,8})(runs|tokens)?$/.exec(text) ?? []
	return count === undefined ? null : { kind: unit === 'tokens' ? 'tokens' : 'runs', most: Number(count) }
}
