import { randomUUID } from 'node:crypto'
import { type Row, STRANGER } from './access'
import type { Cell, World } from './access-world'

export const kindOf = ({ row }: Cell) => row.about ?? 'prompt'

function idOf(world: World, { owned, thing, role }: Cell): string {
	if (thing === 'none') return ''
	if (thing === 'own' && !owned) return world.idOf(role)
	return owned?.id ?? randomUUID()
}

/** The address of a door, about a thing. */
export function pathOf({ route, params = {} }: Row, id: string): string {
	return `/${route}`
		.replace(/:(\w+)\??/g, (_, name: string) =>
			name === 'id' && id ? id : (params[name] ?? '').replace(':thing', id),
		)
		.replace('*', params['*'] ?? '')
		.replace(/(.)\/$/, '$1')
}

/** Sends a request and stays where it is answered. */
export function ask(world: World, address: string, init: RequestInit): Promise<Response> {
	return fetch(world.server.origin + address, { redirect: 'manual', ...init })
}

/** Sends what a cell says, with headers that tell who asks. */
export function send(
	world: World,
	cell: Cell,
	headers: Record<string, string>,
	id = idOf(world, cell),
): Promise<Response> {
	const { row, method, role } = cell
	const fill = (text: string) =>
		text.replace(':id', id).replaceAll(':thing', id).replaceAll(':self', world.idOf(role))
	const path = pathOf(row, id)
	if (method === 'GET') return ask(world, path, { headers })
	if (row.json) {
		const body = fill(JSON.stringify(row.json))
		return ask(world, path, { method, body, headers: { ...headers, 'Content-Type': 'application/json' } })
	}
	const form = Object.entries(row.form ?? {}).map(([name, value]) => [name, fill(value)])
	return ask(world, path, { method, body: new URLSearchParams(form), headers })
}

/** What is wrong with the answer to a cell, by whichever header; nothing, where all is as the table says. */
export async function walk(world: World, cell: Cell, by?: Record<string, string>): Promise<string[]> {
	const { role, row } = cell
	const id = idOf(world, cell)
	const headers = row.byToken ? world.tokenOf(role) : await world.signedInAs(role, row.endsSession)
	const response = await send(world, cell, by ?? headers, id)
	const { status, location } = wanted(cell, id)
	const text = await response.text()
	return [
		...unless(response.status === status, cell, `${response.status} instead of ${cell.answer}`),
		...unless(
			location === undefined || response.headers.get('Location') === location,
			cell,
			`leads to ${response.headers.get('Location')} instead of ${location}`,
		),
		...leaks(cell, text),
		...oddities(cell, response, text),
	]
}

/** The same by the door through which a page's scripts read it. */
export async function walkData(world: World, cell: Cell): Promise<string[]> {
	const id = idOf(world, cell)
	const path = pathOf(cell.row, id)
	const address = path === '/' ? '/_.data' : `${path}.data`
	const response = await ask(world, address, { headers: await world.signedInAs(cell.role) })
	const { status, location } = wanted(cell, id)
	const text = await response.text()
	const expected = status >= 300 && status < 400 ? 202 : status
	return [
		...unless(response.status === expected, cell, `${response.status} instead of ${expected}`),
		...unless(text.includes(location ?? ''), cell, `does not lead to ${location}`),
		...leaks(cell, text),
	]
}

function wanted({ answer }: Cell, id: string): { status: number; location: string | undefined } {
	const [status, location] = answer.split(' ')
	const isAddress = location?.startsWith('/')
	return {
		status: Number(status),
		location: isAddress ? location?.replace('%3Aid', id).replace(':id', id) : undefined,
	}
}

/** Secrets that the answer should not hold, or should and doesn't. */
function leaks(cell: Cell, text: string): string[] {
	const { role, owned, answer } = cell
	const words = answer.split(' ')
	const secrets = text.match(/secret-of-[a-z]+-[a-z-]+-/g) ?? []
	const [own, kind] = [`secret-of-${role}-`, `-${kindOf(cell).replace(' ', '-')}-`]
	const isListed = words.includes('lists') || (words.includes('reads') && owned)
	const allowed = isListed ? secrets.filter((secret) => secret.startsWith(own) || secret.endsWith(kind)) : []
	const isRead = owned !== undefined && text.includes(owned.secret)
	return [
		...unless(
			isRead === words.includes('reads'),
			cell,
			isRead ? 'tells its secret' : 'does not tell its secret',
		),
		...unless(
			allowed.length === secrets.length,
			cell,
			`tells ${secrets.find((one) => !allowed.includes(one))}`,
		),
		...unless(secrets.length > 0 || !words.includes('lists'), cell, 'lists nothing'),
		...unless(seesPeople(cell) || !text.includes(STRANGER), cell, `tells ${STRANGER}`),
	]
}

/** Who reads other people's addresses: support all of them, editors those of who is reported. */
function seesPeople({ role, row: { route } }: Cell): boolean {
	if (role === 'editor') return route === 'admin/reports'
	return role === 'admin' || (role === 'support' && route.startsWith('admin'))
}

/** What is wrong with the answer's headers: what it is, for whom it may be kept, and who may read it (ASVS 3.4.2, 4.1.1). */
function oddities(cell: Cell, { headers }: Response, text: string): string[] {
	const type = headers.get('Content-Type') ?? ''
	const isText = /^text\/|xml/.test(type) && !type.startsWith('image/')
	const isSecret = /secret-of-/.test(text)
	// A program may keep what its own token read; a browser may keep nothing.
	const kept = cell.row.byToken ? /\b(?:private|no-store)\b/ : /\bno-store\b/
	return [
		...unless(text === '' || type !== '', cell, 'does not say what it is'),
		...unless(!isText || /charset=utf-8/i.test(type), cell, `does not say its letters: ${type}`),
		...unless(!isSecret || kept.test(headers.get('Cache-Control') ?? ''), cell, 'may be kept'),
		...unless(
			headers.has('Access-Control-Allow-Origin') === (cell.row.isForEverySite ?? false),
			cell,
			'is open to scripts of other sites, or is not and should be',
		),
	]
}

const unless = (isRight: boolean, { role, thing }: Cell, problem: string) =>
	isRight ? [] : [`${role}, ${thing}: ${problem}`]
