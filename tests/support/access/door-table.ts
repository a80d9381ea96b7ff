import type { HonestRequest, Method, Row } from './access.ts'
import { ADMIN_PAGES, ADMIN_ROUTES } from './admin-routes.ts'
import { AUTHORING_PAGES, AUTHORING_ROUTES } from './authoring-routes.ts'
import { type BuiltDoor, builtDoors } from './built-doors.ts'
import { COLLECTION_PAGES, COLLECTION_ROUTES } from './collection-routes.ts'
import { DESK_ROUTES } from './desk-routes.ts'
import { MUTATING_DOORS, READING_DOORS } from './door-routes.ts'
import { EDITOR_PAGES, EDITOR_ROUTES } from './editor-routes.ts'
import { MUTATING_ROUTES } from './mutating-routes.ts'
import { READING_ROUTES } from './reading-routes.ts'
import { MUTATING_STAND_INS, READING_STAND_INS } from './stand-in-routes.ts'

const by = <Request>(method: Method, requests: readonly Request[]) =>
	requests.map((request): [Method, Request] => [method, request])

/** The one table: every door of the product, for everybody, about everybody's things. */
export const DOOR_TABLE: readonly [method: Method, row: Row][] = [
	...by('GET', [
		...READING_ROUTES,
		...ADMIN_PAGES,
		...AUTHORING_PAGES,
		...COLLECTION_PAGES,
		...EDITOR_PAGES,
		...READING_DOORS,
	]),
	...by('POST', [
		...MUTATING_ROUTES,
		...ADMIN_ROUTES,
		...AUTHORING_ROUTES,
		...COLLECTION_ROUTES,
		...DESK_ROUTES,
		...EDITOR_ROUTES,
		...MUTATING_DOORS,
	]),
]

/** The doors of the sandbox's stand-ins, which are nobody's and everybody's. */
const STAND_IN_TABLE: readonly [method: Method, request: HonestRequest][] = [
	...by('GET', READING_STAND_INS),
	...by('POST', MUTATING_STAND_INS),
]

const TABLES: readonly [method: Method, request: HonestRequest][] = [...DOOR_TABLE, ...STAND_IN_TABLE]

export interface Door extends BuiltDoor {
	/** What is asked there, in as many ways as the tables have. */
	requests: readonly HonestRequest[]
}

/** Doors of the built product that have no entry in the tables, and entries that are no door, as lines to read. */
export function unknownDoors(built: readonly BuiltDoor[]): string[] {
	const nameOf = (method: string, route: string) => `${method} /${route}`
	const told = new Set(TABLES.map(([method, { route }]) => nameOf(method, route)))
	const there = new Set(built.map(({ method, route }) => nameOf(method, route)))
	return [
		...[...there.difference(told)].map((door) => `${door} is a door without an entry in tests/*-routes.ts.`),
		...[...told.difference(there)].map((door) => `${door} has an entry and is no door.`),
	]
}

/** Every door of the built product with its entries. Throws where one has none. */
export function everyDoor(): Door[] {
	const built = builtDoors()
	const unknown = unknownDoors(built)
	if (unknown.length > 0) throw new Error(unknown.join('\n'))
	return built.map((door) => {
		const entries = TABLES.filter(([method, { route }]) => method === door.method && route === door.route)
		return { ...door, requests: entries.map(([, request]) => request) }
	})
}
