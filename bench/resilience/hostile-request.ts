import fc from 'fast-check'
import type { HonestRequest } from '../../tests/support/access/access.ts'
import type { Door } from '../../tests/support/access/door-table.ts'
import { changed } from './changed-fields.ts'
import { anyLoad, anyWriting, type Load, longValue, rarely, type Writing, writeBody } from './hostile-body.ts'
import {
	addressOf,
	anyHead,
	anyPath,
	encodeHeader,
	filled,
	type Head,
	named,
	type Path,
} from './hostile-head.ts'
import { METHODS } from './hostile-names.ts'
import { type Bait, hostileText, hostileValue } from './hostile-texts.ts'
import type { WrittenRequest } from './raw-exchange.ts'

/** Somebody who asks: the header that says who, and something of theirs. */
export interface Asker {
	name: string
	header: string
	id: string
}

export interface HostileRequest {
	/** Who asks what, in a line. */
	what: string
	door: Door
	/** As it was sent, which is rarely another one than the door's. */
	method: string
	asker: Asker
	/** Made when it is sent: many of them are drawn before, and some are large. */
	write(): WrittenRequest
}

interface Wishes {
	doors: readonly Door[]
	askers: readonly [Asker, ...Asker[]]
	bait: Bait
	/** How large the bodies are that some requests bring; all of them where `isAlwaysLarge`. */
	size: fc.Arbitrary<number>
	isAlwaysLarge?: boolean
}

/** Doors after which nobody’s session is left. */
const endsSession = ({ requests }: Door) => requests.some((request) => request.endsSession)

/** Any request to any of the doors, by any of these people, with something hostile in it. */
export function hostileRequest(wishes: Wishes): fc.Arbitrary<HostileRequest> {
	const { doors, askers, bait, size, isAlwaysLarge = false } = wishes
	const text = hostileText(bait)
	const load = anyLoad(size)
	const asked = fc
		.constantFrom(...doors)
		.chain((door) => fc.constantFrom(...door.requests).map((request) => ({ door, request })))
	return asked.chain(({ door, request }) =>
		fc
			.record({
				door: fc.constant(door),
				asker: fc.constantFrom(...askers),
				request: fc.constant(request),
				method: rarely(10, fc.constantFrom(...METHODS)),
				path: anyPath(text),
				head: anyHead(text),
				writing: anyWriting(request.json !== undefined),
				changes: fc.array(fc.tuple(fc.nat(12), hostileValue(text)), { maxLength: 3 }),
				extra: fc.dictionary(named(['intent', 'id', 'next', 'scripted', 'x']), text, { maxKeys: 2 }),
				/** In place of all that a body should be. */
				raw: rarely(12, text),
				load: isAlwaysLarge ? load : rarely(20, load),
			})
			.map(requestOf),
	)
}

/** What a door is asked by who means well, by the same method. */
export function honestRequest({
	door,
	asker,
	method,
}: Pick<HostileRequest, 'door' | 'asker' | 'method'>): WrittenRequest {
	const [request] = door.requests
	if (!request) throw new Error(`/${door.route} has no entry.`)
	const path = { place: null, at: 0, suffix: null, isRaw: false, query: [] }
	const head = { headers: [], cookies: [], isWild: false, filling: null }
	const writing = {
		kind: request.json ? ('json' as const) : ('form' as const),
		charset: null,
		isCompressed: false,
		chunk: null,
	}
	return requestOf({
		door,
		asker,
		request,
		method,
		path,
		head,
		writing,
		changes: [],
		extra: {},
		raw: null,
		load: null,
	}).write()
}

interface Drawn {
	door: Door
	asker: Asker
	request: HonestRequest
	method: string | null
	path: Path
	head: Head
	writing: Writing
	changes: readonly [number, unknown][]
	extra: Record<string, string>
	raw: string | null
	load: Load | null
}

function requestOf(drawn: Drawn): HostileRequest {
	const { door, request, path, head } = drawn
	const asker = endsSession(door) ? { ...drawn.asker, header: '' } : drawn.asker
	const method = drawn.method ?? door.method
	const line = `${method} ${addressOf(request, path, asker.id)} HTTP/1.1`
	const tidy = (value: string) =>
		head.isWild ? value.replace(/(?:\r\n)+/g, '\r\n').trimEnd() : encodeHeader(value)
	const lines = [
		...(head.headers.some(([name]) => name === 'Host') ? [] : ['Host: localhost']),
		...(asker.header ? [asker.header] : []),
		...head.headers.map(([name, value]) => `${name}: ${tidy(value)}`),
		...head.cookies.map(([name, value]) => `Cookie: ${name}=${tidy(value)}`),
	]
	return {
		what: `${asker.name}: ${line.slice(0, 300)}`,
		door,
		method,
		asker,
		write() {
			const { lines: about, bytes } = bodyFor(drawn, asker.id, method)
			// What is large comes on a connection that would stay: a refusal of it has to end that.
			const end = drawn.load ? [] : ['Connection: close']
			const all = [...filled(line, head.filling), ...lines, ...about, ...end]
			return { head: Buffer.from(`${all.join('\r\n')}\r\n\r\n`), body: bytes }
		},
	}
}

function bodyFor(drawn: Drawn, id: string, method: string): { lines: string[]; bytes: Buffer } {
	const { request, writing, changes, extra, raw, load } = drawn
	if (!load && (method === 'GET' || method === 'HEAD')) return { lines: [], bytes: Buffer.alloc(0) }
	if (raw !== null && !load) {
		const bytes = Buffer.from(raw)
		return { lines: [`Content-Length: ${bytes.length}`], bytes }
	}
	const long: [number, unknown][] = load?.shape === 'value' ? [[load.place, longValue(load, writing)]] : []
	const fields = changed(request.whole ?? request.json ?? request.form ?? {}, id, [...changes, ...long])
	return writeBody({ ...fields, ...extra }, writing, load)
}
