import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { specialName } from '../../tests/support/any-text.ts'
import { costlyText } from './costly-texts.ts'

/** How a body is written down, whatever it says. */
export interface Writing {
	kind: 'form' | 'parts' | 'json' | 'lines' | 'text'
	/** What the type says of its letters, which may be a lie. */
	charset: string | null
	isCompressed: boolean
	/** Bytes of each chunk, where the length is not told beforehand. */
	chunk: number | null
}

/** What makes a body large: one long value, many fields, depth, or no sense at all. */
export interface Load {
	shape: 'value' | 'fields' | 'depth' | 'noise'
	/** Bytes, about. */
	size: number
	/** What it is made of. */
	filler: string
	/** Which of the fields it is in. */
	place: number
}

const TYPES: Record<Writing['kind'], string> = {
	form: 'application/x-www-form-urlencoded',
	parts: 'multipart/form-data; boundary=x',
	json: 'application/json',
	lines: 'application/x-ndjson',
	text: 'text/plain',
}

/** Any way to write a body, most often the one that the door wants. */
export function anyWriting(isJson: boolean): fc.Arbitrary<Writing> {
	const wanted = isJson ? ('json' as const) : ('form' as const)
	return fc.record({
		kind: fc.oneof(
			{ weight: 3, arbitrary: fc.constant(wanted) },
			{ weight: 1, arbitrary: fc.constantFrom('form', 'parts', 'json', 'lines', 'text') },
			{ weight: isJson ? 0 : 1, arbitrary: fc.constant('parts' as const) },
		),
		charset: rarely(8, fc.constantFrom('utf-8', 'utf-16', 'utf-7', 'latin1', 'x', '', '"')),
		isCompressed: fc.oneof(
			{ weight: 9, arbitrary: fc.constant(false) },
			{ weight: 1, arbitrary: fc.constant(true) },
		),
		chunk: rarely(3, fc.constantFrom(1, 7, 1_000, 16_384, 65_536)),
	})
}

export function anyLoad(size: fc.Arbitrary<number>): fc.Arbitrary<Load> {
	const filler = fc.oneof(
		fc.constantFrom('a', 'a&', '=', '%', "'", '0,', '\u0000', 'é'),
		specialName,
		costlyText(200),
	)
	return fc.record({
		shape: fc.constantFrom('value', 'fields', 'depth', 'noise'),
		size,
		filler,
		place: fc.nat(12),
	})
}

/** Something once in so many times, else nothing. */
export function rarely<Value>(times: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
	return fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
}

/** The header lines and the bytes of a body. */
export function writeBody(
	fields: Readonly<Record<string, unknown>>,
	writing: Writing,
	load: Load | null,
): { lines: string[]; bytes: Buffer } {
	const { kind, charset, isCompressed, chunk } = writing
	const plain = load?.shape === 'noise' ? noise(load) : Buffer.from(bodyOf(kind, fields, load))
	const body = isCompressed ? gzipSync(plain, { level: 1 }) : plain
	const type = charset === null ? TYPES[kind] : `${TYPES[kind]}; charset=${charset}`
	const lines = [`Content-Type: ${type}`, ...(isCompressed ? ['Content-Encoding: gzip'] : [])]
	if (chunk === null) return { lines: [...lines, `Content-Length: ${body.length}`], bytes: body }
	return { lines: [...lines, 'Transfer-Encoding: chunked'], bytes: inChunks(body, chunk) }
}

function bodyOf(kind: Writing['kind'], fields: Readonly<Record<string, unknown>>, load: Load | null): string {
	const said = Object.entries(fields)
	const texts = said.map(
		([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
	)
	if (kind === 'form')
		return [...texts.map(([name, value]) => `${encode(name)}=${encode(value)}`), ...inForm(load)].join('&')
	if (kind === 'parts')
		return `${[...texts.map(([name, value]) => part(name, value)), ...inParts(load)].join('')}--x--\r\n`
	const json = `{${[...said.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`), ...inJson(said[0]?.[0] ?? 'x', load)].join()}}`
	return kind === 'lines' && load ? again(`${json.slice(0, 1_000)}\n`, load.size) : json
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())
const again = (text: string, size: number) =>
	text.repeat(Math.max(1, Math.floor(size / Math.max(1, text.length))))
/** A field of that name is the one upload that the product takes. */
const UPLOAD = 'file'
const part = (name: string, value: string) =>
	`--x\r\nContent-Disposition: form-data; name="${name}"${name === UPLOAD ? '; filename="prompts.csv"' : ''}\r\n\r\n${value}\r\n`

function inForm(load: Load | null): string[] {
	if (!load || load.shape === 'value') return []
	const { shape, size, filler } = load
	if (shape === 'depth') return [`x${again('[x]', size)}=1`]
	return [again(`${encode(filler).slice(0, 20)}&`, size)]
}

function inParts(load: Load | null): string[] {
	if (!load || load.shape === 'value') return []
	const { shape, size, filler } = load
	if (shape === 'depth') return [part(again('[x]', size), '1')]
	return [again(part('x', filler.slice(0, 20)), size)]
}

function inJson(name: string, load: Load | null): string[] {
	if (!load || load.shape === 'value') return []
	const { shape, size, filler } = load
	const quoted = JSON.stringify(filler)
	if (shape === 'depth') return [`${JSON.stringify(name)}:${'['.repeat(size / 2)}${']'.repeat(size / 2)}`]
	return [
		`${JSON.stringify(name)}:[${again(`${quoted},`, size)}0]`,
		again(`${quoted}:0,`, size / 10).slice(0, -1),
	]
}

/** The one long value that some loads are: as long as it may be for the whole to be about as large as the load says. */
export function longValue({ size, filler }: Load, { kind }: Writing): string {
	const written = kind === 'form' ? encode(filler) : JSON.stringify(filler).slice(1, -1)
	return filler.repeat(Math.max(1, Math.floor(size / Math.max(1, written.length))))
}

/** Bytes without a sense; many of them are no letter of any alphabet. */
function noise({ size, filler }: Load): Buffer {
	const block = Buffer.from(
		Array.from({ length: 997 }, (_none, place) => (place * 7_919 + filler.length * 31) % 256),
	)
	return Buffer.alloc(size, block)
}

function inChunks(body: Buffer, size: number): Buffer {
	const count = Math.min(Math.ceil(body.length / size), 50_000)
	const length = Math.max(1, Math.ceil(body.length / Math.max(1, count)))
	const pieces: Buffer[] = []
	for (let at = 0; at < body.length; at += length) {
		const piece = body.subarray(at, at + length)
		pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'))
	}
	return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')])
}
