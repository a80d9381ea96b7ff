import { expect, test } from 'vitest'
import { Refused } from '~/domain/refuse.server'
import { readForm } from './form-request.server'

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
