import { lingui } from '@lingui/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'
import { findPostgres } from './tests/postgres.ts'
import { findProxy } from './tests/proxy.ts'

const SOURCES = '{app,server,scripts,sandbox,tests}/**'
const TEST = `${SOURCES}/*.test.{ts,tsx,mjs}`
/** Tests that start databases or processes of their own, or take a module's place. */
const SLOW = `${SOURCES}/*.slow.test.ts`
const DATABASE = `${SOURCES}/*.db.test.ts`
const HTTP = `${SOURCES}/*.http.test.ts`
/** Tests of the running product that start a PostgreSQL of their own. */
const HTTP_ON_POSTGRES = `${SOURCES}/*.postgres.http.test.ts`
/** Those that also put a proxy before it. */
const HTTP_BEHIND_PROXY = `${SOURCES}/*.proxy.postgres.http.test.ts`

const hasPostgres = findPostgres() !== null
const hasProxy = findProxy() !== null

/** A worker's files share what they import, and run in a third of the time: none may leave anything behind. */
const sharing = { isolate: false }

const unit = {
	...sharing,
	name: 'unit',
	include: [TEST],
	exclude: [...configDefaults.exclude, SLOW, DATABASE, HTTP],
}
const slow = { name: 'slow', include: [SLOW] }
const embedded = {
	...sharing,
	name: 'embedded',
	include: [DATABASE],
	globalSetup: ['tests/setup-embedded-folder.ts'],
	setupFiles: ['tests/setup-embedded.ts'],
}
const postgres = {
	...sharing,
	name: 'postgres',
	include: [DATABASE],
	globalSetup: ['tests/setup-postgres-cluster.ts'],
	setupFiles: ['tests/setup-postgres.ts'],
}
/** Against the build: `npm test` and `npm run check` make one first. */
const http = {
	name: 'http',
	include: [HTTP],
	exclude: [
		...configDefaults.exclude,
		...(hasPostgres ? [] : [HTTP_ON_POSTGRES]),
		...(hasProxy ? [] : [HTTP_BEHIND_PROXY]),
	],
}

export default defineConfig({
	plugins: [lingui()],
	resolve: { tsconfigPaths: true },
	test: {
		// Much of a test’s time is waiting for a database or a server of its own.
		maxWorkers: 3,
		projects: [unit, slow, embedded, ...(hasPostgres ? [postgres] : []), http].map((test) => ({
			extends: true,
			test,
		})),
		// For what hangs. How fast anything is depends on what else the machine has to do.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		css: { include: /tokens\.css/ },
		env: {
			LOG_LEVEL: 'silent',
			AUTH_SECRET: 'a secret of the tests, which is long enough',
			// The properties of billing ask more often than any person.
			PRONTO_LIMITS: '{"signInAccount":10,"billing":1000000}',
		},
	},
})
