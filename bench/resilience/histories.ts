import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Row } from '../table.ts'

const Report = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	testResults: z.array(
		z.object({ assertionResults: z.array(z.object({ failureMessages: z.array(z.string()) })) }),
	),
})

/** The properties of histories that `npm test` tries a few of: what is in them, and how many make a night's run. */
export const PROPERTIES = [
	{
		about: 'focus sessions on two to four devices',
		file: 'app/features/focus/saving/saver.db.test.ts',
		count: 3_000,
	},
	{
		about: 'edits and drafts of a locker on two to four devices',
		file: 'app/features/locker/writing/writing.db.test.ts',
		count: 2_000,
	},
	{
		about: 'chats on two or three devices',
		file: 'app/features/chat/ui/chat-talks.db.test.ts',
		count: 1_000,
	},
	{
		about: 'a prompt of the library that two editors write, publish and withdraw',
		file: 'app/features/editing/histories.db.test.ts',
		count: 500,
	},
	{
		about: 'a draft of the library that two editors write on three devices',
		file: 'app/features/editing/writing/desk-devices.db.test.ts',
		count: 1_000,
	},
	{
		about: 'accounts that two people want',
		file: 'app/features/account/account-takeover.db.test.ts',
		count: 300,
	},
	{
		about: 'events of Stripe',
		file: 'app/features/billing/subscription/subscription-truth.db.test.ts',
		count: 2_500,
	},
	{
		about: 'what admins do to a person, and Stripe',
		file: 'app/features/admin/people-truth.db.test.ts',
		count: 2_500,
	},
]

/** Tries each property on each database with many random histories, all from one seed. */
export async function measureHistories(seed: number): Promise<{ rows: Row[]; problems: string[] }> {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-histories-'))
	const rows: Row[] = []
	const problems: string[] = []
	try {
		for (const { about, file, count } of PROPERTIES) {
			for (const database of ['embedded', 'postgres']) {
				const output = join(folder, `${rows.length}.json`)
				await tryProperty(file, database, output, {
					PRONTO_HISTORIES: String(count),
					PRONTO_SEED: String(seed),
				})
				const { numPassedTests, numFailedTests, testResults } = Report.parse(
					JSON.parse(readFileSync(output, 'utf8')),
				)
				rows.push({
					what: `Properties that failed of ${numPassedTests + numFailedTests}, each with ${count} histories of ${about}, seed ${seed}, ${database}`,
					reached: numPassedTests > 0 ? numFailedTests : Number.NaN,
					wanted: 0,
					unit: '',
				})
				problems.push(
					...testResults.flatMap(({ assertionResults }) =>
						assertionResults.flatMap(({ failureMessages }) => failureMessages),
					),
				)
			}
		}
	} finally {
		rmSync(folder, { recursive: true })
	}
	return { rows, problems }
}

function tryProperty(
	file: string,
	project: string,
	output: string,
	env: Record<string, string>,
): Promise<void> {
	const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file]
	args.push('--reporter=json', `--outputFile=${output}`)
	// A property that fails is in the file, and no reason to stop.
	return new Promise((resolve) => {
		execFile(process.execPath, args, { env: { ...process.env, ...env } }, () => resolve())
	})
}
