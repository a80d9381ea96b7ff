import fc from 'fast-check'
import type { HonestRequest } from '../../tests/support/access/access.ts'
import { specialName } from '../../tests/support/any-text.ts'
import { rarely } from './hostile-body.ts'
import { COOKIES, HEADERS, PARAMETERS, SUFFIXES } from './hostile-names.ts'
import { logUniform } from './sizes.ts'

/** No head of more bytes than this is sent. */
const LARGEST_HEAD = 1_000_000
type Pairs = [name: string, value: string][]

export interface Path {
	/** What stands for a parameter of the path, and for which; nothing where it is the asker’s own thing. */
	place: string | null
	at: number
	suffix: string | null
	/** Written as it is, which breaks most requests. */
	isRaw: boolean
	query: Pairs
}

export interface Head {
	headers: Pairs
	cookies: Pairs
	/** Headers with signs in them that no header may have, which breaks the request. */
	isWild: boolean
	/** One kind of line that there is very much of: so many times, so long each. */
	filling: { kind: 'query' | 'path' | 'cookie' | 'header'; times: number; length: number } | null
}

export const named = (names: readonly string[]) =>
	fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: specialName })
const pairs = (names: readonly string[], text: fc.Arbitrary<string>, maxLength: number) =>
	fc.array(fc.tuple(named(names), text), { maxLength })
const once = (times: number) => rarely(times, fc.constant(true)).map((drawn) => drawn ?? false)

export function anyPath(text: fc.Arbitrary<string>): fc.Arbitrary<Path> {
	return fc.record({
		place: rarely(2, text),
		at: fc.nat(2),
		suffix: rarely(5, fc.constantFrom(...SUFFIXES)),
		isRaw: once(12),
		query: pairs(PARAMETERS, text, 3),
	})
}

export function anyHead(text: fc.Arbitrary<string>): fc.Arbitrary<Head> {
	const kind = fc.constantFrom('query', 'path', 'cookie', 'header')
	return fc.record({
		headers: pairs(HEADERS, text, 2),
		cookies: pairs(COOKIES, text, 2),
		isWild: once(12),
		filling: rarely(20, fc.record({ kind, times: logUniform(1, 10_000), length: logUniform(1, 20_000) })),
	})
}

/** The first line of a request and the lines that only fill its head, of at most `LARGEST_HEAD` bytes. */
export function filled(line: string, filling: Head['filling']): string[] {
	if (!filling) return [line]
	const { kind, length } = filling
	const times = Math.max(1, Math.min(filling.times, Math.floor(LARGEST_HEAD / (length + 10))))
	const value = 'x'.repeat(length)
	if (kind === 'path') return [line.replace(' HTTP/1.1', `${`/${value}`.repeat(times)} HTTP/1.1`)]
	if (kind === 'query') return [line.replace(' HTTP/1.1', `?${`q=${value}&`.repeat(times)} HTTP/1.1`)]
	if (kind === 'cookie')
		return [
			line,
			`Cookie: ${Array.from({ length: times }, (_none, place) => `c${place}=${value}`).join('; ')}`,
		]
	return [line, ...Array.from({ length: times }, (_none, place) => `X-Pad-${place}: ${value}`)]
}

export function addressOf({ route, params = {} }: HonestRequest, path: Path, id: string): string {
	const write = path.isRaw ? (part: string) => part : encode
	const names = route.match(/:\w+\??|\*/g) ?? []
	const hostile = path.place === null ? -1 : path.at % Math.max(1, names.length)
	let number = -1
	const address = route.replace(/:(\w+)\??|\*/g, (found, name?: string) => {
		number += 1
		const honest = (params[name ?? found] ?? ':thing').replace(':thing', id)
		// What a file is of stays, so that it comes to the door.
		const [ending = ''] = /\.\w+$/.exec(honest) ?? []
		return number === hostile ? write(path.place ?? '') + ending : honest
	})
	const asked = path.query.map(([name, value]) => `${write(name)}=${write(value)}`).join('&')
	return `/${address}${path.suffix ?? ''}${asked ? `?${asked}` : ''}`
}

const encode = (part: string) => encodeURIComponent(part.toWellFormed())
export const encodeHeader = (value: string) => value.replace(/[^\x20-\x7e]/g, '').slice(0, 2_000)
