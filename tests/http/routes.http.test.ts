import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLES, type Role } from '../support/access/access'
import { ask, kindOf, pathOf, send, walk, walkData } from '../support/access/access-walk'
import { cellsOf, startWorld, type World } from '../support/access/access-world'
import { builtDoors } from '../support/access/built-doors'
import { DOOR_TABLE, unknownDoors } from '../support/access/door-table'

const built = builtDoors()
const doors = DOOR_TABLE.map(([method, row]) => ({
	method,
	row,
	route: row.route,
	cells: cellsOf(row, method),
}))
	// Who ends sessions comes last: they are the others' too.
	.toSorted((one, other) => Number(one.row.endsSession ?? false) - Number(other.row.endsSession ?? false))
const cells = doors.flatMap((door) => door.cells)

let world: World
beforeAll(async () => {
	world = await startWorld(cells)
	await Promise.all(ROLES.map((role) => world.signedInAs(role)))
})
afterAll(() => world.remove())

test('every door of the product stands in the table', () => {
	expect(built.length).toBeGreaterThan(100)
	expect(unknownDoors(built)).toEqual([])
})

test.each(doors.filter(({ row }) => !row.endsSession))('$method /$route', async (door) => {
	expect((await Promise.all(door.cells.map((cell) => walk(world, cell)))).flat()).toEqual([])
})

const withPages = new Set(built.filter(({ hasPage }) => hasPage).map(({ route }) => route))
const pages = doors.filter(({ method, route }) => method === 'GET' && withPages.has(route) && route !== '*')

test.each(pages)('the data of /$route', async (door) => {
	expect((await Promise.all(door.cells.map((cell) => walkData(world, cell)))).flat()).toEqual([])
})

const paths = [...new Set(doors.map(({ route }) => route))].filter((route) => route !== '*')
/** What no address takes is refused before anybody looks who asks; a door that took it would lead away, or say no in another way. */
const REFUSED_UNSEEN = ['PUT', 'PATCH', 'DELETE']

test(`${paths.length * REFUSED_UNSEEN.length} more: no door takes ${REFUSED_UNSEEN}, whoever asks`, async () => {
	const statusOf = async (path: string, method: string, role: Role) =>
		(await ask(world, path, { method, headers: await world.signedInAs(role) })).status
	for (const route of paths) {
		const row = doors.find((door) => door.route === route)?.row ?? { route, answers: {} }
		const asked = REFUSED_UNSEEN.map((method) => statusOf(pathOf(row, '1'), method, 'visitor'))
		expect(await Promise.all(asked), route).toEqual(REFUSED_UNSEEN.map(() => 405))
	}
	for (const role of ROLES) {
		const asked = REFUSED_UNSEEN.map((method) => statusOf('/settings', method, role))
		expect(await Promise.all(asked), role).toEqual(REFUSED_UNSEEN.map(() => 405))
	}
})

/** What no table names; it is enough to ask who may least, who may most, and somebody between them. */
const refused = paths.flatMap((route) => {
	const taken = doors.filter((door) => door.route === route)
	const row = taken[0]?.row ?? { route, answers: {} }
	const few: readonly Role[] = ['visitor', 'legend', 'admin']
	return ['GET', 'POST']
		.filter((method) => !taken.some((door) => door.method === method))
		.flatMap((method) => few.map((role) => ({ row, method, role })))
})

test(`${refused.length} more: no door takes the other method where the table has one, from nobody`, async () => {
	for (const route of paths) {
		const asked = refused.filter(({ row }) => row.route === route)
		const answers = await Promise.all(
			asked.map(async ({ row, method, role }) => {
				const init = { method, headers: await world.signedInAs(role) }
				return { method, role, status: (await ask(world, pathOf(row, '1'), init)).status }
			}),
		)
		// A page that everybody is led away from leads them away whatever they send.
		const isRefused = (status: number) => status === 405 || status === 404 || Math.floor(status / 100) === 3
		expect(
			answers.filter(({ status }) => !isRefused(status)),
			route,
		).toEqual([])
	}
})

test.each(doors.filter(({ method }) => method === 'POST'))(
	'POST /$route from another site is refused',
	async ({ row, cells: [first] }) => {
		if (!first) return
		for (const headers of [
			{ Origin: 'https://evil.example' },
			{ 'Sec-Fetch-Site': 'cross-site' },
			// Another name under the same domain belongs to somebody else.
			{ 'Sec-Fetch-Site': 'same-site' },
		]) {
			const asker = { ...first, role: 'admin' as const, row }
			const response = await send(world, asker, { ...(await world.signedInAs('admin')), ...headers })
			expect(response.status).toBe(403)
		}
	},
)

/** Where programs come with a token of their person's. */
const IS_FOR_TOKENS = /^(?:api\/v1\/|api\/openapi|mcp$|prompt\/:name$)/
const closed = doors
	.filter(({ route }) => !IS_FOR_TOKENS.test(route))
	.flatMap((door) => door.cells.filter(({ role }) => role === 'visitor').slice(0, 1))

test(`${closed.length} more: at every other door a personal token is as good as none`, async () => {
	const problems = await Promise.all(closed.map((cell) => walk(world, cell, world.tokenOf('legend'))))
	expect(problems.flat()).toEqual([])
})

test.each(doors.filter(({ row }) => row.endsSession))('$method /$route', async (door) => {
	const problems: string[] = []
	for (const cell of door.cells) problems.push(...(await walk(world, cell)))
	expect(problems).toEqual([])
})

const read = pages.flatMap((door) => door.cells).length

test(`after all ${cells.length} cells, ${read} of them by their data too, only what the table says has changed`, async () => {
	const after = await world.end()
	const mayChange = new Set(
		cells
			.filter(({ answer }) => answer.split(' ').includes('changes'))
			.map((cell) => `${kindOf(cell)} ${cell.owned?.id}`),
	)
	const changed = [...world.before].filter(([key, stored]) => after.get(key) !== stored).map(([key]) => key)
	expect(changed.toSorted()).toEqual([...mayChange].toSorted())
})
