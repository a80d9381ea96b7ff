import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeError } from './log.server'

test('a failed statement is logged without what people typed', () => {
	const cause = Object.assign(new Error('duplicate key value'), {
		code: '23505',
		detail: 'Key (email)=(ana@example.com) already exists.',
	})
	const logged = describeError(
		new DrizzleQueryError('insert into people values ($1)', ['ana@example.com\nat night'], cause),
	)
	expect(JSON.stringify(logged)).not.toMatch(/ana@|night/)
	expect(logged).toMatchObject({
		message: 'Failed query: insert into people values ($1)',
		cause: { message: 'duplicate key value', code: '23505' },
	})
	expect(logged['stack']).toMatch(/\n {4}at /)
})

test('a mail server’s refusal is logged without the address that it names', () => {
	const error = new Error(
		'all recipients were rejected: 550 5.1.1 <ana.souza+news@mail.example.com.br>: unknown',
	)
	const logged = describeError(new Error('the mail was not taken', { cause: error }))
	expect(JSON.stringify(logged)).not.toMatch(/ana|souza|example/)
	expect(logged).toMatchObject({ cause: { message: 'all recipients were rejected: 550 5.1.1 <…>: unknown' } })
	expect(logged['stack']).toMatch(/\n {4}at /)
})

test('what is no error is logged as its text', () => {
	expect(describeError('gone')).toEqual({ message: 'gone' })
})
