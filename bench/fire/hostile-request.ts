import fc from 'fast-check'
import { specialName } from '../../tests/any-text.ts'
import type { Door } from './doors.ts'
import { type Bait, hostileText, hostileValue } from './hostile-texts.ts'

/** Somebody who asks: the header that says who, and something of theirs. */
export interface Asker {
	name: string
	header: string
	id: string
}

export interface HostileRequest {
	what: string
	bytes: Buffer
}

const METHODS = [
	'GET',
	'POST',
	'HEAD',
	'PUT',
	'DELETE',
	'PATCH',
	'OPTIONS',
	'TRACE',
	'CONNECT',
	'get',
	'PROPFIND',
	'X',
]
const PARAMETERS = [
	...[
		'lang',
		'q',
		'category',
		'after',
		'before',
		'tab',
		'next',
		'token',
		'session_id',
		'code',
		'state',
		'error',
	],
	...['index', '_routes', 'page', 'id', 'format', 'redirect_uri', 'client_id', 'limit', 'cursor'],
]
const HEADERS = [
	...['Accept', 'Accept-Language', 'Accept-Encoding', 'Authorization', 'Content-Encoding', 'Content-Type'],
	...['Cookie', 'Expect', 'Forwarded', 'Host', 'If-Match', 'If-Modified-Since', 'If-None-Match', 'Origin'],
	...['Purpose', 'Range', 'Referer', 'Sec-Fetch-Site', 'Sec-Purpose', 'Stripe-Signature', 'Te', 'Upgrade'],
	...[
		'User-Agent',
		'X-Forwarded-For',
		'X-Forwarded-Host',
		'X-HTTP-Method-Override',
		'X-Original-URL',
		'X-Pad',
	],
	...['CF-IPCountry', 'Last-Event-ID', 'Mcp-Session-Id', 'Trailer', 'Via'],
]
const COOKIES = ['language', 'theme', 'tz', 'flash', 'session', '__Host-session', 'country', 'hostile']
const TYPES = [
	...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', 'x/y'],
	...['application/json; charset=utf-16', 'multipart/form-data; boundary=', 'text/x-script'],
]

/** Any request to any of the doors, by any of these people, with something hostile in it. */
export function hostileRequest(
	doors: readonly Door[],
	askers: readonly [Asker, ...Asker[]],
	bait: Bait,
): fc.Arbitrary<HostileRequest> {
	const text = hostileText(bait)
	const named = (names: readonly string[]) =>
		fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: specialName })
	const pair = (names: readonly string[]) => fc.tuple(named(names), text)
	return fc
		.record({
			door: fc.constantFrom(...doors),
			asker: fc.constantFrom(...askers),
			method: sometimes(10, fc.constantFrom(...METHODS)),
			/** What stands for a parameter of the path; nothing where it is the asker’s own thing. */
			place: sometimes(2, text),
			suffix: sometimes(5, fc.constantFrom('.data', '.data', '/', '//', '.json', '.md', '%00', ';x')),
			/** Written as it is, which breaks most requests. */
			isRaw: sometimes(12, fc.constant(true)),
			query: fc.array(pair(PARAMETERS), { maxLength: 3 }),
			headers: fc.array(pair(HEADERS), { maxLength: 2 }),
			cookies: fc.array(pair(COOKIES), { maxLength: 2 }),
			/** Headers with signs in them that no header may have, which breaks the request. */
			isWild: sometimes(12, fc.constant(true)),
			/** How the body is written; nothing where it is as the door wants it. */
			type: sometimes(8, fc.constantFrom(...TYPES)),
			changes: fc.array(fc.tuple(fc.nat(12), hostileValue(text)), { maxLength: 3 }),
			extra: fc.dictionary(named(['intent', 'id', 'next', 'scripted', 'x']), text, { maxKeys: 2 }),
			body: sometimes(12, text),
		})
		.map((drawn) => {
			const { door, method, place, suffix, isRaw, query, headers, cookies, isWild, type, changes, extra } =
				drawn
			const asker = door.endsSession ? { ...drawn.asker, header: '' } : drawn.asker
			const write = isRaw ? (part: string) => part : encode
			const path = door.path.replace(/:\w+/g, () => write(place ?? asker.id)) + (suffix ?? '')
			const asked = query.map(([name, value]) => `${write(name)}=${write(value)}`).join('&')
			const fields = { ...change(door.fields, asker.id, changes), ...extra }
			const hasBody = (method ?? door.method) !== 'GET' && (method ?? door.method) !== 'HEAD'
			const wanted = door.isJson ? 'application/json' : 'application/x-www-form-urlencoded'
			const body = hasBody ? bodyOf(type ?? wanted, fields, drawn.body) : Buffer.alloc(0)
			const tidy = (value: string) =>
				isWild ? value.replace(/(?:\r\n)+/g, '\r\n').trimEnd() : encodeHeader(value)
			const lines = [
				`${method ?? door.method} ${path}${asked ? `?${asked}` : ''} HTTP/1.1`,
				...(headers.some(([name]) => name === 'Host') ? [] : ['Host: localhost']),
				...(asker.header ? [asker.header] : []),
				...headers.map(([name, value]) => `${name}: ${tidy(value)}`),
				...cookies.map(([name, value]) => `Cookie: ${name}=${tidy(value)}`),
				...(hasBody ? [`Content-Type: ${type ?? wanted}`, `Content-Length: ${body.length}`] : []),
				'Connection: close',
			]
			const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
			return { what: `${asker.name}: ${lines[0]}`, bytes: Buffer.concat([head, body]) }
		})
}

/** Something once in so many times, else nothing. */
function sometimes<Value>(times: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
	return fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
}

const encode = (part: string) => encodeURIComponent(part.toWellFormed())
const encodeHeader = (value: string) => value.replace(/[^\x20-\x7e]/g, '').slice(0, 2_000)

/** An honest body with some of its fields said otherwise, at any depth. */
function change(
	fields: Readonly<Record<string, unknown>>,
	id: string,
	changes: readonly [number, unknown][],
): Record<string, unknown> {
	const filled: Record<string, unknown> = JSON.parse(JSON.stringify(fields).replaceAll('":id"', `"${id}"`))
	for (const [place, value] of changes) {
		const spots = spotsOf(filled)
		const spot = spots[place % Math.max(1, spots.length)]
		// A copy: the same value can be drawn twice, and must not end up inside of itself.
		if (spot) spot.holder[spot.name] = JSON.parse(JSON.stringify(value))
	}
	return filled
}

interface Spot {
	holder: Record<string, unknown>
	name: string
}

function spotsOf(holder: Record<string, unknown>): Spot[] {
	return Object.keys(holder).flatMap((name) => {
		const value = holder[name]
		const inside = isRecord(value) ? spotsOf(value) : []
		return [{ holder, name }, ...inside]
	})
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}

function bodyOf(type: string, fields: Record<string, unknown>, raw: string | null): Buffer {
	if (raw !== null) return Buffer.from(raw)
	const texts = Object.entries(fields).map(
		([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
	)
	if (type === 'multipart/form-data') {
		const parts = texts.map(
			([name, value]) =>
				`--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${value}\r\n`,
		)
		return Buffer.from(`${parts.join('')}--x--\r\n`)
	}
	if (type.startsWith('application/x-www-form')) {
		return Buffer.from(texts.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))
	}
	return Buffer.from(JSON.stringify(fields))
}
