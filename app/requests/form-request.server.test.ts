import { expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import { hiddenText, readForm } from './form-request.server'

const posted = (body: BodyInit, headers: HeadersInit = {}) =>
	new Request('http://localhost/', { method: 'POST', body, headers })

test('a form’s texts and files are read as they were sent', async () => {
	const sent = new FormData()
	sent.append('tag', 'a')
	sent.append('tag', 'b ç 🙂\n')
	sent.append('file', new File(['x'], 'locker.csv'))
	const form = await readForm(posted(sent))
	expect(form.getAll('tag')).toEqual(['a', 'b ç 🙂\r\n'])
	expect(form.get('file')).toBeInstanceOf(File)
})

test('a NUL is nothing: a field with nothing else is empty before a schema looks at it', async () => {
	const form = await readForm(posted(new URLSearchParams({ description: '\0', title: 'a\0b' })))
	expect(Object.fromEntries(form)).toEqual({ description: '', title: 'ab' })
})

test('what is no form is refused', async () => {
	await expect(readForm(posted('{}', { 'Content-Type': 'application/json' }))).rejects.toThrow(Refused)
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
	expect(() => hiddenText(form, 'long')).toThrow(Refused)
})
