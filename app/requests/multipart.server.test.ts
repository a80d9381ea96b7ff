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

test('a part may be empty, and may hold what looks like the beginning of an end', () => {
	const { type, body } = plain(`--x\r\n${FIELD}\r\n\r\n\r\n--x\r\n${FIELD}\r\n\r\n\r\n--\r\n--y\r\n--x--\r\n`)
	expect(readParts(body, type, 5)?.map(({ content }) => content.toString())).toEqual(['', '\r\n--\r\n--y'])
})

test.each([
	['no boundary', { type: 'multipart/form-data', body: Buffer.from('--x--') }],
	['a boundary longer than any', plain(`--${'x'.repeat(71)}--`, 'x'.repeat(71))],
	['another boundary than it says', plain('--y\r\n')],
	['a part cut off', plain(`--x\r\n${FIELD}\r\n\r\nvalue`)],
	['a head cut off', plain('--x\r\nContent-')],
	['a head that never ends', plain(`--x\r\n${'A: b\r\n'.repeat(1_000)}\r\nv\r\n--x--`)],
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
