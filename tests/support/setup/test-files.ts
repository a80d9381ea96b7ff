import { globSync } from 'node:fs'
import { findFirefox, findWebKit } from '../../engines/support/programs.ts'
import { findPooler } from './pooler.ts'
import { findPostgres } from './postgres.ts'
import { findProxy } from './proxy.ts'

const SOURCES = '{app,server,scripts,sandbox,tests}/**'
const ANY = `${SOURCES}/*.test.{ts,tsx,mjs}`
/** Tests that start databases or processes of their own, or take a module's place. */
const SLOW = `${SOURCES}/*.slow.test.ts`
const DATABASE = `${SOURCES}/*.db.test.ts`
/**
 * Of these, tests of rules that ask the database nothing out of the ordinary: where there is a PostgreSQL, they run on that
 * alone. What databases do each in their own way (search, limits, locks, sorting, conflicts) runs on both; the whole product
 * on the embedded one is tried over HTTP and in the journeys.
 */
const ON_ONE_DATABASE = [
	'app/features/{account,admin,billing,contact,mailings,personal-data,reports}/**',
	'app/features/chat/{ui/**,chat-news*,chat-removal*,chat-rows*,chat-sight*}',
	'app/features/editing/{files/**,writing/**,changes/**,desk-list*,histories.db.test.ts}',
	'app/features/focus/{saving/**,focus-past*,focus-recommendation*}',
	'app/features/library/{member,series}/**',
	'app/features/locker/{ui,writing}/**',
	// How well what is found is ranked: the same programs on the same tables.
	'app/features/search/search-{people,relevance,strangers,wish}*',
	'app/requests/**',
	'server/**',
]
const HTTP = `${SOURCES}/*.http.test.ts`
/** Tests of the running product that start a PostgreSQL of their own. */
const HTTP_ON_POSTGRES = `${SOURCES}/*.postgres.http.test.ts`
/** Those that also put a proxy before it. */
const HTTP_BEHIND_PROXY = `${SOURCES}/*.proxy.postgres.http.test.ts`

/** Those that put a pool of connections before it. */
const HTTP_BEHIND_POOLER = `${SOURCES}/*.pooler.postgres.http.test.ts`

/** Journeys in every engine of browsers that is here. */
const ENGINES = `${SOURCES}/*.engine.test.ts`

/** The files of each of Vitest's projects, without those that need what this machine lacks. */
export function testFiles() {
	const [hasPostgres, hasProxy] = [findPostgres() !== null, findProxy() !== null]
	// Who asks for so many histories (tests/support/histories.ts) wants them of both databases.
	const isThorough = process.env['PRONTO_HISTORIES'] !== undefined
	return {
		unit: { include: [ANY], exclude: [SLOW, DATABASE, HTTP, ENGINES] },
		slow: { include: [SLOW] },
		embedded: { include: [DATABASE], exclude: hasPostgres && !isThorough ? ON_ONE_DATABASE : [] },
		postgres: { include: hasPostgres ? [DATABASE] : [] },
		engines: { include: [ENGINES] },
		http: {
			include: [HTTP],
			exclude: [
				...(hasPostgres ? [] : [HTTP_ON_POSTGRES]),
				...(hasProxy ? [] : [HTTP_BEHIND_PROXY]),
				...(findPooler() ? [] : [HTTP_BEHIND_POOLER]),
			],
		},
	}
}

/** The files that don't run here, or not on both databases, by the program that they need and that is missing. */
export function leftOut(): { program: string; files: string[] }[] {
	const needs = [
		{ program: 'PostgreSQL', isHere: findPostgres() !== null, patterns: [DATABASE, HTTP_ON_POSTGRES] },
		{ program: 'PgBouncer', isHere: findPooler() !== null, patterns: [HTTP_BEHIND_POOLER] },
		{ program: 'nginx', isHere: findProxy() !== null, patterns: [HTTP_BEHIND_PROXY] },
		{ program: 'Firefox', isHere: findFirefox() !== null, patterns: [ENGINES] },
		{ program: 'WebKit', isHere: findWebKit() !== null, patterns: [ENGINES] },
	]
	const seen = new Set<string>()
	return needs
		.filter(({ isHere }) => !isHere)
		.map(({ program, patterns }) => {
			const files = globSync(patterns).filter((file) => !seen.has(file))
			for (const file of files) seen.add(file)
			return { program, files }
		})
}
