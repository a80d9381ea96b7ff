import { expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import { translateInto } from '~/i18n/translate.server'
import { hiddenText, readForm } from './form-request.server'

const posted = (body: BodyInit, headers: HeadersInit = {}) =>
	new Request('http://localhost/', { method: 'POST', body, headers })

test('a form’s texts and files are read as they were sent', async () => {
	const sent = new FormData()
	sent.append('tag', 'a')
	sent.append('tag', 'b ç 🙂\n')
	sent.append('file', new File(['x'], 'locker.csv', { type: 'text/csv' }))
	const form = await readForm(posted(sent))
	expect(form.getAll('tag')).toEqual(['a', 'b ç 🙂\r\n'])
	const file = form.get('file')
	expect(file).toMatchObject({ name: 'locker.csv', type: 'text/csv', size: 1 })
})

test('a NUL is nothing: a field with nothing else is empty before a schema looks at it', async () => {
	const form = await readForm(posted(new URLSearchParams({ description: '\0', title: 'a\0b' })))
	expect(Object.fromEntries(form)).toEqual({ description: '', title: 'ab' })
})

test.each([
	['application/json', 'a=b'],
	['application/x-www-form-urlencodedx', 'a=b'],
	['text/plain; as=application/x-www-form-urlencoded', 'a=b'],
	['multipart/form-data', '--x--'],
	['multipart/form-datax; boundary=x', '--x--'],
	['text/plain; multipart/form-data; boundary=x', '--x--'],
])('%s is no form', async (type, body) => {
	await expect(readForm(posted(body, { 'Content-Type': type }))).rejects.toMatchObject({
		code: 'invalid_input',
	})
})

test.each([
	['form_missing', new Request('http://localhost/', { method: 'POST' })],
	['form_missing', posted('', { 'Content-Type': 'multipart/form-data; boundary=x' })],
	['form_missing', posted('{}', { 'Content-Type': 'application/json' })],
	['form_broken', posted('--x\r\nContent-', { 'Content-Type': 'multipart/form-data; boundary=x' })],
	['form_of_too_many', posted('a&'.repeat(900), { 'Content-Type': 'application/x-www-form-urlencoded' })],
	['form_of_too_many', posted(formOf(900))],
] as const)('what is wrong is told as it is, in the reader’s language: %s', async (message, request) => {
	request.headers.set('Accept-Language', 'pt-BR')
	const t = await translateInto('pt')
	const text = t(message, { most: 200 })
	await expect(readForm(request)).rejects.toMatchObject({ code: 'invalid_input', details: { text } })
})

test('only where a button may be alone is a form without a field one', async () => {
	const empty = () => posted('', { 'Content-Type': 'application/x-www-form-urlencoded' })
	expect([...(await readForm(empty()))]).toEqual([])
	const refused = { code: 'invalid_input', details: { text: (await translateInto('en'))('form_missing') } }
	await expect(readForm(empty(), { isFilled: true })).rejects.toMatchObject(refused)
})

test('what says nothing of itself is no form', async () => {
	const silent = new Request('http://localhost/', { method: 'POST', body: new Blob(['a=b']) })
	await expect(readForm(silent)).rejects.toMatchObject({ code: 'invalid_input' })
})

test.each([
	['Application/X-WWW-Form-UrlEncoded;charset=utf-8', 'a=b&c=%C3%A7'],
	[
		'Multipart/Form-Data; boundary=x',
		'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x\r\nContent-Disposition: form-data; name="c"\r\n\r\nç\r\n--x--',
	],
])('%s is a form, which tells how long it was', async (type, body) => {
	const form = await readForm(posted(body, { 'Content-Type': type }))
	expect([...form]).toEqual([
		['a', 'b'],
		['c', 'ç'],
	])
	expect(form.bytes).toBe(Buffer.byteLength(body))
})

test.each([
	['fields', posted(new URLSearchParams(Array.from({ length: 201 }, () => ['a', 'b'])))],
	['parts', posted(formOf(201))],
])('more %s than any form of ours has are refused', async (_what, request) => {
	await expect(readForm(request)).rejects.toMatchObject({ code: 'invalid_input' })
})

function formOf(fields: number): FormData {
	const form = new FormData()
	for (let at = 0; at < fields; at += 1) form.append('a', 'b')
	return form
}

test('as many fields as a form may have are read in either shape', async () => {
	const pairs = Array.from({ length: 200 }, () => ['a', 'b'])
	expect((await readForm(posted(new URLSearchParams(pairs)))).getAll('a')).toHaveLength(200)
	expect((await readForm(posted(formOf(200)))).getAll('a')).toHaveLength(200)
})

test('what a page sends along unseen is no longer than any page of ours would make it', () => {
	const form = new FormData()
	form.append('id', 'x'.repeat(300))
	form.append('long', 'x'.repeat(301))
	expect(hiddenText(form, 'id')).toHaveLength(300)
	expect(hiddenText(form, 'missing')).toBe('')
	form.append('file', new File(['x'], 'x'))
	for (const name of ['long', 'file']) expect(() => hiddenText(form, name)).toThrow(Refused)
})
