import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import { testFiles } from '../tests/support/setup/test-files.ts'

const { unit, embedded } = testFiles()
const onDatabase = {
	include: embedded.include,
	globalSetup: ['tests/support/setup/setup-embedded-folder.ts'],
	setupFiles: ['tests/support/setup/setup-embedded.ts'],
}

/** Share pictures are drawn by what stands outside of Stryker's copy of the project. */
const rules = { ...unit, exclude: [...unit.exclude, 'server/discovery/**'] }

/** Stryker's runner takes one project, not several: `MUTATED` names it. */
export default defineConfig({
	plugins: [lingui()],
	resolve: { tsconfigPaths: true },
	test: {
		...(process.env['MUTATED'] === 'embedded' ? onDatabase : rules),
		isolate: false,
		// As in vitest.config.ts: for what hangs.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 60_000 } },
		env: {
			LOG_LEVEL: 'silent',
			AUTH_SECRET: 'a secret of the tests, which is long enough',
			PRONTO_HISTORIES: '20',
		},
	},
})
