import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { startPostgres } from '../tests/support/setup/postgres.ts'
import { conditions, keptNotes } from './report.ts'
import { type Row, toMarkdown } from './table.ts'

export interface BenchPart {
	title: string
	measure: (createDatabase: () => Promise<string>) => Promise<Row[]>
	/** Whether it takes so long that it is measured only when its name is given. */
	onlyByName?: boolean
}

/** A document of measurements: one section for each part, then what a person wrote from the heading `notes` on. */
export interface Report {
	file: string
	title: string
	lead: string
	notes: string
	/** What measures it, before the name of a part. */
	command: string
	/** By the name under which each is asked for on the command line. */
	parts: Readonly<Record<string, BenchPart>>
}

/** Measures the parts with these names; writes each section when it is measured and leaves the others. */
export async function measureParts(report: Report, names: readonly string[]): Promise<void> {
	const { parts, command, file } = report
	execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
	const postgres = await startPostgres()
	try {
		for (const [name, { title, measure }] of Object.entries(parts)) {
			if (!names.includes(name)) continue
			process.stdout.write(`\n${title}\n`)
			const table = toMarkdown(await measure(postgres.createDatabase))
			process.stdout.write(`${table}\n`)
			writeFileSync(file, withSection(report, title, `${conditions(`${command} ${name}`)}\n\n${table}\n`))
		}
	} finally {
		await postgres.remove()
	}
}

/** The report with one section new and all others as they were, in the order of the parts. */
function withSection(
	{ file, title: heading, lead, notes, parts }: Report,
	title: string,
	text: string,
): string {
	const old = readFileSync(file, { encoding: 'utf8', flag: 'a+' })
	const sections = new Map(
		old
			.split(/^## /m)
			.slice(1)
			.map((section) => {
				const [first = '', ...lines] = section.split('\n')
				return [first, lines.join('\n').trim()] as const
			}),
	)
	sections.set(title, text.trim())
	const written = Object.values(parts).flatMap((part) => {
		const section = sections.get(part.title)
		return section === undefined ? [] : [`## ${part.title}\n\n${section}\n`]
	})
	return `# ${heading}\n\n${lead}\n\n${written.join('\n')}\n${keptNotes(file, notes)}`
}
