import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { startPostgres } from '../tests/support/setup/postgres.ts'
import { measureChatStreams } from './chat-streams.ts'
import { measureFocus } from './focus.ts'
import { measureJavaScript } from './javascript.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLocker } from './locker.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { measureRendered } from './rendered.ts'
import { conditions, keptNotes } from './report.ts'
import { measureSearch } from './search.ts'
import { measureStarts } from './starts.ts'
import { type Row, toMarkdown } from './table.ts'

const RESULTS = 'docs/benchmarks.md'
/** Everything below this line was written by a person and stays. */
const NOTES = '## Why a number is missed'

/** `npm run bench`: every line of the house's numbers that exists by now, in one run, written to docs/benchmarks.md. */
execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
const postgres = await startPostgres()
const sections: { title: string; rows: Row[] }[] = []
try {
	await section('JavaScript before interaction', async () => measureJavaScript())
	await section('Starts', measureStarts)
	await section(
		'Visitors’ pages from the cache, beside node:http with the same bytes, in alternation',
		measurePages,
	)
	await section('Rendered pages', async () => measureRendered(await postgres.createDatabase()))
	await section('Prompt locker, 1,000 saved prompts', measureLocker)
	await section('Search, 8 clients', async () => measureSearch(await postgres.createDatabase()))
	await section('Focus mode, autosave', async () => measureFocus(await postgres.createDatabase()))
	await section('Chat, 200 replies written at once', async () => [
		...(await measureChatStreams(await postgres.createDatabase())),
		...(await measureChatStreams(undefined)),
	])
	await section('Memory', async () => [
		...(await measureMemory(await postgres.createDatabase())),
		...(await measureMemory(undefined)),
	])
	await section('Lighthouse, mobile, medians of 3', measureLighthouse)
} finally {
	await postgres.stop()
}
writeFileSync(RESULTS, report())

async function section(title: string, measure: () => Promise<Row[]>): Promise<void> {
	process.stdout.write(`\n${title}\n`)
	const rows = await measure()
	sections.push({ title, rows })
	process.stdout.write(`${toMarkdown(rows)}\n`)
}

function report(): string {
	const tables = sections.map(({ title, rows }) => `## ${title}\n\n${toMarkdown(rows)}\n`)
	return `# Benchmarks\n\n${conditions('npm run bench')}\n\n${tables.join('\n')}\n${keptNotes(RESULTS, NOTES)}`
}
