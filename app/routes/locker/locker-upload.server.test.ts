import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ImportFile } from '~/features/locker/import/locker-import'
import { readUpload } from './locker-upload.server'

const NO_FILE = { status: 400, message: 'import_no_file' }
const ANY_BYTES = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7) % 256)

function formOf(file: File, ...others: [string, string][]): FormData {
	const form = new FormData()
	for (const [name, value] of others) form.append(name, value)
	form.append('file', file)
	return form
}

const requestOf = (body: BodyInit, headers: Record<string, string> = {}) =>
	new Request('http://localhost/', { method: 'POST', body, headers })

const upload = (request: Request) => readUpload(randomUUID(), request)

test('a form without a file, or none at all, is refused', async () => {
	const sent = await upload(requestOf(formOf(new File([ANY_BYTES], 'a "name".json'))))
	expect(Buffer.from(sent.file.bytes)).toEqual(Buffer.from(ANY_BYTES))
	expect(sent).toMatchObject({ file: { name: 'a "name".json' }, chosen: null, isAsking: false })
	const fields = Array.from({ length: 9 }, (_, index): [string, string] => [`${index}`, 'x'])
	for (const body of [
		formOf(new File([], '')),
		formOf(new File(['[]'], 'a.json'), ...fields),
		new URLSearchParams({ file: '[]' }),
		'[]',
	]) {
		await expect(upload(requestOf(body))).rejects.toMatchObject(NO_FILE)
	}
})

test('which column is what comes with the file, and never more than a column’s name', async () => {
	const file = new File(['[]'], 'a.json')
	const chosen = async (...fields: [string, string][]) =>
		(await upload(requestOf(formOf(file, ['ask', 'on'], ...fields)))).chosen
	expect(await chosen()).toBeNull()
	expect(await chosen(['column-content', ''], ['column-title', ''])).toEqual(new Map())
	expect(await chosen(['column-content', 'Prompt\ntext'], ['column-owner', 'x'])).toEqual(
		new Map([['content', 'Prompt text']]),
	)
	expect(await chosen(['column-title', 'é'.repeat(10_000)])).toEqual(new Map([['title', 'é'.repeat(40)]]))
})

test('a person’s second file waits for the first, and others don’t', async () => {
	const [me, others] = [randomUUID(), randomUUID()]
	const sent = new Response(formOf(new File(['[]'], 'a.json')))
	const headers = { 'Content-Type': sent.headers.get('Content-Type') ?? '' }
	const body = new Uint8Array(await sent.arrayBuffer())
	const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
	const slow = new ReadableStream<Uint8Array<ArrayBuffer>>({
		async pull(controller) {
			await isLet
			controller.enqueue(body)
			controller.close()
		},
	})
	const order: string[] = []
	const told =
		(name: string) =>
		({ file }: { file: ImportFile }) =>
			order.push(`${name} ${file.bytes.length}`)
	const init = { method: 'POST', body: slow, duplex: 'half', headers }
	const first = readUpload(me, new Request('http://localhost/', init)).then(told('first'))
	const second = readUpload(me, requestOf(body, headers)).then(told('second'))
	await readUpload(others, requestOf(body, headers)).then(told('others'))
	letGo()
	await Promise.all([first, second])
	expect(order).toEqual(['others 2', 'first 2', 'second 2'])
})
