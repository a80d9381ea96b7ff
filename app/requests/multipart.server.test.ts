import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readParts } from './multipart.server'

async function posted(form: FormData): Promise<{ type: string; body: Buffer<ArrayBuffer> }> {
	const request = new Request('http://localhost/', { method: 'POST', body: form })
	return {
		type: request.headers.get('Content-Type') ?? '',
		body: Buffer.from(await request.arrayBuffer()),
	}
}

const plain = (text: string, boundary = 'x') => ({
	type: `multipart/form-data; boundary=${boundary}`,
	body: Buffer.from(text),
})
const FIELD = 'Content-Disposition: form-data; name="a"'

test('whatever a browser sends as fields and files is read as it was meant', async () => {
	const text = fc.string({ unit: 'grapheme', maxLength: 60 })
	const name = text.map((one) => one.replaceAll(/[\r\n]/g, ''))
	const field = fc.record({ name, value: text, isFile: fc.boolean() })
	await fc.assert(
		fc.asyncProperty(fc.array(field, { maxLength: 12 }), async (fields) => {
			const form = new FormData()
			for (const { name, value, isFile } of fields) {
				form.append(name, isFile ? new File([value], `${name}.csv`, { type: 'text/csv' }) : value)
			}
			const { type, body } = await posted(form)
			const read = readParts(body, type, 12)?.map(({ name, content, file }) => ({
				name,
				value: content.toString(),
				file: file?.name,
			}))
			const meant = fields.map(({ name, value, isFile }) => ({
				name: name.toWellFormed(),
				value: isFile ? value.toWellFormed() : value.toWellFormed().replaceAll(/\r\n?|\n/g, '\r\n'),
				file: isFile ? `${name.toWellFormed()}.csv` : undefined,
			}))
			expect(read).toEqual(meant)
		}),
		{ numRuns: 300 },
	)
})

/** A form of one part whose head, with the line ends around it, is so many bytes long. */
function headOf(bytes: number): string {
	const rest = bytes - `\r\n${FIELD}\r\nA: \r\n\r\n`.length
	return `--x\r\n${FIELD}\r\nA: ${'b'.repeat(rest)}\r\n\r\nv\r\n--x--`
}

test('a part may say 2,000 bytes of itself', () => {
	const { type, body } = plain(headOf(2_000))
	expect(readParts(body, type, 1)).toHaveLength(1)
})

test('a part may be empty, and may hold what looks like the beginning of an end', () => {
	const { type, body } = plain(`--x\r\n${FIELD}\r\n\r\n\r\n--x\r\n${FIELD}\r\n\r\n\r\n--\r\n--y\r\n--x--\r\n`)
	expect(readParts(body, type, 5)?.map(({ content }) => content.toString())).toEqual(['', '\r\n--\r\n--y'])
})

test.each([
	['multipart/form-data;boundary=xy', 'xy'],
	['multipart/form-data; BOUNDARY=xy', 'xy'],
	['multipart/form-data;  boundary="x y"', 'x y'],
	['multipart/form-data; boundary=xy ; charset=utf-8', 'xy'],
	['multipart/form-data; boundary="xy"; charset=utf-8', 'xy'],
	[`multipart/form-data; boundary=${'x'.repeat(70)}`, 'x'.repeat(70)],
	[`multipart/form-data; boundary="${'x'.repeat(70)}"`, 'x'.repeat(70)],
])('%s has the boundary %s', (type, boundary) => {
	const body = Buffer.from(`--${boundary}\r\n${FIELD}\r\n\r\nv\r\n--${boundary}--`)
	expect(readParts(body, type, 2)).toHaveLength(1)
})

test.each([
	['multipart/form-data; boundary=xy z', 'xy'],
	['multipart/form-data; boundary="xy" z', 'xy'],
	['multipart/form-data; boundary="xy', 'xy'],
	['multipart/form-data; boundary=', 'undefined'],
	['multipart/form-data; boundary=""', ''],
	[`multipart/form-data; boundary="${'x'.repeat(71)}"`, 'x'.repeat(71)],
])('%s says no boundary', (type, boundary) => {
	expect(readParts(Buffer.from(`--${boundary}--`), type, 2)).toBeNull()
})

const read = (head: string) => {
	const { type, body } = plain(`--x\r\n${head}\r\n\r\nv\r\n--x--`)
	return readParts(body, type, 2)?.map(({ name, file }) => [name, file])
}

test.each<[string, string, { name: string; type: string } | null]>([
	[FIELD, 'a', null],
	['content-disposition:form-data;name="a"', 'a', null],
	['Content-Disposition:  Form-Data;  NAME="a"', 'a', null],
	['Content-Disposition: form-data; name=""', '', null],
	[`Content-Type: text/csv\r\n${FIELD}; filename="f"`, 'a', { name: 'f', type: 'text/csv' }],
	[`${FIELD}; filename="f"\r\ncontent-type:text/csv  `, 'a', { name: 'f', type: 'text/csv' }],
	[`${FIELD}; filename="f"\r\nContent-Type:  t`, 'a', { name: 'f', type: 't' }],
	[`${FIELD}; filename=""\r\nX-Content-Type: text/csv`, 'a', { name: '', type: 'text/plain' }],
	['Content-Disposition: form-data; filename="f"; name="a"', 'a', { name: 'f', type: 'text/plain' }],
	['Content-Disposition: form-data; name="%22a%22%0D%0Ab%0D%0A"', '"a"\r\nb\r\n', null],
])('%o is of the field %o and the file %o', (head, name, file) => {
	expect(read(head)).toEqual([[name, file]])
})

test('what stands in a part’s content says nothing of the part', () => {
	expect(read(`Content-Type: text/csv\r\n\r\n${FIELD}`)).toBeUndefined()
})

test.each([
	['no boundary', { type: 'multipart/form-data', body: Buffer.from('--x--') }],
	['a boundary longer than any', plain(`--${'x'.repeat(71)}--`, 'x'.repeat(71))],
	['another boundary than it says', plain('--y\r\n')],
	['something before its first boundary', plain(`-\r\n--x\r\n${FIELD}\r\n\r\nv\r\n--x--`)],
	['a boundary whose line goes on', plain(`--x ${FIELD}\r\n\r\nv\r\n--x--`)],
	['a name of another header', plain(`--x\r\nX-${FIELD}\r\n\r\nv\r\n--x--`)],
	['a name on another line', plain('--x\r\nContent-Disposition: form-data\r\n; name="a"\r\n\r\nv\r\n--x--')],
	['a part that is no field', plain('--x\r\nContent-Disposition: inline; name="a"\r\n\r\nv\r\n--x--')],
	['a part cut off', plain(`--x\r\n${FIELD}\r\n\r\nvalue`)],
	['a head cut off', plain('--x\r\nContent-')],
	['a head that never ends', plain(headOf(2_001))],
	['a part without a name', plain('--x\r\nContent-Disposition: form-data\r\n\r\nv\r\n--x--')],
	['more parts than are taken', plain(`${`--x\r\n${FIELD}\r\n\r\nv\r\n`.repeat(3)}--x--`)],
	['nothing', plain('')],
])('%s is no form', (_what, { type, body }) => {
	expect(readParts(body, type, 2)).toBeNull()
})

test('whatever comes in place of a form is refused, or read, and never breaks', () => {
	const pieces = fc.constantFrom('--x', '--x--', '\r\n', '\r\n\r\n', FIELD, '; filename="', '"', 'v', ';')
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 30 }), (found) => {
			const { type, body } = plain(found.join(''))
			const parts = readParts(body, type, 5)
			expect(parts === null || parts.length <= 5).toBe(true)
		}),
		{ numRuns: 2_000 },
	)
})
