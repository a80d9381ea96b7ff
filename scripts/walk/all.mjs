// Every screen at every width, in both themes and languages: pictures in .walk/, and what is wrong in the output.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { buildWhereChanged } from '../launch/build.mjs'
import { scriptOf } from '../launch/runtime.mjs'
import { main, say } from '../launch/say.mjs'
import { ensureBrowser } from '../test/tools.mjs'

const PICTURES = '.walk'
/** What was measured of the prompt’s pages, for docs/prompt-page.md. */
const TABLE = './tests/e2e/support/prompt-page-table.ts'
const JOURNEYS = ['tests/e2e/walk.e2e.ts', 'tests/e2e/library/prompt-layout.e2e.ts']

await main(async () => {
	await ensureBrowser()
	await buildWhereChanged(process.execPath)
	// A part of the walk, chosen by words of the names, leaves the other pictures as they are.
	const chosen = process.argv.slice(2).flatMap((words) => ['--grep', words])
	if (chosen.length === 0) rmSync(PICTURES, { recursive: true, force: true })
	const walk = ['test', ...JOURNEYS, `--reporter=dot,${TABLE}`, ...chosen]
	const args = [scriptOf('@playwright/test', 'playwright'), ...walk]
	const env = { ...process.env, PRONTO_WALK: PICTURES }
	const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'exit')
	say(`The pictures are in ${PICTURES}/`)
	process.exitCode = code ?? 1
})
