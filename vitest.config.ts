import { lingui } from '@lingui/vite-plugin'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { wordsInPageLanguage } from './app/i18n/words-plugin.ts'
import { testFiles } from './tests/support/setup/test-files.ts'

const files = testFiles()

function project(name: keyof typeof files, rest: TestProjectInlineConfiguration['test'] = {}) {
	return { extends: true as const, test: { ...rest, ...files[name], name } }
}

/** A worker's files share what they import, and run in a third of the time: none may leave anything behind. */
const sharing = { isolate: false }

export default defineConfig({
	plugins: [wordsInPageLanguage(), lingui()],
	resolve: { tsconfigPaths: true },
	test: {
		// Much of a test’s time is waiting for a database or a server of its own.
		maxWorkers: 3,
		projects: [
			project('unit', sharing),
			project('slow'),
			project('embedded', {
				...sharing,
				globalSetup: ['tests/support/setup/setup-embedded-folder.ts'],
				setupFiles: ['tests/support/setup/setup-embedded.ts'],
			}),
			project('postgres', {
				...sharing,
				globalSetup: ['tests/support/setup/setup-postgres-cluster.ts'],
				setupFiles: ['tests/support/setup/setup-postgres.ts'],
			}),
			// Against the build, which `npm test` makes first.
			project('http', { ...sharing, globalSetup: ['tests/support/setup/setup-filled-folder.ts'] }),
			// Against the build too; a browser of each engine at a time.
			project('engines', { globalSetup: ['tests/engines/support/setup.ts'] }),
		].filter(({ test }) => test.include.length > 0),
		// For what hangs. How fast anything is depends on what else the machine has to do.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 60_000 } },
		css: { include: /tokens\.css/ },
		env: {
			LOG_LEVEL: 'silent',
			AUTH_SECRET: 'a secret of the tests, which is long enough',
			// The properties of billing ask more often than any person.
			PRONTO_LIMITS:
				'{"signInAccount":10,"signInAddress":50,"signInDevice":10,"currentPassword":10,"changePassword":5,"billing":1000000}',
		},
	},
})
